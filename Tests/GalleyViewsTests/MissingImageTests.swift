import Foundation
import Galley
import GalleyBudget
import GalleyImages
import TestSupport
import Testing

@testable import GalleyViews

/// Images that cannot be read: what is drawn, what is said, and what was meant.
@Suite struct MissingImageTests {
  private func withImages(_ names: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-missing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try Bitmap(width: 4, height: 3, filledWith: ResolvedColor.black.pixel).pngData()
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The name as it is: a URL may compose its letters.
      let path = folder.path + "/" + name
      let written = path.withCString { fopen($0, "w") }
      let handle = try #require(written)
      data.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, data.count, handle) }
      fclose(handle)
    }
    try body(folder)
  }

  private func draw(_ view: some View, _ folder: URL? = nil) throws -> RenderReport {
    let renderer = ImageRenderer(content: view)
    renderer.environment._imageFolder = folder
    return try renderer.render()
  }

  private func warning(_ name: String, _ folder: URL?) throws -> String {
    let warnings = try draw(Image(name), folder).warnings
    #expect(warnings.count == 1)
    return "\(warnings.first.map { "\($0)" } ?? "")"
  }

  @Test func aMissingImageIsAFlatAreaAndAWarning() throws {
    try withImages([]) { folder in
      let own = try draw(Image("none"), folder)
      #expect(own.bitmap.width == 44 && own.bitmap.height == 44)
      #expect(Set(own.bitmap.pixels).count == 1 && own.warnings.count == 1)
      let wide = try draw(Image("none").resizable().frame(width: 30, height: 9), folder)
      #expect(Set(wide.bitmap.pixels).count == 1 && wide.bitmap.width == 30)
    }
    #expect(try warning("none", nil).contains("was given no image folder"))
  }

  /// Another program copies and removes the file while it is looked for: the image is drawn, or it is missing with a
  /// warning.
  @Test func anImageThatComesAndGoesIsDrawnOrMissing() throws {
    try withImages(["comes.png"]) { folder in
      let path = folder.path + "/comes.png"
      let isOver = Locked(false)
      let mover = Thread {
        while !isOver.withLock({ $0 }) {
          _ = rename(path, path + ".away")
          _ = rename(path + ".away", path)
        }
      }
      mover.start()
      defer { isOver.withLock { $0 = true } }
      var environment = EnvironmentValues()
      environment._imageFolder = folder
      var missing = 0
      for _ in 0..<8_000 {
        let library = ImageLibrary()
        if case .failed = library.image(named: "comes", in: environment).entry { missing += 1 }
      }
      #expect(missing < 8_000)
    }
  }

  @Test func theNearestFileIsNamed() throws {
    let names = [
      "logo.png", "Photo.JPG", "icons/star.png", "anim.gif", "portrait@2x.png", ".hidden.png",
    ]
    try withImages(names) { folder in
      for (name, hint) in [
        ("logo.jpg", "; did you mean \"logo.png\"?"), ("Logo", "; did you mean \"logo.png\"?"),
        ("LOGO.PNG", "; did you mean \"logo.png\"?"), ("lgo", "; did you mean \"logo.png\"?"),
        ("photo", "; did you mean \"Photo.JPG\"?"), ("photo.JPG", "; did you mean \"Photo.JPG\"?"),
        ("icons/Star", "; did you mean \"icons/star.png\"?"),
        ("icns/star", ": there is no folder \"icns/\""),
        ("anim", "; there is \"anim.gif\", of a format that is not supported"),
        ("xyz", ""), ("hidden", ""), ("potrait@2x.png", "; did you mean \"portrait@2x.png\"?"),
      ] {
        let text = try warning(name, folder)
        #expect(text.hasSuffix("in the image folder\(hint)"), "\(name): \(text)")
      }
      // A file of another extension is told by its bytes.
      #expect(try draw(Image("Photo.JPG"), folder).warnings.isEmpty)
      #expect(try draw(Image("anim.gif"), folder).warnings.isEmpty)
    }
  }

  @Test func linksToNothingAreNoSuggestions() throws {
    try withImages(["photo.png"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/logo.png", withDestinationPath: "gone.png")
      for name in ["logo", "logo.png"] {
        let text = try warning(name, folder)
        #expect(text.hasSuffix("; \"logo.png\" may be a link to nothing"), "\(name): \(text)")
      }
    }
  }

  @Test func lettersThatAreComposedInAnotherWayAreNamed() throws {
    let name = "Köln".precomposedStringWithCanonicalMapping
    try withImages(["Köln.png".decomposedStringWithCanonicalMapping]) { folder in
      for name in [name, name + ".png"] {
        let text = try warning(name, folder)
        #expect(text.contains("Its letters are composed in another way (Unicode's NFC and NFD)"))
      }
    }
  }

  @Test func namesOfOtherFoldersAreNotTold() throws {
    try withImages(["secret/plan.png", "images/a.png"]) { folder in
      let images = folder.appendingPathComponent("images")
      try FileManager.default.createSymbolicLink(
        atPath: images.path + "/out", withDestinationPath: "../secret")
      let text = try warning("out/plam", images)
      #expect(!text.contains("plan"), "\(text)")
      #expect(
        try warning("../secret/plam", images).contains(
          "\"../secret/plam\" is not an image name: it leads out of the image folder"))
    }
  }

  @Test(arguments: [
    ("https://example.com/a/logo.png?v=2", "and name it \"logo.png\" here"),
    ("HTTP://example.com", "and name the file here"), ("//cdn.example.com/a.png", "of the web"),
    ("file:///etc/passwd", "is the address of a file: put it into the image folder"),
  ])
  func addressesAreRefusedWithWhatToDo(name: String, words: String) throws {
    try withImages(["logo.png"]) { folder in
      let text = try warning(name, folder)
      #expect(text.contains(words) && text.contains("image folder"), "\(text)")
      #expect(!text.contains("did you mean"))
    }
  }

  @Test func aPlaceholderIsDrawnAndStillWarnedOf() throws {
    try withImages(["other.png"]) { folder in
      let red = ReplaceableImage(
        Image("none"), replacement: AnyView(Color.red.frame(width: 7, height: 5)))
      let drawn = try draw(red, folder)
      #expect(drawn.bitmap.width == 7 && drawn.bitmap.height == 5 && drawn.warnings.count == 1)
      let found = try draw(
        ReplaceableImage(Image("other"), replacement: AnyView(Color.red)), folder)
      #expect(found.bitmap.width == 4 && found.warnings.isEmpty)
      let second = try draw(
        ReplaceableImage(Image("none"), replacement: AnyView(Image("other"))), folder)
      #expect(second.bitmap.width == 4 && second.warnings.count == 1)
      let neither = try draw(
        ReplaceableImage(Image("none"), replacement: AnyView(Image("nought"))), folder)
      #expect(neither.bitmap.width == 44 && neither.warnings.count == 2)
      // Nothing and several views are one view, and are warned of once.
      let nothing = try draw(
        HStack {
          ReplaceableImage(Image("none"), replacement: AnyView(EmptyView())); Color.red
        }
        .frame(width: 20, height: 4), folder)
      #expect(nothing.warnings.count == 1)
      let several = try draw(
        ReplaceableImage(
          Image("none"),
          replacement: AnyView(
            Group {
              Color.red; Color.blue
            }.frame(width: 3, height: 3))), folder)
      #expect(several.warnings.count == 1 && several.bitmap.width == 3)
    }
  }

  // MARK: Data URLs

  @Test func imagesInDataURLsAreDrawn() throws {
    let bitmap = Bitmap(width: 5, height: 2, filledWith: ResolvedColor.black.pixel)
    let png = try bitmap.pngData()
    let base64 = png.base64EncodedString()
    let percent = png.map { String(format: "%%%02x", $0) }.joined()
    let lines = base64.enumerated().map {
      $0.offset % 20 == 19 ? "\($0.element)\n" : "\($0.element)"
    }
    let unpadded = base64.replacingOccurrences(of: "=", with: "")
    let escaped = base64.replacingOccurrences(of: "+", with: "%2B")
      .replacingOccurrences(of: "=", with: "%3D")
    for url in [
      "data:image/png;base64,\(base64)", "DATA:IMAGE/PNG;BASE64,\(base64)",
      "data:image/png,\(percent)", "data:image/webp;charset=x;base64,\(lines.joined())",
      "data:image/png;base64,\(unpadded)", "data:application/octet-stream;base64,\(escaped)",
    ] {
      let report = try draw(Image(url))
      #expect(report.bitmap == bitmap && report.warnings.isEmpty, "\(url.prefix(40))")
    }
    let photo = try #require(
      try? Data(contentsOf: Self.root.appendingPathComponent("Benchmarks/Scenes/photo.png")))
    #expect(
      try draw(Image("data:image/png;base64,\(photo.base64EncodedString())")).bitmap.width > 50)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("data:", "it has no comma before its data"), ("data:,", "it is text/plain and no image"),
    ("data:image/png,", "it has no data"), ("data:text/html,<p>", "it is text/html and no image"),
    ("data:image/png;base64,@", "its data is not base64"),
    ("data:image/png;base64,AAAAA", "its base64 is cut off"),
    ("data:image/png;base64,AA=A", "its data is not base64"),
    ("data:image/png;base64,AAA==", "its base64 is cut off"),
    ("data:image/png,%4", "a % in its data has no two hexadecimal digits"),
    ("data:image/png,%GG", "a % in its data has no two hexadecimal digits"),
    ("data:image/png;base64,AAAA", "not a PNG, JPEG, WebP or SVG file"),
    (
      "data:image/gif;base64,R0lGODlhAQ==",
      "a GIF file is not supported; use PNG, JPEG, WebP or SVG"
    ),
    ("data:image/avif,%00%00%00%1Cftypavif", "an AVIF file is not supported"),
  ])
  func wrongDataURLsSayWhy(url: String, reason: String) throws {
    let text = try warning(url, nil)
    #expect(text.contains("cannot be read: \(reason)"), "\(text)")
  }

  @Test func aLongDataURLIsNotWrittenOut() throws {
    let text = try warning("data:image/png;base64," + String(repeating: "A", count: 100_000), nil)
    #expect(text.utf8.count < 300 && text.contains("…"), "\(text)")
  }

  @Test func dataURLsAskForTheirMemory() throws {
    let url = "data:image/png;base64," + String(repeating: "AAAA", count: 1 << 20)
    let library = ImageLibrary()
    var limits = RenderBudget.Limits.standard
    limits.bytes = 1 << 20
    library.budget = RenderBudget(limits)
    let (entry, used) = library.recording { library.image(named: url, in: nil, displayScale: 1) }
    guard case .failed = entry else {
      Issue.record("read")
      return
    }
    #expect(library.budget.isExhausted)
    #expect(used.isEmpty)
  }

  /// Addresses that somebody broke: a warning or an image, never an end of the process.
  @Test func brokenDataURLsAreWarningsAndNothingElse() throws {
    let png = try Bitmap(width: 3, height: 3, filledWith: ResolvedColor.black.pixel).pngData()
    let seeds = [
      "data:image/png;base64,\(png.base64EncodedString())",
      "data:image/png,\(png.map { String(format: "%%%02X", $0) }.joined())",
    ].map { Array($0.utf8) }
    var random = SeededRandom(seed: 4)
    let library = ImageLibrary()
    var found = 0
    for _ in 0..<8_000 {
      var bytes = seeds[random.below(2)]
      for _ in 0...random.below(3) where !bytes.isEmpty {
        switch random.below(4) {
        case 0: bytes.remove(at: random.below(bytes.count))
        case 1:
          bytes.insert(Array("%=,;/+ \u{0}ä".utf8)[random.below(10)], at: random.below(bytes.count))
        case 2: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        default: bytes.removeLast(min(bytes.count, random.below(20)))
        }
      }
      let name = String(decoding: bytes, as: UTF8.self)
      if case .found = library.image(named: name, in: nil, displayScale: 1) { found += 1 }
    }
    #expect(found > 0 && found < 8_000)
  }
}
