import Foundation
import SwiftParser
import SwiftSyntax

/// What of a function is counted, with the largest number that is no offence.
enum Measure: String, CaseIterable {
  /// From the first modifier, or the keyword, to the closing brace: all lines, with those of the functions and the closures
  /// within. Attributes and doc comments do not count.
  case lines
  /// Of functions, initializers and subscripts.
  case parameters

  var limit: Int {
    switch self {
    case .lines: 60
    case .parameters: 5
    }
  }
}

/// A function that is larger than the limit of one measure.
struct Offender {
  var measure: Measure
  var count: Int
  /// The file's path, as it was found from the folder that was given.
  var file: String
  /// With the names of the types and functions around it, without spaces: `Type.name(label:_:)`.
  var function: String

  /// A line of the list.
  var line: String { "\(measure.rawValue) \(count) \(file) \(function)" }

  /// What stays when a file is moved.
  var key: String { "\(measure.rawValue) \(function)" }

  var excess: Int { count - measure.limit }

  init(measure: Measure, count: Int, file: String, function: String) {
    self.measure = measure
    self.count = count
    self.file = file
    self.function = function
  }

  /// Reads a line of the list; nil if it is none.
  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 4, let measure = Measure(rawValue: String(words[0])),
      let count = Int(words[1]), count > measure.limit
    else { return nil }
    self.init(
      measure: measure, count: count, file: String(words[2]), function: String(words[3]))
  }
}

/// Measures the functions of a file: `func`, `init`, `deinit`, accessors with the bodies of properties that are computed,
/// and closures that stand in no function. Subscripts have parameters, and their accessors have lines.
struct FunctionMeter {
  /// A declaration that gives what is in it a name.
  private struct Scope {
    var name: String
    /// Whether closures in it are a part of it.
    var isFunction = false
  }

  private let file: String
  /// The offsets of the bytes that end a line.
  private let breaks: [Int]
  private var scopes: [Scope] = []
  private(set) var offenders: [Offender] = []

  init(file: String, source: String) {
    self.file = file
    breaks = source.utf8.enumerated().filter { $0.element == 0x0A }.map(\.offset)
    walk(Syntax(Parser.parse(source: source)))
  }

  private mutating func walk(_ node: Syntax) {
    let scope = enter(node)
    if let scope { scopes.append(scope) }
    measure(node)
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { walk(child) }
    if scope != nil { scopes.removeLast() }
  }

  private var isInFunction: Bool { scopes.contains { $0.isFunction } }

  private func enter(_ node: Syntax) -> Scope? {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type): Scope(name: type.name.text)
    case .classDecl(let type): Scope(name: type.name.text)
    case .enumDecl(let type): Scope(name: type.name.text)
    case .actorDecl(let type): Scope(name: type.name.text)
    case .protocolDecl(let type): Scope(name: type.name.text)
    case .extensionDecl(let type): Scope(name: type.extendedType.trimmedDescription)
    case .functionDecl(let function):
      Scope(name: function.name.text + labels(function.signature.parameterClause), isFunction: true)
    case .initializerDecl(let initializer):
      Scope(name: "init" + labels(initializer.signature.parameterClause), isFunction: true)
    case .deinitializerDecl: Scope(name: "deinit", isFunction: true)
    case .subscriptDecl(let subscripts):
      Scope(name: "subscript" + labels(subscripts.parameterClause))
    case .patternBinding(let binding) where !isInFunction:
      Scope(name: binding.pattern.trimmedDescription)
    case .accessorBlock(let block):
      if case .getter = block.accessors { Scope(name: "get", isFunction: true) } else { nil }
    case .accessorDecl(let accessor): Scope(name: accessor.accessorSpecifier.text, isFunction: true)
    case .closureExpr where !isInFunction: Scope(name: "closure", isFunction: true)
    default: nil
    }
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(\(clause.parameters.map { $0.firstName.text + ":" }.joined()))"
  }

  private mutating func measure(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      note(.lines, lines(function.modifiers, function.funcKeyword, to: node))
      note(.parameters, function.signature.parameterClause.parameters.count)
    case .initializerDecl(let initializer):
      note(.lines, lines(initializer.modifiers, initializer.initKeyword, to: node))
      note(.parameters, initializer.signature.parameterClause.parameters.count)
    case .deinitializerDecl(let function):
      note(.lines, lines(function.modifiers, function.deinitKeyword, to: node))
    case .subscriptDecl(let subscripts):
      note(.parameters, subscripts.parameterClause.parameters.count)
    case .accessorBlock(let block):
      guard case .getter = block.accessors else { return }
      let ofSubscript = block.parent?.as(SubscriptDeclSyntax.self)?.subscriptKeyword
      let variable = block.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier
      note(.lines, lines([], ofSubscript ?? variable ?? block.leftBrace, to: node))
    case .accessorDecl(let accessor):
      note(.lines, lines([], accessor.accessorSpecifier, to: node))
    case .closureExpr(let closure) where scopes.last?.name == "closure":
      note(.lines, lines([], closure.leftBrace, to: node))
    default: break
    }
  }

  /// The number of lines from the first modifier, or else the keyword, to the end of a node.
  private func lines(
    _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax, to node: Syntax
  ) -> Int {
    let start = modifiers.first?.positionAfterSkippingLeadingTrivia
    let first = (start ?? keyword.positionAfterSkippingLeadingTrivia).utf8Offset
    let last = node.endPositionBeforeTrailingTrivia.utf8Offset
    return 1 + lineBreaks(before: last) - lineBreaks(before: first)
  }

  /// The number of line breaks before a byte.
  private func lineBreaks(before offset: Int) -> Int {
    var (low, high) = (0, breaks.count)
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func note(_ measure: Measure, _ count: Int) {
    guard count > measure.limit else { return }
    let function = scopes.map(\.name).joined(separator: ".").filter { !$0.isWhitespace }
    offenders.append(Offender(measure: measure, count: count, file: file, function: function))
  }
}

