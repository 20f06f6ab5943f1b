import GalleyViews

// What windows would be like. All of it changes nothing: there are none.

@MainActor @preconcurrency
public protocol WindowStyle {}

nonisolated public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

nonisolated public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

nonisolated public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

nonisolated public struct VolumetricWindowStyle: WindowStyle {
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { .init() }
}

nonisolated extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { .init() }
}

@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The toolbar of a window.
nonisolated public struct SystemWindowToolbarStyle: WindowToolbarStyle {}

nonisolated extension WindowToolbarStyle where Self == SystemWindowToolbarStyle {
  public static var automatic: SystemWindowToolbarStyle { .init() }
  public static var expanded: SystemWindowToolbarStyle { .init() }
  public static var unified: SystemWindowToolbarStyle { .init() }
  public static var unifiedCompact: SystemWindowToolbarStyle { .init() }
  public static func unified(showsTitle: Bool) -> SystemWindowToolbarStyle { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> SystemWindowToolbarStyle { .init() }
}

@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// The look of an item in the menu bar.
nonisolated public struct SystemMenuBarExtraStyle: MenuBarExtraStyle {}

nonisolated extension MenuBarExtraStyle where Self == SystemMenuBarExtraStyle {
  public static var automatic: SystemMenuBarExtraStyle { .init() }
  public static var menu: SystemMenuBarExtraStyle { .init() }
  public static var window: SystemMenuBarExtraStyle { .init() }
}

/// Which sizes a window may have.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether windows open when a program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows open as they were.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How high windows lie.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

nonisolated extension Scene {
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }

  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }

  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// As the first releases have it: the action gets the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  public func commandsRemoved() -> some Scene { self }

  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some Scene
  { self }
}
