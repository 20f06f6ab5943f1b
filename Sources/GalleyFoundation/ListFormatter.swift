import Foundation

/// Joins texts to a list, as the class of this name on Apple's systems, which Foundation does not have on Linux: "a, b, and
/// c". Words are those of Foundation's own ICU.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale whose words are written; nil is the current one.
  open var locale: Locale! = .current
  /// Writes each item; nil describes it.
  open var itemFormatter: Formatter?

  /// A formatter in the current locale.
  public override init() { super.init() }

  /// A formatter in the current locale: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The list of texts in the current locale; empty of none.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.current))
  }

  /// The list of items; nil where the formatter of items has no text for one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// The list of an array's items; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
