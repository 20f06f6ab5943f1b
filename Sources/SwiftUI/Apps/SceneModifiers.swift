import GalleyViews

// What windows would be like. All of it changes nothing: there are none.

/// How windows look. Galley draws no windows.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The style of the place.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  /// The same style as `.automatic`.
  public init() {}
}

/// A window without a title.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The same style as `.hiddenTitleBar`.
  public init() {}
}

/// A window with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  /// The same style as `.titleBar`.
  public init() {}
}

/// A window without a title and a background.
nonisolated public struct PlainWindowStyle: WindowStyle {
  /// The same style as `.plain`.
  public init() {}
}

/// A window with a depth.
nonisolated public struct VolumetricWindowStyle: WindowStyle {
  /// The same style as `.volumetric`.
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  /// The style of the place.
  public static var automatic: DefaultWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title. On an image it has no effect.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title. On an image it has no effect.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a title and a background. On an image it has no effect.
  public static var plain: PlainWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window with a depth. On an image it has no effect.
  public static var volumetric: VolumetricWindowStyle { .init() }
}

/// How the toolbars of windows look. Galley draws no windows.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The toolbar of a window.
nonisolated public struct SystemWindowToolbarStyle: WindowToolbarStyle {}

nonisolated extension WindowToolbarStyle where Self == SystemWindowToolbarStyle {
  /// The style of the place.
  public static var automatic: SystemWindowToolbarStyle { .init() }
  /// A toolbar below the title. On an image it has no effect.
  public static var expanded: SystemWindowToolbarStyle { .init() }
  /// A toolbar beside the title. On an image it has no effect.
  public static var unified: SystemWindowToolbarStyle { .init() }
  /// A low toolbar beside the title. On an image it has no effect.
  public static var unifiedCompact: SystemWindowToolbarStyle { .init() }
  /// A toolbar with or without a title beside it. On an image it has no effect.
  public static func unified(showsTitle: Bool) -> SystemWindowToolbarStyle { .init() }
  /// A low toolbar with or without a title beside it. On an image it has no effect.
  public static func unifiedCompact(showsTitle: Bool) -> SystemWindowToolbarStyle { .init() }
}

/// How items of the menu bar look. Galley draws no menu bar.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// The look of an item in the menu bar.
nonisolated public struct SystemMenuBarExtraStyle: MenuBarExtraStyle {}

nonisolated extension MenuBarExtraStyle where Self == SystemMenuBarExtraStyle {
  /// The style of the place.
  public static var automatic: SystemMenuBarExtraStyle { .init() }
  /// A menu below the item. On an image it has no effect.
  public static var menu: SystemMenuBarExtraStyle { .init() }
  /// A window below the item. On an image it has no effect.
  public static var window: SystemMenuBarExtraStyle { .init() }
}

/// Which sizes a window may have.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = WindowResizability(name: "automatic")
  /// Any size that the content takes.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Any size that is not smaller than the content's least.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether windows open when a program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// Windows open.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// Windows do not open.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows open as they were.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows open anew.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How high windows lie.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = WindowLevel(name: "automatic")
  /// Between other windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Below other windows.
  public static let desktop = WindowLevel(name: "desktop")
}

nonisolated extension Scene {
  /// No effect: Galley draws no windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// No effect: Galley draws no menu bar.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// No effect: Galley opens no windows.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// No effect: Galley opens no windows.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// No effect: Galley draws no windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// No effect: Galley opens no windows.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// No effect: views of a scene are not drawn.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// No effect: views of a scene are not drawn.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }

  /// No effect: views of a scene are not drawn.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }

  /// No effect: views of a scene are not drawn.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }

  /// No effect: the action is never called.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// No effect: the action is never called.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// As the first releases have it: the action gets the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// No effect: Galley draws no menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// No effect: Galley draws no menus.
  public func commandsRemoved() -> some Scene { self }

  /// No effect: Galley draws no menus.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// No effect: images have no keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some Scene
  { self }
}
