import Galley
import GalleyBudget
import GalleyScenes
import GalleyStrings

/// One thread's part of a batch: a template, a renderer, and nothing that others touch.
final class BatchWorker {
  private let settings: BatchSettings
  private let template: SceneTemplate
  private let output: OutputName
  private lazy var renderer: Renderer = {
    let renderer = Renderer(limits: settings.limits, fonts: settings.fonts)
    renderer.keepsElements = settings.contrastRule != nil
    return renderer
  }()
  /// The canvases that are drawn of each row; nil is the scene's only one.
  let canvases: [String?]
  private let settingsDigest: String
  /// The images that the rows read since `noteImages` name, as far as they may lie where images are written.
  private(set) var images = ImagePlaces()

  /// - Parameter digest: `digest(of:)` of the settings; a worker that only reads rows needs none.
  /// - Throws: `SceneError`.
  init(_ settings: BatchSettings, digest: String = "") throws {
    self.settings = settings
    template = try SceneTemplate(data: settings.scene, file: settings.sceneFile)
    output = try OutputName(settings.output)
    let names = template.canvasNames
    let chosen = settings.canvases.isEmpty ? names : settings.canvases
    for name in chosen { try template.checkCanvas(name) }
    canvases = chosen.isEmpty ? [nil] : chosen
    settingsDigest = digest
  }

  /// Says from now on which images rows read.
  /// - Parameter inOutput: whether `images` has them, too.
  func noteImages(inOutput: Bool) {
    if inOutput { images = ImagePlaces(imageFolder: settings.imageFolder, below: output.folder) }
    template.noteImage = { [unowned self] name in
      images.add(name)
      settings.noteImage(name)
    }
  }

  /// What is the same for all rows and shows in the images.
  /// - Complexity: O(n) in the bytes of fonts that are not bundled.
  static func digest(of settings: BatchSettings) -> String {
    BatchInput(settings: settings).digest
  }

  /// An image of the batch.
  struct Job {
    var row: Int
    var canvas: String?
  }

  func job(_ index: Int) -> Job {
    Job(row: index / canvases.count, canvas: canvases[index % canvases.count])
  }

  /// A row and the scene that is made of it.
  struct Filled {
    var job: Job
    var row: DataRow
    var scene: Scene
    /// The image's name below the output folder.
    var name: String
    /// What reading has left for drawing.
    var budget: RenderBudget
  }

  /// Reads a row and all that is made of it.
  /// - Throws: `SceneError`.
  func fill(_ job: Job) throws -> Filled {
    let budget = RenderBudget(settings.limits.image)
    let row = try settings.rows.row(job.row)
    var scene: Scene
    do {
      scene = try template.scene(
        for: row, canvas: job.canvas, changes: settings.changes, budget: budget)
    } catch let error as SceneError where error.excess == nil {
      // An error of the name is reported together with those of the scene.
      guard
        let canvas = try? template.canvas(
          for: row, named: job.canvas, changes: settings.changes)
      else { throw error }
      do { _ = try name(job, row, canvas) } catch let other {
        throw RowErrors(list: [error, other])
      }
      throw error
    }
    if let lock = settings.fontLock { scene.fontLock = lock }
    let name = try name(job, row, scene.canvas)
    return Filled(job: job, row: row, scene: scene, name: name, budget: budget)
  }

  /// The name of a row's image.
  /// - Throws: `SceneError`, with the row in it, or what the settings say of the finished name.
  private func name(_ job: Job, _ row: DataRow, _ canvas: Scene.Canvas) throws -> String {
    func path(_ row: DataRow) throws -> String {
      try output.path(row: row, number: job.row + 1, canvas: canvas)
    }
    do {
      let name = try path(row)
      do { try settings.checkName(name) } catch {
        throw NameError(error: error, row: row.label)
      }
      return name
    } catch let error as SceneError {
      throw row.label(row.attributing(error) { _ = try path($0) })
    }
  }

