import Foundation

/// Which files of a module need which others: by the names that they declare and use.
final class SourceIndex {
  let paths: [String]
  let sources: [String: SourceStore.Source]
  /// Files that declare a name at their top.
  private var declaring: [UInt64: [String]] = [:]
  /// Files that extend a type, by the type's name.
  private var extending: [UInt64: [(path: String, number: Int)]] = [:]
  /// Extensions by what they add: members, and the type for initialisers.
  private var adding: [UInt64: [(path: String, number: Int)]] = [:]
  private var memory: [Need: Set<String>] = [:]

  private let store: SourceStore
  private var whole: [String: SourceStore.Source] = [:]

  private struct Need: Hashable {
    var path: String
    var isWhole: Bool
  }

  /// Types whose values are written without their names.
  private static let literals: Set<UInt64> = Set(
    ["String", "Int", "Double", "Bool", "Array", "Dictionary", "Optional", "Float"].map {
      WordHash.of($0.utf8)
    })

  /// Files of a module that are read whole at once, on all processors.
  private static let mostAtOnce = 300

  init(_ paths: [String], _ store: SourceStore) {
    (self.paths, self.store) = (paths, store)
    sources = store.load(paths, isWhole: paths.count <= Self.mostAtOnce)
    if paths.count <= Self.mostAtOnce { whole = sources }
    for path in paths {
      guard let outline = sources[path]?.outline else { continue }
      for name in outline.topLevel { declaring[name, default: []].append(path) }
      for (number, item) in outline.extensions.enumerated() {
        extending[item.type, default: []].append((path, number))
        for member in item.members { adding[member, default: []].append((path, number)) }
        let isConformance = !item.protocols.isEmpty
        if isConformance || !item.initialisers.isEmpty {
          adding[item.type, default: []].append((path, number))
        }
        for name in item.protocols { adding[name, default: []].append((path, number)) }
      }
    }
  }

  /// Whether an extension adds a member of a name to a type.
  func adds(_ member: String) -> Bool { adding[WordHash.of(member.utf8)] != nil }

  /// Whether files, or those that they need, have a word.
  func hasWord(_ word: String, in files: [String]) -> Bool {
    let hash = WordHash.of(word.utf8)
    return files.contains { file in
      needed(by: file).contains { source($0)?.outline.words.contains(hash) == true }
    }
  }

  /// A source with its words and its interface.
  func source(_ path: String) -> SourceStore.Source? {
    if let known = whole[path] { return known }
    let found = store.load([path], isWhole: true)[path]
    whole[path] = found
    return found
  }

  /// The files that a file needs to be linked, itself among them; with `isWhole` false those that decide how it is
  /// compiled.
  func needed(by path: String, isWhole: Bool = true) -> Set<String> {
    let need = Need(path: path, isWhole: isWhole)
    if let known = memory[need] { return known }
    var found: Set<String> = [path]
    var waiting = [path]
    while let next = waiting.popLast() {
      for other in direct(next, words: isWhole || next == path) where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    memory[need] = found
    return found
  }

  /// The files that a file's own words lead to.
  private func direct(_ path: String, words isWhole: Bool) -> Set<String> {
    guard let outline = source(path)?.outline else { return [] }
    let words = isWhole ? outline.words : outline.interfaceWords
    var found: Set<String> = []
    for word in words {
      if !outline.ownNames.contains(word), let nearest = nearest(declaring[word], to: path) {
        found.insert(nearest)
      }
      for (other, number) in adding[word] ?? [] where other != path {
        if isUsed(other, number, by: word, words, path) { found.insert(other) }
      }
    }
    // What is added to a type that the file declares belongs to it.
    for name in outline.ownNames {
      for (other, _) in extending[name] ?? [] where isNear(path, name, other) {
        found.insert(other)
      }
    }
    for type in Self.literals {
      for (other, number) in extending[type] ?? [] where other != path {
        let item = sources[other]?.outline.extensions[number]
        if let item, !item.protocols.isDisjoint(with: words) { found.insert(other) }
      }
    }
    return found
  }

  /// Whether a word asks for an extension of a type that no file declares.
  private func isUsed(
    _ path: String, _ number: Int, by word: UInt64, _ words: Set<UInt64>, _ user: String
  ) -> Bool {
    guard let item = sources[path]?.outline.extensions[number] else { return false }
    // Extensions of declared types come with the type.
    if declaring[item.type] != nil { return false }
    if item.members.contains(word) { return true }
    if word == item.type, !item.initialisers.isEmpty {
      return !item.initialisers.isDisjoint(with: words) || item.initialisers.contains(0)
    }
    return !item.protocols.isEmpty && (word == item.type || item.protocols.contains(word))
      && words.contains(item.type)
  }

  /// Whether an extension that stands in `other` is of the type of that name that `path` declares.
  private func isNear(_ path: String, _ name: UInt64, _ other: String) -> Bool {
    guard other != path else { return false }
    return nearest(declaring[name], to: other) ?? path == path
  }

  /// Of files that declare the same name the one whose folder has most in common with the user's.
  private func nearest(_ candidates: [String]?, to path: String) -> String? {
    guard let candidates else { return nil }
    if candidates.count == 1 { return candidates[0] }
    if candidates.contains(path) { return path }
    let own = path.split(separator: "/")
    func distance(_ other: String) -> Int {
      let parts = other.split(separator: "/")
      let shared = zip(own, parts).prefix { $0 == $1 }.count
      return own.count + parts.count - 2 * shared
    }
    return candidates.min { (distance($0), $0) < (distance($1), $1) }
  }

  /// Names that two files declare of which a module can have one.
  func conflicts(_ first: Set<String>, _ second: Set<String>) -> Bool {
    // Private names of a file are told apart by its own name, of which a module has one.
    let files = Set(first.map { ($0 as NSString).lastPathComponent })
    if second.subtracting(first).contains(where: {
      files.contains(($0 as NSString).lastPathComponent)
    }) {
      return true
    }
    var names: Set<UInt64> = []
    for path in first { names.formUnion(sources[path]?.outline.uniqueNames ?? []) }
    for path in second.subtracting(first) {
      if !names.isDisjoint(with: sources[path]?.outline.uniqueNames ?? []) { return true }
    }
    return false
  }
}
