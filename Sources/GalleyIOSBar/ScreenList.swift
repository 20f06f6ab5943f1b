import GalleyGeometry

/// A real image of a screen, the Swift file with the same screen, and how that is drawn.
public struct ScreenEntry: Hashable, Sendable, Decodable {
  /// The PNG file of the real image, from the folder of the images on; it names the screen.
  public var image: String
  /// The Swift file with its preview, from the list's folder on.
  public var source: String
  /// The preview's name; not needed where the file has one preview.
  public var preview: String?
  /// Width and height in points; without it, and without a device, those of the real image.
  public var size: [Double]?
  /// The device, as `galley preview --device` names it.
  public var device: String?
  /// Pixels per point of both images.
  public var scale: Double
  /// A Dynamic Type size, as `galley preview --type-size` names it: `large`.
  public var typeSize: String
  /// `light` or `dark`: light.
  public var colorScheme: String
  /// The iOS whose look it has: 18 or 26.
  public var look: String
  /// A language and region; without it, `galley preview`'s own.
  public var locale: String?
  /// What the system or another program drew into the image: x, y, width and height in points.
  public var ignore: [[Double]]

  private enum Key: String, CodingKey, CaseIterable {
    case image, source, preview, size, device, scale, typeSize, colorScheme, look, locale, ignore
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    func refuse(_ message: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
    }
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys
    where Key(rawValue: key.stringValue) == nil {
      throw refuse(
        "unknown \(key.stringValue), expected "
          + Key.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let values = try decoder.container(keyedBy: Key.self)
    image = try values.decode(String.self, forKey: .image)
    source = try values.decode(String.self, forKey: .source)
    preview = try values.decodeIfPresent(String.self, forKey: .preview)
    size = try values.decodeIfPresent([Double].self, forKey: .size)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    scale = try values.decode(Double.self, forKey: .scale)
    typeSize = try values.decodeIfPresent(String.self, forKey: .typeSize) ?? "large"
    colorScheme = try values.decodeIfPresent(String.self, forKey: .colorScheme) ?? "light"
    look = try values.decodeIfPresent(String.self, forKey: .look) ?? "18"
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    ignore = try values.decodeIfPresent([[Double]].self, forKey: .ignore) ?? []
    guard scale > 0, scale <= 4 else { throw refuse("scale \(scale), expected above 0, up to 4") }
    guard size.map({ $0.count == 2 && $0.allSatisfy { $0 > 0 } }) ?? true else {
      throw refuse("size, expected width and height in points")
    }
    guard ["light", "dark"].contains(colorScheme) else {
      throw refuse("colorScheme \(colorScheme), expected light or dark")
    }
    guard ["18", "26"].contains(look) else { throw refuse("look \(look), expected 18 or 26") }
    let isBox: ([Double]) -> Bool = { box in
      box.count == 4 && box.allSatisfy { abs($0) <= Box.limit } && box[2] >= 0 && box[3] >= 0
    }
    guard ignore.allSatisfy(isBox) else {
      throw refuse("ignore, expected rectangles of x, y, width and height")
    }
  }

  /// - Parameter isReal: Whether the real image is looked at, which has what is to be ignored.
  func finder(isReal: Bool) -> ElementFinder {
    ElementFinder(
      scale: scale, ignored: ignore.map { Box($0[0], $0[1], $0[0] + $0[2], $0[1] + $0[3]) },
      erasesInk: isReal)
  }

  /// The options of `galley preview`.
  /// - Parameter size: That of the real image in points.
  func options(size real: [Double]) -> [String] {
    func number(_ value: Double) -> String {
      Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
    var result = ["--scale", number(scale), "--scheme", colorScheme, "--type-size", typeSize]
    if let device { result += ["--device", device] }
    if let size = size ?? (device == nil ? real : nil) {
      result += ["--size", "\(number(size[0]))x\(number(size[1]))"]
    }
    // The look of 18 is what is drawn without a word.
    if look == "26" { result += ["--look", "26"] }
    if let locale { result += ["--locale", locale] }
    return result
  }
}

/// The file `screens.json` of a folder.
public struct ScreenList: Sendable {
  public var folder: URL
  public var entries: [ScreenEntry]

  /// - Throws: `IOSBarError` for a file that cannot be read, that has no screens, or one twice.
  public init(folder: URL) throws {
    self.folder = folder
    let file = folder.appendingPathComponent("screens.json")
    entries = try JSONFile.read([ScreenEntry].self, from: file)
    guard !entries.isEmpty else { throw IOSBarError("\(file.path) has no screens") }
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.image).inserted {
      throw IOSBarError("\(file.path) has \(entry.image) twice")
    }
  }

  /// What the real images have: from the images themselves, or from `truth.json` in the folder.
  /// - Parameter images: The folder of the images; nil for the numbers of the file.
  public func truths(images: URL?) throws -> [ScreenTruth] {
    if let images {
      return try entries.map { entry in
        let raster = try ImageFile.read(images.appendingPathComponent(entry.image))
        return ScreenTruth(
          image: entry.image,
          size: [Double(raster.width) / entry.scale, Double(raster.height) / entry.scale],
          scale: entry.scale, elements: entry.finder(isReal: true).elements(in: raster))
      }
    }
    let file = folder.appendingPathComponent("truth.json")
    let kept = try ScreenTruth.read(file)
    return try entries.map { entry in
      guard let truth = kept.first(where: { $0.image == entry.image }) else {
        throw IOSBarError("\(file.path) has no \(entry.image)")
      }
      guard truth.scale == entry.scale else {
        throw IOSBarError("\(file.path) has \(entry.image) at a scale of \(truth.scale)")
      }
      guard truth.size.count == 2 else {
        throw IOSBarError("\(file.path) has \(entry.image) without width and height")
      }
      return truth
    }
  }
}
