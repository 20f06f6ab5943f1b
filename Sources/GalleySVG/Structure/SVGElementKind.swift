/// What an element is. The table of all names that Galley knows: what is done with an element is decided by its kind, and its
/// name is for selectors and messages alone.
enum SVGElementKind: String, CaseIterable, Sendable {
  // What is painted where it stands.
  case a, circle, ellipse, g, image, line, path, polygon, polyline, rect, svg, `switch`, text, use
  // What is painted where another element asks for it, and what is in a text.
  case clipPath, filter, linearGradient, marker, mask, pattern, radialGradient, stop, symbol
  case textPath, tref, tspan
  // What is not painted.
  case cursor, defs, desc, foreignObject, metadata, mpath, script, style, title, view
  case fontFace = "font-face"
  // What moves an image or belongs to fonts in the file: not supported.
  case altGlyph, animate, animateColor, animateMotion, animateTransform, discard, font, set
  case colorProfile = "color-profile"
  // The primitives of filters and their parts.
  case feBlend, feColorMatrix, feComponentTransfer, feComposite, feConvolveMatrix
  case feDiffuseLighting, feDisplacementMap, feDistantLight, feDropShadow, feFlood
  case feFuncA, feFuncB, feFuncG, feFuncR, feGaussianBlur, feImage, feMerge, feMergeNode
  case feMorphology, feOffset, fePointLight, feSpecularLighting, feSpotLight, feTile
  case feTurbulence
  // What has no name of its own: no element is called so.
  /// A primitive of a filter that Galley does not know.
  case otherPrimitive = "fe:"
  /// Another name of SVG's namespace, or of none.
  case other = ""
  /// Of another namespace.
  case foreign = ":"

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// - Parameter name: as `SVGElement` has it: with a `:` before it if it is of another namespace.
  init(name: String) {
    if name.hasPrefix(":") {
      self = .foreign
    } else {
      self = Self.table[name] ?? (name.hasPrefix("fe") ? .otherPrimitive : .other)
    }
  }
}

extension SVGElementKind {
  /// Whether it is painted where it stands.
  var isPainted: Bool {
    switch self {
    case .g, .a, .switch, .svg, .use, .text: true
    default: isOutlined
    }
  }

  /// Whether it paints nothing at all without an outline or an area of its own.
  var isOutlined: Bool { isShape || self == .image }

  /// Whether it is a basic shape or a path.
  var isShape: Bool {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: true
    default: false
    }
  }

  /// Whether nobody expects to see it where it stands, so that there is nothing to warn of.
  var isSilent: Bool {
    switch self {
    case .defs, .symbol, .marker, .clipPath, .mask, .pattern, .linearGradient, .radialGradient,
      .style, .title, .desc, .metadata, .filter, .script, .stop, .view, .tspan, .cursor, .fontFace,
      .mpath, .foreign:
      true
    default: false
    }
  }

  var isGradient: Bool { self == .linearGradient || self == .radialGradient }

  /// Whether its words are about an element, and are no part of its text.
  var isDescription: Bool { self == .title || self == .desc || self == .metadata }

  /// Whether it has characters of the text that it stands in.
  var isPartOfText: Bool {
    switch self {
    case .tspan, .a, .tref, .textPath: true
    default: false
    }
  }

  /// Whether what is in it is there without it (`display: contents`).
  var canLeaveItsBox: Bool {
    switch self {
    case .g, .svg, .use, .a, .switch, .tspan, .textPath: true
    default: false
    }
  }

  /// Whether browsers hide what is beyond its viewport (SVG 2, 3.7).
  var hidesOverflow: Bool {
    switch self {
    case .svg, .symbol, .marker, .pattern, .image, .foreignObject: true
    default: false
    }
  }

  /// Whether it is a light of a filter.
  var isLight: Bool { self == .feDistantLight || self == .fePointLight || self == .feSpotLight }

  /// Whether its name is that of a filter's primitive or of a part of one.
  var isPrimitive: Bool {
    switch self {
    case .feBlend, .feColorMatrix, .feComponentTransfer, .feComposite, .feConvolveMatrix,
      .feDiffuseLighting, .feDisplacementMap, .feDistantLight, .feDropShadow, .feFlood, .feFuncA,
      .feFuncB, .feFuncG, .feFuncR, .feGaussianBlur, .feImage, .feMerge, .feMergeNode,
      .feMorphology, .feOffset, .fePointLight, .feSpecularLighting, .feSpotLight, .feTile,
      .feTurbulence, .otherPrimitive:
      true
    default: false
    }
  }

  /// Why it is nowhere drawn, wherever it stands, though it changes what others are; nil for what is drawn or may be ignored.
  var unsupported: String? {
    switch self {
    case .animate, .set, .animateTransform, .animateMotion, .animateColor, .discard:
      "the image shows what is there without movement"
    case .font: "its letters are not drawn"
    case .altGlyph: "is not drawn"
    case .colorProfile: "changes no colours"
    default: nil
    }
  }
}
