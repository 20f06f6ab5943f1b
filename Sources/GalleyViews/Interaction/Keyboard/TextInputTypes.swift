import GalleyGeometry

/// A kind of keyboard, by UIKit's name. An image has no keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard writes large, by UIKit's name. An image has no keyboard.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters a keyboard writes large. An image has no keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

nonisolated extension View {
  /// Changes nothing: an image has no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Changes nothing: nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Changes nothing: an image has no keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

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