/// The offenders that were found beside those of the list, which may only shrink.
struct Comparison {
  var found: [Offender]
  var listed: [Offender]

  /// A line for each difference. Functions of one name are compared from the largest on, wherever they are.
  var differences: [String] {
    let found = Dictionary(grouping: found, by: \.key)
    let listed = Dictionary(grouping: listed, by: \.key)
    return Set(found.keys).union(listed.keys).sorted().flatMap { key -> [String] in
      let new = found[key, default: []].sorted { $0.count > $1.count }
      let old = listed[key, default: []].sorted { $0.count > $1.count }
      return (0..<max(new.count, old.count)).compactMap { place in
        difference(
          new.indices.contains(place) ? new[place] : nil,
          old.indices.contains(place) ? old[place] : nil)
      }
    }
  }

  private func difference(_ new: Offender?, _ old: Offender?) -> String? {
    switch (new, old) {
    case (let new?, nil):
      return "\(new.file): \(new.function) has \(new.count) \(new.measure.rawValue), "
        + "expected at most \(new.measure.limit)"
    case (nil, let old?): return "no longer an offender: \(old.line)"
    case (let new?, let old?):
      if new.count > old.count {
        return "\(new.file): \(new.function) has \(new.count) \(new.measure.rawValue), "
          + "expected at most \(old.count)"
      }
      return new.count < old.count || new.file != old.file
        ? "the list says \(old.line), found \(new.count) in \(new.file)" : nil
    case (nil, nil): return nil
    }
  }

  /// Why the list may not become what was found; nil if it may. Functions may be moved and renamed, which is why the
  /// offenders of each measure are counted.
  var refusal: String? {
    for measure in Measure.allCases {
      let new = found.filter { $0.measure == measure }
      let old = listed.filter { $0.measure == measure }
      let (excess, before) = (new.map(\.excess).reduce(0, +), old.map(\.excess).reduce(0, +))
      if new.count > old.count || excess > before {
        return "the list of \(measure.rawValue) may only shrink: found \(new.count) functions with "
          + "\(excess) too many, expected at most \(old.count) with \(before)"
      }
    }
    return nil
  }
}

@main struct FunctionShapes {
  /// What ends the program: a message, and the exit code 2.
  struct Failure: Error { var message: String }

  static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())))
    } catch let failure as Failure {
      report(failure.message)
      exit(2)
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("function-shapes: \(message)\n".utf8))
  }

  private static func run(_ arguments: [String]) async throws -> Int32 {
    guard let mode = arguments.first, mode.hasPrefix("--") else {
      try await offenders(below: arguments).forEach { print($0.line) }
      return 0
    }
    guard arguments.count > 2 else { throw Failure(message: "expected \(mode) LIST FOLDER...") }
    let list = arguments[1]
    let listed = try read(list)
    let found = try await offenders(below: arguments[2...])
    let comparison = Comparison(found: found, listed: listed)
    if mode == "--keep" {
      if let refusal = comparison.refusal {
        comparison.differences.forEach(report)
        report(refusal)
        return 1
      }
      try found.map { $0.line + "\n" }.joined().write(
        toFile: list, atomically: true, encoding: .utf8)
    } else if !comparison.differences.isEmpty {
      comparison.differences.forEach(report)
      report("where the list is longer than needed, Scripts/function-shapes --keep shortens it")
      return 1
    }
    let counts = Measure.allCases.map { measure in
      "\(found.count { $0.measure == measure }) with more than \(measure.limit) \(measure.rawValue)"
    }
    print("functions: \(counts.joined(separator: ", "))")
    return 0
  }

  private static func read(_ list: String) throws -> [Offender] {
    try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map { line in
      guard let offender = Offender(line: line) else {
        throw Failure(message: "\(list) has a line that is no offender: \(line)")
      }
      return offender
    }
  }

  /// Sorted by measure, file and function. Files are read side by side: parsing is what takes the time.
  private static func offenders(below folders: some Sequence<String>) async throws -> [Offender] {
    let files = try folders.flatMap(swiftFiles)
    return try await withThrowingTaskGroup(of: [Offender].self) { group in
      for file in files {
        group.addTask {
          let source = try String(contentsOfFile: file, encoding: .utf8)
          return FunctionMeter(file: file, source: source).offenders
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }.sorted {
      ($0.measure.rawValue, $0.file, $0.function, $0.count)
        < ($1.measure.rawValue, $1.file, $1.function, $1.count)
    }
  }

  private static func swiftFiles(below folder: String) throws -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(message: "there is no folder \(folder)")
    }
    let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    guard !files.isEmpty else { throw Failure(message: "\(folder) has no Swift files") }
    return files.map { "\(folder)/\($0)" }
  }
}
