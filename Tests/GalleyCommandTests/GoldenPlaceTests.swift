import Foundation
import Testing

/// Where goldens lie, and what is done with folders of scenes that are none.
@Suite struct GoldenPlaceTests {
  private static let scene = Data(
    #"{"galley": 1, "canvas": {"width": 9, "height": 9}, "view": {"type": "Color", "color": "red"}}"#
      .utf8)

  @Test func imagesOfScenesAreNoGoldens() throws {
    try Program.withFolder { folder in
      let image = #"{"galley": 1, "view": {"type": "Image", "name": "photo.png"}}"#
      try Program.write(
        [
          "x.json": Self.scene, "c/b.json": Data(image.utf8), "c/img/.keep": Data(),
          "c/galley.json": Data(#"{"images": "img", "goldens": "img"}"#.utf8),
        ], in: folder)
      #expect(try Program.run(["render", "x.json", "-o", "c/img/photo.png"], in: folder).code == 0)
      for words in [
        ["record", "c"], ["check", "c"], ["prune", "c", "--delete"], ["approve", "c", "b"],
      ] {
        let result = try Program.run(["golden"] + words, in: folder)
        #expect(result.code == 3, "\(words): \(result.errors)")
        #expect(result.errors.contains("lie in the folder of the goldens"), "\(result.errors)")
      }
      let photo = folder.appendingPathComponent("c/img/photo.png").path
      #expect(FileManager.default.fileExists(atPath: photo))
    }
  }

  /// An image that data name lies among the goldens, though the folder of the scene does not.
  @Test(arguments: [[], ["--images", "c"]]) func oneImageOfASceneIsNoGolden(options: [String])
    throws
  {
    try Program.withFolder { folder in
      let image = """
        {"galley": 1, "data": {"photo": "pic"}, "view": {"type": "Image", "name": "./img/{{photo}}"}}
        """
      try Program.write(
        [
          "x.json": Self.scene, "c/a.json": Self.scene, "c/b.json": Data(image.utf8),
          "c/img/.keep": Data(),
        ], in: folder)
      #expect(try Program.run(["render", "x.json", "-o", "c/img/pic.png"], in: folder).code == 0)
      for words in [["record"], ["check"], ["prune", "--delete"], ["approve"]] {
        let result = try Program.run(
          ["golden", words[0], "c", "--goldens", "c/img"] + words.dropFirst()
            + (words[0] == "record" || words[0] == "check" ? options : []), in: folder)
        #expect(result.code == 3, "\(words): \(result.errors)")
        #expect(
          result.errors.contains(
            "c/img: \"./img/pic\", which c/b.json shows, lies in the folder of the goldens"),
          "\(result.errors)")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/c/img")
      #expect(files.sorted() == [".keep", "pic.png"])
      // One beside the goldens is none of them.
      let other = ["golden", "record", "c", "--goldens", "c/im"] + options
      #expect(try Program.run(other, in: folder).code == 0)
    }
  }

  @Test func eachSceneHasItsImagesInItsOwnFolder() throws {
    try Program.withFolder { folder in
      let image = Data(#"{"galley": 1, "view": {"type": "Image", "name": "photo.png"}}"#.utf8)
      try Program.write(
        ["x.json": Self.scene, "c/a.json": image, "c/sub/b.json": image], in: folder)
      func draw(_ photo: String, width: String) throws {
        let words = ["render", "x.json", "-o", photo, "--width", width]
        #expect(try Program.run(words, in: folder).code == 0)
      }
      try draw("c/photo.png", width: "9")
      try draw("c/sub/photo.png", width: "12")
      let recorded = try Program.run(["golden", "record", "c"], in: folder)
      #expect(recorded.code == 0, "\(recorded.errors)")
      try draw("c/sub/photo.png", width: "15")
      let checked = try Program.run(["golden", "check", "c"], in: folder)
      #expect(checked.code == 1 && checked.errors.contains("1 of 2 failed"), "\(checked.errors)")
      #expect(checked.errors.contains("sub/b is 15 x 9 pixels"), "\(checked.errors)")
      // A folder that is stated counts for all scenes.
      let stated = try Program.run(["golden", "check", "c", "--images", "c"], in: folder)
      #expect(stated.errors.contains("sub/b is 9 x 9 pixels"), "\(stated.errors)")
    }
  }

  @Test func foldersThatCannotBeReadAreNotEmpty() throws {
    try Program.withFolder { folder in
      try Program.write(["c/a.json": Self.scene], in: folder)
      #expect(try Program.run(["golden", "record", "c"], in: folder).code == 0)
      // Nobody, not even root, opens a folder whose path is longer than 4,096 bytes.
      let deep = """
        cd c; name=$(printf '%0200d' 0); for i in $(seq 25); do mkdir $name && cd $name || exit 0; done
        """
      let made = try Program.run(
        ["-c", deep], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(made.code == 0, "\(made.errors)")
      for words in [["check", "c"], ["record", "c"]] {
        let result = try Program.run(["golden"] + words, in: folder)
        #expect(result.code == 5, "\(words): \(result.errors)")
        #expect(result.errors.contains("the folder cannot be read"), "\(result.errors)")
      }
      _ = try Program.run(["-rf", "c"], by: URL(fileURLWithPath: "/bin/rm"), in: folder)
    }
  }

  @Test func goldensOfAProjectStayInIt() throws {
    try Program.withFolder { folder in
      try Program.write(["c/s.json": Self.scene, "out/.keep": Data()], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("c/esc").path, withDestinationPath: "../out")
      for (goldens, reason) in [
        ("esc/new", "stays in it; it leads to"), (".", "a folder below that of the project file"),
        ("./", "a folder below that of the project file"),
      ] {
        try Program.write(["c/galley.json": Data(#"{"goldens": "\#(goldens)"}"#.utf8)], in: folder)
        let result = try Program.run(["golden", "record", "c"], in: folder)
        #expect(result.code == 3 && result.errors.contains(reason), "\(goldens): \(result.errors)")
      }
      let out = folder.appendingPathComponent("out").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == [".keep"])
    }
  }

  @Test func aFileIsNoFolder() throws {
    try Program.withFolder { folder in
      try Program.write(["c/a.json": Self.scene], in: folder)
      let result = try Program.run(["golden", "check", "c/a.json"], in: folder)
      #expect(result.code == 5 && result.errors.contains("it is a file"), "\(result.errors)")
    }
  }
}
