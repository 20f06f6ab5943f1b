import Foundation
import Galley

/// A preview that moves, drawn moment by moment.
struct PreviewMovie {
  /// Seconds after which a preview that moves without end needs a length.
  private static let longestRest = 10.0

  private let image: ImageRenderer<AnyView>
  /// Whether the view decides the image's size.
  let isOfView: Bool
  /// Whether the view is a card because no canvas is set for it.
  let isCard: Bool
  /// Around the view in all moments.
  var margin = OverflowMargin()
  private var problems: [RenderProblem]
  /// The tasks that had not ended at the last moment that was drawn: an earlier one's may have ended since.
  private var tasks: [RenderProblem] = []
  private var told: Set<String> = []
  /// What was drawn so far.
  private(set) var drawn = 0
  private(set) var width = 0
  private(set) var height = 0
  private var hashes: [UInt64] = []

  /// - Throws: what drawing throws.
  init(
    _ preview: Preview, on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues
  ) throws {
    (image, problems, isOfView, isCard) = try preview.makeRenderer(
      on: configuration, with: renderer, environment: environment)
    told = Set(problems.map(\.description))
  }

  /// Pixels to a point.
  var scale: CGFloat { image.scale }

  /// What is not as it was asked for, each once.
  var warnings: [String] { (problems + tasks).map(\.description) }

  /// The hash of all pixels.
  var pixelHash: UInt64 {
    if hashes.count == 1 { return hashes[0] }
    return hashes.reduce(14_695_981_039_346_656_037) { ($0 ^ $1) &* 1_099_511_628_211 }
  }

  private mutating func draw(at moment: Double) throws -> Drawing {
    try image.advance(to: moment)
    let drawing = try image.drawWhole(margin: margin)
    hashes.append(try drawing.pixelHash)
    note(drawing.warnings)
    drawn += 1
    return drawing
  }

  private mutating func note(_ warnings: [RenderProblem]) {
    tasks = warnings.filter(\.isTaskGoingOn)
    noteAllButTasks(warnings)
  }

  private mutating func noteAllButTasks(_ warnings: [RenderProblem]) {
    for problem in warnings where !problem.isTaskGoingOn {
      if told.insert(problem.description).inserted { problems.append(problem) }
    }
  }

  /// How far the view paints beyond its frame in any of the moments; or that it is a card and presents something in one, which
  /// needs a screen: the moments behind that one do not count. The clock is at the last one then: what is drawn is another
  /// movie.
  /// - Parameter keepsSize: whether the image has no margin, so that none is measured.
  /// - Throws: what drawing throws.
  func measured(
    of motion: PreviewMotion, keepsSize: Bool
  ) throws -> (margin: OverflowMargin, needsScreen: Bool) {
    var (margin, needsScreen) = (OverflowMargin(), false)
    func measure(at moment: Double) throws {
      try image.advance(to: moment)
      needsScreen = isCard && image.isPresenting
      if !needsScreen, !keepsSize { margin = try image.overflow(besides: margin) }
    }
    switch motion {
    case .moments(let moments):
      for moment in Set(moments).sorted() where !needsScreen { try measure(at: moment) }
    case .movie(let timing, _, _), .frames(let timing):
      let moments = MovieMoments(
        rate: timing.rate, duration: timing.duration ?? .infinity, hasEnd: timing.duration != nil)
      var index = 0
      repeat {
        try measure(at: moments.moment(index))
        index += 1
      } while !needsScreen
        && (timing.duration == nil
          ? !image.isAtRest && moments.time(index) <= Self.longestRest : index < moments.count)
    }
    return (margin, needsScreen)
  }

  /// Draws moments, one as an image, several side by side.
  /// - Throws: what drawing and writing throws.
  mutating func drawMoments(_ moments: [Double]) throws -> Drawing {
    // Time does not go back: the moments are drawn in their order and shown as they were asked for.
    var drawings: [Double: (bitmap: Bitmap, tree: ElementTree?)] = [:]
    var single: Drawing?
    for moment in Set(moments).sorted() {
      let drawing = try draw(at: moment)
      if moments.count == 1 {
        single = drawing
      } else {
        let tree = drawing.elementTree
        drawings[moment] = (try drawing.bitmap(), tree)
      }
    }
    if let single {
      (width, height) = (single.width, single.height)
      return single
    }
    var strip = MomentStrip(scale: image.scale, memory: image.renderer.limits.image.bytes)
    for moment in moments {
      if let drawn = drawings[moment] { try strip.append(drawn.bitmap, drawn.tree, at: moment) }
    }
    let drawing = try strip.draw(with: image.renderer)
    (width, height) = (drawing.width, drawing.height)
    drawn = moments.count
    return drawing
  }

