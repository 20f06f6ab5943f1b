import Foundation
import GalleyGoldens
import SnapshotTesting

extension Snapshotting where Value: View, Format == Data {
  /// The image that Galley draws of a view.
  static func galley(
    on canvas: GoldenCanvas = GoldenCanvas(), tolerance: GoldenTolerance = .exact
  ) -> Snapshotting {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { expected, actual in
      SnapshotImage.difference(expected: expected, actual: actual, tolerance: tolerance).map {
        let sheet = $0.sheet.map { XCTAttachment(data: $0, uniformTypeIdentifier: "public.png") }
        return ($0.message, [sheet].compactMap { $0 })
      }
    }
    return Snapshotting(pathExtension: "png", diffing: diffing) {
      SnapshotImage.data(of: $0, on: canvas)
    }
  }
}
