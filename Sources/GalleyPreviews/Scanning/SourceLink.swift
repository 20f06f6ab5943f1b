import GalleySwiftSource

/// A file whose declarations another one may use.
struct SourceLink: Sendable {
  /// How sure it is.
  enum Strength: Int, Comparable, Sendable {
    /// A name that modules have, too, or that others may mean: it counts where the other file is there for another
    /// reason, and draws in nothing.
    case possible
    /// What is likely and can be done without: an extension, a name that modules have, too.
    case guessed
    /// A name that only the file declares.
    case named

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// Files that declare it, the nearest first: one of them is enough.
  var candidates: [String]
  var strength: Strength
  /// Types of which one has to be named by the files around; none where it counts in any case.
  var types: Set<UInt64> = []
}

/// Reads what the uses of one file lead to.
struct LinkFinder {
  private(set) var links: [SourceLink] = []
  private let index: SourceIndex
  private let path: String
  private let outline: SourceOutline
  private let uses: SourceUses

  /// Types whose values are written without their names.
  private static let literals: Set<UInt64> = Set(
    ["String", "Int", "Double", "Bool", "Array", "Dictionary", "Optional", "Float"].map {
      WordHash.of($0.utf8)
    })
  private static let initializer = WordHash.of("init")
  private static let view = WordHash.of("View")

  init(_ index: SourceIndex, _ path: String, _ outline: SourceOutline, _ isInterface: Bool) {
    (self.index, self.path, self.outline) = (index, path, outline)
    uses = isInterface ? outline.interfaceUses : outline.uses
    for name in uses.names.sorted() { addName(name) }
    for sign in uses.operators.sorted() { addOperator(sign) }
    for name in uses.names.union(uses.members).union(uses.labels).sorted() { addExtensions(name) }
    addOwnTypes()
    addLiterals()
  }

  private func isKnown(_ name: UInt64) -> Bool { index.known?.contains(name) ?? false }

  private mutating func add(
    _ other: String, _ strength: SourceLink.Strength, types: Set<UInt64> = []
  ) {
    guard other != path else { return }
    links.append(SourceLink(candidates: [other], strength: strength, types: types))
  }

  // MARK: Names

  /// A name that stands alone is that of a declaration at the top of a file, unless the file has one of its own.
  private mutating func addName(_ name: UInt64) {
    guard let files = index.declaring[name], !outline.ownNames.contains(name) else { return }
    let candidates = index.nearest(files.filter { $0 != path }, to: path)
    guard !candidates.isEmpty else { return }
    let isOwn = outline.declarations.contains(name)
    let guess: SourceLink.Strength = standsOnSwiftUI ? .possible : .guessed
    let strength: SourceLink.Strength = isOwn ? .possible : isKnown(name) ? guess : .named
    links.append(SourceLink(candidates: candidates, strength: strength))
  }

  /// Whether the views of the file are SwiftUI's, whatever other files declare of its names.
  private var standsOnSwiftUI: Bool {
    index.copiesSwiftUI && outline.imports.contains("SwiftUI")
      && outline.uses.names.contains(Self.view)
  }

  /// A function of a standard operator is meant where the file names a type of its operands.
  private mutating func addOperator(_ sign: UInt64) {
    let isStandard = SwiftWord.standardOperators.contains(sign)
    for other in index.declaring[sign] ?? [] {
      let types = index.source(other)?.outline.operands[sign] ?? []
      let isMeant = !isStandard || !types.isDisjoint(with: uses.names)
      add(other, isMeant ? .guessed : .possible)
    }
    for place in index.adding[sign] ?? [] {
      guard let item = index.item(place), index.declaring[item.type] == nil else { continue }
      let isMeant = !isStandard || uses.names.contains(item.type)
      add(place.path, isMeant ? .guessed : .possible)
    }
  }

  // MARK: Extensions

  private mutating func addExtensions(_ name: UInt64) {
    for place in index.adding[name] ?? [] where place.path != path {
      guard let item = index.item(place) else { continue }
      // Extensions of declared types come with the type.
      if let owners = index.declaring[item.type], owners.contains(where: { $0 != path }) {
        continue
      }
      if let link = link(to: item, by: name) { add(place.path, link.strength, types: link.types) }
    }
  }

  private func link(
    to item: SourceOutline.Extension, by name: UInt64
  ) -> (strength: SourceLink.Strength, types: Set<UInt64>)? {
    if item.members.contains(name), uses.hasWord(name) {
      // What the file adds to the type itself needs no other.
      let isDeclared = outline.declarations.contains(name)
      let isOwn = isDeclared && outline.extensions.contains { $0.type == item.type }
      if isOwn || isDeclared && !uses.members.contains(name) { return (.possible, []) }
      return (.guessed, isKnown(name) ? [item.type] : [])
    }
    if item.subscripts.contains(name), uses.labels.contains(name) { return (.guessed, []) }
    if name == item.type, !item.initialisers.isEmpty { return initialiser(item) }
    let isConformance =
      !item.protocols.isEmpty && (name == item.type || item.protocols.contains(name))
    guard isConformance, uses.names.contains(item.type) else { return nil }
    return (.guessed, [])
  }

  private func initialiser(
    _ item: SourceOutline.Extension
  ) -> (strength: SourceLink.Strength, types: Set<UInt64>)? {
    let labels = item.initialisers.intersection(uses.labels)
    guard !labels.isEmpty || item.initialisers.contains(0) else {
      return item.protocols.isEmpty ? nil : (.guessed, [])
    }
    let own = outline.extensions.filter { $0.type == item.type }.flatMap(\.initialisers)
    return labels.isEmpty || !labels.isSubset(of: own) ? (.guessed, []) : (.possible, [])
  }

  /// What is added to a type that the file declares belongs to it.
  private mutating func addOwnTypes() {
    for name in outline.ownNames.sorted() {
      for place in index.extending[name] ?? [] where place.path != path {
        let owners = index.nearest(index.declaring[name] ?? [], to: place.path)
        if owners.first ?? path == path { add(place.path, .guessed) }
      }
    }
  }

  private mutating func addLiterals() {
    for type in Self.literals.sorted() {
      for place in index.extending[type] ?? [] {
        guard let item = index.item(place), !item.protocols.isDisjoint(with: uses.names) else {
          continue
        }
        add(place.path, .guessed)
      }
    }
  }
}
