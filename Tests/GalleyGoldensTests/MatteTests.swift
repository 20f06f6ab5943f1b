import Foundation
import GalleyImages
import GalleyScenes
import Testing

@testable import GalleyGoldens

/// What images with clear parts stand on in reports and sheets.
@Suite struct MatteTests {
  private func image(_ pixels: [UInt32]) -> StraightAlphaImage {
    StraightAlphaImage(width: pixels.count, height: 1, pixels: pixels)
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private let clear: UInt32 = 0

  @Test func anOpaqueImageNeedsNoGround() {
    #expect(Matte([image([white, black])]) == nil)
    #expect(Matte([]) == nil)
  }

  @Test func theGroundIsNotWhatTheImageIs() {
    #expect(Matte([image([clear, black])]) == .light)
    #expect(Matte([image([clear, white])]) == .dark)
    #expect(Matte([image([clear, white, black])]) == .middle)
    #expect(Matte([image([clear, clear])]) == .light)
    // Both images of a case stand on one ground.
    #expect(Matte([image([clear, black]), image([clear, white])]) == .middle)
    // A grey that is seen on all three stands on the common one; a half clear white on the dark one.
    #expect(Matte([image([clear, 0xFFC8_C8C8])]) != .light)
    #expect(Matte([image([clear, 0x80FF_FFFF])]) == .dark)
  }

  @Test func aDifferenceShowsWhatIsWhiteOnClear() {
    let (old, new) = (image([clear, white, white]), image([clear, white, black]))
    let bitmap = DifferenceImage(expected: old, actual: new).bitmap
    #expect(bitmap[0, 0] != bitmap[1, 0], "white stands out from its ground")
    #expect(bitmap[2, 0].red == 224 && bitmap[2, 0].green == 0)
    // What has not changed is grey, at the edges as well.
    #expect(bitmap[0, 0].red == bitmap[0, 0].green && bitmap[1, 0].red == bitmap[1, 0].green)
  }

  @Test func aSheetOfClearImagesHasTheirGround() throws {
    let sheet = DifferenceSheet(
      expected: image(Array(repeating: white, count: 40) + Array(repeating: clear, count: 40)),
      actual: image(Array(repeating: white, count: 40) + Array(repeating: clear, count: 40)),
      comparison: nil)
    let bitmap = try sheet.drawing(with: Renderer()).bitmap()
    var dark = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].red < 40 && bitmap[x, y].alpha == 255 {
        dark += 1
      }
    }
    #expect(dark >= 60, "\(dark)")
  }

  @Test func thePageNamesTheGround() throws {
    let box = try GoldenBox()
    func check(_ text: String, _ mode: RecordMode) throws -> GoldenResult {
      try box.check(
        scene:
          #"{"galley": 1, "view": {"type": "Text", "text": "\#(text)", "modifiers": [{"foregroundStyle": "white"}]}}"#,
        record: mode)
    }
    #expect(try check("a", .missing).verdict == .recorded)
    #expect(try check("bb", .never).isFailure)
    let paths = try GoldenReport(box.folder).write(to: box.path("out"))
    let page = try String(contentsOfFile: paths[0], encoding: .utf8)
    #expect(page.contains(" data-ground=\"dark\">"))
  }
}
