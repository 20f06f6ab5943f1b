import GalleyGeometry
import GalleyViews

/// Opens an address: by the handler that somebody set, or not at all.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What came of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: false)
    public static func systemAction(_ url: URL) -> Result { systemAction }
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction }
  }
  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }

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
