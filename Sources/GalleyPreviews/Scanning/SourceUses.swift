import GalleySwiftSource

/// The names that a part of a source uses, by how they stand there: an argument's label asks for no declaration, and a
/// member for other ones than a name that stands alone.
struct SourceUses: Sendable {
  /// Names that stand alone: of types, functions and variables.
  var names: Set<UInt64> = []
  /// Names behind a dot.
  var members: Set<UInt64> = []
  /// Labels of arguments.
  var labels: Set<UInt64> = []
  var operators: Set<UInt64> = []

  /// Whether the word stands alone or behind a dot.
  func hasWord(_ word: UInt64) -> Bool { names.contains(word) || members.contains(word) }

  mutating func note(_ token: SwiftLexer.Token, _ role: TokenRoles.Role) {
    switch role {
    case .none, .declaration: break
    case .name: names.insert(token.hash)
    case .member: members.insert(token.hash)
    case .label: labels.insert(token.hash)
    case .nameOrLabel:
      names.insert(token.hash)
      labels.insert(token.hash)
    case .operator: operators.insert(token.hash)
    }
  }
}
