import GalleyXCTest
import XCTest

/// Goldens by XCTest.
final class CardTests: XCTestCase {
  nonisolated private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lantern soup").font(.headline)
        Text("Leek, potato, saffron").font(.caption).foregroundStyle(.secondary)
      }
      .padding(12)
    }
  }

  func testCard() { assertGolden(of: Card(), named: "card") }

  func testMatrix() {
    let results = assertGolden(
      of: Card(), named: "card",
      matrix: GoldenMatrix(colorSchemes: [.light, .dark], layoutDirections: [.rightToLeft]))
    XCTAssertEqual(results.map(\.key), ["CardTests/card-light-rtl", "CardTests/card-dark-rtl"])
  }
}
