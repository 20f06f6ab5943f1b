import GalleySwiftSource

/// What each word of a source does at its place. Of the grammar it knows where names are declared, where arguments have
/// labels, and which words are not names.
struct TokenRoles {
  enum Role: UInt8, Sendable {
    /// A keyword, a literal, a bracket, or what is no part of the program: conditions, availability.
    case none
    /// A name that stands alone.
    case name
    /// A name behind a dot.
    case member
    /// The label of an argument.
    case label
    /// The key of a dictionary, or the label of a subscript.
    case nameOrLabel
    /// A name that is declared here: of a type, a member, a variable, a parameter, at any depth.
    case declaration
    case `operator`
  }

  private struct Bracket {
    var kind: UInt8
    /// Whether it holds the parameters of a function.
    var hasParameters = false
    /// Whether it holds the cases of an enum.
    var hasCases = false
  }

  private let tokens: [SwiftLexer.Token]
  /// Of each token.
  private(set) var roles: [Role]
  private let parentheses: BracketPairs
  private var brackets: [Bracket] = []
  /// Whether a function's name was read, and not yet its parameters.
  private var isInHead = false
  private var isEnum = false

  /// Tokens between the brace of a closure and its `in`.
  private static let longestParameters = 64
  /// Tokens of a list of generic parameters, and of the names that a pattern declares.
  private static let longestList = 1024

  /// - Complexity: O(tokens).
  init(_ tokens: [SwiftLexer.Token]) {
    self.tokens = tokens
    parentheses = .parentheses(tokens)
    roles = Array(repeating: .none, count: tokens.count)
    var place = 0
    while place < tokens.count { place = read(place) }
  }

