/// An image with a name.
protocol NamedImageContent: NodeContent {
  var imageName: String { get }
  /// Whether the image says nothing to those who do not see it.
  var isDecorative: Bool { get }
}

extension SymbolContent: NamedImageContent {
  var imageName: String { symbol }
  var isDecorative: Bool { false }
}

extension ImageContent: NamedImageContent {
  var imageName: String { label }
  var isDecorative: Bool { style.isDecorative }
}

extension NodeFacets {
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
    if content is any HoverHolder { insert(.hover) }
    if content is any ClippingContent { insert(.clipping) }
  }
}

// The content as what it can do; nil where it cannot. Contents that cannot are not asked again.
extension ViewNode {
  /// What the content can do beyond what all do.
  var facets: NodeFacets {
    if let knownFacets { return knownFacets }
    let facets = NodeFacets(of: content)
    knownFacets = facets
    return facets
  }

  package var isLeaf: Bool { facets.contains(.leaf) }
  package var isTouchable: Bool { facets.contains(.touchable) }
  /// Whether the view hears of a pointer above it.
  package var isHoverable: Bool { facets.contains(.hover) }
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
  var clipping: (any ClippingContent)? {
    facets.contains(.clipping) ? content as? any ClippingContent : nil
  }
  var hoverHolder: (any HoverHolder)? { isHoverable ? content as? any HoverHolder : nil }
}
