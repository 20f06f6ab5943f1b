import TestSupport
import Testing

@testable import GalleyBatch

/// Places of rectangles in an area.
@Suite struct SkylineTests {
  @Test func eachRectangleGoesAsHighAndThenAsFarLeftAsItCan() {
    var skyline = Skyline(width: 10, height: 10)
    let sizes = [(4, 3), (6, 2), (4, 2), (2, 1), (3, 4), (7, 7), (7, 6)]
    let places = sizes.map { skyline.place(width: $0.0, height: $0.1).map { [$0.x, $0.y] } }
    // AAAABBBBBB
    // AAAABBBBBB
    // AAAACCCCDD
    // EEE CCCC
    #expect(places == [[0, 0], [4, 0], [4, 2], [8, 2], [0, 3], nil, [3, 4]])
  }

  @Test(arguments: [(11, 1), (1, 11)]) func whatIsLargerThanTheAreaHasNoPlace(size: (Int, Int)) {
    var skyline = Skyline(width: 10, height: 10)
    #expect(skyline.place(width: size.0, height: size.1) == nil)
    #expect(skyline.place(width: 10, height: 10).map { [$0.x, $0.y] } == [0, 0])
    #expect(skyline.place(width: 1, height: 1) == nil)
  }

  /// Nothing lies over anything, nothing sticks out, and little is left free before the first one has no place.
  @Test(arguments: SeededRandom.freshSeeds()) func rectanglesLieBesideEachOther(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var skyline = Skyline(width: 128, height: 128)
    var isTaken = Array(repeating: false, count: 128 * 128)
    while true {
      let width = Int.random(in: 1...16, using: &random)
      let height = Int.random(in: 1...16, using: &random)
      guard let place = skyline.place(width: width, height: height) else { break }
      guard place.x >= 0, place.y >= 0, place.x + width <= 128, place.y + height <= 128 else {
        Issue.record("\(width) x \(height) at \(place)")
        return
      }
      for y in place.y..<place.y + height {
        for x in place.x..<place.x + width {
          #expect(!isTaken[y * 128 + x], "\(width) x \(height) at \(place)")
          isTaken[y * 128 + x] = true
        }
      }
    }
    #expect(isTaken.count { $0 } > 128 * 128 * 7 / 10)
  }
}
