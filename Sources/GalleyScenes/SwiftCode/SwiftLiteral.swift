import Galley
import GalleyData
import GalleyStrings

/// Values as Swift writes them.
enum SwiftLiteral {
  /// A string in quotation marks; controls, and what changes a line's direction, by their numbers.
  static func string(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 >= 0x7F })
    else { return "\"\(string)\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // Messages name the other controls as Swift does.
    return ControlCharacters.escaped(result) + "\""
  }

  /// A title of a field, which SwiftUI reads as Markdown and as a key of a strings table where it is a literal.
  static func title(_ title: String) -> String {
    let isPlain = title.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " ,.!?-".unicodeScalars.contains($0)
    }
    return isPlain ? string(title) : "String(\(string(title)))"
  }

  static func number(_ number: Double) -> String { JSONNode.text(number) }

  static func number(_ number: CGFloat) -> String { JSONNode.text(Double(number)) }

  /// A number that is read as a `Double` where any number could stand: `3.0`.
  static func decimal(_ number: Double) -> String { "\(number)" }

  /// `0.0...1.0`; before a minus sign there must be a blank, as `...-` is an operator of its own.
  static func range(_ range: ClosedRange<Double>) -> String {
    let sign = range.lowerBound < 0 || range.upperBound < 0 ? " ... " : "..."
    return decimal(range.lowerBound) + sign + decimal(range.upperBound)
  }

  /// `(a, label: b)`, without the arguments that are not there.
  static func arguments(_ arguments: [(label: String?, value: String?)]) -> String {
    "("
      + arguments.compactMap { argument in
        argument.value.map { value in (argument.label.map { "\($0): " } ?? "") + value }
      }.joined(separator: ", ") + ")"
  }

  static func locale(_ locale: Locale) -> String {
    "Locale(identifier: \(string(locale.identifier)))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "EdgeInsets"
      + arguments([
        ("top", number(insets.top)), ("leading", number(insets.leading)),
        ("bottom", number(insets.bottom)), ("trailing", number(insets.trailing)),
      ])
  }

  /// An image by its name, or the pixels that a data: URL in base64 has; nil for another data: URL, as UIKit reads no
  /// drawings.
  static func image(_ name: String) -> String? {
    guard name.lowercased().hasPrefix("data:") else { return "Image(\(string(name)))" }
    guard let comma = name.firstIndex(of: ","), name[..<comma].hasSuffix(";base64"),
      !name[..<comma].contains("svg")
    else { return nil }
    let bytes = String(name[name.index(after: comma)...])
    guard Data(base64Encoded: bytes) != nil else { return nil }
    return "Image(uiImage: UIImage(data: Data(base64Encoded: \(string(bytes)))!)!)"
  }
}
