import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyStrings

/// Writes items as an SVG file: definitions, each once, and then what uses them.
struct SVGWriter<Glyphs: VectorGlyphSource> {
  let size: CGSize
  let scale: CGFloat
  let text: SVGText
  let glyphs: Glyphs
  let budget: RenderBudget
  private var definitions: VectorText
  /// What is written now: the image, or a mask of it.
  var body: VectorText
  /// The ids of definitions by what they are.
  private var ids: [String: String] = [:]
  /// Bytes of the budget that the keys of `ids` take.
  private var held = 0
  private var counts: [String: Int] = [:]
  private var imageIDs: [Bitmap: String] = [:]
  var outlines: [GlyphKey: SVGOutline] = [:]
  var characters: [FaceID: [GlyphID: Unicode.Scalar]] = [:]

  struct GlyphKey: Hashable {
    var face: FaceID
    var glyph: GlyphID
  }

  init(
    size: CGSize, scale: CGFloat, text: SVGText, glyphs: Glyphs, budget: RenderBudget
  ) {
    (self.size, self.scale, self.text) = (size, scale, text)
    (self.glyphs, self.budget) = (glyphs, budget)
    (definitions, body) = (VectorText(budget), VectorText(budget))
  }

  /// The bytes of the file.
  /// - Throws: `ImageError` for an image that cannot be encoded.
  mutating func file(_ items: [VectorItem]) throws -> [UInt8] {
    defer {
      definitions.end()
      body.end()
      budget.release(held)
      held = 0
    }
    try write(items)
    var file = VectorText(budget)
    defer { file.end() }
    func number(_ value: CGFloat) -> String { VectorNumber.text(value) }
    file.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(size.width / scale))\" "
        + "height=\"\(number(size.height / scale))\" "
        + "viewBox=\"0 0 \(number(size.width)) \(number(size.height))\">\n")
    if !definitions.bytes.isEmpty {
      file.append("<defs>\n")
      file.append(definitions.bytes)
      file.append("</defs>\n")
    }
    file.append(body.bytes)
    file.append("</svg>\n")
    return file.bytes
  }

  mutating func write(_ items: [VectorItem]) throws {
    for item in items {
      guard budget.canContinue("writing") else { return }
      switch item {
      case .fill(let fill): write(fill)
      case .glyphs(let glyphs): write(glyphs)
      case .image(let image): try write(image)
      case .group(let group): try write(group)
      }
    }
  }

  // MARK: Definitions

  /// The id of a definition; one that is there already is not written again.
  /// - Parameters:
  ///   - kind: what ids begin with.
  ///   - element: the element's name.
  ///   - attributes: with a space before each.
  mutating func define(
    _ kind: String, _ element: String, _ attributes: String, _ content: String
  ) -> String {
    let key = "\(element)\(attributes)>\(content)"
    if let known = ids[key] { return known }
    let id = newID(kind)
    let bytes = key.utf8.count
    guard budget.reserve(bytes, for: "the definitions of an SVG file") else { return id }
    held += bytes
    ids[key] = id
    definitions.append("<\(element) id=\"\(id)\"\(attributes)")
    definitions.append(content.isEmpty ? "/>\n" : ">\(content)</\(element)>\n")
    return id
  }

  private mutating func newID(_ kind: String) -> String {
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    return "\(kind)\(count)"
  }

  // MARK: Fills

  private mutating func write(_ fill: VectorFill) {
    let bounds = fill.path.controlBounds
    if fill.path.isOutline(of: bounds) {
      body.append("<rect")
      if bounds.minX != 0 { body.append(" x=\"\(VectorNumber.text(bounds.minX))\"") }
      if bounds.minY != 0 { body.append(" y=\"\(VectorNumber.text(bounds.minY))\"") }
      body.append(" width=\"\(VectorNumber.text(bounds.width))\"")
      body.append(" height=\"\(VectorNumber.text(bounds.height))\"")
    } else {
      body.append("<path d=\"")
      body.append(SVGPathText(fill.path, digits: 3).bytes)
      body.append("\"")
      if fill.rule == .evenOdd { body.append(" fill-rule=\"evenodd\"") }
    }
    body.append(attributes(of: fill.paint))
    body.append("/>\n")
  }

  /// ` fill="…"` and what belongs to it.
  private mutating func attributes(of paint: VectorPaint) -> String {
    switch paint {
    case .solid(let color): return color.attributes("fill", "fill-opacity")
    case .gradient(let gradient): return " fill=\"url(#\(define(gradient)))\""
    }
  }

  private mutating func define(_ gradient: VectorGradient) -> String {
    let written = SVGGradient(gradient)
    return define("p", written.element, written.attributes, written.content)
  }

  // MARK: Images

  private mutating func write(_ image: VectorImage) throws {
    let (width, height) = (image.bitmap.width, image.bitmap.height)
    let id = try define(image.bitmap)
    let stretch = CGAffineTransform(
      a: image.frame.width / CGFloat(width), b: 0, c: 0, d: image.frame.height / CGFloat(height),
      tx: image.frame.minX, ty: image.frame.minY)
    body.append("<use href=\"#\(id)\"")
    body.append(stretch.concatenating(image.transform).attribute("transform"))
    if image.opacity < 1 { body.append(" opacity=\"\(VectorNumber.text(image.opacity))\"") }
    if !image.isSmooth { body.append(" style=\"image-rendering:pixelated\"") }
    body.append("/>\n")
  }

  private mutating func define(_ bitmap: Bitmap) throws -> String {
    if let known = imageIDs[bitmap] { return known }
    let id = newID("i")
    imageIDs[bitmap] = id
    var encoder = PNGEncoder(compression: .small)
    encoder.budget = budget
    let png = try encoder.encode(bitmap)
    definitions.append(
      "<image id=\"\(id)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" "
        + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    definitions.append(Array(png.base64EncodedData()))
    definitions.append("\"/>\n")
    return id
  }

  // MARK: Groups

  private mutating func write(_ group: VectorGroup) throws {
    var attributes = ""
    if let clip = group.clip {
      attributes += " clip-path=\"url(#\(define(clip, group.clipRule)))\""
    }
    if let mask = group.mask { attributes += " mask=\"url(#\(try define(mask: mask)))\"" }
    if group.blendMode != .normal, let name = group.blendMode.name(in: .svg) {
      attributes += " style=\"mix-blend-mode:\(name)\""
    } else if group.isIsolated {
      attributes += " style=\"isolation:isolate\""
    }
    switch group.effect {
    case nil: break
    case .opacity(let opacity): attributes += " opacity=\"\(VectorNumber.text(opacity))\""
    case .color, .luminanceToAlpha, .blur, .shadow:
      if let effect = group.effect, let filter = define(effect, in: group.bounds) {
        attributes += " filter=\"url(#\(filter))\""
      }
    }
    body.append("<g\(attributes)>\n")
    try write(group.items)
    body.append("</g>\n")
  }

  private mutating func define(_ clip: Path, _ rule: FillRule) -> String {
    let path = String(decoding: SVGPathText(clip, digits: 3).bytes, as: UTF8.self)
    let rule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    return define("c", "clipPath", "", "<path d=\"\(path)\"\(rule)/>")
  }

  private mutating func define(mask items: [VectorItem]) throws -> String {
    let outer = body
    body = VectorText(budget)
    try write(items)
    let content = String(decoding: body.bytes, as: UTF8.self)
    body.end()
    body = outer
    let attributes =
      " mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\""
      + Self.box(CGRect(origin: .zero, size: size))
    return define("m", "mask", attributes, content)
  }

  private mutating func define(_ effect: VectorGroup.Effect, in bounds: CGRect) -> String? {
    guard !bounds.isNull, let content = SVGFilter.primitives(of: effect) else { return nil }
    let attributes =
      Self.box(bounds) + " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
    return define("f", "filter", attributes, content)
  }

  private static func box(_ rect: CGRect) -> String {
    " x=\"\(VectorNumber.text(rect.minX))\" y=\"\(VectorNumber.text(rect.minY))\""
      + " width=\"\(VectorNumber.text(rect.width))\" height=\"\(VectorNumber.text(rect.height))\""
  }
}

