import GalleyGeometry
import GalleyGraphics
import GalleyImages

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
        return try nested(bytes, element, context)
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

  private func nested(
    _ bytes: [UInt8], _ element: SVGElement, _ context: Context
  ) throws -> Result {
    let document = try SVGDocument(bytes, budget: budget)
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

/// `data:image/png;base64,…`.
enum DataAddress {
  static func bytes(of text: String) -> [UInt8]? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    // Blanks may stand around the last word (Fetch, 6).
    let words = text[..<comma].lowercased().split(separator: ";").map(\.trimmingBlanks)
    let body = text[text.index(after: comma)...]
    guard words.count > 1, words.last == "base64" else { return percent(body.utf8) }
    guard body.utf8.contains(37) else { return base64(body.utf8) }
    return percent(body.utf8).flatMap { base64(String(decoding: $0, as: UTF8.self)[...].utf8) }
  }

  private static func base64(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case 65...90: value = byte - 65
      case 97...122: value = byte - 71
      case 48...57: value = byte + 4
      case 43, 45: value = 62
      case 47, 95: value = 63
      case 61: continue
      case let space where SVGScanner.isSpace(space): continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        (bits, count) = (0, 0)
      }
    }
    if count == 3 { result += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)] }
    if count == 2 { result.append(UInt8(bits >> 4 & 255)) }
    return result
  }

  private static func percent(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    let bytes = Array(text)
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 48...57: byte - 48
      case 65...70: byte - 55
      case 97...102: byte - 87
      default: nil
      }
    }
    var index = 0
    while index < bytes.count {
      if bytes[index] == 37, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
