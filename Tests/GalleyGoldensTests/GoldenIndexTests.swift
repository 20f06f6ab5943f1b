import Foundation
import GalleyBudget
import GalleyImages
import TestSupport
import Testing

@testable import GalleyGoldens

/// A suite's goldens, read beside the drawing: what is known of them early or late is what each file says by itself.
@Suite struct GoldenIndexTests {
  private static let count = 40

  /// An image of its own for each number; every eighth is a file of more than 64 kB.
  private static func view(_ number: Int) -> AnyView {
    guard number % 8 == 0 else {
      return AnyView(Color(hue: Double(number) / 40, saturation: 1, brightness: 1).frame(height: 9))
    }
    var noise = Bitmap(width: 160, height: 140)
    var random = SeededRandom(seed: number)
    for index in noise.pixels.indices {
      noise.pixels[index] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    }
    return AnyView(Image(bitmap: noise, scale: 1))
  }

  private func box() throws -> GoldenBox {
    let box = try GoldenBox()
    let session = try box.session(.missing)
    for number in 0..<Self.count {
      _ = try box.check(Self.view(number), "Suite/\(number)", in: session)
    }
    session.finish()
    return box
  }

  /// Files of the suite that are no goldens, or not what they say.
  private func spoil(_ box: GoldenBox) throws {
    #expect(try box.data("Suite/8.png").count > 1 << 16)
    // An image under the text of another one; half a file; no text; a link; a folder; a pipe nobody writes to.
    try box.write(
      PNGChunks(box.data("Suite/1.png")).withTexts(PNGChunks(box.data("Suite/2.png")).texts),
      "Suite/2.png")
    try box.write(box.data("Suite/8.png").dropLast(100), "Suite/8.png")
    try box.write(Bitmap(width: 3, height: 3).pngData(), "Suite/3.png")
    for name in ["4", "5", "6"] {
      try FileManager.default.removeItem(atPath: box.path("Suite/\(name).png"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: box.path("Suite/4.png"), withDestinationPath: box.path("Suite/1.png"))
    try FileManager.default.createDirectory(
      atPath: box.path("Suite/5.png"), withIntermediateDirectories: false)
    #expect(mkfifo(box.path("Suite/6.png"), 0o644) == 0)
  }

  @Test func theIndexKnowsWhatEachFileSays() throws {
    let box = try box()
    try spoil(box)
    let index = GoldenIndex(box.folder)
    let ids = try (0..<Self.count).map { try GoldenID(suite: "Suite", name: "\($0)") }
    for id in ids.prefix(4) { #expect(index.hash(of: id) == nil) }
    index.wait()
    let known = ids.map { index.hash(of: $0) }
    #expect(known == ids.map { GoldenFile.read($0, in: box.folder, storage: .image).trustedHash })
    // The link's file is one that can be believed; the link is none.
    #expect(known.enumerated().filter { $0.element == nil }.map(\.offset) == [2, 3, 4, 5, 6, 8])
  }

  /// Whoever asks first, and however far the index has come: in any order, by one thread and by four.
  @Test(arguments: [1, 4], SeededRandom.freshSeeds())
  func verdictsAreThoseOfSingleFiles(threads: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let box = try box()
    try spoil(box)
    let expected = try (0..<Self.count).map {
      try box.check(Self.view($0), "Suite/\($0)").verdict
    }
    #expect(Set(expected) == [.same, .different, .size, .unusable])
    for _ in 0..<3 {
      let session = try box.session()
      let order = (0..<Self.count).shuffled(using: &random)
      let verdicts = Locked([GoldenResult.Verdict?](repeating: nil, count: Self.count))
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in stride(from: thread, to: Self.count, by: threads).map({ order[$0] }) {
          guard let id = try? GoldenID(suite: "Suite", name: "\(number)") else { continue }
          let verdict = session.withRenderer { renderer in
            session.check(GoldenCase(id), with: renderer) {
              try GoldenCanvas(scale: 1).draw(Self.view(number), with: $0)
            }.verdict
          }
          verdicts.withLock { $0[number] = verdict }
        }
      }
      #expect(verdicts.withLock { $0 } == expected.map { $0 }, "\(order)")
    }
  }
}
