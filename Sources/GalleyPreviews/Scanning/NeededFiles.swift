/// What is read with a file besides what its names lead to.
struct SourceChoice: Hashable, Sendable {
  /// Files that are left out.
  var without: Set<String> = []
  /// Files that are read as well.
  var with: Set<String> = []
}

/// The files that one file needs, found step by step: what is sure comes first, and a file that declares again what is
/// declared by those before it never joins.
struct NeededFiles: Sendable {
  let root: String
  /// The file itself among them.
  private(set) var files: Set<String>
  /// Those that no name leads to surely: the file may do without them.
  private(set) var guesses: Set<String> = []

  private var claims = SourceIndex.Claims()
  /// What is still to be followed, by how sure it is.
  private var named: [SourceLink] = []
  private var guessed: [SourceLink] = []
  /// Guesses that wait for a type's name, by that.
  private var waiting: [UInt64: [SourceLink]] = [:]
  private var names: Set<UInt64> = []

  /// - Complexity: O(links of all files that are found).
  init(_ root: String, in index: SourceIndex, _ choice: SourceChoice) {
    self.root = root
    files = [root]
    join(root, index)
    for path in choice.with.sorted() {
      guessed.append(SourceLink(candidates: [path], strength: .guessed))
    }
    while let link = next() {
      if link.candidates.contains(where: files.contains) { continue }
      let fit = link.candidates.first {
        !choice.without.contains($0) && !claims.conflict(with: $0, index)
      }
      guard let fit else { continue }
      files.insert(fit)
      join(fit, index)
    }
    guesses = files.subtracting(sure(index))
    (named, guessed, waiting, names) = ([], [], [:], [])
  }

  private mutating func join(_ path: String, _ index: SourceIndex) {
    claims.add(path, index)
    for name in index.source(path)?.outline.uses.names ?? [] where names.insert(name).inserted {
      if let links = waiting.removeValue(forKey: name) { guessed += links }
    }
    for link in index.links(of: path, isInterface: false) {
      switch link.strength {
      case .named: named.append(link)
      case .guessed:
        if link.types.isEmpty || !link.types.isDisjoint(with: names) {
          guessed.append(link)
        } else {
          for type in link.types { waiting[type, default: []].append(link) }
        }
      case .possible: break
      }
    }
  }

  /// Takes the surest link that counts.
  private mutating func next() -> SourceLink? { named.popLast() ?? guessed.popLast() }

  /// The files that names alone lead to.
  private func sure(_ index: SourceIndex) -> Set<String> {
    var found: Set<String> = [root]
    var open = [root]
    while let path = open.popLast() {
      for link in index.links(of: path, isInterface: false) where link.strength == .named {
        // Of those that declare the name the one that has joined.
        guard let file = link.candidates.first(where: files.contains) else { continue }
        if found.insert(file).inserted { open.append(file) }
      }
    }
    return found
  }
}
