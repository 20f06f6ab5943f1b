import Galley
import GalleyGoldens

/// What `galley golden approve --from` names: results of another machine, marks of a report, or both.
struct ApprovalSource {
  /// The folder of the results of another machine; nil where the last run of this one counts.
  private(set) var results: String?
  /// Nil where no file was named.
  private(set) var marks: ApprovalMarks?

  /// - Throws: `CommandError`, `GoldenError` for a file without marks.
  init(_ arguments: ParsedArguments) throws {
    for path in arguments.strings("--from") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandError(code: .file, message: "--from \(path): there is no such file or folder")
      }
      if isFolder.boolValue {
        try use(folder: path, arguments)
      } else if marks == nil {
        marks = try ApprovalMarks(data: InputFile.read(path), name: path)
      } else {
        throw CommandError.usage("--from takes one file of marks; remove \(path)")
      }
    }
  }

  private mutating func use(folder: String, _ arguments: ParsedArguments) throws {
    guard results == nil, !arguments.has("--results") else {
      throw CommandError.usage("the results are given twice; remove --from \(folder)")
    }
    // An artifact has the results beside its report.
    let inner = folder + "/results"
    let isInner = FileManager.default.fileExists(atPath: inner)
    results = LexicalPath.absolute(isInner ? inner : folder)
  }
}
