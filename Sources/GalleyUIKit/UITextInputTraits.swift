import GalleyGeometry
import GalleyViews

/// What fields say of the keyboard. An image has none: but for `isSecureTextEntry`, nothing of it has an effect.
@MainActor @preconcurrency
public protocol UITextInputTraits: UIView {}

/// What is set on a field of UIKit for the keyboard.
struct InputTraits {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var appearance = UIKeyboardAppearance.default
  var content: UITextContentType?
  var isSecure = false
  var enablesReturnKey = false
}

extension UITextInputTraits {
  /// The kind of keyboard. On an image it has no effect.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  /// What the return key says. On an image it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  /// Which letters are written large: the first ones of sentences by default. On an image it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitals }
    set { inputTraits.capitals = newValue }
  }
  /// Whether words are corrected. On an image it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether spelling is checked. On an image it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// Whether the keyboard is light or dark. On an image it has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// What the text is; nil is not said. On an image it has no effect.
  public var textContentType: UITextContentType! {
    get { inputTraits.content }
    set { inputTraits.content = newValue }
  }
  /// Whether a field draws dots in the place of its text: false by default.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set { inputTraits.isSecure = newValue }
  }
  /// Whether the return key waits for a text: false by default. On an image it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKey }
    set { inputTraits.enablesReturnKey = newValue }
  }
}

/// What a return key says, by UIKit's name. An image has no keyboard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return. On an image it has no effect.
  case `default`
  /// Go. On an image it has no effect.
  case go
  /// Google. On an image it has no effect.
  case google
  /// Join. On an image it has no effect.
  case join
  /// Next. On an image it has no effect.
  case next
  /// Route. On an image it has no effect.
  case route
  /// Search. On an image it has no effect.
  case search
  /// Send. On an image it has no effect.
  case send
  /// Yahoo. On an image it has no effect.
  case yahoo
  /// Done. On an image it has no effect.
  case done
  /// Emergency call. On an image it has no effect.
  case emergencyCall
  /// Continue. On an image it has no effect.
  case `continue`
}

/// Whether words are corrected, by UIKit's name.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system does it. On an image it has no effect.
  case `default`
  /// Words stay. On an image it has no effect.
  case no
  /// Words are corrected. On an image it has no effect.
  case yes
}

/// Whether spelling is checked, by UIKit's name.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system does it. On an image it has no effect.
  case `default`
  /// It is not. On an image it has no effect.
  case no
  /// It is. On an image it has no effect.
  case yes
}

/// Whether a keyboard is light or dark, by UIKit's name.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system has it. On an image it has no effect.
  case `default`
  /// Dark. On an image it has no effect.
  case dark
  /// Light. On an image it has no effect.
  case light
}

/// A text that changes: what a delegate is asked about.
struct TextChange {
  /// What is replaced, in units of UTF-16.
  let range: NSRange
  let replacement: String

  /// What is between the first and the last character that differ.
  init(from old: String, to new: String) {
    let (before, after) = (Array(old), Array(new))
    let shorter = min(before.count, after.count)
    let start = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let room = shorter - start
    let end =
      (0..<room).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] } ?? room
    func units(_ characters: ArraySlice<Character>) -> Int { String(characters).utf16.count }
    range = NSRange(
      location: units(before[..<start]), length: units(before[start..<before.count - end]))
    replacement = String(after[start..<after.count - end])
  }
}