  /// Reads a row and all that is made of it but the name.
  /// - Returns: a name that no other image has.
  /// - Throws: `SceneError`.
  func check(_ job: Job) throws -> String {
    _ = try template.scene(
      for: settings.rows.row(job.row), canvas: job.canvas, changes: settings.changes,
      budget: RenderBudget(settings.limits.image))
    return "\(job.row) \(job.canvas ?? "")"
  }

  func fullPath(_ name: String) -> String { output.fullPath(name) }

  /// What a row's image is made of, without the image files that it reads.
  private func input(_ filled: Filled) -> String {
    let input = ImageInput(
      shared: [settingsDigest], canvas: filled.job.canvas, row: filled.row.canonicalText)
    return String(input.digest.prefix(32))
  }

  /// Whether the image that a journal knows is the one that would be drawn, if its file is as it was.
  func isUnchanged(_ filled: Filled, _ origin: BatchJournal.Origin) -> Bool {
    guard origin.input == input(filled) else { return false }
    return origin.images.allSatisfy { name, digest in
      renderer.imageDigest(
        named: name.string, in: settings.imageFolder, scale: filled.scene.canvas.scale) == digest
    }
  }

  /// A row that is laid out and waits for being painted.
  struct LaidOut {
    var filled: Filled
    var view: LaidOutView
    /// The images that were asked for.
    var images: [UTF8Key: String]
  }

  /// Lays out a row.
  /// - Throws: `RenderError`.
  func layOut(_ filled: Filled) throws -> LaidOut {
    let (view, images) = try renderer.recordingImages {
      try filled.scene.layOut(
        with: renderer, imageFolder: settings.imageFolder, budget: filled.budget)
    }
    return LaidOut(filled: filled, view: view, images: images)
  }

  /// A row that is painted; its file is not yet written.
  struct Painted {
    var data: Data
    var result: BatchResult
    var origin: BatchJournal.Origin
    /// A small copy for the report; nil where none was asked for.
    var thumbnail: ThumbnailReduction?

    /// The small copy as a file.
    var thumbnailFile: Data? { thumbnail.flatMap { Thumbnail.file(of: $0, drawn: data) } }
  }

  /// Paints a row.
  /// - Parameter hasThumbnail: says of an image's warnings whether a small copy is made while its rows are painted.
  /// - Throws: `RenderError`, `ImageError`, `BatchError` for a warning where none is allowed.
  func draw(_ laidOut: LaidOut, hasThumbnail: (_ isWarned: Bool) -> Bool) throws -> Painted {
    let filled = laidOut.filled
    let drawing = try renderer.drawing(of: laidOut.view)
    if let rule = settings.contrastRule { try drawing.warnOfAccessibility(by: rule) }
    drawing.hashesPixels = true
    var reduction: ThumbnailReduction?
    if hasThumbnail(drawing.problems.contains { $0.severity == .warning }) {
      reduction = ThumbnailReduction(width: drawing.width, height: drawing.height)
      drawing.pixelReader = { reduction?.add($0) }
    }
    defer { drawing.pixelReader = nil }
    let data = try settings.encode(drawing, filled.name)
    var result = BatchResult(
      row: filled.job.row + 1, canvas: filled.job.canvas, path: fullPath(filled.name),
      status: .drawn, width: drawing.width, height: drawing.height, bytes: data.count)
    result.pixels = try drawing.pixelHash.hexadecimal
    result.warnings = drawing.problems.filter { $0.severity == .warning }.map(\.line)
    result.notes = drawing.problems.filter { $0.severity == .note }.map(\.line)
    if settings.isStrict, !result.warnings.isEmpty {
      throw StrictWarnings(problems: drawing.problems.filter { $0.severity == .warning })
    }
    let origin = BatchJournal.Origin(
      input: input(filled), images: laidOut.images, file: "", checksum: "")
    return Painted(data: data, result: result, origin: origin, thumbnail: reduction)
  }
}
