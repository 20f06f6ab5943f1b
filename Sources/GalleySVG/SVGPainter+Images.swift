import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyXML

extension SVGPainter {
  /// The pixels of all images that a file has in itself.
  private static let pixelLimit = 25_000_000

  /// An image of the file's own: PNG, JPEG, WebP or SVG in a `data:` address.
  func image(_ element: SVGElement, _ context: Context) -> Result {
    guard let text = element[.href]?.trimmingBlanks, !text.isEmpty else { return Result() }
    guard text.prefix(5).lowercased() == "data:" else {
      noteMissing(element)
      return Result()
    }
    guard context.style.isVisible, !context.isClip else { return Result() }
    work += text.utf8.count / 64
    guard let bytes = DataAddress.bytes(of: text) else {
      warnings.add("image:data", "the image's data: address cannot be read", element.line)
      return Result()
    }
    do {
      if SVGDocument.recognizes(bytes) {
        return try nested(bytes, encoding(of: text, element.line), element, context)
      }
      let bitmap = try decoded(text, bytes, line: element.line)
      let natural = CGSize(width: bitmap.width, height: bitmap.height)
      guard let area = area(element, natural, context) else { return Result() }
      let box = SVGViewBox(CGRect(origin: .zero, size: natural))
      let place = SVGAspect(element[.preserveAspectRatio]).transform(of: box, in: area)
      let frame = CGRect(origin: .zero, size: natural)
      let item = DisplayItem.image(
        bitmap, frame: PixelRect(frame.applying(place)),
        sampling: context.style.isPixelated ? .nearest : .smooth)
      // Images lie in user units, and their group brings them to the device.
      let isSliced = SVGAspect(element[.preserveAspectRatio]).isSliced
      var clip = isSliced ? area : nil
      let shown = frame.applying(place)
      if clip == nil, Self.endsInPixels(shown.applying(context.transform), context.transform) {
        clip = shown
      }
      let group = DisplayGroup(
        items: [item], transform: context.transform, clip: clip.map { Path($0) })
      return Result(items: [.group(group)], box: area)
    } catch {
      warnings.add("image:decode", "an image in the file cannot be read: \(error)", element.line)
      return Result()
    }
  }

  /// Whether edges of an image lie inside of pixels, which it has a share of, as a rectangle of its place has. The rasteriser
  /// fills each pixel that an upright image touches, as user interfaces ask for, and is exact for others.
  private static func endsInPixels(_ frame: CGRect, _ transform: CGAffineTransform) -> Bool {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
    return [frame.minX, frame.minY, frame.maxX, frame.maxY].contains { edge in
      (edge - edge.rounded()).magnitude > 1e-6
    }
  }

  private func decoded(_ address: String, _ bytes: [UInt8], line: Int) throws -> Bitmap {
    if let known = images[address] { return known }
    var decoder = ImageDecoder(pixelLimit: Self.pixelLimit - imagePixels)
    decoder.formats = "PNG, JPEG, WebP or SVG"
    decoder.budget = budget
    let image = try decoder.decodeImage(Data(bytes))
    for warning in image.warnings {
      warnings.add("image:colors", "an image in the file \(warning)", line)
    }
    let bitmap = image.bitmap
    imagePixels += bitmap.pixels.count
    images[address] = bitmap
    return bitmap
  }

  private func area(_ element: SVGElement, _ natural: CGSize, _ context: Context) -> CGRect? {
    var width = length(element, .width, .horizontal, context)
    var height = length(element, .height, .vertical, context)
    if let value = width, value < 0 { width = nil }
    if let value = height, value < 0 { height = nil }
    guard natural.width > 0, natural.height > 0 else { return nil }
    let ratio = Double(natural.width / natural.height)
    let (w, h) = (
      width ?? height.map { $0 * ratio } ?? Double(natural.width),
      height ?? width.map { $0 / ratio } ?? Double(natural.height)
    )
    guard w > 0, h > 0 else { return nil }
    return CGRect(
      x: length(element, .x, .horizontal, context) ?? 0,
      y: length(element, .y, .vertical, context) ?? 0, width: w, height: h)
  }

  /// The encoding that an address names, if it is known.
  private func encoding(of address: String, _ line: Int) -> String? {
    guard let name = DataAddress.encoding(of: address) else { return nil }
    if XMLReader.knows(encoding: name) { return name }
    warnings.add(
      "image:charset", "the encoding \(name.prefix(40)) of an image is not known and is ignored",
      line)
    return nil
  }

  private func nested(
    _ bytes: [UInt8], _ encoding: String?, _ element: SVGElement, _ context: Context
  ) throws -> Result {
    let document = try SVGDocument(bytes, encoding: encoding, budget: budget)
    for warning in document.warnings {
      warnings.add(warning.subject, warning.message, warning.line)
    }
    if document.tree[0].noteWithoutArea(warnings) { return Result() }
    guard let area = area(element, document.size, context) else { return Result() }
    let painter = SVGPainter(document.tree, frame: frame, engine: engine, warnings, budget)
    painter.genericFamilies = genericFamilies
    // Images in it are in its own bytes, so that each is smaller than the one around it.
    (painter.painted, painter.work, painter.imagePixels) = (painted, work, imagePixels)
    let items = painter.root(
      size: document.size, at: Self.place(of: document, element, in: area), in: area,
      context.transform, depth: context.depth + 1)
    (painted, work, imagePixels) = (painter.painted, painter.work, painter.imagePixels)
    return Result(items: items, box: area)
  }

  /// Brings the units of a document to those around its image. As in Chromium, its view box lies in the image at once, as the
  /// image says or else its root; where the image stretches it, all of the document is stretched.
  private static func place(
    of document: SVGDocument, _ element: SVGElement, in area: CGRect
  ) -> CGAffineTransform {
    let root = document.tree[0]
    let whole = SVGViewBox(CGRect(origin: .zero, size: document.size))
    guard let box = SVGViewBox(root[.viewBox]) else {
      return SVGAspect(element[.preserveAspectRatio] ?? root[.preserveAspectRatio])
        .transform(of: whole, in: area)
    }
    let own = SVGAspect(root[.preserveAspectRatio])
    guard let said = element[.preserveAspectRatio].map({ SVGAspect($0) }) else {
      return own.transform(of: box, in: area)
    }
    guard said.isStretched else { return said.transform(of: box, in: area) }
    return own.transform(of: box, in: CGRect(origin: .zero, size: document.size))
      .concatenating(said.transform(of: whole, in: area))
  }
}
