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
  /// What removes goldens that nothing draws.
  let pruning: String
  /// How a golden that is missing comes to be.
  let recordingAdvice: String

  /// - Throws: `CommandFailure` for a missing folder.
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
    let url = URL(fileURLWithPath: folder)
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let own = GoldenFolder(
      url.appendingPathComponent("Goldens"), name: trimmed == "." ? "Goldens" : "\(trimmed)/Goldens"
    )
    // The goldens of a package are its tests'; its previews have a folder in there.
    let inner = GoldenFolder(
      url.appendingPathComponent("Goldens/Previews"), name: "\(own.name)/Previews")
    isPackage = !isFile && access(url.appendingPathComponent("Package.swift").path, F_OK) == 0
    let itself = GoldenFolder(url, name: trimmed)
    let hasPreviews = !isCompared && (isFile || GoldenPreviews.areIn(folder, except: own))
    previews = hasPreviews ? [name] + files : []
    if isCompared {
      (goldens, hasScenes) = (itself, false)
    } else if let stated = arguments.string("--goldens") {
      goldens = GoldenFolder(URL(fileURLWithPath: stated), name: stated)
      let isPreviews = isFile || isPackage && goldens.path == inner.path
      hasScenes = !isPreviews && (!hasPreviews || GoldenScenes.areIn(folder, except: goldens))
    } else if isFile {
      (goldens, hasScenes) = (own, false)
    } else if isPackage {
      let tests = own.hasResults || !itself.hasResults || !isRead ? own : itself
      let isPreviews = isRead ? !tests.hasResults && inner.hasResults : hasPreviews
      (goldens, hasScenes) = (isPreviews ? inner : tests, false)
    } else {
      hasScenes = GoldenScenes.areIn(folder, except: own)
      let isItself =
        !hasScenes && !hasPreviews || isRead && !own.hasResults && itself.hasResults
      goldens = isItself ? itself : own
    }
    results = arguments.string("--results").map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    var words = [ShellWord.path(name)]
    // A package's goldens are those of its tests unless others are named.
    let stated = arguments.string("--goldens") ?? (isPackage && goldens == inner ? inner.name : nil)
    if let stated { words += ["--goldens", ShellWord.quoted(stated)] }
    if let value = arguments.string("--results") {
      words += ["--results", ShellWord.quoted(value)]
    }
    pruning = "galley golden prune " + words.joined(separator: " ") + " --delete"
    approval = "galley golden approve " + words.joined(separator: " ")
    recordingAdvice =
      "to make it: galley golden record "
      + ([words[0]] + files.map(ShellWord.path) + words.dropFirst()).joined(separator: " ")
  }

  /// Whether a name is that of a Swift file.
  static func isSource(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), let state = FileState(name) else { return false }
    return state.isRegular
  }

  private static func folder(of file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private static func checkFolder(_ name: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandFailure(code: .file, message: "\(name): there is no such folder") }
  }
}
