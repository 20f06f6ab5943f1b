import Galley

/// Lines of Swift source of one view, or of one value, and how far each is indented.
struct SwiftLines {
  struct Line: Equatable {
    /// Steps of two spaces.
    var depth: Int
    var text: String

    /// With the indentation and the line feed.
    var bytes: Int { text.isEmpty ? 1 : depth * 2 + text.utf8.count + 1 }
  }

  private(set) var lines: [Line] = []
  /// Of the text that the lines make.
  private(set) var bytes = 0
  /// How far calls behind the view are indented; nil before the first.
  private var callDepth: Int?

  init() {}

  /// One line.
  init(_ text: String) { append(text) }

  var count: Int { lines.count }

  /// The only line; nil where there are others.
  var single: String? { lines.count == 1 ? lines[0].text : nil }

  mutating func append(_ text: String, depth: Int = 0) {
    append(Line(depth: depth, text: text))
  }

  mutating func append(_ other: SwiftLines, depth: Int = 0) {
    for line in other.lines { append(Line(depth: line.depth + depth, text: line.text)) }
  }

  private mutating func append(_ line: Line) {
    lines.append(line)
    bytes += line.bytes
  }

  /// Puts a text behind the last line.
  mutating func extend(_ text: String) {
    guard let last = lines.indices.last else { return append(text) }
    bytes -= lines[last].bytes
    lines[last].text += text
    bytes += lines[last].bytes
  }

  /// The lines with a text in the place of each mark.
  func replacing(_ mark: String, with text: String) -> SwiftLines {
    var result = SwiftLines()
    for line in lines {
      result.append(line.text.replacingOccurrences(of: mark, with: text), depth: line.depth)
    }
    result.callDepth = callDepth
    return result
  }

  /// Puts a call behind the view: below its braces, or below its only line and further in.
  mutating func call(_ modifier: SwiftLines) {
    let first = lines.first { !$0.text.hasPrefix("//") }
    let isBraced = lines.last?.text == "}" && lines.last?.depth == first?.depth
    // Calls behind a view stand below each other.
    let depth = callDepth ?? (isBraced ? 0 : 1)
    callDepth = depth
    append(modifier, depth: depth)
  }

  /// A call with closures: `Section {`, `} header: {`, `}`.
  /// - Parameter closures: the first one needs no label.
  static func call(_ head: String, _ closures: [(label: String, body: SwiftLines)]) -> SwiftLines {
    var result = SwiftLines()
    for (index, closure) in closures.enumerated() {
      result.append(index == 0 ? "\(head) {" : "} \(closure.label): {")
      result.append(closure.body, depth: 1)
    }
    result.append("}")
    return result
  }

  /// A call with one value of several lines in its parentheses.
  static func call(_ head: String, value: SwiftLines) -> SwiftLines {
    if let text = value.single { return SwiftLines("\(head)(\(text))") }
    var result = SwiftLines("\(head)(")
    result.append(value, depth: 1)
    result.extend(")")
    return result
  }

  func text() -> String {
    lines.map { line in
      line.text.isEmpty ? "\n" : String(repeating: " ", count: line.depth * 2) + line.text + "\n"
    }
    .joined()
  }
}
