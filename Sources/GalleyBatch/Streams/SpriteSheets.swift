import Galley
import GalleyStrings

/// Small images in few large ones, the sheets, and an index that says where each of them is.
///
/// Images come in the order of the rows and go to the sheet that is being filled; an image that does not fit any more begins
/// the next sheet. So one sheet is in memory at a time, and the same images give the same sheets.
public struct SpriteSheets: Sendable {
  /// What all sheets have in common.
  public struct Form: Hashable, Sendable {
    /// The most pixels of either side of a sheet. Each device with WebGL 2 draws images of 2,048 pixels.
    public var side = 2048
    /// Transparent pixels between images, so that an image that is drawn smaller or turned does not show its neighbours.
    public var gap = 1

    /// The form that the options have by default.
    public init() {}

    /// The pixels of an image as they go into a sheet: premultiplied RGBA, rows from the top.
    /// - Throws: `BatchError` for an image that is larger than a sheet, and what drawing throws.
    public func pixels(of drawing: Drawing) throws -> Data {
      guard max(drawing.width, drawing.height) <= side else {
        throw BatchError(
          isFile: false,
          description:
            "the image has \(drawing.width) x \(drawing.height) pixels, expected at most "
            + "\(side) x \(side), the size of a sheet: see --sprite-side")
      }
      return try drawing.bitmap().pixels.withUnsafeBytes { Data($0) }
    }
  }

  private let form: Form
  private var skyline: Skyline
  /// The sheet that is being filled: rows of `form.side` pixels, as many as are used.
  private var pixels: [UInt32] = []
  /// What is used of it.
  private var width = 0
  private var height = 0
  /// How many sheets are full.
  private var full = 0
  private var index = JSONWriter()

  /// No sheet and no image.
  public init(_ form: Form) {
    self.form = form
    skyline = Self.emptySkyline(form)
    index.openObject()
    index.key("galleySprites")
    index.integer(1)
    index.key("sprites")
    index.openObject()
  }

  /// Gaps are to the right of images and below them; those at the edges of the sheet are outside.
  private static func emptySkyline(_ form: Form) -> Skyline {
    Skyline(width: form.side + form.gap, height: form.side + form.gap)
  }

  /// Puts an image of `Form.pixels` into a sheet; one that failed is left out.
  /// - Returns: the sheet before, if it is full now.
  /// - Throws: `BatchError` for an image without pixels, one that is larger than a sheet, and one whose data is not as long as
  ///   its pixels, four bytes each; the sheets stay as they are.
  public mutating func add(_ image: BatchStream.Image) throws -> Bitmap? {
    let result = image.result
    guard result.status != .failed else { return nil }
    try check(image)
    var finished: Bitmap?
    let (outerWidth, outerHeight) = (result.width + form.gap, result.height + form.gap)
    var place = skyline.place(width: outerWidth, height: outerHeight)
    if place == nil {
      finished = takeSheet()
      place = skyline.place(width: outerWidth, height: outerHeight)
    }
    guard let place else { throw tooLarge(image) }
    copy(image, to: place)
    note(image, at: place)
    return finished
  }

  private func check(_ image: BatchStream.Image) throws {
    let result = image.result
    let sides = 1...max(1, form.side)
    guard sides.contains(result.width), sides.contains(result.height) else { throw tooLarge(image) }
    let expected = result.width * result.height * 4
    guard image.data.count == expected else {
      throw BatchError(
        isFile: false,
        description:
          "row \(result.row): found \(image.data.count) bytes of pixels, expected \(expected) for "
          + "\(result.width) x \(result.height) pixels")
    }
  }

  private func tooLarge(_ image: BatchStream.Image) -> BatchError {
    let result = image.result
    return BatchError(
      isFile: false,
      description:
        "row \(result.row): the image has \(result.width) x \(result.height) pixels, expected from 1 x 1 to "
        + "\(form.side) x \(form.side), the size of a sheet")
  }

  /// The sheet that is not full; nil where it is empty.
  public mutating func takeSheet() -> Bitmap? {
    guard width > 0 else { return nil }
    var sheet = Bitmap(width: width, height: height)
    for row in 0..<height {
      sheet.pixels.replaceSubrange(
        row * width..<(row + 1) * width, with: pixels[row * form.side..<row * form.side + width])
    }
    full += 1
    (width, height) = (0, 0)
    pixels.removeAll(keepingCapacity: true)
    skyline = Self.emptySkyline(form)
    return sheet
  }

  private mutating func copy(_ image: BatchStream.Image, to place: (x: Int, y: Int)) {
    let result = image.result
    width = max(width, place.x + result.width)
    height = max(height, place.y + result.height)
    let missing = height * form.side - pixels.count
    if missing > 0 {
      pixels.reserveCapacity(form.side * form.side)
      pixels.append(contentsOf: repeatElement(0, count: missing))
    }
    let side = form.side
    pixels.withUnsafeMutableBytes { sheet in
      image.data.withUnsafeBytes { source in
        for row in 0..<result.height {
          let target = ((place.y + row) * side + place.x) * 4
          sheet[target..<target + result.width * 4].copyBytes(
            from: source[row * result.width * 4..<(row + 1) * result.width * 4])
        }
      }
    }
  }

  private mutating func note(_ image: BatchStream.Image, at place: (x: Int, y: Int)) {
    let result = image.result
    index.key(image.name)
    index.openObject()
    for (key, number) in [
      ("x", place.x), ("y", place.y), ("width", result.width), ("height", result.height),
    ] {
      index.key(key)
      index.integer(number)
    }
    index.key("pixelRatio")
    index.number(image.scale)
    index.key("sheet")
    index.integer(full)
    index.key("row")
    index.integer(result.row)
    index.key("pixels")
    index.string(result.pixels)
    index.close()
  }

  /// A sheet's file, as the index names it.
  public struct File: Hashable, Sendable {
    /// Its path from the folder of the index.
    public var name: String
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// `Bitmap.pixelHash` in hexadecimal digits.
    public var pixels: String

    /// A sheet that was written.
    public init(name: String, sheet: Bitmap) {
      (self.name, width, height) = (name, sheet.width, sheet.height)
      pixels = sheet.pixelHash.hexadecimal
    }
  }

  /// The index: JSON on one line.
  /// - Parameter files: of all sheets, in their order.
  public func json(of files: [File]) -> String {
    var writer = index
    writer.close()
    writer.key("sheets")
    writer.openArray()
    for file in files {
      writer.openObject()
      writer.key("file")
      writer.string(file.name)
      writer.key("width")
      writer.integer(file.width)
      writer.key("height")
      writer.integer(file.height)
      writer.key("pixels")
      writer.string(file.pixels)
      writer.close()
    }
    writer.close()
    writer.close()
    return writer.text + "\n"
  }
}
