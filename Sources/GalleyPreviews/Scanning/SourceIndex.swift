import Foundation
import GalleySwiftSource

/// The files of a module by the names that they declare.
final class SourceIndex {
  /// A place in the extensions of a file.
  struct Added: Hashable {
    var path: String
    var number: Int
  }

  let paths: [String]
  let sources: [String: SourceStore.Source]
  /// The names of the modules that files can import; nil where they are not known.
  let known: KnownNames?
  /// Files that declare a name at their top.
  private(set) var declaring: [UInt64: [String]] = [:]
  /// Extensions of a type, by the type's name.
  private(set) var extending: [UInt64: [Added]] = [:]
  /// Extensions by what they add: members, labels of subscripts, protocols, and the type for initialisers.
  private(set) var adding: [UInt64: [Added]] = [:]

  private let store: SourceStore
  private var whole: [String: SourceStore.Source] = [:]
  private var links: [Part: [SourceLink]] = [:]
  private var memory: [Asked: NeededFiles] = [:]
  /// Sources of modules that files import.
  private let imported: [String]
  private lazy var declared: Set<UInt64> = (paths + imported).reduce(into: []) { all, path in
    all.formUnion(source(path)?.outline.declarations ?? [])
  }

  /// Whether a file declares a type `View`: no view of SwiftUI's can be written beside it by the bare name, so that the
  /// files are no one module.
  private(set) lazy var copiesSwiftUI =
    declaring[WordHash.of("View".utf8)]?.contains { path in
      source(path)?.outline.types.contains { $0.name == "View" } == true
    } == true

  private struct Part: Hashable {
    var path: String
    var isInterface: Bool
  }

  private struct Asked: Hashable {
    var path: String
    var choice: SourceChoice
  }

  /// Files of a module that are read whole at once, on all processors.
  private static let mostAtOnce = 300

  init(
    _ paths: [String], _ store: SourceStore, known: KnownNames? = nil, imported: [String] = []
  ) {
    (self.paths, self.store, self.known, self.imported) = (paths, store, known, imported)
    sources = store.load(paths, isWhole: paths.count <= Self.mostAtOnce)
    if paths.count <= Self.mostAtOnce { whole = sources }
    for path in paths {
      guard let outline = sources[path]?.outline else { continue }
      for name in outline.topLevel { declaring[name, default: []].append(path) }
      for (number, item) in outline.extensions.enumerated() {
        add(item, Added(path: path, number: number))
      }
    }
  }

  private func add(_ item: SourceOutline.Extension, _ place: Added) {
    extending[item.type, default: []].append(place)
    var names = item.members.union(item.subscripts).union(item.protocols)
    if !item.protocols.isEmpty || !item.initialisers.isEmpty { names.insert(item.type) }
    for name in names { adding[name, default: []].append(place) }
  }

  /// Whether an extension adds a member of a name to a type.
  func adds(_ member: String) -> Bool { adding[WordHash.of(member.utf8)] != nil }

  /// Whether a source of the module, or of one that it imports, declares a name at any depth.
  /// - Complexity: O(bytes of all sources) the first time.
  func declares(_ name: UInt64) -> Bool { declared.contains(name) }

  /// Whether files, or those that they need, have a word.
  func hasWord(_ word: String, in files: [String]) -> Bool {
    let hash = WordHash.of(word.utf8)
    return files.contains { file in
      needed(by: file).files.contains { source($0)?.outline.uses.hasWord(hash) == true }
    }
  }

  /// A source with its uses and its interface.
  func source(_ path: String) -> SourceStore.Source? {
    if let known = whole[path] { return known }
    let found = store.load([path], isWhole: true)[path]
    whole[path] = found
    return found
  }

  func item(_ place: Added) -> SourceOutline.Extension? {
    sources[place.path]?.outline.extensions[place.number]
  }

  /// What a file's uses lead to; of its interface alone, or of its bodies, too.
  func links(of path: String, isInterface: Bool) -> [SourceLink] {
    let part = Part(path: path, isInterface: isInterface)
    if let known = links[part] { return known }
    let found = source(path).map { LinkFinder(self, path, $0.outline, isInterface).links } ?? []
    links[part] = found
    return found
  }

  /// The files that a file needs to be linked, itself among them.
  func needed(by path: String, _ choice: SourceChoice = SourceChoice()) -> NeededFiles {
    let asked = Asked(path: path, choice: choice)
    if let known = memory[asked] { return known }
    let found = NeededFiles(path, in: self, choice)
    memory[asked] = found
    return found
  }

  /// Guessed files that declare again what modules have, where another of the files names it.
  /// - Complexity: O(guesses · files).
  func shadows(in needed: NeededFiles) -> Set<String> {
    guard let known else { return [] }
    return needed.guesses.filter { path in
      let names = source(path)?.outline.topLevel.filter(known.contains) ?? []
      return !names.isEmpty
        && needed.files.contains { other in
          other != path && source(other)?.outline.uses.names.isDisjoint(with: names) == false
        }
    }
  }

  /// The files of a list that may decide how one of them is compiled, itself among them.
  /// - Complexity: O(names of the files that are found).
  func deciding(_ path: String, in list: Set<String>) -> Set<String> {
    deciding([path], in: list)
  }

  /// The files of a list that may decide how some of them are compiled, themselves among them.
  /// - Complexity: O(names of the files that are found).
  func deciding(_ paths: Set<String>, in list: Set<String>) -> Set<String> {
    var found = paths
    var waiting = Array(paths)
    while let next = waiting.popLast() {
      for link in links(of: next, isInterface: !paths.contains(next)) {
        for other in link.candidates where list.contains(other) && found.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
    return found
  }

  /// Files that declare a name, those first whose folders have most in common with the user's.
  func nearest(_ candidates: [String], to path: String) -> [String] {
    if candidates.count < 2 { return candidates }
    let own = path.split(separator: "/")
    func distance(_ other: String) -> Int {
      let parts = other.split(separator: "/")
      let shared = zip(own, parts).prefix { $0 == $1 }.count
      return other == path ? -1 : own.count + parts.count - 2 * shared
    }
    return candidates.map { (distance($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// Whether files declare what a module can have once only.
  func conflicts(_ first: Set<String>, _ second: Set<String>) -> Bool {
    var claims = Claims()
    for path in first { claims.add(path, self) }
    return second.contains { !first.contains($0) && claims.conflict(with: $0, self) }
  }

  /// What the files of a module have that others may not have again.
  struct Claims {
    private var names: Set<UInt64> = []
    /// Private names of a file are told apart by its own name, of which a module has one.
    private var files: Set<String> = []

    mutating func add(_ path: String, _ index: SourceIndex) {
      names.formUnion(index.sources[path]?.outline.uniqueNames ?? [])
      files.insert((path as NSString).lastPathComponent)
    }

    func conflict(with path: String, _ index: SourceIndex) -> Bool {
      files.contains((path as NSString).lastPathComponent)
        || !names.isDisjoint(with: index.sources[path]?.outline.uniqueNames ?? [])
    }
  }
}
