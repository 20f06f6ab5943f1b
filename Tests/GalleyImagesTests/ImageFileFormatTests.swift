import Foundation
import GalleyGraphics
import Testing

@testable import GalleyImages

/// Files told by their first bytes and by their names.
@Suite struct ImageFileFormatTests {
  private static let image = Bitmap(
    width: 3, height: 2, filledWith: Pixel(red: 200, green: 100, blue: 50, alpha: 255))

  private static func file(_ format: ImageFileFormat) throws -> Data {
    switch format {
    case .png: try PNGEncoder().encode(image)
    case .jpeg: try JPEGEncoder().encode(image)
    case .webp: try WebPEncoder().encode(image)
    }
  }

  /// What is written is found again, and decoded by the decoder of its format.
  @Test(arguments: ImageFileFormat.allCases)
  func writtenFilesAreTold(format: ImageFileFormat) throws {
    let file = try Self.file(format)
    #expect(ImageFileFormat(startOf: file) == format)
    #expect("\(try #require(FileKind(startOf: file)))" == format.rawValue)
    #expect(try ImageDecoder().decode(file).width == 3)
    // A part of other data counts from its own start.
    let part = (Data([1, 2, 3]) + file)[3...]
    #expect(ImageFileFormat(startOf: part) == format)
    #expect(try StraightAlphaImage(imageData: file) == FileImage(imageData: file).straight)
  }

  /// Each start that is too short is of no format, and read by nobody.
  @Test(arguments: ImageFileFormat.allCases)
  func shortStartsAreNothing(format: ImageFileFormat) throws {
    let file = try Self.file(format)
    let needed = format == .png ? 4 : format == .jpeg ? 3 : 12
    for count in 0..<needed {
      #expect(ImageFileFormat(startOf: file.prefix(count)) == nil)
      #expect(throws: ImageError.self) { try ImageDecoder().decode(file.prefix(count)) }
    }
    #expect(ImageFileFormat(startOf: file.prefix(needed)) == format)
    for place in 0..<needed where format != .webp || !(4..<8).contains(place) {
      var other = file
      other[place] ^= 0x20
      #expect(ImageFileFormat(startOf: other) == nil, "byte \(place)")
    }
  }

  @Test func namesTellTheFormatInAnyCase() {
    for (name, format) in [
      ("a.png", ImageFileFormat.png), ("a/b.JPG", .jpeg), ("x.jpeg", .jpeg), ("photo.WebP", .webp),
      ("a.png.jpg", .jpeg), (".png", .png),
    ] {
      #expect(ImageFileFormat(fileName: name) == format, "\(name)")
    }
    for name in ["", "png", "a.pngx", "a.png ", "a.svg", "a.png/b", "a.gif", "apng", "jpg."] {
      #expect(ImageFileFormat(fileName: name) == nil, "\(name)")
    }
  }

  @Test func extensionsBelongToOneFormat() {
    #expect(ImageFileFormat.allFileExtensions == ["png", "jpg", "jpeg", "webp"])
    for format in ImageFileFormat.allCases {
      for fileExtension in format.fileExtensions {
        #expect(ImageFileFormat(fileName: "a.\(fileExtension)") == format)
      }
    }
    #expect(ImageFileFormat.allCases.map(\.fileExtension) == ["png", "jpg", "webp"])
    #expect(
      ImageFileFormat.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "image/webp"])
  }
}

