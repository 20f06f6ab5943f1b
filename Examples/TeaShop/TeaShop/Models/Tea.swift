import SwiftUI

/// A tea of the shop.
struct Tea: Identifiable, Sendable {
  let id: String
  let family: TeaFamily
  let name: LocalizedStringResource
  let origin: LocalizedStringResource
  let story: LocalizedStringResource
  let notes: [LocalizedStringResource]
  let caffeine: Caffeine
  let brewing: Brewing
  /// In euros, for a packet of 100 grams.
  let price: Decimal
  /// From 0 to 5.
  let rating: Double
  let reviews: Int
  var isNew = false
}

extension Tea: Hashable {
  static func == (one: Tea, other: Tea) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How a tea is made.
struct Brewing: Hashable, Sendable {
  let grams: Int
  let celsius: Int
  let minutes: Int
}

enum TeaFamily: String, CaseIterable, Identifiable, Sendable {
  case green
  case oolong
  case black
  case herbal

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .green: "Green tea"
    case .oolong: "Oolong"
    case .black: "Black tea"
    case .herbal: "Herbal tea"
    }
  }

  /// The colour of the tea in the cup.
  var color: Color {
    switch self {
    case .green: Color("TeaGreen")
    case .oolong: Color("TeaOolong")
    case .black: Color("TeaBlack")
    case .herbal: Color("TeaHerbal")
    }
  }
}

enum Caffeine: Int, CaseIterable, Sendable {
  case none
  case gentle
  case strong

  var title: LocalizedStringResource {
    switch self {
    case .none: "No caffeine"
    case .gentle: "Some caffeine"
    case .strong: "Much caffeine"
    }
  }

  var symbol: String {
    switch self {
    case .none: "moon.zzz.fill"
    case .gentle: "leaf.fill"
    case .strong: "bolt.fill"
    }
  }
}
