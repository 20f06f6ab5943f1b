/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` and its like: a key of its own,
/// and accessors that read and write it.
enum EntryMacro {
  /// What keys of the containers conform to, and how they name the value of nothing.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  static func expansion(of request: MacroRequest) throws -> String {
    let entry = try Entry(request.source)
    let container = try container(around: request)
    guard let key = keys[container] else {
      throw MacroError(
        "@Entry belongs in an extension of \(keys.keys.sorted().joined(separator: ", ")), not of "
          + container)
    }
    let name = "__Key_\(entry.plainName)"
    if request.role == "accessor" {
      return "{\n  get { self[\(name).self] }\n  set { self[\(name).self] = newValue }\n}"
    }
    if container == "FocusedValues" {
      guard let type = entry.wrappedType else {
        throw MacroError(
          "an entry of FocusedValues must have an optional type: @Entry var name: Type?")
      }
      return "private struct \(name): GalleyViews.\(key) {\n  typealias Value = \(type)\n}"
    }
    return try """
    private struct \(name): GalleyViews.\(key) {
      \(entry.defaultValue())
    }
    """
  }

  private static func container(around request: MacroRequest) throws -> String {
    for source in request.context {
      let words = SourceTokens(source).tokens.filter { $0.kind == .word }.map(\.text)
      guard let place = words.firstIndex(of: "extension"), place + 1 < words.count else { continue }
      // The last part of a qualified name: `SwiftUI.EnvironmentValues`.
      return words[(place + 1)...].first { keys[$0] != nil } ?? words[place + 1]
    }
    throw MacroError("@Entry belongs in an extension, for example of EnvironmentValues")
  }
}

/// The parts of the variable that `@Entry` stands before.
private struct Entry {
  var name: String
  var type: String?
  var value: String?

  var plainName: String { name.filter { $0 != "`" } }

  /// The type within an optional one.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return String(type.dropFirst("Optional<".count).dropLast())
    }
    return nil
  }

  init(_ source: String) throws {
    let source = SourceTokens(source)
    let tokens = source.tokens
    guard let keyword = tokens.firstIndex(where: { $0.text == "var" && $0.kind == .word }),
      keyword + 1 < tokens.count
    else { throw MacroError("@Entry must precede a var") }
    name = tokens[keyword + 1].text
    let rest = keyword + 2
    let equals = source.first(["="], from: rest)
    if let brace = source.first(["{"], from: rest), equals.map({ brace < $0 }) ?? true {
      throw MacroError(
        "@Entry generates the accessors: remove them", offset: tokens[brace].range.lowerBound)
    }
    if rest < tokens.count, tokens[rest].text == ":" {
      let start = tokens[rest].range.upperBound
      let end =
        equals.map { tokens[$0].range.lowerBound } ?? tokens[tokens.count - 1].range.upperBound
      type = Self.trimmed(source.text(start..<end))
    }
    if let equals, let last = tokens.last, equals + 1 < tokens.count {
      value = Self.trimmed(source.text(tokens[equals].range.upperBound..<last.range.upperBound))
    }
  }

  /// The statement that makes the default value of the key.
  func defaultValue() throws -> String {
    switch (type, value) {
    case (let type?, let value):
      guard let value = value ?? (wrappedType == nil ? nil : "nil") else {
        throw MacroError("@Entry needs a default value for \(name)")
      }
      return "static var defaultValue: \(type) { \(value)\n  }"
    case (nil, let value?):
      // The type may be one that threads must not share; of a constant that may, the compiler would say that "unsafe"
      // is not needed. Nothing but this declaration sets it.
      return "nonisolated(unsafe) static var defaultValue = \(value)"
    case (nil, nil):
      throw MacroError("@Entry needs a type, or a value whose type can be inferred")
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    return String(text[start..<end])
  }
}
