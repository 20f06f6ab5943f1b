import Combine
import Foundation

/// An order while it is filled in.
@MainActor
final class OrderDraft: ObservableObject {
  enum Delivery: String, CaseIterable, Identifiable, Sendable {
    case post
    case bicycle
    case pickup

    var id: Self { self }
  }

  @Published var name = ""
  @Published var email = ""
  @Published var street = ""
  @Published var delivery = Delivery.post
  @Published var date: Date
  @Published var isGift = false
  @Published var greeting = ""
  @Published var samples = 1
  /// The first day on which a parcel can arrive.
  let earliest: Date

  init(earliest: Date) {
    self.earliest = earliest
    date = earliest
  }

  var needsAddress: Bool { delivery != .pickup }

  var isComplete: Bool {
    !name.isEmpty && email.contains("@") && (!needsAddress || !street.isEmpty)
  }
}

extension OrderDraft {
  /// The 21st of March 2025, at noon in Greenwich.
  static let spring = Date(timeIntervalSince1970: 1_742_558_400)

  /// An order for previews.
  static var sample: OrderDraft {
    let draft = OrderDraft(earliest: spring)
    draft.name = "Amira Haddad"
    draft.email = "amira@example.com"
    draft.street = "Lindenstraße 12, Berlin"
    draft.delivery = .bicycle
    draft.isGift = true
    draft.samples = 3
    return draft
  }
}
