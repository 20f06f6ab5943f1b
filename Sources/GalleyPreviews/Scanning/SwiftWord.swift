import Foundation
import GalleySwiftSource

/// The words by which declarations are told from all else.
enum SwiftWord {
  static let `case` = WordHash.of("case")
  static let `in` = WordHash.of("in")
  static let `struct` = WordHash.of("struct")
  static let `enum` = WordHash.of("enum")
  static let `class` = WordHash.of("class")
  static let actor = WordHash.of("actor")
  static let `protocol` = WordHash.of("protocol")
  static let `extension` = WordHash.of("extension")
  static let `func` = WordHash.of("func")
  static let `var` = WordHash.of("var")
  static let `let` = WordHash.of("let")
  static let `init` = WordHash.of("init")
  static let `deinit` = WordHash.of("deinit")
  static let `subscript` = WordHash.of("subscript")
  static let `typealias` = WordHash.of("typealias")
  static let `associatedtype` = WordHash.of("associatedtype")
  static let macro = WordHash.of("macro")
  static let `operator` = WordHash.of("operator")
  static let `precedencegroup` = WordHash.of("precedencegroup")
  static let `import` = WordHash.of("import")
  static let `where` = WordHash.of("where")
  static let `private` = WordHash.of("private")
  static let `fileprivate` = WordHash.of("fileprivate")
  static let main = WordHash.of("main")
  static let preview = WordHash.of("Preview")
  static let previewProvider = WordHash.of("PreviewProvider")
  static let displayName = WordHash.of("previewDisplayName")
  static let `if` = WordHash.of("if")
  static let `elseif` = WordHash.of("elseif")
  static let `else` = WordHash.of("else")
  static let endif = WordHash.of("endif")
  static let conditions: Set<UInt64> = [`if`, `elseif`, `else`, endif]
  static let equals = WordHash.of("=")

  static let types: Set<UInt64> = [`struct`, `enum`, `class`, actor, `protocol`]
  static let modifiers: Set<UInt64> = [
    `private`, `fileprivate`, WordHash.of("internal"), WordHash.of("public"), WordHash.of("open"),
    WordHash.of("package"), WordHash.of("final"), WordHash.of("static"), WordHash.of("override"),
    WordHash.of("lazy"), WordHash.of("weak"), WordHash.of("unowned"), WordHash.of("mutating"),
    WordHash.of("nonmutating"), WordHash.of("required"), WordHash.of("convenience"),
    WordHash.of("indirect"), WordHash.of("nonisolated"), WordHash.of("isolated"),
    WordHash.of("dynamic"), WordHash.of("optional"), WordHash.of("infix"), WordHash.of("prefix"),
    WordHash.of("postfix"), WordHash.of("distributed"), WordHash.of("borrowing"),
    WordHash.of("consuming"),
  ]
  static let declarations: Set<UInt64> = types.union([
    `extension`, `func`, `var`, `let`, `init`, `deinit`, `subscript`, `typealias`,
    `associatedtype`, macro, `operator`, `precedencegroup`, `import`, `case`,
  ])
  /// What a property's braces may say of it to other files.
  static let accessors: Set<UInt64> = [
    WordHash.of("get"), WordHash.of("set"), WordHash.of("willSet"), WordHash.of("didSet"),
    WordHash.of("async"), WordHash.of("throws"), WordHash.of("_read"), WordHash.of("_modify"),
    WordHash.of("mutating"), WordHash.of("nonmutating"),
  ]

  // MARK: Roles

  /// Words that are never names, unless a dot or backticks make them some.
  static let keywords: Set<UInt64> = declarations.subtracting([actor, macro]).union(
    [
      "as", "await", "break", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
      "false", "fileprivate", "for", "guard", "if", "in", "inout", "internal", "is", "nil",
      "private", "public", "repeat", "rethrows", "return", "self", "Self", "static", "super",
      "switch", "throw", "throws", "true", "try", "where", "while",
    ].map { WordHash.of($0.utf8) })
  /// What a name is declared by that follows.
  static let declaring: Set<UInt64> = types.union([
    `func`, `var`, `let`, `typealias`, `associatedtype`, macro, `precedencegroup`,
  ])
  static let variables: Set<UInt64> = [`var`, `let`]
  /// What stands before the names of a pattern.
  static let beforePatterns: Set<UInt64> = variables.union([`await`, `for`])
  /// What parameters follow.
  static let heads: Set<UInt64> = [`func`, `init`, `subscript`, macro]
  static let availability: Set<UInt64> = [WordHash.of("available"), WordHash.of("unavailable")]
  /// Attributes whose arguments are not names of the program.
  static let silentAttributes: Set<UInt64> = [
    WordHash.of("available"), WordHash.of("objc"), WordHash.of("_spi"),
    WordHash.of("backDeployed"), WordHash.of("_disfavoredOverload"),
  ]
  static let `await` = WordHash.of("await")
  static let underscore = WordHash.of("_")
  static let `static` = WordHash.of("static")
  static let `for` = WordHash.of("for")

  /// The operators that Swift declares: their functions are told apart by the types of their operands.
  static let standardOperators: Set<UInt64> = Set(
    [
      "+", "-", "*", "/", "%", "&+", "&-", "&*", "&<<", "&>>", "<<", ">>", "&", "|", "^", "~", "!",
      "&&", "||", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "??", "=", "+=", "-=", "*=",
      "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "->", "?", ".&", ".|", "...", "..<",
    ].map { WordHash.of($0.utf8) })
}
