import Galley
import GalleyScenes
import GalleyStrings

/// Values of options that are combined, and what previews are drawn on in each combination.
struct PreviewMatrix {
  /// One combination.
  struct Cell {
    /// What stands over its image in a contact sheet: `scheme dark · locale ar`.
    var caption: String
    var configuration: PreviewConfiguration
  }

  typealias Axis = PreviewSuite.Axis

  /// The options that there are, with what each takes where no values are stated.
  static let usual: [(name: String, values: [String])] = [
    ("size", devices), ("device", devices), ("orientation", ["portrait", "landscape"]),
    ("scheme", ["light", "dark"]), ("type-size", ["large", "accessibility3"]), ("locale", []),
    ("time-zone", []), ("date", []), ("direction", ["ltr", "rtl"]),
    ("contrast", ["standard", "increased"]), ("look", ["18", "26"]), ("scale", ["1", "2", "3"]),
  ]

  /// A small phone, a phone and a tablet.
  static let devices = ["iPhone SE (3rd generation)", "iPhone 15", "iPad (A16)"]

  /// In the order in which they were named, each name once.
  private(set) var axes: [Axis] = []

  private static let limit = 400

  /// - Parameter texts: `scheme,size`, `locale=en,de,ar` or `scheme;locale=en,de`, each any number of them.
  /// - Throws: `CommandError` for names that do not exist and names without values.
  init(_ texts: [String]) throws {
    for text in texts {
      for part in text.split(separator: ";") { try add(part) }
    }
    if !texts.isEmpty, axes.isEmpty {
      throw CommandError.usage("--matrix needs names of options, such as scheme,size")
    }
    try finish()
  }

  /// - Throws: `CommandError` for names that do not exist and names without values.
  init(axes: [Axis]) throws {
    for axis in axes {
      try begin(axis.name)
      self.axes[self.axes.count - 1].values = axis.values
    }
    try finish()
  }

  var isEmpty: Bool { axes.isEmpty }

  /// A word that is the name of an option begins the next one, others are values of the one before.
  private mutating func add(_ part: Substring) throws {
    var hasValues = false
    for word in part.split(separator: ",") {
      let word = word.trimmingCharacters(in: .whitespaces)
      if let equals = word.firstIndex(of: "=") {
        try begin(String(word[..<equals]))
        let value = String(word[word.index(after: equals)...])
        if !value.isEmpty { axes[axes.count - 1].values.append(value) }
        hasValues = true
      } else if hasValues, !Self.usual.contains(where: { $0.name == word }) {
        axes[axes.count - 1].values.append(word)
      } else {
        try begin(word)
        hasValues = false
      }
    }
  }

  private mutating func begin(_ name: String) throws {
    guard Self.usual.contains(where: { $0.name == name }) else {
      let names = Self.usual.map(\.name)
      let advice = SpellingSuggestion.question(
        SpellingSuggestion.of(name, among: names), isQuoted: false)
      throw CommandError.usage(
        "unknown name \"\(name)\" in --matrix; expected \(names.joined(separator: ", "))\(advice)")
    }
    guard !axes.contains(where: { $0.name == name }) else {
      throw CommandError.usage("--matrix has \(name) twice")
    }
    axes.append(Axis(name: name, values: []))
  }

  /// Fills in usual values. `size` without values is the sizes of devices.
  private mutating func finish() throws {
    for index in axes.indices where axes[index].values.isEmpty {
      let name = axes[index].name
      let setting = axes[index].setting
      let values = Self.usual.first { $0.name == name }?.values ?? []
      guard !values.isEmpty else {
        let example =
          switch setting {
          case .timeZone: "GMT,Asia/Tokyo"
          case .date: "2026-06-01,2026-12-24T18:00"
          default: "en,de,ar"
          }
        throw CommandError.usage("--matrix \(name) needs values, such as \(name)=\(example)")
      }
      axes[index] =
        setting == .size ? Axis(.device, values: values) : Axis(name: name, values: values)
    }
    guard Set(axes.map(\.name)).count == axes.count else {
      throw CommandError.usage(
        "--matrix has sizes twice: size without values means the sizes of devices")
    }
  }

  /// All combinations, the last value changing first; the configuration itself where nothing is combined.
  /// - Throws: `CommandError` for a value that its option does not take, and for too many combinations.
  func cells(on configuration: PreviewConfiguration) throws -> [Cell] {
    var count = 1
    for axis in axes {
      count *= axis.values.count
      guard count <= Self.limit else {
        throw CommandError.usage("--matrix has more than \(Self.limit) combinations")
      }
    }
    var cells = [Cell(caption: "", configuration: configuration)]
    for axis in axes {
      cells = try cells.flatMap { cell in
        try axis.values.map { value in
          var next = cell
          do {
            try next.configuration.set(axis.name, to: value)
          } catch {
            throw CommandError.usage("--matrix: \(error)")
          }
          next.caption += (next.caption.isEmpty ? "" : " · ") + "\(axis.name) \(value)"
          return next
        }
      }
    }
    let suffixes = cells.map(\.configuration.suffix)
    if let twice = suffixes.indices.first(where: { suffixes[..<$0].contains(suffixes[$0]) }) {
      throw CommandError.usage("--matrix has the combination \(cells[twice].caption) twice")
    }
    return cells
  }

  /// How many combinations stand side by side in a contact sheet: the values of the last option.
  var columns: Int { axes.last?.values.count ?? 1 }
}
