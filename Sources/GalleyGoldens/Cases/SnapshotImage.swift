import Galley
import GalleyImages

/// What a strategy of another snapshot library needs: an image as data, and the difference of two.
public enum SnapshotImage {
  /// What data begins with that is no image.
  private static let missing = "no image: "

  /// A view's image as a PNG; where there is none, the reason as text, which equals no image.
  public static func data(of view: some View, on canvas: GoldenCanvas = GoldenCanvas()) -> Data {
    do {
      return try canvas.draw(view, with: Renderer(limits: .forGoldens)).pngData()
    } catch {
      return Data("\(missing)\(error)".utf8)
    }
  }

  /// Why two images are not the same, and both with their difference in a PNG; nil where they are, or where
  /// the tolerance accepts it.
  /// - Complexity: O(n) in the bytes and the pixels.
  public static func difference(
    expected: Data, actual: Data, tolerance: GoldenTolerance = .exact
  ) -> (message: String, sheet: Data?)? {
    if !tolerance.isValid { return ("a tolerance of \(tolerance) is out of range", nil) }
    let files = FileComparison(expected: expected, actual: actual)
    if let reason = files.excess(of: tolerance) { return (reason, nil) }
    switch files.verdict {
    case .sameBytes: return nil
    case .unreadable(let reason, let isExpected):
      let text = String(decoding: (isExpected ? expected : actual).prefix(400), as: UTF8.self)
      let isText = text.hasPrefix(missing)
      return ("\(isExpected ? "the golden" : "the new image"): \(isText ? text : reason)", nil)
    case .sizes(let one, let other):
      let sheet = DifferenceSheet(expected: one, actual: other, comparison: nil)
      return (
        "the image is \(other.width) x \(other.height) pixels, the golden \(one.width) x \(one.height)",
        try? sheet.pngData(with: Renderer())
      )
    case .compared(let comparison):
      if comparison.difference.isEmpty { return nil }
      if tolerance.accepts(comparison) { return nil }
      let sheet = DifferenceSheet(
        expected: comparison.expected, actual: comparison.actual, comparison: comparison)
      let sentences = GoldenExplanation.pixels(comparison.difference)
      return (sentences.joined(separator: "\n"), try? sheet.pngData(with: Renderer()))
    }
  }
}

/// The old name of `SnapshotImage`.
@available(*, deprecated, renamed: "SnapshotImage")
public typealias SnapshotPicture = SnapshotImage
