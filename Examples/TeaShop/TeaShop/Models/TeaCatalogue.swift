import SwiftUI

/// What the shop sells.
enum TeaCatalogue {
  static let all: [Tea] = [
    sencha, jasmine, tieGuanYin, milkOolong, assam, darjeeling, peppermint, rooibos,
  ]

  static func teas(of family: TeaFamily) -> [Tea] { all.filter { $0.family == family } }

  static let sencha = Tea(
    id: "sencha", family: .green, name: "Sencha", origin: "Uji, Japan",
    story: "Steamed an hour after it was picked, and as green in the cup as in the garden.",
    notes: ["Fresh grass", "Sea breeze", "Sweet pea"], caffeine: .gentle,
    brewing: Brewing(grams: 4, celsius: 70, minutes: 2), price: euros(12, 90),
    rating: 4.5, reviews: 128)

  static let jasmine = Tea(
    id: "jasmine", family: .green, name: "Jasmine Pearls", origin: "Fujian, China",
    story: "Rolled by hand, and scented with jasmine flowers for six nights.",
    notes: ["Jasmine", "Honey", "Melon", "Soft"], caffeine: .gentle,
    brewing: Brewing(grams: 3, celsius: 80, minutes: 3), price: euros(16, 50),
    rating: 5, reviews: 64, isNew: true)

  static let tieGuanYin = Tea(
    id: "tie-guan-yin", family: .oolong, name: "Iron Goddess", origin: "Anxi, China",
    story: "Half green, half dark: orchids at first, warm bread at the seventh cup.",
    notes: ["Orchid", "Cream", "Toast"], caffeine: .gentle,
    brewing: Brewing(grams: 5, celsius: 90, minutes: 2), price: euros(18, 20),
    rating: 4.5, reviews: 41)

  static let milkOolong = Tea(
    id: "milk-oolong", family: .oolong, name: "Milk Oolong", origin: "Alishan, Taiwan",
    story: "From high gardens in the clouds, round and buttery without any milk.",
    notes: ["Butter", "Coconut", "Lily"], caffeine: .gentle,
    brewing: Brewing(grams: 4, celsius: 85, minutes: 3), price: euros(15, 40),
    rating: 4, reviews: 87)

  static let assam = Tea(
    id: "assam", family: .black, name: "Assam", origin: "Dibrugarh, India",
    story: "Strong and malty, made for milk and for early mornings.",
    notes: ["Malt", "Cocoa", "Raisin"], caffeine: .strong,
    brewing: Brewing(grams: 3, celsius: 100, minutes: 4), price: euros(8, 90),
    rating: 4, reviews: 203)

  static let darjeeling = Tea(
    id: "darjeeling", family: .black, name: "Darjeeling First Flush", origin: "Darjeeling, India",
    story: "The first leaves after the winter, bright as a day in March.",
    notes: ["Muscatel", "Apricot", "Meadow flowers"], caffeine: .strong,
    brewing: Brewing(grams: 3, celsius: 90, minutes: 3), price: euros(21, 0),
    rating: 4.5, reviews: 96, isNew: true)

  static let peppermint = Tea(
    id: "peppermint", family: .herbal, name: "Peppermint", origin: "Eichenau, Germany",
    story: "Whole leaves from a village that has grown nothing else for a century.",
    notes: ["Mint", "Cool", "Clear"], caffeine: .none,
    brewing: Brewing(grams: 2, celsius: 100, minutes: 6), price: euros(5, 90),
    rating: 4, reviews: 310)

  static let rooibos = Tea(
    id: "rooibos", family: .herbal, name: "Rooibos", origin: "Cederberg, South Africa",
    story: "Red as the mountains that it comes from, and never bitter.",
    notes: ["Vanilla", "Caramel", "Hay"], caffeine: .none,
    brewing: Brewing(grams: 3, celsius: 100, minutes: 1), price: euros(6, 40),
    rating: 3.5, reviews: 1)

  private static func euros(_ euros: Int, _ cents: Int) -> Decimal {
    Decimal(euros * 100 + cents) / 100
  }
}
