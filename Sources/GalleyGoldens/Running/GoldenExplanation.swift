import Galley

/// Why an image differs from its golden: first what became of the views, then where the pixels are.
struct GoldenExplanation {
  /// What is not of pixels.
  private(set) var views: [ViewSentence] = []
  private(set) var pixels: [String] = []
  private(set) var causes: [GoldenResult.Cause] = []
  private(set) var layout: LayoutDifference?

  private static let regionLimit = 5
  /// What is said where the layouts are the same.
  static let onlyPainting = ViewSentence(
    "no view moved or changed its size or its text; only the painting differs",
    ViewSentence.Cause(views: 0))

  /// What is known of a golden besides its image.
  struct Golden {
    var stamp: GoldenStamp?
    var layout: GoldenFolder.LayoutFile
    /// The hash of its pixels, in hexadecimal digits.
    var pixels: String?
  }

  /// What is known of what was drawn besides its image.
  struct Drawn {
    var fonts: [String: String]
    var layout: LayoutSnapshot?
    /// Whether it shows several moments, of whose views the layout knows nothing.
    var isOfMoments = false
  }

  init(
    _ golden: Golden, _ drawn: Drawn, images: ComparedImages?, tolerance: GoldenTolerance,
    key: String
  ) {
    if let stamp = golden.stamp { explainMachine(stamp, drawn.fonts, key: key) }
    if let new = drawn.layout { explainLayout(golden, new, drawn.isOfMoments) }
    if let images, let new = drawn.layout, case .layout(let old) = golden.layout, let layout {
      let paintings =
        layout.isEmpty
        ? images.comparison.map { PaintingChanges($0, in: new.root, before: old.root).sentences }
          ?? []
        : MovedPaintings(images, from: old.root, to: new.root).sentences
      views += paintings.map { ViewSentence($0) }
    }
    if let comparison = images?.comparison {
      pixels += Self.pixels(comparison.difference)
      if let measured = tolerance.measured(comparison) { pixels.append(measured) }
    }
  }

  /// What is not the view's: fonts and the engine.
  private mutating func explainMachine(
    _ stamp: GoldenStamp, _ fonts: [String: String], key: String
  ) {
    let changed = stamp.fonts.filter { name, digest in fonts[name].map { $0 != digest } ?? false }
    if !changed.isEmpty {
      causes.append(.font)
      let names = changed.keys.sorted().joined(separator: ", ")
      add(
        "the font changed, perhaps not the view: \(names) changed since the golden was approved"
      )
    }
    let gone = stamp.fonts.keys.filter { fonts[$0] == nil }.sorted()
    let added = fonts.keys.filter { stamp.fonts[$0] == nil }.sorted()
    if !gone.isEmpty || !added.isEmpty {
      let parts = [("no longer set in", gone), ("now set in", added)].filter { !$0.1.isEmpty }
      add(
        "texts are "
          + parts.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: ", "))
    }
    if stamp.engine != GalleyVersion.engine {
      causes.append(.engine)
      add(
        "the engine changed, perhaps not the view: the golden was approved with Galley \(stamp.engine), "
          + "this is \(GalleyVersion.engine)")
    }
    if stamp.key != key, !stamp.key.isEmpty {
      add("the golden was recorded for \(stamp.key)")
    }
  }

  private mutating func add(_ sentence: String) { views.append(ViewSentence(sentence)) }

  private mutating func explainLayout(
    _ golden: Golden, _ new: LayoutSnapshot, _ isOfMoments: Bool
  ) {
    let old: LayoutSnapshot
    switch golden.layout {
    case .missing:
      return add("the golden has no layout file, so views cannot be compared")
    case .unreadable:
      return add(
        "the golden's layout file cannot be read, so views cannot be compared")
    case .layout(let layout) where layout.pixelHash.hexadecimal != golden.pixels:
      return add(
        "the golden's layout file belongs to a different image of it, so views cannot be compared")
    case .layout(let layout): old = layout
    }
    let difference = LayoutDifference(from: old, to: new)
    layout = difference
    if !difference.isEmpty {
      views += difference.views
    } else if !isOfMoments {
      views.append(Self.onlyPainting)
    }
  }

  static func pixels(_ difference: ImageDifference) -> [String] {
    guard let summary = difference.summary else { return [] }
    var result = [summary]
    let regions = difference.regions.prefix(regionLimit).map { region in
      "\(region.width) x \(region.height) at \(region.x), \(region.y)"
    }
    let rest = difference.regions.count - regions.count
    result.append(
      "changed: " + regions.joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : ""))
    return result
  }
}
