import GalleyGeometry

/// A place for a value in a format: `%@`, `%2$lld`, `%.1f`, `%#@items@`, `%arg`.
struct FormatSpecifier: Equatable {
  enum Kind: Equatable {
    /// `%@`, `%d`: the character that says what is written.
    case value(Character)
    /// `%#@name@`.
    case variable(String)
    /// `%arg`: the value of the variable around.
    case own
  }
  var kind: Kind
  /// From 1; nil is the next one.
  var position: Int?
  /// `-+ 0#'`.
  var flags = ""
  var width: Int?
  var precision: Int?
  /// How many bits of a whole number are looked at: 32 of `%d`, 64 of `%lld`, 16 of `%hd`, 8 of `%hhd`.
  var bits = 32

  /// A part of a format.
  enum Part: Equatable {
    case text(String)
    case place(FormatSpecifier)
  }

  /// The parts of a format; `%%` is a sign, and what is no place is text.
  /// - Complexity: O(n).
  static func parts(of format: String) -> [Part] {
    guard format.contains("%") else { return [.text(format)] }
    let characters = Array(format)
    var parts: [Part] = []
    var text = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      index += 1
      guard character == "%" else {
        text.append(character)
        continue
      }
      if index < characters.count, characters[index] == "%" {
        text.append("%")
        index += 1
        continue
      }
      guard let (place, end) = place(in: characters, at: index) else {
        text.append("%")
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.place(place))
      index = end
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The place whose sign stands before an index, and where it ends.
  private static func place(
    in characters: [Character], at start: Int
  ) -> (FormatSpecifier, end: Int)? {
    var index = start
    func number() -> Int? {
      let begin = index
      while index < characters.count, characters[index].isASCII, characters[index].isNumber {
        index += 1
      }
      return Int(String(characters[begin..<index]))
    }
    var result = FormatSpecifier(kind: .own)
    if let position = number(), index < characters.count, characters[index] == "$", position > 0 {
      result.position = position
      index += 1
    } else {
      index = start
    }
    if let (name, end) = variable(in: characters, at: index) {
      result.kind = .variable(name)
      return (result, end)
    }
    if characters[index...].starts(with: "arg"), result.position == nil {
      return (result, index + 3)
    }
    while index < characters.count, "-+ 0#'".contains(characters[index]) {
      result.flags.append(characters[index])
      index += 1
    }
    result.width = number()
    if index < characters.count, characters[index] == "." {
      index += 1
      result.precision = number() ?? 0
    }
    result.bits = bits(in: characters, &index)
    guard index < characters.count, "@diouxXeEfFgGaAcCsS".contains(characters[index]) else {
      return nil
    }
    result.kind = .value(characters[index])
    return (result, index + 1)
  }

  /// What stands before the last character of a place: nothing, `h`, `hh`, or one of those for 64 bits.
  private static func bits(in characters: [Character], _ index: inout Int) -> Int {
    var bits = 32
    while index < characters.count, "hlqLzjt".contains(characters[index]) {
      bits = characters[index] == "h" ? (bits == 16 ? 8 : 16) : 64
      index += 1
    }
    return bits
  }

  /// `#@name@`.
  private static func variable(
    in characters: [Character], at start: Int
  ) -> (name: String, end: Int)? {
    guard characters[start...].starts(with: "#@") else { return nil }
    guard let end = characters[(start + 2)...].firstIndex(of: "@") else { return nil }
    return (String(characters[(start + 2)..<end]), end + 1)
  }
}
