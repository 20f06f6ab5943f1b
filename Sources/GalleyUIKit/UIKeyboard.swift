import GalleyViews

/// A kind of keyboard, by UIKit's name. An image has no keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keyboard. On an image it has no effect.
  case `default`
  /// Letters without accents. On an image it has no effect.
  case asciiCapable
  /// Digits and punctuation. On an image it has no effect.
  case numbersAndPunctuation
  /// Letters with the slash and the dot of addresses. On an image it has no effect.
  case URL
  /// Digits. On an image it has no effect.
  case numberPad
  /// Digits, the star and the hash of telephones. On an image it has no effect.
  case phonePad
  /// Names and telephone numbers. On an image it has no effect.
  case namePhonePad
  /// Letters with the at sign and the dot. On an image it has no effect.
  case emailAddress
  /// Digits and a decimal point. On an image it has no effect.
  case decimalPad
  /// Letters with the at sign and the hash. On an image it has no effect.
  case twitter
  /// Letters with the space and the dot of searches. On an image it has no effect.
  case webSearch
  /// Digits of ASCII. On an image it has no effect.
  case asciiCapableNumberPad

  /// The same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard writes large, by UIKit's name. An image has no keyboard.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters. On an image it has no effect.
  case none
  /// The first letter of each word. On an image it has no effect.
  case words
  /// The first letter of each sentence. On an image it has no effect.
  case sentences
  /// All letters. On an image it has no effect.
  case allCharacters
}

nonisolated extension TextInputAutocapitalization {
  /// The same choice under SwiftUI's name. Never nil.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

nonisolated extension View {
  /// No effect: an image has no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// No effect: nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// No effect: an image has no keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
