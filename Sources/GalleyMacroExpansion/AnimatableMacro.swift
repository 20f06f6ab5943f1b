/// `@Animatable struct Arc: Shape { var angle: Angle }`: `animatableData` of the stored variables, as nested pairs, and the
/// conformance.
enum AnimatableMacro {
  /// Types of which a variable cannot move.
  private static let fixed: Set<String> = ["Bool", "Int", "String", "UInt", "Character"]

  static func expansion(of request: MacroRequest) throws -> String {
    guard request.role == "member" else {
      // The compiler asks for the conformances that the type does not have yet.
      let asked = SourceTokens(request.conformances).tokens.contains { $0.text == "Animatable" }
      return asked ? "extension \(request.extendedType): GalleyMotion.Animatable {}" : ""
    }
    let type = try AnimatableType(request.source)
    let moved = try type.variables.map { variable in
      guard let type = variable.type, !fixed.contains(type) else {
        let reason =
          variable.type.map { "cannot move \(variable.name), whose type is \($0)" }
          ?? "needs the type of \(variable.name)"
        throw MacroError(
          "@Animatable \(reason): write \(variable.type == nil ? "it, or " : "")@AnimatableIgnored "
            + "before the variable", offset: variable.offset)
      }
      return (name: variable.name, type: "\(type).AnimatableData")
    }
    return text(of: moved, access: type.access)
  }

  private static func text(of moved: [(name: String, type: String)], access: String) -> String {
    guard let last = moved.last else {
      return """
        \(access)nonisolated var animatableData: GalleyMotion.EmptyAnimatableData {
          get { GalleyMotion.EmptyAnimatableData() }
          set {}
        }
        """
    }
    let pair = "GalleyMotion.AnimatablePair"
    let front = moved.dropLast().reversed()
    let type = front.reduce(last.type) { "\(pair)<\($1.type), \($0)>" }
    let value = front.reduce("self.\(last.name).animatableData") {
      "\(pair)(self.\($1.name).animatableData, \($0))"
    }
    let settings = moved.enumerated().map { index, variable in
      let way =
        Array(repeating: "second", count: index) + (index < moved.count - 1 ? ["first"] : [])
      return "self.\(variable.name).animatableData = "
        + (["newValue"] + way).joined(separator: ".")
    }
    return """
      \(access)nonisolated var animatableData: \(type) {
        get { \(value) }
        set {
          \(settings.joined(separator: "\n    "))
        }
      }
      """
  }
}

/// The type that `@Animatable` stands before: what of it may move.
private struct AnimatableType {
  struct Variable {
    let name: String
    /// Nil where it is not written, and the value does not say it.
    let type: String?
    /// In bytes from the start of the macro's text.
    let offset: Int
  }

  /// `public ` and its like, or nothing.
  private(set) var access = ""
  /// The stored variables without property wrappers, in their order, but for those that `@AnimatableIgnored` stands before.
  private(set) var variables: [Variable] = []

