import Galley
import TestSupport
import Testing

/// What a change is painted for: to learn which colours move, and for the image.
@MainActor @Suite struct PaintedMomentTests {
  final class Counter {
    var count = 0
    func take() -> Int {
      defer { count = 0 }
      return count
    }
  }

  /// A pad, and a canvas that counts how often it is painted and draws how far a finger has come on the pad.
  private struct Counted: View {
    let counter: Counter
    var reacts = false
    @State private var way = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(width: 100, height: 50)
          .gesture(DragGesture(minimumDistance: 0).onChanged { way = $0.translation.width })
        Canvas { context, size in
          counter.count += 1
          let bar = CGRect(x: 0, y: 0, width: CGFloat(way), height: size.height)
          context.fill(Path(bar), with: .color(.red))
        }.frame(width: 100, height: 50)
      }
      .onChange(of: reacts ? way : 0) { counter.count += 100 }
    }
  }

  @Test func aChangeIsPaintedOnceForItsMovementsAndItsImage() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counted(counter: counter))
    try renderer.advance(by: 0)
    let touch = try renderer.touch(at: CGPoint(x: 20, y: 25))
    let first = try renderer.draw().pixelHash
    _ = counter.take()
    try touch.move(to: CGPoint(x: 60, y: 25))
    #expect(counter.take() == 1)
    let second = try renderer.draw().pixelHash
    #expect(first != second)
    #expect(counter.take() == 0)
    // The list is given away: the same image once more is painted anew, and is the same.
    #expect(try renderer.draw().pixelHash == second)
    #expect(counter.take() == 1)
  }

  /// Code that has run since may have changed what a canvas reads.
  @Test func whatCodeMayHaveChangedIsPaintedAgain() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counted(counter: counter, reacts: true))
    try renderer.advance(by: 0)
    let touch = try renderer.touch(at: CGPoint(x: 20, y: 25))
    _ = try renderer.draw()
    try touch.move(to: CGPoint(x: 60, y: 25))
    _ = counter.take()
    _ = try renderer.draw()
    #expect(counter.take() == 1)
  }

  /// Another moment, and another scale, are other images.
  @Test func otherMomentsAreOtherImages() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Counted(counter: counter))
    try renderer.advance(by: 0)
    try renderer.touch(at: CGPoint(x: 20, y: 25)).move(to: CGPoint(x: 60, y: 25))
    let one = try renderer.draw()
    renderer.scale = 2
    let two = try renderer.draw()
    #expect(two.width == 2 * one.width && two.height == 2 * one.height)
  }
}