extension ResolvedColor {
  /// `#rrggbb`, or `#rgb` where that is the same.
  var svg: String {
    let pixel = ResolvedColor(red: red, green: green, blue: blue).pixel
    let channels = [pixel.red, pixel.green, pixel.blue]
    if channels.allSatisfy({ $0 >> 4 == $0 & 15 }) {
      return "#" + channels.map { String($0 & 15, radix: 16) }.joined()
    }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The colour's attributes, its opacity where there is one.
  func attributes(_ color: String, _ opacity: String) -> String {
    let alpha = Self.unit(alpha)
    let share = alpha < 1 ? " \(opacity)=\"\(VectorNumber.text(alpha, digits: 4))\"" : ""
    return " \(color)=\"\(svg)\"\(share)"
  }
}

extension CGAffineTransform {
  /// The transform as an attribute with a space before it; nothing for the identity.
  func attribute(_ name: String) -> String {
    if isIdentity { return "" }
    let place = "\(VectorNumber.text(tx)) \(VectorNumber.text(ty))"
    if isTranslation { return " \(name)=\"translate(\(place))\"" }
    let linear = [a, b, c, d].map { VectorNumber.text($0, digits: 7) }.joined(separator: " ")
    return " \(name)=\"matrix(\(linear) \(place))\""
  }
}
