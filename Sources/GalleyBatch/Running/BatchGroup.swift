import Galley

/// How many images a thread draws together.
///
/// All of a group are read, then laid out, then painted and written, each in their order: small images take a tenth
/// less time so, as code and nodes stay in the processor's caches. Large and slow ones wait for nobody, and nobody
/// waits for them.
struct BatchGroup {
  /// How many the next group may have.
  private(set) var count = 1

  private static let most = 8
  /// What an image may take, painted and written, so that others are put beside it.
  private static let slowest = Duration.milliseconds(25)
  /// How long images may be read or laid out before the first of them is painted.
  static let longestStage = Duration.milliseconds(50)
  private static let mostItems = 4000
  private static let mostPixels = 1 << 22

  /// Whether what was laid out is to be painted before more is.
  static func isFull(items: Int, pixels: Int) -> Bool {
    items > mostItems || pixels > mostPixels
  }

  /// Takes notice of a group that was drawn.
  mutating func note(_ time: Duration, images: Int) {
    count = time < Self.slowest * max(1, images) ? Self.most : 1
  }
}
