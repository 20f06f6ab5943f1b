import GalleyGeometry

/// A text that is written in the source, with values in it. It is shown as it is written, its
/// Markdown read; there are no tables of translations.
///
/// Values are shown as they are: markup in them is text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// What is written, with a place for each value.
  let format: String
  let values: [String]

  /// Stands for a value; a noncharacter, so that no text has it.
  static let placeholder: Character = "\u{FFFF}"

  public init(_ value: String) {
    format = value.filter { $0 != Self.placeholder }
    values = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var format = ""
    var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      format += literal.filter { $0 != LocalizedStringKey.placeholder }
    }

    public mutating func appendInterpolation<T>(_ value: T) {
      format.append(LocalizedStringKey.placeholder)
      values.append("\(value)")
    }

    /// A value by a format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      format.append(LocalizedStringKey.placeholder)
      values.append(String(format: specifier, value))
    }
  }

  /// The parts of the text, the values put in.
  var parts: [InlineMarkdown.Part] {
    var rest = values[...]
    let parts = InlineMarkdown.parts(of: format)
    return parts.indices.map { index in
      var filled = InlineMarkdown.Part(text: "", style: parts[index].style)
      for character in parts[index].text {
        if character == Self.placeholder, let value = rest.popFirst() {
          filled.text += value
        } else {
          filled.text.append(character)
        }
      }
      // Values in a link's destination come behind those in its text.
      let link = parts[index].style.link
      if let link, index + 1 == parts.count || parts[index + 1].style.link != link {
        rest = rest.dropFirst(link.count { $0 == Self.placeholder })
      }
      return filled
    }
  }
}
