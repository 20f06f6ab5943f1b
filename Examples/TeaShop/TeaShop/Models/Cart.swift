import Foundation
import Observation

/// What somebody is about to buy.
@MainActor @Observable
final class Cart {
  /// Packets of one tea.
  struct Line: Identifiable, Hashable, Sendable {
    let tea: Tea
    var packets: Int

    var id: Tea.ID { tea.id }
    var price: Decimal { tea.price * Decimal(packets) }
  }

  var lines: [Line]

  init(lines: [Line] = []) {
    self.lines = lines
  }

  /// Orders of this many euros are sent for nothing.
  static let freeDelivery: Decimal = 40

  var isEmpty: Bool { lines.isEmpty }
  var packets: Int { lines.reduce(0) { $0 + $1.packets } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.price } }
  var delivery: Decimal { subtotal >= Self.freeDelivery ? 0 : Decimal(490) / 100 }
  var total: Decimal { subtotal + delivery }

  /// From 0 to 1: how much of the way to a free delivery is done.
  var progress: Double {
    min(1, NSDecimalNumber(decimal: subtotal / Self.freeDelivery).doubleValue)
  }

  func add(_ tea: Tea, packets: Int = 1) {
    if let index = lines.firstIndex(where: { $0.tea == tea }) {
      lines[index].packets += packets
    } else {
      lines.append(Line(tea: tea, packets: packets))
    }
  }

  func remove(_ line: Line) {
    lines.removeAll { $0.id == line.id }
  }
}

extension Cart {
  /// A cart for previews.
  static var sample: Cart {
    Cart(lines: [
      Line(tea: TeaCatalogue.sencha, packets: 1),
      Line(tea: TeaCatalogue.darjeeling, packets: 2),
      Line(tea: TeaCatalogue.peppermint, packets: 1),
    ])
  }
}
