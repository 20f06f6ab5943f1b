import GalleyGeometry

/// Whether a scene is in front. An image always is.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not seen.
  case background
  /// The scene is seen, and something lies in front of it.
  case inactive
  /// The scene is in front.
  case active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Whether a window has the focus. That of an image always has.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window gets what is typed.
  case key
  /// The window belongs to the program in front.
  case active
  /// The window belongs to another program.
  case inactive
}

nonisolated extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// `.active` unless set.
  @Entry public var scenePhase: ScenePhase = .active

  /// `.compact` unless set, as on a phone that stands upright.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// `.regular` unless set, as on a phone that stands upright.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// `.key` unless set.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// Whether the display is always on and dimmed; false unless set.
  @Entry public var isLuminanceReduced: Bool = false

  /// False unless set: an image opens no windows.
  @Entry public var supportsMultipleWindows: Bool = false

  /// That of the image, unless set; nil outside of the code of its views. What each touch or key does is one group.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? CurrentCanvas.device.views?.graph?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
