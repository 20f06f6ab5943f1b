import Foundation
import GalleyViews

/// Reads an image set's `Contents.json`.
struct ImageSetReader {
  static let byteLimit = 4 << 20
  /// Those of files in image sets, of which some are made drawings of first.
  private static let setExtensions = Set(ImageLibrary.fileExtensions + ["pdf"])

  /// What its entries are listed under.
  private let key: String
  /// Those of files that the set may have.
  private let fileExtensions: Set<String>
  private var converter = PDFConverter()

  private init(key: String, fileExtensions: Set<String>) {
    self.key = key
    self.fileExtensions = fileExtensions
  }

  /// - Parameter folder: `Name.imageset`.
  static func read(
    _ folder: ResourceFile, name: String, converter: PDFConverter = PDFConverter()
  ) -> ResourceReading<ImageSet?> {
    var reader = ImageSetReader(key: "images", fileExtensions: setExtensions)
    reader.converter = converter
    return reader.read(folder, name)
  }

  private func read(_ folder: ResourceFile, _ name: String) -> ResourceReading<ImageSet?> {
    let file = folder.appending("Contents.json")
    do throws(ResourceError) {
      let (object, data) = try file.json(limit: Self.byteLimit)
      return try read(object, data, file, folder, name)
    } catch {
      let set = ImageSet([], failure: "the image \"\(name)\" cannot be read: \(error)")
      return ResourceReading(set, problems: [error])
    }
  }

  private func read(
    _ object: [String: Any], _ data: Data, _ file: ResourceFile, _ folder: ResourceFile,
    _ name: String
  ) throws(ResourceError) -> ResourceReading<ImageSet?> {
    var problems: [ResourceError] = []
    var variants: [ImageVariant] = []
    var special: [ImageVariant] = []
    for entry in try AssetEntry.entries(key, of: object, in: file) {
      guard let image = entry.fields["filename"] as? String, let traits = entry.traits else {
        continue
      }
      let line = ResourceFile.line(of: image, in: data)
      if let message = fault(of: image, in: folder) {
        problems.append(file.problem(message, line: line))
        continue
      }
      guard let scale = Self.scale(entry.fields["scale"]) else {
        let text = "\(entry.fields["scale"] ?? "")"
        problems.append(
          file.problem("the scale \"\(text)\" of \(image) must be 1x, 2x or 3x", line: line))
        continue
      }
      var variant = ImageVariant(
        folder: folder.root, file: folder.appending(image).path, scale: scale, traits: traits)
      if image.lowercased().hasSuffix(".pdf") {
        do throws(PDFConverter.ConversionError) {
          variant.contents = try svg(of: folder.appending(image))
        } catch {
          problems.append(file.problem("\(image) \(error.message)", line: line))
          continue
        }
      }
      if entry.isSpecial { special.append(variant) } else { variants.append(variant) }
    }
    if variants.isEmpty { variants = special }
    var set = ImageSet(variants)
    if variants.isEmpty {
      let reason = problems.first?.message ?? "its set does not name a file"
      set.failure = "the image \"\(name)\" has no file: \(reason)"
      if problems.isEmpty { problems.append(file.problem("does not name an image file")) }
    }
    let properties = object["properties"] as? [String: Any]
    switch properties?["template-rendering-intent"] as? String {
    case "template": set.renderingMode = .template
    case "original": set.renderingMode = .original
    default: break
    }
    switch properties?["symbol-rendering-intent"] as? String {
    case "hierarchical": set.symbolMode = .hierarchical
    case "multicolor": set.symbolMode = .multicolor
    default: break
    }
    if Self.entriesHaveSlices(object) {
      problems.append(
        file.problem("the slices of \"\(name)\" are not drawn; it is stretched as a whole"))
    }
    return ResourceReading(set, problems: problems)
  }

  /// What is drawn for a PDF file.
  private func svg(of file: ResourceFile) throws(PDFConverter.ConversionError) -> Data {
    let pdf: Data
    do throws(ResourceError) {
      pdf = try file.data(limit: PDFConverter.byteLimit)
    } catch {
      throw PDFConverter.ConversionError(message: "cannot be drawn: \(error.message)")
    }
    return try converter.svg(of: pdf)
  }

  private static func entriesHaveSlices(_ object: [String: Any]) -> Bool {
    (object["images"] as? [[String: Any]] ?? []).contains { $0["resizing"] != nil }
  }

  /// Why a file of a set cannot be an image; nil where nothing speaks against it.
  private func fault(of image: String, in folder: ResourceFile) -> String? {
    guard FolderBoundary.isInside(image), !image.contains("/") else {
      return "\"\(image)\" leads out of the set's folder"
    }
    let fileExtension = (image as NSString).pathExtension.lowercased()
    guard fileExtensions.contains(fileExtension) else {
      let expected = key == "symbols" ? "SVG" : "PNG, JPEG, WebP, SVG or PDF"
      return "\(image) cannot be drawn; expected \(expected)"
        + (fileExtension.isEmpty ? "" : ", not \(fileExtension.uppercased())")
    }
    let path = "\(folder.root.path)/\(folder.appending(image).path)"
    return FileState(path, followsLinks: false) == nil ? "\(image) is missing" : nil
  }

  /// An image of a single scale counts as one of 1x.
  private static func scale(_ field: Any?) -> Int? {
    guard let field else { return 1 }
    guard let text = field as? String, text.hasSuffix("x"), let scale = Int(text.dropLast()),
      (1...10).contains(scale)
    else { return nil }
    return scale
  }

  /// - Parameter folder: `Name.symbolset`, whose files are templates of SF Symbols.
  static func symbol(_ folder: ResourceFile, name: String) -> ResourceReading<ImageSet?> {
    var reading = ImageSetReader(key: "symbols", fileExtensions: ["svg"]).read(folder, name)
    reading.value?.isSymbol = true
    return reading
  }
}
