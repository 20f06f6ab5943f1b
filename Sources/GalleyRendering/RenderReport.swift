import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// An image and what there is to say about it.
public struct RenderReport: Sendable {
  /// Premultiplied pixels.
  public var bitmap: Bitmap
  /// What is not as it was asked for, in the order in which it was found.
  public var problems: [RenderProblem]
  /// How long each stage took.
  public var timings: RenderTimings
  /// The faces that glyphs were drawn from, as the renderer knows them; `Renderer.lock` names them.
  package var faces: Set<FaceID> = []
  /// What each view was offered and answered, and where it lies.
  public var layoutTree: LayoutTree?
  /// Why views have the sizes that they have: by id in the layout tree or by name.
  public var explanations: [String: LayoutExplanation] = [:]

  /// Paints a drawing as a whole.
  /// - Throws: `RenderError.tooLarge`.
  package init(_ drawing: Drawing) throws {
    bitmap = try drawing.bitmap()
    problems = drawing.problems
    timings = drawing.timings
    faces = drawing.faces
    layoutTree = drawing.layoutTree
    explanations = drawing.explanations
  }

  /// The problems that are warnings: those that leave an image which is not quite as it was asked for.
  public var warnings: [RenderProblem] { problems.filter { $0.severity == .warning } }
}

/// How long each stage of one image took.
public struct RenderTimings: Hashable, Sendable {
  /// Views to nodes, texts to glyphs.
  public var update: Duration
  /// Sizes and places.
  public var layout: Duration
  /// Nodes to a display list.
  public var display: Duration
  /// The display list to pixels: how long the caller painted them or waited for the threads that did.
  public var raster: Duration
}

extension Duration {
  /// The duration in milliseconds.
  package var milliseconds: Double {
    let parts = components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
  }
}
