/// What a content can do beyond what all contents do, as far as touches, searches and focus ask for it.
///
/// It depends on the content's type alone. A node keeps that type, so that it asks once (`ViewNode.facets`), when
/// somebody first wants to know: images that nobody touches never ask. What every pass asks of every node is a
/// requirement of `NodeContent` with a default, and no facet.
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

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Those of a content's type.
  init(of content: any NodeContent) {
    self = []
    if content is any HitLeaf { insert(.leaf) }
    if content is any HitFilter { insert(.filter) }
    if content is any HitMap { insert(.map) }
    if content is any LayeredContent { insert(.layered) }
    if content is any TouchableContent { insert(.touchable) }
    if content is any PlacedContent { insert(.placed) }
    if content is any FocusHolder { insert(.focus) }
    if content is any NamedImageContent { insert(.namedImage) }
    if content is any OpacityHolder { insert(.opacity) }
    if content is any AppearanceHolder { insert(.appearance) }
  }
}

// The content as what it can do; nil where it cannot. Contents that cannot are not asked again.
extension ViewNode {
  var isLeaf: Bool { facets.contains(.leaf) }
  var isTouchable: Bool { facets.contains(.touchable) }
  var leaf: (any HitLeaf)? { isLeaf ? content as? any HitLeaf : nil }
  var hitFilter: (any HitFilter)? { facets.contains(.filter) ? content as? any HitFilter : nil }
  var hitMap: (any HitMap)? { facets.contains(.map) ? content as? any HitMap : nil }
  var layered: (any LayeredContent)? {
    facets.contains(.layered) ? content as? any LayeredContent : nil
  }
  var touchable: (any TouchableContent)? {
    isTouchable ? content as? any TouchableContent : nil
  }
  var placed: (any PlacedContent)? {
    facets.contains(.placed) ? content as? any PlacedContent : nil
  }
  var focusHolder: (any FocusHolder)? {
    facets.contains(.focus) ? content as? any FocusHolder : nil
  }
  var namedImage: (any NamedImageContent)? {
    facets.contains(.namedImage) ? content as? any NamedImageContent : nil
  }
  var opacityHolder: (any OpacityHolder)? {
    facets.contains(.opacity) ? content as? any OpacityHolder : nil
  }
  var appearanceHolder: (any AppearanceHolder)? {
    facets.contains(.appearance) ? content as? any AppearanceHolder : nil
  }
}
