import Galley
import GalleyScenes

/// Where the project file of a scene, a Swift file or a folder is looked for: in its folder, then in the folders
/// above it.
///
/// The search ends at the top of a repository, which is looked at, too. A home folder, the file system's root and a
/// folder that all users may write to, such as /tmp, count only where the search begins: a file there is hardly
/// meant for all that lies below.
struct ProjectSearch {
  /// Absolute paths of all files that may count, whether they are there or not, the nearest first.
  private(set) var everywhere: [String] = []
  /// The nearest one that is there.
  private(set) var found: String?

  private static let repositories = [".git", ".hg", ".jj", ".svn"]

  /// - Parameter operand: a file, a folder, or `-` for the working folder.
  init(for operand: String) {
    var folder = Self.folder(of: operand)
    let home = LexicalPath.absolute(
      getenv("HOME").map { String(cString: $0) } ?? NSHomeDirectory())
    while true {
      let file = (folder == "/" ? "" : folder) + "/" + ProjectFile.fileName
      everywhere.append(file)
      if found == nil, Self.isThere(file) { found = file }
      if folder == "/"
        || Self.repositories.contains(where: { access("\(folder)/\($0)", F_OK) == 0 })
      {
        return
      }
      folder = LexicalPath.parent(of: folder)
      if folder == "/" || folder == home || Self.isEverybodys(folder) { return }
    }
  }

  /// Whether there is something, a link that leads nowhere included: that is an error when it is read.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func folder(of operand: String) -> String {
    let path = LexicalPath.absolute(operand == "-" ? "." : operand)
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? path : LexicalPath.parent(of: path)
  }

  private static func isEverybodys(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IWOTH != 0
  }
}
