import Foundation
import SwiftParser
import SwiftSyntax

/// A place in a source where one operator, word or number can be another one, so that the file still parses.
struct Site {
  /// Where the old text begins, in bytes of UTF-8, and how many it has.
  var offset: Int
  var length: Int
  var replacement: String
  /// From 1.
  var line: Int
}

/// Finds the sites of a source: comparisons, sums, logical operators, `true` and `false`, `min` and `max`, whole numbers,
/// and `!` in front of a condition. Attributes and conditions of compilation have none.
struct SiteFinder {
  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
  ]
  private static let words = ["true": "false", "false": "true", "min": "max", "max": "min"]
  /// Larger numbers are most often hashes, limits and tables, where one more tells nothing.
  private static let largest = 1000

  /// The offsets of the bytes that end a line.
  private let breaks: [Int]
  private(set) var sites: [Site] = []

  init(source: String) {
    breaks = source.utf8.enumerated().filter { $0.element == 0x0A }.map(\.offset)
    walk(Syntax(Parser.parse(source: source)))
  }

  private mutating func walk(_ node: Syntax) {
    visit(node)
    for child in node.children(viewMode: .sourceAccurate) where !isPassedOver(child) { walk(child) }
  }

  private func isPassedOver(_ node: Syntax) -> Bool {
    switch node.kind {
    case .attributeList, .token, .importDecl: return true
    // Of `#if` only the declarations count.
    default: return node.parent?.is(IfConfigClauseSyntax.self) == true && node.is(ExprSyntax.self)
    }
  }

  private mutating func visit(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .binaryOperatorExpr(let expression):
      if let other = Self.operators[expression.operator.text] { add(expression.operator, other) }
    case .booleanLiteralExpr(let literal):
      if let other = Self.words[literal.literal.text] { add(literal.literal, other) }
    case .prefixOperatorExpr(let expression) where expression.operator.text == "!":
      add(expression.operator, "")
    case .integerLiteralExpr(let literal):
      guard let number = Int(literal.literal.text), number <= Self.largest else { return }
      add(literal.literal, "\(number + 1)")
      if number > 0 { add(literal.literal, "\(number - 1)") }
    case .functionCallExpr(let call):
      guard call.arguments.count > 1,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        let other = Self.words[name.text]
      else { return }
      add(name, other)
    default: break
    }
  }

  private mutating func add(_ token: TokenSyntax, _ replacement: String) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    sites.append(
      Site(
        offset: offset, length: token.trimmedLength.utf8Length, replacement: replacement,
        line: 1 + breaks.prefix { $0 < offset }.count))
  }
}

/// `mutation-sites FILE...` prints a line for each site, with tabs between file, offset, length, line and replacement.
@main
struct MutationSites {
  static func main() {
    let files = CommandLine.arguments.dropFirst()
    guard !files.isEmpty else { fail("found no file, expected some", code: 2) }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        fail("\(file) cannot be read", code: 2)
      }
      for site in SiteFinder(source: String(decoding: data, as: UTF8.self)).sites {
        let fields = [site.offset, site.length, site.line].map(String.init)
        print(([file] + fields + [site.replacement]).joined(separator: "\t"))
      }
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("mutation-sites: \(message)\n".utf8))
    exit(code)
  }
}
