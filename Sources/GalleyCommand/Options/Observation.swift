import Galley

/// What is written of each image, for programs that read it: the image, its elements, or both, and how large the image
/// may be.
struct Observation {
  private enum Parts: String, CaseIterable { case tree, image, both }

  /// Whether there is an image.
  let hasImage: Bool
  /// Whether there is a tree beside the image.
  let hasTree: Bool
  /// The most pixels of an image; nil is any number.
  let pixelLimit: PixelLimit?

  /// An image has a pixel at least, and some more where it is to show anything.
  private static let pixelLimits = 16...1_000_000_000

  static let treeSuffix = ".tree.json"

  static let options: [Command.Option] = [
    Command.Option(
      names: ["--observe"], value: "PARTS",
      summary:
        "image, tree or both: what to write. A tree has the texts, images and controls as JSON: card.tree.json.",
      defaultValue: "image", values: .words(Parts.allCases.map(\.rawValue))),
    Command.Option(
      names: ["--max-pixels"], value: "N",
      summary: "The most pixels of an image; a larger one is drawn at a lower scale."),
  ]

  /// - Parameter treeOption: another option that asks for a tree.
  /// - Throws: `CommandError`.
  init(_ arguments: ParsedArguments, besides treeOption: String) throws {
    var parts = Parts.image
    if let text = arguments.string("--observe") {
      guard let known = Parts(rawValue: text) else {
        throw CommandError.usage("found --observe \"\(text)\"; expected tree, image or both")
      }
      if arguments.has(treeOption) {
        throw CommandError.usage(
          "--observe and \(treeOption) both say what is written: use one of them")
      }
      parts = known
    }
    (hasImage, hasTree) = (parts != .tree, parts != .image)
    pixelLimit = try arguments.integer("--max-pixels", Self.pixelLimits).map { PixelLimit($0) }
  }

  /// - Parameter images: what has no tree and no limit of pixels, for the message.
  /// - Throws: `CommandError` where it is asked for one.
  func refuse(_ images: String) throws {
    if hasTree { throw CommandError.usage("--observe is for single images, and not for \(images)") }
    if pixelLimit != nil {
      throw CommandError.usage("--max-pixels is for single images, and not for \(images)")
    }
  }

  /// The file of the elements beside that of an image.
  static func treePath(besides image: String) -> String {
    (image as NSString).deletingPathExtension + treeSuffix
  }

  /// The scale for an image that has too many pixels at another one; nil where it has not.
  /// - Throws: `CommandError` where no scale is low enough.
  func lowered(_ scale: CGFloat, width: Int, height: Int, of name: String) throws -> CGFloat? {
    guard let pixelLimit, width * height > pixelLimit.count else { return nil }
    guard let lower = pixelLimit.scale(below: scale, width: width, height: height) else {
      throw CommandError(
        code: .scene,
        message:
          "\(name): it has \(width) x \(height) px at a scale of \(scale.shortDescription); the limit "
          + "is \(pixelLimit.count)")
    }
    return lower
  }
}
