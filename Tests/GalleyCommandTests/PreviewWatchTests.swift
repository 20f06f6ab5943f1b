import Foundation
import GalleyPreviews
import GalleyStrings
import Testing

@testable import GalleyCommand

/// What `galley preview --watch` takes for a change.
@Suite struct PreviewWatchTests {
  @Test func sourcesAndResourcesAreToldApart() throws {
    try Program.withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      try Program.write(
        ["Card.swift": Data("a".utf8), "Texts.strings": Data("b".utf8)], in: folder)
      let paths = [path("Card.swift"), path("Texts.strings"), path("New.swift"), folder.path]
      var files = PreviewedFiles()
      let before = files.look(at: paths)
      #expect(before.count == 3)
      #expect(files.changes(from: before, to: before) == nil)
      try Program.write(["Card.swift": Data("aa".utf8)], in: folder)
      let saved = try #require(files.changes(from: before, to: files.look(at: paths)))
      #expect(saved.sources == [PreviewedFiles.key(path("Card.swift"))] && !saved.needRestart)
      #expect(try #require(saved.sinceSave) < 60_000)
      try Program.write(["Texts.strings": Data("bb".utf8)], in: folder)
      #expect(files.changes(from: before, to: files.look(at: paths))?.needRestart == true)
      // A file that comes and one that goes are changes.
      let now = files.look(at: paths)
      try Program.write(["New.swift": Data("c".utf8)], in: folder)
      #expect(
        files.changes(from: now, to: files.look(at: paths))?.sources == [
          PreviewedFiles.key(path("New.swift"))
        ])
      #expect(
        files.changes(from: now, to: [:])?.sources == [PreviewedFiles.key(path("Card.swift"))])
      // Our own images are none.
      let image = path("Card-Large.png")
      try Program.write(["Card-Large.png": Data("d".utf8)], in: folder)
      #expect(files.changes(from: [:], to: files.look(at: [image]))?.needRestart == true)
      files.own.insert(PreviewedFiles.key(image))
      #expect(files.look(at: [image]).isEmpty)
      #expect(
        files.changes(from: [UTF8Key(image): now[UTF8Key(folder.path)]!], to: [:]) == nil)
    }
  }
}
