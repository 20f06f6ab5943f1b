import Galley
import GalleyBudget

/// How many images a thread draws together.
///
/// All of a group are read, then laid out, then painted and written, each in their order: small images take a tenth
/// less time so, as code and nodes stay in the processor's caches. Large and slow images are drawn alone.
struct BatchGroup {
  /// How many the next group may have.
  private(set) var count = 1

  /// Of small images.
  static let most = 8
  /// What an image may take, painted and written, so that others are put beside it.
  private static let slowest = Duration.milliseconds(25)
  /// How long images may be read or laid out before the first of them is painted.
  private static let longestStage = Duration.milliseconds(50)
  private static let mostItems = 4000
  private static let mostPixels = 1 << 22

  /// Whether what was laid out is to be painted before more is.
  private static func isFull(items: Int, pixels: Int) -> Bool {
    items > mostItems || pixels > mostPixels
  }

  /// Draws groups until there is none.
  /// - Parameters:
  ///   - next: takes at most `count` images; none at the end.
  ///   - draw: draws a group.
  static func drawAll<Image>(
    next: (_ count: Int) -> [Image], _ draw: ([Image]) throws -> Void
  ) rethrows {
    var group = BatchGroup()
    while case let images = next(group.count), !images.isEmpty {
      let start = ContinuousClock.now
      try draw(images)
      group.note(ContinuousClock.now - start, images: images.count)
    }
  }

  /// Takes notice of a group that was drawn.
  mutating func note(_ time: Duration, images: Int) {
    count = time < Self.slowest * max(1, images) ? Self.most : 1
  }

  /// Begins images, lays them out and paints them: each stage for several of them, in their order, as long as it is short.
  /// - Parameters:
  ///   - canContinue: whether what waits is still to be drawn.
  ///   - layOut: gives back how much there is to paint; nothing of an image that needs no painting.
  static func draw<Image, Begun>(
    _ images: [Image], while canContinue: () -> Bool, begin: (Image) throws -> Begun,
    layOut: (inout Begun) throws -> (items: Int, pixels: Int), paint: (Begun) throws -> Void
  ) rethrows {
    func paintAll(_ waiting: [Begun]) throws {
      for begun in waiting where canContinue() { try paint(begun) }
    }
    var next = images[...]
    while !next.isEmpty, canContinue() {
      let start = ContinuousClock.now
      var begun: [Begun] = []
      repeat {
        begun.append(try begin(next.removeFirst()))
      } while !next.isEmpty && canContinue() && ContinuousClock.now - start < longestStage
      var waiting: [Begun] = []
      var (items, pixels, stage) = (0, 0, ContinuousClock.now)
      for var image in begun where canContinue() {
        let extent = try layOut(&image)
        (items, pixels) = (items + extent.items, pixels + extent.pixels)
        waiting.append(image)
        if isFull(items: items, pixels: pixels) || ContinuousClock.now - stage > longestStage {
          try paintAll(waiting)
          (waiting, items, pixels, stage) = ([], 0, 0, .now)
        }
      }
      try paintAll(waiting)
    }
  }
}

/// How long something was done for an image of a group: while it waits for others its time does not go on.
struct OwnTime {
  private(set) var spent = Duration.zero
  private var since = ContinuousClock.now

  /// Something is done for the image from now on.
  /// - Parameter budget: what the image may cost, as far as it is known.
  mutating func resume(_ budget: RenderBudget?) {
    let now = ContinuousClock.now
    budget?.postpone(by: now - since)
    since = now
  }

  /// Nothing is done for the image from now on.
  mutating func pause() {
    let now = ContinuousClock.now
    spent += now - since
    since = now
  }
}
