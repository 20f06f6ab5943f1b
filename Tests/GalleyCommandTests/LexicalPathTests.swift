import Foundation
import Galley
import Testing

/// Paths are made absolute as `URL` makes them, without asking the file system.
@Suite struct LexicalPathTests {
  @Test(arguments: [
    ("/a/b.json", "/a/b.json"), ("/a//b/./c", "/a/b/c"), ("/a/../b", "/b"), ("/../a", "/a"),
    ("/", "/"), ("//", "/"), ("/a/b/..", "/a"), ("/a/b/../..", "/"), ("/a/…/ü", "/a/…/ü"),
    ("/a/...", "/a/..."), ("/a/.b/", "/a/.b"),
  ])
  func pathsAreCleaned(path: String, clean: String) {
    #expect(LexicalPath.absolute(path) == clean)
    #expect(URL(fileURLWithPath: path).standardizedFileURL.path == clean)
  }

  @Test func relativePathsBeginInTheWorkingFolder() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(LexicalPath.absolute("card.json") == folder + "/card.json")
    #expect(LexicalPath.absolute(".") == folder)
    #expect(LexicalPath.absolute("") == folder)
  }

  @Test(arguments: [
    ("a", ""), ("é", ""), ("", ""), ("a/", ""), ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"),
    ("./a", "."),
    ("/", "/"), ("//", "/"), ("/a", "/"), ("//a", "/"), ("/a/b", "/a"), ("a/\u{301}b", "a"),
  ])
  func foldersAreAsTheyAreWritten(path: String, folder: String) {
    #expect(LexicalPath.folder(of: path) == folder)
  }

  @Test func parents() {
    #expect(LexicalPath.parent(of: "/a/b") == "/a")
    #expect(LexicalPath.parent(of: "/a") == "/")
    #expect(LexicalPath.parent(of: "/") == "/")
  }

  /// Links count as the system follows them: what `..` leaves is where a link leads, not where it lies.
  @Test func placesAreThoseBehindLinks() throws {
    try Program.withFolder { folder in
      let root = ResolvedPath.of(folder.path)
      try FileManager.default.createDirectory(
        atPath: root + "/a/b", withIntermediateDirectories: true)
      for (link, target) in [
        ("deep", "a/b"), ("lost", "a/new"), ("far", "lost"), ("round", "round"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(root)/\(link)", withDestinationPath: target)
      }
      for (path, place) in [
        ("deep/x", "a/b/x"), ("deep/../x", "a/x"), ("lost", "a/new"), ("far", "a/new"),
        ("no/such/x", "no/such/x"), ("no/../x", "x"), ("./a/./b", "a/b"), ("round", "round"),
        ("x/", "x"),
      ] {
        #expect(ResolvedPath.of("\(root)/\(path)") == "\(root)/\(place)", "\(path)")
      }
      let here = ResolvedPath.of(".")
      #expect(ResolvedPath.of("nowhere.png") == here + "/nowhere.png")
      #expect(ResolvedPath.of("") == here && ResolvedPath.of("/") == "/")
    }
  }
}