/// Kinds of files that are named in messages.
@Suite struct FileKindTests {
  private static let starts: [(bytes: [UInt8], kind: FileKind)] = [
    (Array("GIF89a".utf8), .gif), (Array("%PDF-1.7".utf8), .pdf),
    (Array("II*\0".utf8), .tiff), (Array("MM\0*".utf8), .tiff), (Array("BM".utf8), .bmp),
    ([0, 0, 1, 0], .ico), (Array("8BPS".utf8), .photoshop), ([0xFF, 0x0A], .jpegXL),
    ([0, 0, 0, 12] + Array("JXL ".utf8), .jpegXL), ([0, 0, 0, 12] + Array("jP  ".utf8), .jpeg2000),
    ([0x1F, 0x8B, 8], .gzip), ([0x1F, 0x8B], .gzip), (Array("PK\u{3}\u{4}".utf8), .zip),
    ([0xD0, 0xCF, 0x11, 0xE0], .compound),
    (Array("version https://git-lfs.github.com/spec/v1".utf8), .gitLFSPointer),
    ([0, 0, 0, 28] + Array("ftypavif".utf8), .avif),
    ([0, 0, 0, 28] + Array("ftypavis".utf8), .avif),
    ([9, 9, 9, 9] + Array("ftypheix".utf8), .heic),
    ([0, 0, 0, 24] + Array("ftypmsf1".utf8), .heif),
    ([0, 0, 0, 24] + Array("ftypisom".utf8), .mp4),
    (Array("  \n<SVG width='1'>".utf8), .svg), (Array("\u{FEFF}<?xml?><svg/>".utf8), .svg),
    (Array("<!DOCTYPE html><p>".utf8), .html), (Array("<html>".utf8), .html),
  ]

  @Test func firstBytesTellTheKind() {
    for (bytes, kind) in Self.starts {
      #expect(FileKind(startOf: bytes) == kind, "\(kind)")
      #expect(kind.matches(bytes))
      // No image of them is tried, and the message names them.
      #expect(ImageFileFormat(startOf: bytes) == nil)
      let message = "\(kind.name) is not supported; use PNG, JPEG or WebP"
      #expect(throws: ImageError.decoding(message)) { try ImageDecoder().decode(Data(bytes)) }
    }
    #expect(Set(Self.starts.map(\.kind)).count == FileKind.allCases.count - 3)
  }

  @Test func otherBytesAreNothing() {
    for bytes in ["", "G", "GIF7", "%PD", "PK\u{5}\u{6}", "RIFF0000WAVE", "ftypavif", "0000ftypav"]
    {
      #expect(FileKind(startOf: bytes.utf8) == nil, "\(bytes)")
    }
    #expect(FileKind(startOf: "<?xml?><plist/>".utf8) == nil)
    #expect(throws: ImageError.decoding("an empty file is not supported; use PNG, JPEG or WebP")) {
      try ImageDecoder().decode(Data())
    }
  }

  /// A start is of one kind, but for those of boxes within boxes.
  @Test func noFileIsOfTwoKinds() {
    for (bytes, kind) in Self.starts {
      let matching = FileKind.allCases.filter { $0.matches(bytes) }
      #expect(matching == [kind] || (matching.last == .mp4 && matching.count == 2), "\(kind)")
    }
  }

  @Test func gzipIsPackedByDeflate() {
    #expect(Gzip.recognizes([0x1F, 0x8B, 8]))
    #expect(!Gzip.recognizes([0x1F, 0x8B]) && !Gzip.recognizes([0x1F, 0x8B, 7]))
    #expect(!Gzip.recognizes([0x1F]) && !Gzip.recognizes([]))
  }

  @Test func whatMayBeSVGIsMoreThanWhatSurelyIs() {
    let wide: [UInt8] = [0xFF, 0xFE] + "<svg/>".utf8.flatMap { [$0, 0] }
    #expect(FileKind.mayBeSVG(wide) && FileKind(startOf: wide) == nil)
    // UTF-16 without a byte order mark, as its declaration says.
    let plain = "<?xml version='1.0' encoding='UTF-16'?><svg/>".utf8
    #expect(FileKind.mayBeSVG(plain.flatMap { [$0, 0] }))
    #expect(FileKind.mayBeSVG(plain.flatMap { [0, $0] }))
    #expect(FileKind.mayBeSVG("<!-- a --><s:svg/>".utf8))
    #expect(FileKind.mayBeSVG("<?xml version='1.0'?>".utf8))
    #expect(FileKind.mayBeSVG("<SVG/>".utf8) && FileKind.mayBeSVG("<!doctype SVG><a/>".utf8))
    #expect(!FileKind.mayBeSVG("<html/>".utf8) && !FileKind.mayBeSVG("svg".utf8))
    #expect(!FileKind.mayBeSVG([0xFF, 0xFE]) && !FileKind.mayBeSVG([]))
  }
}
