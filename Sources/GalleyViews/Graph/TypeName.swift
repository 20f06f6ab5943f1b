/// What sources call a type.
package enum TypeName {
  /// The names of a type's module, of the types around it and its own, without arguments: `Cards`, `Card` and `Row` for the
  /// runtime's `Cards.Card<Swift.Int>.(unknown context at $55d).Row`.
  package static func parts(of type: Any.Type) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in String(reflecting: type) {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth == 0: parts.append("")
      case _ where depth == 0: parts[parts.count - 1].append(character)
      default: break
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
