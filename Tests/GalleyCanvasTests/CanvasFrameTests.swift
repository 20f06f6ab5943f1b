import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCanvas

@Suite struct CanvasFrameTests {
  private let frame = CanvasFrame(
    number: 3, event: 70_000, width: 780, height: 1688, scale: 2, isMoving: true, isWhole: false,
    rectangles: [
      .init(x: 1, y: 2, width: 30, height: 4, png: Data([1, 2, 3])),
      .init(x: 0, y: 900, width: 780, height: 1, png: Data()),
    ])

  @Test func bytesAreThoseOfTheDescription() {
    let bytes = Array(frame.bytes)
    #expect(Array(bytes[..<4]) == Array("GLYF".utf8))
    #expect(bytes[4..<16].elementsEqual([1, 0, 0, 0, 3, 0, 0, 0, 0x70, 0x11, 1, 0]))
    #expect(Array(bytes[24..<28]) == [0, 0, 0, 0x40])
    #expect(Array(bytes[28..<36]) == [1, 0, 0, 0, 2, 0, 0, 0])
    #expect(bytes.count == 36 + 2 * 20 + 3)
  }

  @Test func whatIsWrittenIsRead() {
    #expect(CanvasFrame(frame.bytes) == frame)
  }

  @Test func damagedFramesAreNone() {
    let bytes = frame.bytes
    for count in 0..<bytes.count { #expect(CanvasFrame(bytes.prefix(count)) == nil) }
    #expect(CanvasFrame(bytes + [0]) == nil)
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(
        in: 1...255, using: &random)
      _ = CanvasFrame(damaged)
    }
  }

  @Test func theLeastRectanglesAreFound() {
    var shown = ShownPixels()
    var bitmap = Bitmap(width: 40, height: 60)
    #expect(shown.update(to: bitmap, in: [0..<60]) == nil)
    #expect(shown.update(to: bitmap, in: [0..<60]) == [])
    bitmap[5, 7] = Pixel(rawValue: 1)
    bitmap[9, 10] = Pixel(rawValue: 1)
    bitmap[39, 50] = Pixel(rawValue: 1)
    let areas = shown.update(to: bitmap, in: [0..<60])
    #expect(
      areas == [
        ShownPixels.Area(columns: 5..<10, rows: 7..<11),
        ShownPixels.Area(columns: 39..<40, rows: 50..<51),
      ])
    #expect(shown.update(to: bitmap, in: [0..<60]) == [])
    #expect(shown.update(to: Bitmap(width: 40, height: 61), in: [0..<61]) == nil)
    #expect(bitmap.part(ShownPixels.Area(columns: 5..<10, rows: 7..<11))[4, 3].rawValue == 1)
  }
}
