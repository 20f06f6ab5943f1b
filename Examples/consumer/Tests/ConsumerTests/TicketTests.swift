import Foundation
import GalleySwiftTesting
import SnapshotTesting
import Testing

nonisolated struct Ticket: View {
  var town = "Harbour town"

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(town).font(.headline)
      Text("Ferry at 17:20, quay 3").font(.caption).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color.yellow))
    .padding(8)
  }
}

@Suite struct TicketTests {
  @Test func ticket() {
    expectGolden(
      of: Ticket(), named: "ticket",
      matrix: GoldenMatrix(layoutDirections: [.leftToRight, .rightToLeft]))
  }

  /// What swift-snapshot-testing would do with the strategy of the guide.
  @Test func strategy() throws {
    let strategy = Snapshotting<Ticket, Data>.galley(on: GoldenCanvas(scale: 1))
    let first = strategy.snapshot(Ticket())
    let second = strategy.snapshot(Ticket(town: "Harbour towns"))
    #expect(strategy.pathExtension == "png")
    #expect(strategy.diffing.diff(first, strategy.snapshot(Ticket())) == nil)
    let difference = try #require(strategy.diffing.diff(first, second))
    #expect(difference.0.contains("pixels differ") && difference.1.count == 1)
    let none = Snapshotting<EmptyView, Data>.galley().snapshot(EmptyView())
    #expect(strategy.diffing.diff(first, none)?.0.contains("there is nothing to draw") == true)
  }
}