  private func isSign(_ index: Int, _ sign: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].first == sign
  }

  private func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  private func hash(_ index: Int) -> UInt64 { isWord(index) ? tokens[index].hash : 0 }

  /// Whether a token stands behind one of the characters.
  private func isBehind(_ index: Int, _ signs: UInt8...) -> Bool {
    signs.contains { isSign(index - 1, $0) }
  }

  /// - Returns: the place of the next token.
  private mutating func read(_ place: Int) -> Int {
    switch tokens[place].kind {
    case .string: return place + 1
    case .symbol:
      roles[place] = .operator
      if tokens[place].first == 0x3C, place > 0, roles[place - 1] == .declaration {
        readGenerics(place)
      }
      return place + 1
    case .sign: return readSign(place)
    case .word:
      readWord(place)
      return place + 1
    }
  }

  // MARK: Signs

  private mutating func readSign(_ place: Int) -> Int {
    switch tokens[place].first {
    case 0x28, 0x5B, 0x7B: open(place)
    case 0x29, 0x5D, 0x7D: _ = brackets.popLast()
    case 0x23: return readHash(place)
    case 0x40 where SwiftWord.silentAttributes.contains(hash(place + 1)): return skip(place + 2)
    case 0x2E where SwiftWord.variables.contains(hash(place - 1)): readPattern(place + 2)
    default: break
    }
    return place + 1
  }

  private mutating func open(_ place: Int) {
    var bracket = Bracket(kind: tokens[place].first)
    if bracket.kind == 0x28 {
      bracket.hasParameters = isInHead
      isInHead = false
      if place > 0, SwiftWord.variables.contains(hash(place - 1)) { readPattern(place) }
    } else if bracket.kind == 0x7B {
      (bracket.hasCases, isEnum, isInHead) = (isEnum, false, false)
    }
    brackets.append(bracket)
  }

  /// `#if …` and `#available(…)` name nothing of the program, and neither does the word of a macro.
  private func readHash(_ place: Int) -> Int {
    let word = hash(place + 1)
    if word == SwiftWord.if || word == SwiftWord.elseif {
      var end = place + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      return end
    }
    if SwiftWord.availability.contains(word) { return skip(place + 2) }
    return isWord(place + 1) ? place + 2 : place + 1
  }

  /// The place behind the bracket at a place, which itself where there is none.
  private func skip(_ place: Int) -> Int {
    guard isSign(place, 0x28), !tokens[place].startsLine else { return place }
    return min(parentheses.end(of: place) + 1, tokens.count)
  }

  // MARK: Words

  private mutating func readWord(_ place: Int) {
    let word = tokens[place].hash
    if roles[place] == .declaration { return }
    // The dots of a range come in pairs.
    if isSign(place - 1, 0x2E), !isSign(place - 2, 0x2E) {
      roles[place] = .member
      return
    }
    if SwiftWord.keywords.contains(word) {
      isInHead = isInHead || SwiftWord.heads.contains(word)
      isEnum = isEnum || word == SwiftWord.enum
      if word == SwiftWord.in { readParametersOfClosure(place) }
      return
    }
    if tokens[place].first == 0x5F, tokens[place].end - tokens[place].start == 1 { return }
    roles[place] = isDeclared(place) ? .declaration : useRole(place)
  }

  private func isDeclared(_ place: Int) -> Bool {
    let top = brackets.last ?? Bracket(kind: 0x7B)
    let last = hash(place - 1)
    if last == SwiftWord.case { return top.hasCases }
    if SwiftWord.declaring.contains(last) { return true }
    if top.hasCases, isBehind(place, 0x2C) { return true }
    if top.kind == 0x7B, isBehind(place, 0x2C) {
      return isSign(place + 1, 0x3A) || isEquals(place + 1)
    }
    // `with name: Text`, `name: Text`
    return top.hasParameters && isSign(place + 1, 0x3A)
  }

  private func isEquals(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].hash == SwiftWord.equals
  }

  private func useRole(_ place: Int) -> Role {
    let top = brackets.last ?? Bracket(kind: 0x7B)
    if top.hasParameters, isBehind(place, 0x28, 0x2C), isWord(place + 1) { return .label }
    guard isSign(place + 1, 0x3A) else { return .name }
    if top.kind == 0x28, isBehind(place, 0x28, 0x2C) { return .label }
    if top.kind == 0x5B, isBehind(place, 0x5B, 0x2C) { return .nameOrLabel }
    // `} label: {`
    return isBehind(place, 0x7D) && isSign(place + 2, 0x7B) ? .label : .name
  }

  // MARK: Declarations of several names

  /// `<Content: View, Label>` behind a name that is declared.
  private mutating func readGenerics(_ place: Int) {
    var (depth, index) = (0, place)
    while index < min(tokens.count, place + Self.longestList), !isSign(index, 0x7B) {
      let token = tokens[index]
      if token.kind == .symbol {
        if token.first == 0x3C { depth += 1 }
        if token.first == 0x3E { depth -= 1 }
        if depth <= 0 { return }
      }
      let starts = index == place + 1 || depth == 1 && isBehind(index, 0x2C)
      if starts, isWord(index) { roles[index] = .declaration }
      index += 1
    }
  }

  /// `let (first, second)`, `case let .two(first, second)`
  private mutating func readPattern(_ place: Int) {
    let end = min(skip(place), place + Self.longestList)
    for index in place..<end where isWord(index) && isBehind(index, 0x28, 0x2C) {
      if !isSign(index + 1, 0x3A) { roles[index] = .declaration }
    }
  }

  /// What stands before an `in`: the parameters of a closure, or the pattern of a `for`.
  private mutating func readParametersOfClosure(_ place: Int) {
    var depth = 0
    for index in stride(from: place - 1, through: max(0, place - Self.longestParameters), by: -1) {
      let token = tokens[index]
      if depth == 0, hash(index) == SwiftWord.for { return declare(index + 1, place) }
      guard token.kind == .sign else { continue }
      switch token.first {
      case 0x29, 0x5D: depth += 1
      case 0x28, 0x5B: depth -= 1
      case 0x7B where depth == 0: return declare(index + 1, place)
      case 0x7B, 0x7D: return
      default: break
      }
      if depth < 0 { return }
    }
  }

  private mutating func declare(_ start: Int, _ end: Int) {
    for index in start..<end where isWord(index) && !SwiftWord.keywords.contains(hash(index)) {
      let isFirst = index == start || isBehind(index, 0x28, 0x2C, 0x5D)
      if isFirst || SwiftWord.beforePatterns.contains(hash(index - 1)) {
        roles[index] = .declaration
      }
    }
  }
}
