import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyText
import GalleyViews

/// Images of several moments side by side, from the first to the last: one image, and one golden.
///
/// ```swift
/// var strip = MomentStrip(scale: 2)
/// for moment in [0, 0.1, 0.35] {
///   try renderer.advance(to: moment)
///   try strip.append(renderer.draw())
/// }
/// try strip.draw().pngData()
/// ```
///
/// The images stand 8 points apart on light grey, their tops at one height, each pixel as it was drawn.
public struct MomentStrip {
  /// Pixels to a point, of the images and of the strip.
  public let scale: CGFloat
  private var images: [Bitmap] = []
  /// Of the images that were appended with their moments.
  private var trees: [(moment: Double, tree: ElementTree)] = []
  /// What is not as it was asked for in the drawings that were appended, each once.
  private var problems: [RenderProblem] = []
  private var known: Set<RenderProblem> = []
  /// The faces of drawings, by the engine that knows them.
  private var faces: [(engine: TextEngine, faces: Set<FaceID>)] = []
  private static let gap: CGFloat = 8
  /// All images are in memory together.
  private let budget: RenderBudget

  /// - Parameter memory: bytes that the images may take together; nil is no limit.
  public init(scale: CGFloat, memory: Int? = RenderBudget.Limits.standard.bytes) {
    self.scale = scale
    budget = RenderBudget(RenderBudget.Limits(bytes: memory, duration: nil))
  }

  /// How many images there are.
  public var count: Int { images.count }

  /// Adds an image behind the others.
  /// - Throws: `RenderError`.
  public mutating func append(_ drawing: Drawing) throws {
    try append(width: drawing.width, height: drawing.height) { try drawing.bitmap() }
    problems += drawing.problems.filter { known.insert($0).inserted }
    let (engine, used) = (drawing.textEngine, drawing.faces)
    if let index = faces.firstIndex(where: { $0.engine === engine }) {
      faces[index].faces.formUnion(used)
    } else {
      faces.append((engine, used))
    }
  }

  /// Adds an image behind the others.
  /// - Throws: `RenderError`.
  public mutating func append(_ bitmap: Bitmap) throws {
    try append(width: bitmap.width, height: bitmap.height) { bitmap }
  }

  /// Adds the image of a moment behind the others; the strip then has the elements of its images.
  /// - Throws: `RenderError`.
  package mutating func append(_ drawing: Drawing, at moment: Double) throws {
    let tree = drawing.elementTree
    try append(drawing)
    if let tree { trees.append((moment, tree)) }
  }

  /// Adds an image behind the others, with the elements that it had at its moment.
  /// - Throws: `RenderError`.
  package mutating func append(_ bitmap: Bitmap, _ tree: ElementTree?, at moment: Double) throws {
    try append(bitmap)
    if let tree { trees.append((moment, tree)) }
  }

  private mutating func append(width: Int, height: Int, _ image: () throws -> Bitmap) throws {
    let bytes = RenderBudget.bytes(width, by: height, each: 4)
    guard budget.reserve(bytes, for: "the images of a strip") else {
      if let excess = budget.excess { throw RenderError.limit(excess, view: nil, source: nil) }
      return
    }
    images.append(try image())
  }

  /// The strip laid out, to be painted in parts. It has the problems of the drawings in it.
  /// - Throws: `RenderError`; an empty strip is `RenderError.empty`.
  public func draw(with renderer: Renderer = Renderer()) throws -> Drawing {
    let (images, scale) = (images, scale)
    let strip = HStack(alignment: .top, spacing: Self.gap) {
      ForEach(images.indices, id: \.self) { Image(_bitmap: images[$0], scale: scale) }
    }
    let drawing = try renderer.draw(strip.background(Color(white: 0.94)), scale: scale)
    drawing.isOfMoments = true
    drawing.problems = RenderProblem.joiningMissingCharacters(problems) + drawing.problems
    // Another renderer has other names of faces.
    drawing.innerFaces = faces.first { $0.engine === drawing.textEngine }?.faces ?? []
    // Where the elements of an image are not known, no image's have their place.
    if trees.count == images.count {
      drawing.elementTree = ElementTree(sideBySide: trees, gap: Self.gap)
    }
    return drawing
  }
}
