import GalleyGeometry

extension ElementTree {
  /// Reads `json` back, as another process wrote it: numbers as they are rounded there, colours to one of 255. Where elements were
  /// written in files is not read.
  /// - Throws: `DecodingError` for what is no such file.
  package init(json data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    self.init(size: .zero, elements: try file.elements.map { try Element($0) })
    guard file.size.count == 2 else { throw Self.wrong("size") }
    size = CGSize(width: file.size[0], height: file.size[1])
  }

  private struct File: Decodable {
    var size: [Double]
    var elements: [Item]
  }

  fileprivate struct Item: Decodable {
    var number: Int
    var depth: Int
    var type: String
    var role: ElementRole?
    var label, value, hint, identifier, name, image: String?
    var heading: Int?
    var traits: [ElementTrait]?
    var actions: [ElementAction]?
    var customActions: [String]?
    var otherActions: [ItemAction]?
    var disabled, truncated, outOfSight: Bool?
    var frame: [Double]
    var seen: [Double]?
    var lines: [ItemLine]?
    var moment: Double?
  }

  fileprivate struct ItemAction: Decodable {
    var label: String
    var frame: [Double]
  }

  fileprivate struct ItemLine: Decodable {
    struct Style: Decodable {
      var font: String
      var size: Double
      var color: String?
    }
    var text: String
    var frame: [Double]
    var opacity: Double?
    var styles: [Style]
  }

  fileprivate static func wrong(_ key: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "\(key) is wrong"))
  }

  fileprivate static func rect(_ numbers: [Double]) throws -> CGRect {
    guard numbers.count == 4 else { throw wrong("frame") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ElementTree.Element {
  fileprivate init(_ item: ElementTree.Item) throws {
    self.init(
      type: ElementType(name: item.type), frame: try ElementTree.rect(item.frame))
    (number, depth, role) = (item.number, item.depth, item.role)
    (label, value, hint, heading) = (item.label, item.value, item.hint, item.heading)
    (identifier, name, image) = (item.identifier, item.name, item.image)
    (traits, actions) = (item.traits ?? [], item.actions ?? [])
    (isEnabled, isTruncated) = (item.disabled != true, item.truncated == true)
    customActions = item.customActions ?? []
    otherActions = try (item.otherActions ?? []).map {
      ElementTree.OtherAction(label: $0.label, frame: try ElementTree.rect($0.frame))
    }
    isOutOfSight = item.outOfSight == true
    seen = try item.seen.map { try ElementTree.rect($0) }
    moment = item.moment
    lines = try (item.lines ?? []).map { line in
      var read = ElementTree.Line(
        text: line.text, frame: try ElementTree.rect(line.frame),
        styles: line.styles.map {
          ElementTree.Style(
            font: $0.font, size: $0.size, color: $0.color.flatMap(ElementTree.Style.color))
        })
      read.opacity = line.opacity ?? 1
      return read
    }
  }
}

extension ElementTree.Style {
  /// The parts of a `colorCode`; nil for what is none.
  fileprivate static func color(_ code: String) -> [Double]? {
    let digits = Array(code.utf8.dropFirst())
    guard code.hasPrefix("#"), [6, 8].contains(digits.count) else { return nil }
    var parts: [Double] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[start...start + 1], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      parts.append(Double(byte) / 255)
    }
    return parts.count == 3 ? parts + [1] : parts
  }
}
