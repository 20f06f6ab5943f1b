import Foundation

/// The apps below a folder that is none itself, as a folder of examples: each has its own catalogues and tables.
struct AppFolders {
  private let folder: String
  /// None where there is no more than one, to which all of the folder belongs.
  private let apps: [String]

  /// - Parameter sources: the Swift files below the folder: one whose name ends in `App.swift` is the start of an app.
  init(_ sources: [String], in folder: String) {
    self.folder = folder
    let starts = Set(sources.filter { $0.hasSuffix("App.swift") }.map(ContextFinder.parent))
    let outermost = starts.filter { start in
      !starts.contains { start != $0 && start.hasPrefix($0 + "/") }
    }
    apps = outermost.count > 1 && !starts.contains(folder) ? outermost.sorted() : []
  }

  /// Files by the folders of what they may draw, in the order of the files.
  func resources(of files: [String]) -> [(folders: [String], files: [String])] {
    guard !apps.isEmpty else { return [([folder], files)] }
    var found: [(folders: [String], files: [String])] = []
    for file in files {
      let own = folders(of: file)
      if let place = found.firstIndex(where: { $0.folders == own }) {
        found[place].files.append(file)
      } else {
        found.append((own, [file]))
      }
    }
    return found
  }

  /// The folder of the file's app, and those around it that belong to no other one.
  private func folders(of file: String) -> [String] {
    let parent = ContextFinder.parent(file)
    let own = apps.first { file.hasPrefix($0 + "/") } ?? parent
    guard own.hasPrefix(folder + "/") else { return shared(in: folder, besides: folder) }
    var folders = [own]
    var below = own
    while below != folder {
      let around = ContextFinder.parent(below)
      folders += shared(in: around, besides: below)
      below = around
    }
    return folders
  }

  /// Folders in a folder that no app lies in.
  private func shared(in folder: String, besides own: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return path != own && !(path as NSString).lastPathComponent.hasPrefix(".")
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && !apps.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
  }
}
