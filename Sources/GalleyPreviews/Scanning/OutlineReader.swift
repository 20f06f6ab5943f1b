import Foundation
import GalleySwiftSource

/// Reads declarations from tokens. It knows no more of the grammar than where a declaration begins, what it is called
/// and where its braces are; what does not compile is read, too.
struct OutlineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [SwiftLexer.Token]
  var outline = SourceOutline()
  var place = 0
  var lines: LineCounter
  let isWhole: Bool
  let brackets: BracketPairs
  /// Of each token; empty where uses are not gathered.
  private let roles: [TokenRoles.Role]

  /// Where a declaration stands.
  struct Scope {
    /// The names of the types around it.
    var path: [String] = []
    /// Of an extension, its place among those of the outline.
    var anExtension: Int?
    /// Whether other files do not see what is declared in it.
    var isPrivate = false
    /// How many types it is in.
    var depth = 0
    var isFile: Bool { path.isEmpty }
  }

  /// What was read of a declaration before its keyword.
  struct Prefix {
    var isPrivate = false
    var isMain = false
    var isStatic = false
    var attributes: [Int] = []
  }

  /// Types in types; what is deeper is taken for a body.
  private static let deepest = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    (self.bytes, self.isWhole) = (bytes, isWhole)
    tokens = ActiveTokens(SwiftLexer(bytes).tokens, bytes).tokens
    roles = isWhole ? TokenRoles(tokens).roles : []
    brackets = .all(tokens)
    lines = LineCounter(bytes)
  }

  mutating func readFile() {
    for (token, role) in zip(tokens, roles) {
      outline.uses.note(token, role)
      if role == .declaration { outline.declarations.insert(token.hash) }
    }
    while place < tokens.count {
      readDeclarations(Scope())
      // A brace too many.
      if place < tokens.count { advance() }
    }
  }

  /// Reads a token as part of what other files see.
  mutating func advance() {
    guard isWhole else {
      place += 1
      return
    }
    let token = tokens[place]
    switch token.kind {
    case .word, .symbol:
      outline.interface.combine(token.hash)
      outline.interfaceUses.note(token, roles[place])
    case .sign: outline.interface.combine(UInt64(token.first))
    case .string:
      outline.interface.combine(
        UnsafeRawBufferPointer(
          rebasing: UnsafeRawBufferPointer(bytes)[Int(token.start)..<Int(token.end)]))
    }
    place += 1
  }

  mutating func advance(to end: Int) { while place < min(end, tokens.count) { advance() } }

  private mutating func skip(to end: Int) { place = max(place, min(end, tokens.count)) }

  // MARK: Declarations

  /// Reads up to the brace that closes the scope, or to the end of the file.
  private mutating func readDeclarations(_ scope: Scope) {
    while place < tokens.count, !isSign(place, 0x7D) { readDeclaration(scope) }
  }

  private mutating func readDeclaration(_ scope: Scope) {
    let start = place
    let prefix = readPrefix()
    guard place < tokens.count else { return }
    if isSign(place, 0x23) { return readHash(scope) }
    let word = hash(place)
    // `class func`, `case` in an enum and such.
    let isType =
      SwiftWord.types.contains(word) && isWord(place + 1)
      && !SwiftWord.declarations.contains(hash(place + 1))
      && !SwiftWord.modifiers.contains(hash(place + 1))
    switch word {
    case SwiftWord.extension where isWord(place + 1): readType(scope, prefix, isExtension: true)
    case _ where isType: readType(scope, prefix, isExtension: false)
    case SwiftWord.func: readFunction(scope, prefix)
    case SwiftWord.`init`, SwiftWord.deinit, SwiftWord.subscript: readInitialiser(scope, prefix)
    case SwiftWord.var, SwiftWord.let: readProperty(scope, prefix)
    case SwiftWord.typealias, SwiftWord.associatedtype, SwiftWord.macro, SwiftWord.operator,
      SwiftWord.`precedencegroup`:
      advance()
      declare(place, scope, prefix, isUnique: word != SwiftWord.associatedtype)
      readRest()
    case SwiftWord.import: readImport()
    default:
      readOther(
        scope, isDeclared: place > start || word == SwiftWord.case || word == SwiftWord.class)
    }
  }

  /// `class func`, `class var`.
  private var isClassModifier: Bool {
    hash(place) == SwiftWord.class
      && (SwiftWord.declarations.contains(hash(place + 1))
        || SwiftWord.modifiers.contains(hash(place + 1)))
  }

  private mutating func readPrefix() -> Prefix {
    var prefix = Prefix()
    while place < tokens.count {
      if isSign(place, 0x40), isWord(place + 1) {
        prefix.isMain = prefix.isMain || hash(place + 1) == SwiftWord.main
        prefix.attributes.append(place + 1)
        advance(to: place + 2)
        while isSign(place, 0x2E) { advance(to: place + 2) }
        if isSign(place, 0x28), !tokens[place].isDetached { advance(to: afterBracket(place)) }
      } else if SwiftWord.modifiers.contains(hash(place)) || isClassModifier {
        let word = hash(place)
        advance()
        prefix.isStatic = prefix.isStatic || word == SwiftWord.static || word == SwiftWord.class
        guard isSign(place, 0x28) else {
          prefix.isPrivate =
            prefix.isPrivate || word == SwiftWord.private || word == SwiftWord.fileprivate
          continue
        }
        advance(to: afterBracket(place))
      } else {
        break
      }
    }
    return prefix
  }

  /// A name that others may use; `index` is its token's.
  mutating func declare(
    _ index: Int, _ scope: Scope, _ prefix: Prefix, isUnique: Bool = false
  ) {
    guard index < tokens.count, [.word, .symbol].contains(tokens[index].kind) else { return }
    let token = tokens[index]
    outline.declaredNames.append(Int(token.start)..<Int(token.end))
    let isPrivate = prefix.isPrivate || scope.isPrivate
    if let number = scope.anExtension, !isPrivate {
      outline.extensions[number].members.insert(token.hash)
      let item = outline.extensions[number]
      if isUnique, !item.isConstrained {
        outline.uniqueNames.insert(
          WordHash.joined(item.wholeType, token.hash, prefix.isStatic ? "static" : "member"))
      }
    }
    guard scope.isFile else { return }
    outline.ownNames.insert(token.hash)
    guard !prefix.isPrivate else { return }
    outline.topLevel.insert(token.hash)
    if isUnique { outline.uniqueNames.insert(token.hash) }
  }

  private mutating func readType(_ scope: Scope, _ prefix: Prefix, isExtension: Bool) {
    advance()
    let name = place
    var path = scope.path
    var inner = Scope()
    if isExtension {
      path = [text(name)]
      outline.extensions.append(SourceOutline.Extension(type: hash(name)))
      inner.anExtension = outline.extensions.count - 1
      inner.isPrivate = prefix.isPrivate
    } else {
      declare(name, scope, prefix, isUnique: true)
      path.append(text(name))
      outline.types.append(
        SourceOutline.DeclaredType(
          name: path.joined(separator: "."), line: lines.line(of: tokens[name].start)))
      if prefix.isMain { outline.uniqueNames.insert(WordHash.of("@main")) }
    }
    advance()
    while isExtension, isSign(place, 0x2E), isWord(place + 1) {
      path.append(text(place + 1))
      advance(to: place + 2)
    }
    if let number = inner.anExtension {
      outline.extensions[number].wholeType = WordHash.of(path.joined(separator: ".").utf8)
    }
    readInheritance(inner.anExtension, path, name)
    inner.path = path
    inner.depth = scope.depth + 1
    guard isSign(place, 0x7B) else { return }
    advance()
    if inner.depth < Self.deepest {
      readDeclarations(inner)
    } else {
      skip(to: afterBracket(place - 1) - 1)
    }
    if place < tokens.count { advance() }
  }

  /// Reads up to the brace of a type.
  private mutating func readInheritance(_ anExtension: Int?, _ path: [String], _ name: Int) {
    // In `struct A<T: View>: B where T: C` the list is `B`.
    var (isList, isOver, depth) = (false, false, 0)
    while place < tokens.count, !isSign(place, 0x7B), !isSign(place, 0x7D) {
      let token = tokens[place]
      if token.kind == .symbol {
        for byte in bytes[Int(token.start)..<Int(token.end)] {
          depth += byte == 0x3C ? 1 : byte == 0x3E ? -1 : 0
        }
      }
      if isSign(place, 0x3A), depth == 0, !isOver { isList = true }
      if hash(place) == SwiftWord.where {
        (isList, isOver) = (false, true)
        if let anExtension { outline.extensions[anExtension].isConstrained = true }
      }
      if isList, isWord(place) {
        if let anExtension {
          outline.extensions[anExtension].protocols.insert(hash(place))
          let type = outline.extensions[anExtension].wholeType
          outline.uniqueNames.insert(WordHash.joined(type, hash(place), "conformance"))
        }
        if hash(place) == SwiftWord.previewProvider { noteProvider(path, name: name) }
      }
      advance()
    }
  }

  /// Whether a statement that began before can go on with the token.
  private func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.startsLine, index > 0 else { return true }
    let last = tokens[index - 1]
    let isOpen =
      last.kind == .symbol && last.isDetached
      || last.kind == .sign && [0x2C, 0x3A, 0x28, 0x5B, 0x7B, 0x2E].contains(last.first)
    if isOpen { return true }
    return token.kind == .symbol
      || token.kind == .sign && [0x2E, 0x7B, 0x3A, 0x2C].contains(token.first)
      || token.kind == .word && token.hash == SwiftWord.where
  }

  private mutating func readProperty(_ scope: Scope, _ prefix: Prefix) {
    advance()
    var hasValue = false
    var isName = true
    while place < tokens.count, !isSign(place, 0x7D), continues(place) || isName {
      if isName, isWord(place) {
        declare(place, scope, prefix, isUnique: true)
        isName = false
      } else if isName, isSign(place, 0x28) {
        let end = afterBracket(place)
        for index in place..<end where isWord(index) {
          declare(index, scope, prefix, isUnique: true)
        }
        isName = false
        advance(to: end)
        continue
      }
      if isSign(place, 0x2C), isWord(place + 1), place + 2 < tokens.count {
        isName = isSign(place + 2, 0x3A) || tokens[place + 2].hash == SwiftWord.equals
      }
      if tokens[place].kind == .symbol, tokens[place].hash == SwiftWord.equals { hasValue = true }
      if isSign(place, 0x7B), !hasValue { return skipBody() }
      if isSign(place, 0x28) || isSign(place, 0x5B) || isSign(place, 0x7B) {
        advance(to: afterBracket(place))
      } else if isSign(place, 0x3B) {
        return advance()
      } else {
        advance()
      }
    }
  }

  /// Reads to the end of a declaration that has nothing to look for.
  private mutating func readRest() {
    if place < tokens.count, !isSign(place, 0x7D) { advance() }
    while place < tokens.count, !isSign(place, 0x7D), continues(place) {
      if isSign(place, 0x28) || isSign(place, 0x5B) || isSign(place, 0x7B) {
        advance(to: afterBracket(place))
      } else {
        advance()
      }
    }
  }

  private mutating func readImport() {
    advance()
    let kinds: Set<UInt64> = SwiftWord.types.union([
      SwiftWord.func, SwiftWord.var, SwiftWord.let, SwiftWord.typealias,
    ])
    if kinds.contains(hash(place)), isWord(place + 1), !tokens[place + 1].startsLine { advance() }
    guard isWord(place) else { return }
    let name = text(place)
    if !outline.imports.contains(name) { outline.imports.append(name) }
    readRest()
  }

  /// `#Preview`, `#if` and other macros.
  private mutating func readHash(_ scope: Scope) {
    let word = hash(place + 1)
    if word == SwiftWord.preview {
      notePreview()
      skip(to: place + 2)
      if isSign(place, 0x28) { skip(to: afterBracket(place)) }
      if isSign(place, 0x7B) { skip(to: afterBracket(place)) }
      // `traits: { … }` and other labelled closures.
      while isWord(place), isSign(place + 1, 0x3A), isSign(place + 2, 0x7B) {
        skip(to: afterBracket(place + 2))
      }
      return
    }
    let isCondition = word == SwiftWord.if || word == SwiftWord.elseif
    advance(to: place + 2)
    if isCondition {
      while place < tokens.count, !tokens[place].startsLine { advance() }
    } else if word != SwiftWord.else, word != SwiftWord.endif {
      readRest()
    }
  }

  /// A case of an enum, a requirement, or a statement.
  private mutating func readOther(_ scope: Scope, isDeclared: Bool) {
    if isSign(place, 0x3B) { return advance() }
    if scope.isFile, !isDeclared { outline.hasTopLevelCode = true }
    let isBrace = isSign(place, 0x28) || isSign(place, 0x5B) || isSign(place, 0x7B)
    if isBrace { advance(to: afterBracket(place)) } else { readRest() }
  }
}
