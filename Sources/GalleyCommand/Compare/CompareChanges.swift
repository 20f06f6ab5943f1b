import Galley
import GalleyPreviews

/// The files that differ between two sides, and what may look otherwise for them.
struct CompareChanges {
  /// Ways from the root; nil where it is not known: then all is drawn.
  private let files: Set<String>?

  init(_ files: Set<String>?) { self.files = files }

  /// Of two folders: files that are on one side only, or have other bytes.
  /// - Complexity: O(n) in the bytes of files of one size.
  init(from old: String, to new: String) {
    guard let before = Self.files(in: old), let after = Self.files(in: new) else {
      files = nil
      return
    }
    var changed = Set(before.keys).symmetricDifference(after.keys)
    for (file, size) in before where after[file] != nil && !changed.contains(file) {
      if after[file] != size || !Self.isSame("\(old)/\(file)", "\(new)/\(file)") {
        changed.insert(file)
      }
    }
    files = changed
  }

  /// Whether all files are the same.
  var isEmpty: Bool { files?.isEmpty == true }

  /// Without what lies in a folder of goldens or of reports, but what says how previews are drawn.
  func without(_ folder: String, below root: String) -> CompareChanges {
    guard folder.hasPrefix(root + "/") else { return self }
    let start = folder.dropFirst(root.count + 1) + "/"
    return CompareChanges(
      files?.filter { !$0.hasPrefix(start) || $0.hasSuffix("/previews.json") })
  }

  /// The scenes that may look otherwise: those that changed themselves; nil for all of them, where an image, a font or
  /// a project file changed.
  var scenes: Set<String>? {
    guard let files else { return nil }
    let others = files.filter { !Self.isScene($0) && !Self.isBeside($0) && !$0.hasSuffix(".swift") }
    return others.isEmpty ? files.filter(Self.isScene) : nil
  }

  /// Whether a preview may look otherwise: all files but texts about them and tests may be a part of one.
  var mayChangePreviews: Bool {
    files?.contains { !Self.isBeside($0) && !$0.hasPrefix("Tests/") } ?? true
  }

  /// The sources whose previews are the same on both sides: all that they are made of is there on both, and none of it
  /// differs.
  /// - Parameters:
  ///   - old: what previews are made of, by their sources; all named from the root.
  ///   - new: the same of the other side.
  func unchangedPreviews(
    _ old: [String: PreviewInputs], _ new: [String: PreviewInputs]
  ) -> Set<String> {
    guard let files else { return [] }
    let parts = files.filter { !Self.isBeside($0) && !$0.hasPrefix("Tests/") }
    let sources = parts.filter { $0.hasSuffix(".swift") }
    let others = parts.subtracting(sources)
    // What says how previews are drawn, and what lies where no preview looks by itself, counts for all of them.
    let folders = (Array(old.values) + Array(new.values))
      .reduce(into: Set<String>()) { $0.formUnion($1.folders) }
    guard others.allSatisfy({ !Self.isSetting($0) && PreviewInputs.holds(folders, $0) }) else {
      return []
    }
    let same = old.filter { source, inputs in
      new[source] == inputs && inputs.files.isDisjoint(with: sources)
        && !others.contains { PreviewInputs.holds(inputs.folders, $0) }
    }
    return Set(same.keys)
  }

  /// Whether a file says how things are drawn, wherever it lies.
  private static func isSetting(_ file: String) -> Bool {
    ["galley.json", "previews.json"].contains((file as NSString).lastPathComponent)
  }

  /// Whether a file may be a scene, and nothing that a scene is made of.
  private static func isScene(_ file: String) -> Bool {
    let name = (file as NSString).lastPathComponent
    return (name.hasSuffix(".json") || name.hasSuffix(".jsonc")) && name != "galley.json"
      && !file.contains(".xcassets/")
  }

  private static let textEndings = [".md", ".yml", ".yaml", ".sh", ".py"]

  /// Whether a file is about others, and a part of no image: a text about a project, a script, or a hidden file that is
  /// neither an image nor a font.
  private static func isBeside(_ file: String) -> Bool {
    textEndings.contains { file.hasSuffix($0) }
      || isHidden(file) && !mayBeShown(file)
  }

  private static func isHidden(_ file: String) -> Bool {
    file.hasPrefix(".") || file.contains("/.")
  }

  private static let imageEndings = Set(ImageLibrary.fileExtensions)
  /// What Git and Galley keep for themselves, and what is built.
  private static let keptFolders: Set<Substring> = [".git", ".build", ".galley"]

  /// Whether a hidden file may be an image or a font of a scene that names it.
  private static func mayBeShown(_ file: String) -> Bool {
    (FontCollection.isFontFile(file)
      || imageEndings.contains((file as NSString).pathExtension.lowercased()))
      && !file.split(separator: "/").contains { keptFolders.contains($0) }
  }

  // MARK: Folders

  /// Files of more are not looked at one by one.
  private static let limit = 100_000

  /// The sizes of a folder's files by their ways, of hidden ones those that may be shown; nil where it has too many, or
  /// links to folders.
  private static func files(in folder: String) -> [String: Int]? {
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var files: [String: Int] = [:]
    while let file = walker.nextObject() as? String {
      if keptFolders.contains(Substring((file as NSString).lastPathComponent)) {
        walker.skipDescendants()
        continue
      }
      var (own, status) = (stat(), stat())
      let path = "\(folder)/\(file)"
      guard lstat(path, &own) == 0, stat(path, &status) == 0 else { continue }
      switch (status.st_mode & S_IFMT, own.st_mode & S_IFMT) {
      case (S_IFDIR, S_IFLNK): return nil
      case (S_IFREG, _):
        if !isHidden(file) || mayBeShown(file) { files[file] = Int(status.st_size) }
      default: break
      }
      if files.count > limit { return nil }
    }
    return files
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let data = [one, other].map {
      try? Data(contentsOf: URL(fileURLWithPath: $0), options: .mappedIfSafe)
    }
    return data[0] != nil && data[0] == data[1]
  }
}
