import GalleyViews

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

nonisolated extension TextInputAutocapitalization {
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
  /// Changes nothing: an image has no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Changes nothing: nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Changes nothing: an image has no keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
