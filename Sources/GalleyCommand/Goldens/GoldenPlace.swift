import Galley
import GalleyGoldens
import GalleyScenes

/// Where the scenes, the previews and the goldens of a command are.
struct GoldenPlace {
  /// The folder or the Swift file as it was named.
  let name: String
  /// The folder of the sources: the one that was named, or that of the file.
  let folder: String
  let goldens: GoldenFolder
  /// Over the folder's own.
  let results: String?
  /// Whether the folder has scenes.
  let hasScenes: Bool
  /// The Swift files, the folder or the package whose previews are cases; none where there are no previews.
  let previews: [String]
  /// Whether single files were named: goldens of others lie in the folder, too.
  let isPartial: Bool
  /// Whether it is a package, whose goldens are those of its tests.
  let isPackage: Bool
  /// What approves: the names of cases follow.
  let approval: String
  /// What other commands have behind their name.
  private let words: String
  /// What removes goldens that nothing draws.
  let pruning: String
  /// How to record a missing golden (shown in failures).
  let recordingAdvice: String

  /// - Throws: `CommandError` for a missing folder.
  /// - Parameters:
  ///   - files: Swift files besides the first.
  ///   - isCompared: whether a second folder was named: the first one is then the goldens'.
  ///   - isRead: whether results are read: those of the folder itself count where there are no others.
  init(
    _ name: String, _ arguments: ParsedArguments, files: [String] = [], isCompared: Bool,
    isRead: Bool
  ) throws {
    self.name = name
    let isFile = Self.isSource(name)
    folder = isFile ? Self.folder(of: name) : name
    isPartial = isFile
    try Self.checkFolder(folder)
    let candidates = Candidates(folder)
    let own = candidates.own
    isPackage = !isFile && access("\(folder)/Package.swift", F_OK) == 0
    let hasPreviews = try !isCompared && (isFile || GoldenPreviews.areIn(folder, except: own))
    previews = hasPreviews ? [name] + files : []
    let ofProject = Self.goldens(of: arguments.project, for: folder, hasPreviews: hasPreviews)
    let kind = Kind(
      isFile: isFile, isPackage: isPackage, isCompared: isCompared, isRead: isRead,
      hasPreviews: hasPreviews)
    (goldens, hasScenes) = try candidates.choose(
      kind, in: folder, stated: arguments.string("--goldens"), ofProject: ofProject)
    results = arguments.string("--results").map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    var words = [ShellWord.path(name)]
    // A package's goldens are those of its tests unless others are named.
    let isInner = isPackage && goldens == candidates.inner && ofProject?.path != goldens.path
    let stated = arguments.string("--goldens") ?? (isInner ? goldens.name : nil)
    if let stated { words += ["--goldens", ShellWord.quoted(stated)] }
    if let file = arguments.string("--project") { words += ["--project", ShellWord.quoted(file)] }
    if let value = arguments.string("--results") {
      words += ["--results", ShellWord.quoted(value)]
    }
    self.words = words.joined(separator: " ")
    pruning = "galley golden prune " + words.joined(separator: " ") + " --delete"
    approval = "galley golden approve " + words.joined(separator: " ")
    recordingAdvice =
      "to create it: galley golden record "
      + ([words[0]] + files.map(ShellWord.path) + words.dropFirst()
      + GoldenOptions.drawing(arguments)).joined(separator: " ")
  }

  /// The goldens of a folder in those of the project: they lie there as the folder lies in the project, so that a run
  /// of a part names its cases as one of the whole does. Nil without a project, and in the goldens themselves.
  private static func goldens(
    of project: Project?, for folder: String, hasPreviews: Bool
  ) -> GoldenFolder? {
    guard let project, let root = project.values.goldens?.path else { return nil }
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard path != root, !path.hasPrefix(root + "/") else { return nil }
    let start = project.folder == "/" ? "/" : project.folder + "/"
    var way = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : ""
    // Previews are called after their files from the folder Sources.
    if hasPreviews, way == "Sources" || way.hasPrefix("Sources/") {
      way.removeFirst("Sources".count)
    }
    let parts = way.split(separator: "/").map(String.init)
    let goldens = ([root] + parts).joined(separator: "/")
    return GoldenFolder(URL(fileURLWithPath: goldens), name: Project.shown(goldens))
  }

  /// A command of `galley golden` about these goldens.
  func command(_ subcommand: String) -> String {
    "galley golden \(subcommand) \(words)"
  }

