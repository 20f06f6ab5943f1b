import Foundation

/// The tables of modules in ARCHITECTURE.md.
struct ModuleTable {
  /// What a module may import.
  struct Row: Equatable {
    /// Nil for the compiler's plugin.
    var layer: Int?
    /// Modules that the row names.
    var named: Set<String>
    /// Those of the layers that it names.
    var ofLayers: Set<String> = []

    var allowed: Set<String> { named.union(ofLayers) }
  }

  /// What cannot be read, with the row's text.
  struct Failure: Error, Equatable { var row: String, message: String }

  /// By module.
  private(set) var rows: [String: Row] = [:]
  /// The modules of the platform that a module imports.
  private(set) var platform: [String: Set<String>] = [:]
  private var layers: [String: Int] = [:]

  /// - Parameter text: the document, whose tables are told by their heads.
  init(_ text: String) throws {
    let modules = Self.cells(below: "| layer | module |", in: text)
    for cells in modules {
      guard cells.count == 4 else { throw Failure(row: cells.joined(), message: "not 4 cells") }
      for module in Self.names(cells[1]) {
        guard rows[module] == nil else { throw Failure(row: cells[1], message: "twice") }
        rows[module] = Row(layer: Int(cells[0]), named: [])
        layers[module] = Int(cells[0])
      }
    }
    for cells in modules {
      for module in Self.names(cells[1]) {
        for term in cells[3].components(separatedBy: ", ") where !term.isEmpty {
          try allow(term, in: module)
        }
      }
    }
    for cells in Self.cells(below: "| of the platform |", in: text) {
      guard cells.count == 2 else { throw Failure(row: cells.joined(), message: "not 2 cells") }
      for term in cells[1].components(separatedBy: ", ") {
        let module = try module(term)
        platform[module, default: []].formUnion(Self.names(cells[0]))
      }
    }
  }

  /// The rows below a table's head and the line under it.
  private static func cells(below head: String, in text: String) -> [[String]] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix(head) }) else { return [] }
    return lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The names in backticks before a parenthesis.
  private static func names(_ cell: String) -> [String] {
    let parts = cell.prefix { $0 != "(" }.components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// Adds what a term says: a module, or `layers 1 to 4 but Raster and SVG`.
  private mutating func allow(_ term: String, in owner: String) throws {
    guard let match = term.wholeMatch(of: /layers (\d) to (\d)(?: but (.+))?/),
      let lowest = Int(match.1), let highest = Int(match.2), lowest <= highest
    else {
      let name = try module(term)
      rows[owner]?.named.insert(name)
      return
    }
    let others = try (match.3.map { $0.components(separatedBy: " and ") } ?? []).map(module)
    let range = layers.filter { (lowest...highest).contains($0.value) }.keys
    for other in others where !range.contains(other) {
      throw Failure(row: owner, message: "\(other) is in none of these layers")
    }
    rows[owner]?.ofLayers = Set(range).subtracting(others + [owner])
  }

  /// The module that a term names: in backticks whole, else without its `Galley` where it has one.
  private func module(_ term: String) throws -> String {
    let isWhole = term.hasPrefix("`") && term.hasSuffix("`")
    let names = isWhole ? [String(term.dropFirst().dropLast())] : ["Galley\(term)", term]
    guard let name = names.first(where: { rows[$0] != nil }) else {
      throw Failure(row: term, message: "no module of the table")
    }
    return name
  }
}
