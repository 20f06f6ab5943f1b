import Galley
import GalleyStrings

/// The commands of the program, each made when it is asked for: a command makes its own options alone.
struct CommandTable: Sendable {
  /// What the program does, as its help and its manual page begin.
  let summary: String
  /// By name, in the order of the help.
  let makers: [(name: String, make: @Sendable () -> Command)]

  var commands: [Command] { makers.map { $0.make() } }

  /// The command of this name, made alone.
  func command(named name: String) -> Command? { makers.first { $0.name == name }?.make() }

  func unknownCommand(_ name: String, besides others: [String] = []) -> CommandError {
    let names = makers.map(\.name) + others
    let suggestion = SpellingSuggestion.question(
      SpellingSuggestion.of(name, among: names), isQuoted: false)
    return .usage("unknown command \"\(name)\"\(suggestion)")
  }
}
