/// What a content can do beyond what all contents do, as far as touches, searches and focus ask for it.
///
/// It depends on the content's type alone. A node keeps that type, so that it asks once (`ViewNode.facets`), when
/// it is first needed: images that are not touched never ask. What every pass asks of every node is a requirement of
/// `NodeContent` with a default, and no facet.
struct NodeFacets: OptionSet {
  let rawValue: UInt16

  static let leaf = Self(rawValue: 1 << 0)
  static let filter = Self(rawValue: 1 << 1)
  static let map = Self(rawValue: 1 << 2)
  static let layered = Self(rawValue: 1 << 3)
  static let touchable = Self(rawValue: 1 << 4)
  static let placed = Self(rawValue: 1 << 5)
  static let focus = Self(rawValue: 1 << 6)
  static let namedImage = Self(rawValue: 1 << 7)
  static let opacity = Self(rawValue: 1 << 8)
  static let appearance = Self(rawValue: 1 << 9)
  static let hover = Self(rawValue: 1 << 10)
  static let clipping = Self(rawValue: 1 << 11)

  init(rawValue: UInt16) { self.rawValue = rawValue }
}
