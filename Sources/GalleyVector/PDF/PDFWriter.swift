import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Writes items as a PDF file of one page.
///
/// Page and groups draw in device pixels with y downwards: the page's first operator makes points of them. All of them
/// share one dictionary of resources.
struct PDFWriter<Glyphs: VectorGlyphSource> {
  let size: CGSize
  let scale: CGFloat
  let glyphs: Glyphs
  let budget: RenderBudget
  var objects: PDFObjects
  /// What is written now: the page, or a group of it.
  var content: PDFContent
  var fonts: [FaceID: PDFFont] = [:]
  private var knownCharacters: [FaceID: [GlyphID: Unicode.Scalar]] = [:]
  private var resources: [String: [(name: String, number: Int)]] = [:]
  /// The names of resources by what they are.
  private var names: [String: String] = [:]
  private var images: [ImageKey: String] = [:]

  private struct ImageKey: Hashable {
    var bitmap: Bitmap
    var isSmooth: Bool
  }

  /// Points that a side of a page has at most, as readers have it (ISO 32000-1, annex C.2); the unit of larger pages is
  /// more than a point.
  private static var longestSide: CGFloat { 14_400 }
  private static var resourcesNumber: Int { 5 }

  init(
    size: CGSize, scale: CGFloat, glyphs: Glyphs, budget: RenderBudget, compresses: Bool
  ) {
    (self.size, self.scale, self.glyphs, self.budget) = (size, scale, glyphs, budget)
    objects = PDFObjects(budget, compresses: compresses)
    content = PDFContent(budget)
    // The numbers of catalogue, list of pages, page, content and resources.
    for _ in 0..<Self.resourcesNumber { _ = objects.reserve() }
  }

  /// The bytes of the file.
  /// - Throws: `ImageError` when memory runs out.
  mutating func file(_ items: [VectorItem]) throws -> [UInt8] {
    defer {
      content.end()
      objects.end()
    }
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    let unit = max(1, (max(points.width, points.height) / Self.longestSide).rounded(.up))
    let page = CGSize(width: points.width / unit, height: points.height / unit)
    content.save()
    let factor = 1 / (scale * unit)
    content.transform(
      CGAffineTransform(a: factor, b: 0, c: 0, d: -factor, tx: 0, ty: page.height))
    // Paper is white and an image is clear: what lies below must look the same.
    let needsLayer = items.blendsWithBackdrop
    try write(needsLayer ? [.group(VectorGroup(items: items, isIsolated: true))] : items)
    content.restore()
    try objects.setStream(4, "", content.bytes)
    try writeFonts()
    objects.set(1, "<< /Type /Catalog /Pages 2 0 R >>")
    objects.set(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    let box = "\(VectorNumber.text(page.width)) \(VectorNumber.text(page.height))"
    let userUnit = unit > 1 ? " /UserUnit \(VectorNumber.text(unit))" : ""
    objects.set(
      3,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(box)]\(userUnit) /Contents 4 0 R "
        + "/Resources \(Self.resourcesNumber) 0 R "
        + "/Group << /S /Transparency /CS /DeviceRGB /I true >> >>")
    objects.set(Self.resourcesNumber, resourceDictionary)
    return objects.file(root: 1)
  }

  mutating func write(_ items: [VectorItem]) throws {
    for item in items {
      guard budget.canContinue("writing") else { return }
      switch item {
      case .fill(let fill): try write(fill)
      case .glyphs(let glyphs): write(glyphs)
      case .image(let image): try write(image)
      case .group(let group): try write(group)
      }
    }
  }

  /// The characters of a face's glyphs, which are looked for once.
  mutating func characters(of face: FaceID) -> [GlyphID: Unicode.Scalar] {
    if let known = knownCharacters[face] { return known }
    let found = glyphs.characters(of: face)
    knownCharacters[face] = found
    return found
  }

  // MARK: Resources

  private var resourceDictionary: String {
    let kinds = resources.keys.sorted().map { kind in
      let entries = (resources[kind] ?? []).map { "/\($0.name) \($0.number) 0 R" }
      return "/\(kind) << \(entries.joined(separator: " ")) >>"
    }
    return kinds.isEmpty ? "<< >>" : "<< \(kinds.joined(separator: " ")) >>"
  }

  /// Adds an object to the resources.
  /// - Parameter prefix: what its name begins with.
  mutating func name(_ number: Int, as kind: String, _ prefix: String) -> String {
    let name = "\(prefix)\(resources[kind, default: []].count)"
    resources[kind, default: []].append((name, number))
    return name
  }

  /// The name of a resource that is an object of its own; one that is there already is not written again.
  mutating func resource(_ kind: String, _ prefix: String, _ text: String) -> String {
    let key = "\(kind) \(text)"
    if let known = names[key] { return known }
    let name = name(objects.add(text), as: kind, prefix)
    names[key] = name
    return name
  }

  /// The graphics state of an opacity.
  mutating func graphics(opacity: Double) -> String {
    graphics(["/ca \(VectorNumber.text(CGFloat(opacity), digits: 4))"])
  }

