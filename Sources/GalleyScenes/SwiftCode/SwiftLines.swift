/// Lines of Swift source of one view, or of one value, and how far each is indented.
struct SwiftLines {
  struct Line {
    /// Steps of two spaces.
    var depth: Int
    var text: String
  }

  private(set) var lines: [Line] = []
  /// How far calls behind the view are indented; nil before the first.
  private var callDepth: Int?

  init() {}

  /// One line.
  init(_ text: String) { lines = [Line(depth: 0, text: text)] }

  var count: Int { lines.count }

  /// The only line; nil where there are others.
  var single: String? { lines.count == 1 ? lines[0].text : nil }

  mutating func append(_ text: String, depth: Int = 0) {
    lines.append(Line(depth: depth, text: text))
  }

  mutating func append(_ other: SwiftLines, depth: Int = 0) {
    lines += other.lines.map { Line(depth: $0.depth + depth, text: $0.text) }
  }

  /// Puts a text behind the last line.
  mutating func extend(_ text: String) {
    guard let last = lines.indices.last else { return append(text) }
    lines[last].text += text
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

  func text(depth: Int = 0) -> String {
    lines.map { line in
      line.text.isEmpty
        ? "\n" : String(repeating: " ", count: (line.depth + depth) * 2) + line.text + "\n"
    }
    .joined()
  }
}
