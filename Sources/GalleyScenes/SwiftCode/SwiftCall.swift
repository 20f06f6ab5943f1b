import Galley
import GalleyData

/// An element or a modifier of a scene that is being written as a call of Swift.
struct SwiftCall {
  let name: String
  private let keys: [KeyDefinition]
  let arguments: Arguments
  let writer: SwiftWriter

  init(_ name: String, _ keys: [KeyDefinition], _ arguments: Arguments, _ writer: SwiftWriter) {
    (self.name, self.keys, self.arguments, self.writer) = (name, keys, arguments, writer)
  }

  subscript(_ key: String) -> SceneValue? { get throws { try arguments[key] } }

  var owner: SceneValue { arguments.owner }

  /// The value of the first key.
  func firstValue() throws -> SceneValue? { try keys.first.flatMap { try arguments[$0.name] } }

  /// The value of a key as Swift; nil for a key that is not there.
  func value(_ key: String) throws -> String? {
    guard let kind = keys.first(where: { $0.name == key })?.kind else { return nil }
    return try arguments[key].map { try writer.value($0, kind) }
  }

  /// The number of a key as a `Double`; nil for a key that is not there.
  func decimal(_ key: String) throws -> String? {
    try arguments[key].map { SwiftLiteral.decimal(try $0.number(-1e308...1e308, "a number")) }
  }

  /// `label: value` of each key that is there.
  /// - Parameter parts: keys; `_key` has no label, `label=key` another one than the key's name.
  func list(_ parts: [String]) throws -> [(label: String?, value: String?)] {
    try parts.map { part in
      if part.hasPrefix("_") { return (nil, try value(String(part.dropFirst()))) }
      let names = part.split(separator: "=").map(String.init)
      return (names[0], try value(names[names.count - 1]))
    }
  }

  /// `Name(a, label: b)`.
  func head(_ parts: [String]) throws -> String {
    name + SwiftLiteral.arguments(try list(parts))
  }

  /// `.name(a, label: b)` of all keys; the first one has no label where the modifier has an argument.
  func modifier(hasArgument: Bool) throws -> SwiftLines {
    let parts = keys.enumerated().map { $0 == 0 && hasArgument ? "_\($1.name)" : $1.name }
    return SwiftLines(".\(try head(parts))")
  }

  /// `Name(…) { … }` with the children; an empty list of arguments is left away.
  func container(_ parts: [String]) throws -> SwiftLines {
    SwiftLines.call(try openHead(parts), [("", try writer.children(arguments["children"]))])
  }

  /// The head of a call with closures.
  func openHead(_ parts: [String]) throws -> String {
    let head = try head(parts)
    return head.hasSuffix("()") ? String(head.dropLast(2)) : head
  }

  func title(_ key: String) throws -> SwiftLines? {
    try arguments[key].map { try writer.title($0) }
  }

  /// What is written on a control: a title, a symbol, or both; nil for neither.
  func label() throws -> SwiftLines? {
    let title = try title("title")
    guard let symbol = try arguments["systemImage"]?.string() else { return title }
    let image = SwiftLines("Image(systemName: \(SwiftLiteral.string(symbol)))")
    guard let title else { return image }
    return SwiftLines.call("Label", [("", title), ("icon", image)])
  }

  func labelOrChildren() throws -> SwiftLines {
    try label() ?? writer.children(arguments["children"])
  }

  /// A control with its label; without one it stands alone.
  func titled(_ head: String) throws -> SwiftLines {
    guard let label = try label() else {
      var lines = SwiftLines.call(head, [("", SwiftLines("EmptyView()"))])
      lines.call(SwiftLines(".labelsHidden()"))
      return lines
    }
    return SwiftLines.call(head, [("", label)])
  }

  /// The control in the style that was asked for.
  func styled(_ lines: SwiftLines, _ modifier: String) throws -> SwiftLines {
    guard let style = try arguments["style"]?.swiftName() else { return lines }
    var lines = lines
    lines.call(SwiftLines(".\(modifier)(.\(style))"))
    return lines
  }
}
