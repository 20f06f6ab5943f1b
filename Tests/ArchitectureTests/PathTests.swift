import Foundation
import Testing

/// How sources take paths apart.
@Suite struct PathTests {
  /// `NSString` ends the process where it is asked for the folder of a path of one character.
  @Test func noFolderIsAskedOfNSString() throws {
    let call = /as NSString\)\s*\.deletingLastPathComponent/
    #expect("(path as NSString).deletingLastPath\("Component")".contains(call))
    for file in try SourceTree.swiftFiles(below: "Sources") {
      let asks = try String(contentsOf: file, encoding: .utf8).contains(call)
      #expect(!asks, "\(SourceTree.path(of: file)): take LexicalPath.folder(of:)")
    }
  }
}
