import GalleyGeometry

/// Which letters a keyboard writes large. An image has no keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

nonisolated extension View {
  /// Changes nothing: an image has no keyboard.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Changes nothing: nothing is corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Changes nothing: an image has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How scrolling takes the keyboard away. An image has no keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