  /// Images that scenes read are no goldens, which are written over and removed.
  /// - Throws: `CommandError` where one of them, or their folder, lies in that of the goldens.
  func keepImages(_ arguments: ParsedArguments) throws {
    let stated = arguments.string("--images") ?? arguments.project?.values.images?.path
    let way = ResolvedPath.of(goldens.path) + "/"
    if let stated, (ResolvedPath.of(stated) + "/").hasPrefix(way) {
      throw imageError("the images that scenes read lie")
    }
    guard hasScenes else { return }
    let images = stated.map { URL(fileURLWithPath: $0) }
    if let found = try ImagesAmongGoldens(goldens, images: images).first(in: name) {
      throw imageError("\"\(found.image)\", which \(found.scene) shows, lies")
    }
  }

  private func imageError(_ what: String) -> CommandError {
    CommandError(
      code: .scene,
      message: "\(goldens.name): \(what) in the folder of the goldens; expected another folder for "
        + "one of them")
  }

  /// Whether a name is that of a Swift file.
  static func isSource(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), let state = FileState(name) else { return false }
    return state.isRegular
  }

  private static func folder(of file: String) -> String {
    let folder = LexicalPath.folder(of: file)
    return folder.isEmpty ? "." : folder
  }

  private static func checkFolder(_ name: String) throws {
    if GoldenFolder.isFolder(name) { return }
    let reason =
      access(name, F_OK) == 0 ? "it is a file; expected a folder" : "the folder does not exist"
    throw CommandError(code: .file, message: "\(name): \(reason)")
  }
}

/// What is known of a place before its goldens are.
private struct Kind {
  var isFile: Bool
  var isPackage: Bool
  var isCompared: Bool
  var isRead: Bool
  var hasPreviews: Bool
}

/// The folders of goldens that a folder may mean.
private struct Candidates {
  /// `Goldens` in the folder.
  let own: GoldenFolder
  /// The goldens of a package are its tests'; its previews have a folder in there.
  let inner: GoldenFolder
  let itself: GoldenFolder

  init(_ folder: String) {
    let url = URL(fileURLWithPath: folder)
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    own = GoldenFolder(
      url.appendingPathComponent("Goldens"), name: trimmed == "." ? "Goldens" : "\(trimmed)/Goldens"
    )
    inner = GoldenFolder(
      url.appendingPathComponent("Goldens/Previews"), name: "\(own.name)/Previews")
    itself = GoldenFolder(url, name: trimmed)
  }

  /// The folder of the goldens, and whether scenes are compared with them.
  func choose(
    _ kind: Kind, in folder: String, stated: String?, ofProject: GoldenFolder?
  ) throws -> (GoldenFolder, Bool) {
    if kind.isCompared { return (itself, false) }
    if let stated {
      let goldens = GoldenFolder(URL(fileURLWithPath: stated), name: stated)
      let isPreviews = kind.isFile || kind.isPackage && goldens.path == inner.path
      let hasScenes =
        try !isPreviews && (!kind.hasPreviews || GoldenScenes.areIn(folder, except: goldens))
      return (goldens, hasScenes)
    }
    if let ofProject, counts(ofProject, kind) {
      let isPreviews = kind.isFile || kind.isPackage && ofProject.path == inner.path
      return (ofProject, try !isPreviews && GoldenScenes.areIn(folder, except: ofProject))
    }
    if kind.isFile { return (own, false) }
    if kind.isPackage {
      let tests = own.hasResults || !itself.hasResults || !kind.isRead ? own : itself
      let isPreviews = kind.isRead ? !tests.hasResults && inner.hasResults : kind.hasPreviews
      return (isPreviews ? inner : tests, false)
    }
    let hasScenes = try GoldenScenes.areIn(folder, except: own)
    let isItself =
      !hasScenes && !kind.hasPreviews || kind.isRead && !own.hasResults && itself.hasResults
    return (isItself ? itself : own, hasScenes)
  }

  /// Whether the project's goldens are meant: not where those of a package's tests are, nor where the last run was of
  /// others.
  private func counts(_ ofProject: GoldenFolder, _ kind: Kind) -> Bool {
    if kind.isPackage, ofProject.path == own.path { return false }
    guard kind.isRead, !ofProject.hasResults else { return true }
    return !itself.hasResults && !(kind.isPackage && own.hasResults)
  }
}
