import GalleyGeometry
import GalleyStrings

extension ElementTree {
  /// The file: JSON with a line for each element, so that a version control system shows what changed. Keys without a
  /// value are left out; `ElementTreeSchema` says what each means.
  package var json: String {
    var writer = JSONWriter(spacing: .spaced)
    writer.openObject()
    writer.key("version")
    writer.integer(Self.version)
    writer.key("size")
    writer.numbers([size.width, size.height])
    writer.key("elements")
    let lines = elements.map(\.json).joined(separator: ",\n")
    writer.written(lines.isEmpty ? "[]" : "[\n\(lines)\n]")
    writer.close()
    return writer.text + "\n"
  }

  /// One line an element: its number, its role, its label, and then its value, traits, level, hint, actions and custom actions
  /// where it has them, and whether it is out of sight.
  package var readingOrder: String {
    elements.map { Self.line("\($0.number) \($0.words)", of: $0) }.joined()
  }

  /// The same without numbers, and with identifiers and frames: a golden of the elements, in whose difference only the
  /// lines of elements are that changed.
  package var text: String {
    elements.map { element in
      let identifier = element.identifier.map { " identifier \"\($0)\"" } ?? ""
      let frame = element.frame.numbers.map(\.shortDescription)
      return Self.line(
        "\(element.words)\(identifier) at \(frame[0]), \(frame[1]), \(frame[2]) x \(frame[3])",
        of: element)
    }.joined()
  }

  private static func line(_ words: String, of element: Element) -> String {
    ControlCharacters.escaped(String(repeating: "  ", count: element.depth) + words) + "\n"
  }
}

extension ElementTree.Element {
  /// What is said of it.
  fileprivate var words: String {
    var words = [role?.rawValue ?? type.name]
    if let label { words.append("\"\(label)\"") }
    if let value { words.append("value \"\(value)\"") }
    if !traits.isEmpty { words.append("traits \(traits.listed)") }
    if let heading { words.append("heading \(heading)") }
    if let hint { words.append("hint \"\(hint)\"") }
    if !actions.isEmpty { words.append("actions \(actions.listed)") }
    if !customActions.isEmpty {
      words.append("custom actions \(customActions.quoted)")
    }
    if !otherActions.isEmpty {
      words.append("other actions \(otherActions.map(\.label).quoted)")
    }
    if !isEnabled { words.append("disabled") }
    if isOutOfSight { words.append("out of sight") }
    if let moment { words.append("moment \(CGFloat(moment).shortDescription)") }
    return words.joined(separator: " ")
  }

  fileprivate var json: String {
    var writer = JSONWriter(spacing: .spaced)
    writer.openObject()
    writer.key("number")
    writer.integer(number)
    writer.key("depth")
    writer.integer(depth)
    let words = [
      ("type", type.name), ("role", role?.rawValue), ("label", label), ("value", value),
      ("hint", hint),
      ("identifier", identifier), ("name", name), ("image", image),
    ]
    for case (let key, let word?) in words {
      writer.key(key)
      writer.string(word)
    }
    if let heading {
      writer.key("heading")
      writer.integer(heading)
    }
    for (key, names) in [
      ("traits", traits.map(\.rawValue)), ("actions", actions.map(\.rawValue)),
      ("customActions", customActions),
    ] where !names.isEmpty {
      writer.key(key)
      writer.openArray()
      for name in names { writer.string(name) }
      writer.close()
    }
    writer.list(otherActions, as: "otherActions") { $0.write(to: &$1) }
    for (key, holds) in [
      ("disabled", !isEnabled), ("truncated", isTruncated), ("outOfSight", isOutOfSight),
    ] where holds {
      writer.key(key)
      writer.bool(true)
    }
    writer.key("frame")
    writer.numbers(frame.numbers)
    if let seen {
      writer.key("seen")
      writer.numbers(seen.numbers)
    }
    writer.list(lines, as: "lines") { $0.write(to: &$1) }
    if let moment {
      writer.key("moment")
      writer.number(moment)
    }
    if let source {
      writer.key("file")
      writer.string(source.file)
      writer.key("line")
      writer.integer(source.line)
    }
    writer.close()
    return writer.text
  }
}

extension Collection where Element: RawRepresentable, Element.RawValue == String {
  /// The words, with commas between them.
  package var listed: String { map(\.rawValue).joined(separator: ", ") }
}

extension Collection<String> {
  /// The texts in quotation marks, with commas between them.
  package var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension ElementTree.OtherAction {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.openObject()
    writer.key("label")
    writer.string(label)
    writer.key("frame")
    writer.numbers(frame.numbers)
    writer.close()
  }
}

extension ElementTree.Line {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.openObject()
    writer.key("text")
    writer.string(text)
    writer.key("frame")
    writer.numbers(frame.numbers)
    let opacity = (opacity * 100).rounded() / 100
    if opacity < 1 {
      writer.key("opacity")
      writer.number(opacity)
    }
    writer.key("styles")
    writer.openArray()
    for style in styles {
      writer.openObject()
      writer.key("font")
      writer.string(style.font)
      writer.key("size")
      writer.number(style.size.inHundredths)
      if let color = style.colorCode {
        writer.key("color")
        writer.string(color)
      }
      writer.close()
    }
    writer.close()
    writer.close()
  }
}

extension JSONWriter {
  /// The items of a list; nothing where there are none.
  fileprivate mutating func list<Item>(
    _ items: [Item], as name: String, _ write: (Item, inout JSONWriter) -> Void
  ) {
    if items.isEmpty { return }
    key(name)
    openArray()
    for item in items { write(item, &self) }
    close()
  }

  fileprivate mutating func numbers(_ numbers: [CGFloat]) {
    openArray()
    for number in numbers { self.number(number.inHundredths) }
    close()
  }
}

extension CGRect {
  /// Left, top, width and height.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension CGFloat {
  /// To the nearest hundredth: no reader needs more digits.
  fileprivate var inHundredths: Double { Double((self * 100).rounded() / 100) }
}