  private mutating func graphics(_ entries: [String]) -> String {
    resource("ExtGState", "G", "<< \(entries.joined(separator: " ")) >>")
  }

  // MARK: Fills

  private mutating func write(_ fill: VectorFill) throws {
    let isEvenOdd = fill.rule == .evenOdd
    switch fill.paint {
    case .solid(let color):
      content.setGraphics(graphics(opacity: ResolvedColor.unit(color.alpha)))
      content.setColor(color)
      content.append(fill.path)
      content.add(isEvenOdd ? "f*\n" : "f\n")
    case .gradient(let gradient):
      content.save()
      content.append(fill.path)
      content.add(isEvenOdd ? "W* n\n" : "W n\n")
      try shade(gradient)
      content.restore()
    }
  }

  /// Paints a gradient over all that the clip leaves.
  private mutating func shade(_ gradient: VectorGradient) throws {
    let alphas = gradient.stops.map { ResolvedColor.unit($0.color.alpha) }
    let shading = PDFShading(gradient)
    if let alpha = alphas.first, alphas.allSatisfy({ $0 == alpha }) {
      content.setGraphics(graphics(opacity: alpha))
    } else {
      let grays = resource("Shading", "S", shading.text { [$0.alpha] })
      let mask = try form("DeviceGray") { writer in
        writer.content.transform(gradient.transform)
        writer.content.add("/\(grays) sh\n")
      }
      content.setGraphics(graphics(["/ca 1", "/SMask << /S /Luminosity /G \(mask) 0 R >>"]))
    }
    content.transform(gradient.transform)
    let name = resource("Shading", "S", shading.text { [$0.red, $0.green, $0.blue] })
    content.add("/\(name) sh\n")
  }

  // MARK: Images

  private mutating func write(_ image: VectorImage) throws {
    let frame = image.frame
    let isStretched =
      !image.transform.isTranslation || frame.width != CGFloat(image.bitmap.width)
      || frame.height != CGFloat(image.bitmap.height)
    let name = try define(image.bitmap, isSmooth: image.isSmooth && isStretched)
    content.save()
    content.setGraphics(graphics(opacity: image.opacity))
    // The lower left corner of a unit square is that of the image.
    let square = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: -frame.height, tx: frame.minX, ty: frame.maxY)
    content.transform(square.concatenating(image.transform))
    content.add("/\(name) Do\n")
    content.restore()
  }

  private mutating func define(_ bitmap: Bitmap, isSmooth: Bool) throws -> String {
    let key = ImageKey(bitmap: bitmap, isSmooth: isSmooth)
    if let known = images[key] { return known }
    let bytes = RenderBudget.bytes(bitmap.width, by: bitmap.height, each: 8)
    let number = try budget.reserving(bytes, for: "an image in a PDF file") {
      let samples = PDFSamples(bitmap)
      var entries = samples.entries("DeviceRGB", colors: 3)
      if let alphas = samples.alphas {
        let mask = try objects.addStream(samples.entries("DeviceGray", colors: 1), alphas)
        entries += " /SMask \(mask) 0 R"
      }
      if isSmooth { entries += " /Interpolate true" }
      return try objects.addStream(entries, samples.colors)
    }
    guard let number else {
      try budget.check()
      return ""
    }
    let name = name(number, as: "XObject", "X")
    images[key] = name
    return name
  }

  // MARK: Groups

  private mutating func write(_ group: VectorGroup) throws {
    guard group.isLayer else {
      content.save()
      clip(to: group)
      try write(group.items)
      return content.restore()
    }
    var entries = ["/ca 1"]
    if case .opacity(let opacity) = group.effect {
      entries = ["/ca \(VectorNumber.text(CGFloat(opacity), digits: 4))"]
    }
    if let mode = group.blendMode.name(in: .pdf), group.blendMode != .normal {
      entries.append("/BM /\(mode)")
    }
    if let mask = group.mask {
      let number = try form("DeviceRGB") { try $0.write(mask) }
      entries.append("/SMask << /S /Alpha /G \(number) 0 R >>")
    }
    let number = try form("DeviceRGB") { try $0.write(group.items) }
    content.save()
    clip(to: group)
    content.setGraphics(graphics(entries))
    content.add("/\(name(number, as: "XObject", "X")) Do\n")
    content.restore()
  }

  private mutating func clip(to group: VectorGroup) {
    guard let clip = group.clip else { return }
    content.append(clip)
    content.add(group.clipRule == .evenOdd ? "W* n\n" : "W n\n")
  }

  /// A group that is drawn apart from what lies below.
  /// - Returns: its number.
  private mutating func form(
    _ colors: String, _ write: (inout Self) throws -> Void
  ) throws -> Int {
    let outer = content
    content = PDFContent(budget)
    try write(&self)
    let box = "\(VectorNumber.text(size.width)) \(VectorNumber.text(size.height))"
    let number = try objects.addStream(
      "/Type /XObject /Subtype /Form /BBox [0 0 \(box)] /Resources \(Self.resourcesNumber) 0 R "
        + "/Group << /S /Transparency /CS /\(colors) /I true >>", content.bytes)
    content.end()
    content = outer
    return number
  }
}
