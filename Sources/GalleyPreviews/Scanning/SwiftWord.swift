import Foundation

/// 64 bits of a name, by which names are compared. Two names with the same bits would make a build read a file too
/// many, and nothing else.
enum WordHash {
  static func of<Bytes: Sequence>(_ bytes: Bytes) -> UInt64 where Bytes.Element == UInt8 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }

  static func of(_ text: StaticString) -> UInt64 {
    of(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The words by which declarations are told from all else.
enum SwiftWord {
  static let `return` = WordHash.of("return")
  static let `case` = WordHash.of("case")
  static let `try` = WordHash.of("try")
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
  static let `if` = WordHash.of("if")
  static let `elseif` = WordHash.of("elseif")
  static let `else` = WordHash.of("else")
  static let endif = WordHash.of("endif")
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
}
