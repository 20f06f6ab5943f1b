import Foundation

/// Which folder of a module names types of which other folder. A folder that is reached again by way of another one
/// cannot be read, tested or made a module without it.
struct FolderGraph {
  /// A type that files of one folder name, and a file of another folder declares.
  struct Use: Hashable, Comparable {
    var folder: String
    var other: String
    var name: String

    /// The use without its module, for messages.
    var line: String { "\(folder) -> \(other): \(name)" }

    static func < (one: Use, two: Use) -> Bool {
      (one.folder, one.other, one.name) < (two.folder, two.other, two.name)
    }
  }

  let folders: Set<String>
  let uses: Set<Use>
  /// How many types the module declares that are told by their names alone.
  let typeCount: Int

  /// - Parameter files: the sources by their paths from the module's folder.
  init(_ files: [String: String]) {
    let texts = files.mapValues(Self.code)
    folders = Set(files.keys.map(Self.folder))
    var places: [Substring: Set<String>] = [:]
    var parameters: Set<Substring> = []
    for (path, text) in texts {
      for match in text.matches(of: Self.declaration) {
        places[match.1, default: []].insert(Self.folder(path))
      }
      for match in text.matches(of: Self.parameterList) {
        for parameter in match.1.split(separator: ",") {
          let name = parameter.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber }
          parameters.insert(name)
        }
      }
    }
    // A name that generic parameters have too, or that several folders declare, does not tell what it stands for.
    let owners = places.compactMapValues { $0.count == 1 ? $0.first : nil }
      .filter { !parameters.contains($0.key) }
    typeCount = owners.count
    uses = texts.reduce(into: []) { uses, file in
      let folder = Self.folder(file.key)
      let own = Set(file.value.matches(of: Self.nested).map(\.1))
      for name in Self.words(file.value).subtracting(own) {
        guard let other = owners[name], other != folder else { continue }
        uses.insert(Use(folder: folder, other: other, name: String(name)))
      }
    }
  }

  /// The folder of a path; `.` is the module's own.
  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The source without comments and without texts in which nothing is put.
  private static func code(_ source: String) -> String {
    source.replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\\\n]*"/, with: "")
  }

  /// Types of their own at the start of a line; those inside of others are reached through them.
  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^(?:@\w+(?:\([^)\n]*\))? |public |package |open |final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
  }

  private static var nested: Regex<(Substring, Substring)> {
    /(?m)^ +(?:@\w+ |public |package |open |final |indirect |nonisolated |private |fileprivate )*(?:class|struct|enum|protocol|actor|typealias|associatedtype) (\w+)/
  }

  private static var parameterList: Regex<(Substring, Substring)> {
    /\b(?:struct|class|enum|protocol|actor|typealias|func|init|subscript|macro)\b[^\n<({=:]*<([^>]*)>/
  }

  /// The words of a source that are no members of something.
  private static func words(_ text: String) -> Set<Substring> {
    var words: Set<Substring> = []
    var (start, before): (String.Index?, Character) = (nil, " ")
    for index in text.indices {
      let character = text[index]
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart, start == nil, before != "." { start = index }
      if isPart, start == nil { continue }
      if !isPart {
        if let begun = start { words.insert(text[begun..<index]) }
        (start, before) = (nil, character)
      }
    }
    if let start { words.insert(text[start...]) }
    return words
  }

  /// Groups of more than one folder that lead to each other, the largest first, without some uses.
  func cycles(without left: Set<Use> = []) -> [Set<String>] {
    var next: [String: Set<String>] = [:]
    for use in uses.subtracting(left) { next[use.folder, default: []].insert(use.other) }
    let reached = folders.reduce(into: [:]) { $0[$1] = Self.reached(from: $1, by: next) }
    let groups = folders.map { folder in
      reached[folder, default: []].filter { reached[$0, default: []].contains(folder) }
    }
    return Set(groups.filter { $0.count > 1 }).sorted {
      ($0.count, $0.min() ?? "") > ($1.count, $1.min() ?? "")
    }
  }

  private static func reached(from folder: String, by next: [String: Set<String>]) -> Set<String> {
    var (reached, open): (Set<String>, [String]) = ([], Array(next[folder, default: []]))
    while let other = open.popLast() {
      if reached.insert(other).inserted { open += next[other, default: []] }
    }
    return reached
  }
}