  private let source: SourceTokens
  private var attributes: [String] = []
  private var modifiers: Set<String> = []

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "lazy",
    "weak", "unowned", "nonisolated", "final", "override",
  ]

  init(_ text: String) throws {
    source = SourceTokens(text)
    let tokens = source.tokens
    guard
      let keyword = tokens.firstIndex(where: {
        $0.kind == .word && ["struct", "class", "enum", "actor"].contains($0.text)
      }), let start = source.first(["{"], from: keyword), let end = source.closing(start)
    else { throw MacroError("@Animatable must precede a structure") }
    access =
      tokens[..<keyword].map(\.text).last { $0 == "public" || $0 == "package" }.map { "\($0) " }
      ?? ""
    var place = start + 1
    while place < end { place = read(place, end) }
  }

  /// Reads the token at a place.
  /// - Returns: the place behind what was read.
  private mutating func read(_ place: Int, _ end: Int) -> Int {
    let token = source.tokens[place]
    if token.text == "@", token.kind == .sign, place + 1 < end {
      attributes.append(source.tokens[place + 1].text)
      return behindBrackets(place + 2, end)
    }
    if token.kind == .word, Self.modifierWords.contains(token.text) {
      modifiers.insert(token.text)
      return behindBrackets(place + 1, end)
    }
    if token.kind == .word, token.text == "var" {
      let isMoved = attributes.isEmpty && modifiers.isDisjoint(with: ["static", "class", "lazy"])
      defer { (attributes, modifiers) = ([], []) }
      return readVariables(place + 1, end, isMoved: isMoved)
    }
    if token.kind == .word { (attributes, modifiers) = ([], []) }
    return behindBracket(place, end) ?? place + 1
  }

  /// The place behind a bracket that opens on the same line.
  private func behindBrackets(_ place: Int, _ end: Int) -> Int {
    guard place < end, source.tokens[place].text == "(", !source.tokens[place].startsLine else {
      return place
    }
    return behindBracket(place, end) ?? place
  }

  private func behindBracket(_ place: Int, _ end: Int) -> Int? {
    let token = source.tokens[place]
    guard token.kind == .sign, ["(", "[", "{"].contains(token.text) else { return nil }
    return source.closing(place).map { $0 + 1 }
  }

  /// `a: A = b, c: C { didSet {} }`
  private mutating func readVariables(_ start: Int, _ end: Int, isMoved: Bool) -> Int {
    var found: [(name: String, type: String?, place: Int)] = []
    var place = start
    repeat {
      guard place < end else { break }
      let name = place
      place += 1
      let type = part(behind: ":", &place, end)
      let value = part(behind: "=", &place, end)
      let accessors = place < end && source.tokens[place].text == "{" ? place : nil
      if let accessors { place = source.closing(accessors).map { $0 + 1 } ?? end }
      if accessors.map({ observes($0) }) ?? true {
        let said = type ?? value.flatMap(Self.type(ofValue:))
        found.append((source.tokens[name].text, said, name))
      }
    } while next(&place, end)
    // A type counts for the names before it, too: `var x, y: CGFloat`.
    var type: String?
    for index in found.indices.reversed() {
      type = found[index].type ?? type
      found[index].type = type
    }
    guard isMoved else { return place }
    variables += found.map {
      Variable(name: $0.name, type: $0.type, offset: source.tokens[$0.place].range.lowerBound)
    }
    return place
  }

  /// Whether a comma follows, which is passed.
  private func next(_ place: inout Int, _ end: Int) -> Bool {
    guard place < end, source.tokens[place].text == "," else { return false }
    place += 1
    return true
  }

  /// Whether accessors belong to a stored variable.
  private func observes(_ brace: Int) -> Bool {
    brace + 1 < source.tokens.count
      && ["willSet", "didSet"].contains(source.tokens[brace + 1].text)
  }

  /// The text behind a sign, as far as the variable's type or value goes.
  private func part(behind sign: String, _ place: inout Int, _ end: Int) -> String? {
    guard place < end, source.tokens[place].text == sign else { return nil }
    let start = place + 1
    place = start
    // Of the arguments of a type: `AnimatablePair<Double, Double>`.
    var depth = 0
    while place < end {
      let token = source.tokens[place]
      let isSign = token.kind == .sign
      if isSign, sign == ":" {
        if token.text == "<" { depth += 1 }
        if token.text == ">", source.tokens[place - 1].text != "-" { depth -= 1 }
      }
      if depth > 0 {
        place += 1
        continue
      }
      if isSign, [",", ";"].contains(token.text) { break }
      if isSign, sign == ":", ["=", "{"].contains(token.text) { break }
      if isSign, token.text == "{", observes(place) { break }
      let goesOn = isSign && !["@", "#"].contains(token.text)
      if token.startsLine, place > start, !goesOn { break }
      place = behindBracket(place, end) ?? place + 1
    }
    return place > start ? source.text(tokens: start..<place) : nil
  }

  /// The type that a value says: `1.5`, `Angle(degrees: 3)`, `Angle.zero`.
  private static func type(ofValue value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    if digits.first?.isNumber == true, digits.allSatisfy({ $0.isNumber || "._eE-".contains($0) }) {
      return digits.contains { ".eE".contains($0) } ? "Double" : "Int"
    }
    let parts = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      .split(separator: ".").prefix { $0.first?.isUppercase == true }
    let type = parts.joined(separator: ".")
    let rest = value.dropFirst(type.count).first
    return !type.isEmpty && (rest == "(" || rest == ".") ? type : nil
  }
}