  /// Draws an animation, one image after the other.
  /// - Returns: the moments that were drawn.
  /// - Throws: `PreviewError` where nothing moves, where the size does, and for an end that does not come.
  mutating func drawAll(
    _ timing: PreviewTiming, _ body: (Drawing, _ time: Double) throws -> Void
  ) throws -> MovieMoments {
    let known = timing.duration.map { MovieMoments(rate: timing.rate, duration: $0, hasEnd: true) }
    let rhythm = known ?? MovieMoments(rate: timing.rate, duration: .infinity, hasEnd: false)
    var index = 0
    while true {
      let drawing = try draw(at: rhythm.moment(index))
      if index == 0 { (width, height) = (drawing.width, drawing.height) }
      guard (drawing.width, drawing.height) == (width, height) else {
        throw PreviewError(
          .preview,
          "the image is \(drawing.width) x \(drawing.height) px at \(CGFloat(image.time).shortDescription) s and "
            + "\(width) x \(height) px at 0 s; an animation has one size: choose one with --size")
      }
      try body(drawing, rhythm.time(index))
      index += 1
      if let known {
        if index == known.count { return known }
      } else if image.isAtRest {
        guard index > 1 else {
          throw PreviewError(
            .usage,
            "nothing in the preview moves by itself; --at and --duration draw it at any time")
        }
        return MovieMoments(rate: timing.rate, duration: rhythm.time(index - 1), hasEnd: true)
      } else if rhythm.time(index) > Self.longestRest {
        throw PreviewError(
          .usage,
          "the preview still moves after \(Int(Self.longestRest)) s; choose a length with --duration"
        )
      }
    }
  }
}

extension PreviewMovie {
  /// Draws what an order asks for.
  /// - Parameters:
  ///   - elements: where `ElementTree.json` of moments is written; nil writes none.
  ///   - contrastRule: which contrast the texts of moments have at least; nil looks for nothing.
  /// - Returns: the bytes, and what an animation has.
  /// - Throws: what drawing and writing throws.
  mutating func write(
    _ motion: PreviewMotion, to output: String, elements: String?, shapes: PreviewShapes? = nil,
    contrastRule: AccessibilityAudit.ContrastRule? = nil
  ) throws -> (bytes: Int, moments: MovieMoments?) {
    switch motion {
    case .moments(let moments):
      let drawing = try drawMoments(moments)
      if let contrastRule { try drawing.warnOfAccessibility(by: contrastRule) }
      if let elements, let tree = drawing.elementTree {
        try OutputFile.write(Data(tree.json.utf8), to: elements)
      }
      let file = try shapes?.data(of: drawing) ?? drawing.pngData()
      noteAllButTasks(drawing.warnings)
      try OutputFile.write(file, to: output)
      return (file.count, nil)
    case .movie(let timing, let format, let loops):
      let movie = try AnimatedImage(
        format.format, loopCount: loops, scale: image.scale,
        memory: image.renderer.limits.image.bytes)
      let moments = try drawAll(timing) { try movie.append($0, at: $1) }
      return (try movie.write(to: output, endingAt: moments.end).bytes, moments)
    case .frames(let timing):
      var (count, bytes) = (0, 0)
      do {
        try FileManager.default.createDirectory(
          atPath: output, withIntermediateDirectories: true)
      } catch {
        throw OutputFile.WriteError(path: output, reason: error.localizedDescription)
      }
      let moments = try drawAll(timing) { drawing, _ in
        count += 1
        let png = try drawing.pngData()
        bytes += png.count
        try OutputFile.write(png, to: PreviewMotion.frame(count, in: output))
      }
      return (bytes, moments)
    }
  }
}

extension PreviewMotion {
  /// The file of an image of `frames`, counted from 1.
  public static func frame(_ number: Int, in folder: String) -> String {
    let digits = String(number)
    return "\(folder)/" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }
}

extension PreviewMovieFormat {
  fileprivate var format: AnimatedImage.Format {
    switch self {
    case .png(let name): .png(PNGEncoder.Compression(rawValue: name) ?? .fast)
    case .webP(let quality): .webP(quality: quality)
    }
  }
}
