import GalleyGeometry

/// Which letters a keyboard writes large. An image has no keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// No letters.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

nonisolated extension View {
  /// No effect: an image has no keyboard.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// No effect: nothing is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// No effect: nothing is corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// No effect: an image has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How scrolling takes the keyboard away. An image has no keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the view has it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as the user scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
