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
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
  }
  private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// `.active` unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// `.compact` unless set, as on a phone that stands upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// `.regular` unless set, as on a phone that stands upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// `.key` unless set.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the display is always on and dimmed; false unless set.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// False unless set: an image opens no windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// That of the image, unless set; nil outside of the code of its views. What each touch or key does is one group.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? CurrentCanvas.device.views?.graph?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
