import GalleyBatch
import GalleyScenes
import GalleyStrings

/// Says why rows failed: a line for each cause on standard error, or an event for each on standard output.
struct FailureLines {
  var causes: FailureCauses
  /// All rows of the data; nil where only a part of them was read.
  var total: Int?
  /// The file of the rows.
  var file: String
  /// A file that says more.
  var details: String?

  /// How many causes people are told; programs get all.
  static let limit = 20

  /// - Throws: `CommandError` where events cannot be written.
  func say(_ console: Console) throws {
    let list = causes.list
    for line in lines(of: list) { StandardStream.error.print("galley: \(line)") }
    guard console.isJSON else { return }
    for cause in list { try console.emit(text: cause.json(event: "problem")) }
  }

  private func lines(of list: [FailureCauses.Cause]) -> [String] {
    var lines = list.prefix(Self.limit).map { $0.text(total: total, dataFile: file) }
    let hidden = list.dropFirst(Self.limit)
    guard !hidden.isEmpty else { return lines }
    var rows = causes.others
    for cause in hidden { rows.formUnion(cause.rows) }
    let count = hidden.count == 1 ? "1 more error" : "\(hidden.count) more errors"
    let more = causes.others.count > 0 ? "more than \(hidden.count) more errors" : count
    lines.append(
      ControlCharacters.escaped(
        "\(more), in \(rows.count.counted("row"))"
          + (details.map { ": see \($0)" } ?? "")))
    return lines
  }
}
