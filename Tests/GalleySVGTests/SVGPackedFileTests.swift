import Galley
import GalleyBudget
import GalleyGraphics
import GalleyImages
import GalleySVG
import Testing

/// Files of gzip: `.svgz`.
@Suite struct SVGPackedFileTests {
  /// A file of gzip whose bytes are stored as they are.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var start = 0
    repeat {
      let count = min(65535, bytes.count - start)
      result.append(start + count == bytes.count ? 1 : 0)
      for size in [count, ~count] { result += [UInt8(size & 255), UInt8(size >> 8 & 255)] }
      result += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    for number in [Inflate.crc32(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      result += (0..<4).map { UInt8(number >> ($0 * 8) & 255) }
    }
    return result
  }

  private static let file = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='9' height='9'/></svg>"
      .utf8)
  /// Made by Python's gzip.
  private static let deflated =
    "H4sIAAAAAAACA3WMMQ6AIAwAv8LWzVbdDPAZxUKCaKCxPl+Ns+PlLmfbyebacmkOosgxIapqp2O3V8aBiPApwGhaJDroicDEkDjKB97WMMuvNmvK2QHXEAqgt+/M3zfyEiZ0AAAA"

  @Test func packedFilesAreFiles() throws {
    #expect(SVGDocument.recognizes(Self.packed(Self.file)))
    #expect(try SVGDocument(Self.packed(Self.file)).size == CGSize(width: 30, height: 20))
    // Several members behind each other are one file.
    let halves = Self.packed(Array(Self.file[..<40])) + Self.packed(Array(Self.file[40...]))
    #expect(SVGDocument.recognizes(halves))
    #expect(try SVGDocument(halves).size == CGSize(width: 30, height: 20))
    let data = try #require(Data(base64Encoded: Self.deflated))
    #expect(try SVGDocument(data).size == CGSize(width: 100, height: 100))
    #expect(!SVGDocument.recognizes(Self.packed(Array("plain text".utf8))))
    #expect(!SVGDocument.recognizes([0x1F, 0x8B]))
  }

  @Test func packedImagesInFilesAreDrawn() throws {
    let drawing = try SVGDrawing(
      "<image width='100' height='100' href='data:image/svg+xml;base64,\(Self.deflated)'/>")
    #expect(drawing.color(50, 50) == "008000")
    #expect(drawing.warnings.isEmpty)
    let text = try SVGDrawing("<image width='9' height='9' href='data:image/png;base64,AAAA'/>")
    #expect(
      text.warnings
        == ["line 1: an image in the file cannot be read: not a PNG, JPEG, WebP or SVG file"])
  }

  @Test func damagedFilesAreErrors() {
    var short = Self.packed(Self.file)
    short.removeLast(9)
    var wrong = Self.packed(Self.file)
    wrong[wrong.count - 6] ^= 1
    for bytes in [short, wrong, Array(Self.packed(Self.file).prefix(30))] {
      #expect(throws: SVGError(message: "the gzip file is damaged", line: 1, column: 1)) {
        try SVGDocument(bytes)
      }
    }
  }

  @Test func theBudgetIsAskedForEachPiece() throws {
    let large = Self.packed(Array(repeating: 32, count: 3 << 20))
    let poor = RenderBudget(RenderBudget.Limits(bytes: 1 << 20))
    #expect(throws: LimitError.self) { try Gzip.unpack(large, limit: 64 << 20, budget: poor) }
    #expect(poor.heldBytes == 0)
    #expect(
      throws: ImageError.decoding("a gzip file unpacks to more than 1000 bytes")
    ) { try Gzip.unpack(large, limit: 1000, budget: RenderBudget(.unlimited)) }
    let budget = RenderBudget(RenderBudget.Limits(bytes: 8 << 20))
    _ = try SVGDocument(Self.packed(Self.file), budget: budget)
    #expect(Gzip.head(of: large, count: 100) == Array(repeating: 32, count: 100))
  }
}
