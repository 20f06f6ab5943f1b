import GalleyGeometry
import GalleyViews

/// Opens an address: by the handler that is set, or not at all.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What came of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// The handler has opened the address.
    public static let handled = Result(isAccepted: true)
    /// The handler has not opened the address.
    public static let discarded = Result(isAccepted: false)
    /// The handler leaves the address to the system. Galley opens no addresses, so it counts as not opened.
    public static let systemAction = Result(isAccepted: false)
    /// The handler leaves another address to the system. It counts as not opened.
    public static func systemAction(_ url: URL) -> Result { systemAction }
    /// The handler leaves another address to the system, in a window of the program or not. It counts as not
    /// opened.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction }
  }
  private let handler: @MainActor (URL) -> Result

  /// An action that gives addresses to a handler on the main actor.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Gives an address to the handler.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Gives an address to the handler.
  /// - Parameter prefersInApp: it has no effect.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }

  /// Gives an address to the handler.
  /// - Parameter completion: called at once; true if the handler has opened the address.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Would open a window.
nonisolated public struct OpenWindowAction: Sendable {
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D
  ) {}
}

/// Would close a window.
nonisolated public struct DismissWindowAction: Sendable {
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction() {}
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D
  ) {}
}

/// Would open the window of settings.
nonisolated public struct OpenSettingsAction: Sendable {
  /// Does nothing: an image has no windows.
  @MainActor @preconcurrency public func callAsFunction() {}
}

nonisolated extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// Opens an address by the handler that a view around set; nothing opens otherwise.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Does nothing: an image has no windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Does nothing: an image has no windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Does nothing: an image has no windows.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
