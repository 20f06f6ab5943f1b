import Galley
import GalleyGoldens
import GalleyScenes

/// Where the scenes and the goldens of a command are.
struct GoldenPlace {
  /// The folder as it was named.
  let name: String
  let goldens: GoldenFolder
  /// Over the folder's own.
  let results: String?
  /// Whether the folder has scenes.
  let hasScenes: Bool
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
  ///   - isCompared: whether a second folder was named: the first one is then the goldens'.
  ///   - isRead: whether results are read: those of the folder itself count where there are no others.
  init(_ name: String, _ arguments: ParsedArguments, isCompared: Bool, isRead: Bool) throws {
    self.name = name
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandFailure(code: .file, message: "\(name): there is no such folder") }
    let url = URL(fileURLWithPath: name)
    let trimmed = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
    let own = GoldenFolder(
      url.appendingPathComponent("Goldens"), name: trimmed == "." ? "Goldens" : "\(trimmed)/Goldens"
    )
    isPackage = access(url.appendingPathComponent("Package.swift").path, F_OK) == 0
    let itself = GoldenFolder(url, name: trimmed)
    if isCompared {
      (goldens, hasScenes) = (itself, false)
    } else if let stated = arguments.string("--goldens") {
      goldens = GoldenFolder(URL(fileURLWithPath: stated), name: stated)
      hasScenes = true
    } else if isPackage {
      (goldens, hasScenes) = (own.hasResults || !itself.hasResults || !isRead ? own : itself, false)
    } else {
      hasScenes = GoldenScenes.areIn(name, except: own)
      let isItself = !hasScenes || isRead && !own.hasResults && itself.hasResults
      goldens = isItself ? itself : own
    }
    results = arguments.string("--results").map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    var words = [ShellWord.path(name)]
    for option in ["--goldens", "--results"] {
      if let value = arguments.string(option) { words += [option, ShellWord.quoted(value)] }
    }
    pruning = "galley golden prune " + words.joined(separator: " ") + " --delete"
    approval = "galley golden approve " + words.joined(separator: " ")
    recordingAdvice = "to make it: galley golden record " + words.joined(separator: " ")
  }
}
