import Galley
import GalleyScenes
import Synchronization

/// What a batch draws, and how.
public struct BatchSettings: Sendable {
  /// The scene's bytes.
  public var scene: Data
  /// The scene's name, for messages. Batches of scenes with different names into one folder are different ones; no file of
  /// the name is read.
  public var sceneFile: String
  /// The data: there is an image of each row on each canvas.
  public var rows: DataTable
  /// A path with placeholders: `cards/{{slug}}.png`.
  public var output: String
  /// The canvases that are drawn of each row; empty for all that the scene names.
  public var canvases: [String] = []
  /// What counts over the values of the scene's canvases.
  public var changes = CanvasChanges()
  /// How many images are drawn at once.
  public var jobs = 1
  /// The part that is drawn, from 1, and how many there are.
  public var shard: (index: Int, count: Int)?
  /// The rows that are drawn; nil for all.
  public var selection: RowNumbers?
  /// Whether images are drawn that are there and have not changed.
  public var redrawsAll = false
  /// What becomes of names that several images have.
  public var collision = NameCollision.fails
  /// Whether the first row that fails ends the batch.
  public var stopsAtFailure = false
  /// Whether an image is on the disk, and not in the machine's memory alone, before it counts as done.
  public var isDurable = false
  /// Whether a warning is a failure.
  public var isStrict = false
  /// Which contrast texts have at least, where images are looked at for who cannot see or touch well; nil looks for nothing.
  package var contrastRule: AccessibilityAudit.ContrastRule?
  /// The fonts that texts are set in; the bundled ones unless set.
  public var fonts = FontCollection.bundled
  /// The fonts that the scene is held to, instead of its own lock; nil leaves it that.
  public var fontLock: FontLock?
  /// Where images are found by name; nil finds none.
  public var imageFolder: URL?
  /// How large an image may become, and its memory and time. A row that exceeds them fails, and no other.
  public var limits = RenderLimits()
  /// Makes a file of a drawing; the finished name of the file may tell its format.
  public var encode: @Sendable (Drawing, String) throws -> Data = { drawing, _ in
    try drawing.pngData()
  }
  /// Refuses the finished name of a file, before anything is drawn: one whose extension is of no known format.
  public var checkName: @Sendable (String) throws -> Void = { _ in }
  /// Is told the names of the images that rows read, before anything is drawn, from any thread.
  package var noteImage: @Sendable (String) -> Void = { _ in }
  /// Is called once all rows were checked, before anything is drawn or written; what it throws ends the batch.
  package var beforeDrawing: @Sendable () throws -> Void = {}
  /// What tells one way of making files from another.
  public var encoding = "png"
  /// Where the results of all rows go, one to a line; nil for nowhere.
  public var manifest: String?
  /// Where the report of the batch goes, a page of HTML; nil for nowhere.
  public var report: String?

  /// A batch of PNG files, which one thread draws unless `jobs` is set.
  /// - Parameters:
  ///   - scene: the scene's bytes.
  ///   - sceneFile: the scene's name, for messages.
  ///   - rows: the data.
  ///   - output: a path with placeholders: `cards/{{slug}}.png`.
  public init(scene: Data, sceneFile: String, rows: DataTable, output: String) {
    (self.scene, self.sceneFile, self.rows, self.output) = (scene, sceneFile, rows, output)
  }
}

/// What becomes of images that would have one name.
public enum NameCollision: Hashable, Sendable {
  /// The batch is refused.
  case fails
  /// Each of them gets the number of its row before its extension, `card-7.png`, or the next number that is free.
  case numbers
}

/// Ends a batch from another task: images that are being drawn are finished.
public final class BatchCancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// A cancellation for a batch, or for several.
  public init() {}

  /// Ends the batches, from any thread; it cannot be taken back.
  public func cancel() { flag.store(true, ordering: .relaxed) }
  /// Whether `cancel()` was called.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }
}

/// What a batch tells while it runs.
public enum BatchEvent: Sendable {
  /// All rows were read: how many images will be drawn, and how many cannot be.
  case validated(images: Int, invalid: Int)
  /// An image is done.
  case finished(BatchResult, BatchProgress)
  /// All images are drawn; how many thumbnails of the report's page are done.
  case reporting(done: Int, total: Int)
}

/// How far a batch is.
public struct BatchProgress: Hashable, Sendable {
  /// All images that are asked for, those of rows that cannot be read among them.
  public var total = 0
  /// Those that an interrupted run drew among them.
  public var drawn = 0
  /// How many of `drawn` an interrupted run left, so that this one keeps them.
  public var kept = 0
  /// Images that an earlier batch drew, and that are there as they would be drawn now.
  public var unchanged = 0
  /// Images that could not be drawn.
  public var failed = 0
  /// Images with warnings.
  public var warned = 0
  /// The time since all rows were checked.
  public var elapsed = Duration.zero

  /// Images of which it is known what became of them.
  public var done: Int { drawn + unchanged + failed }
}

/// How a batch ended.
public struct BatchSummary: Sendable {
  /// What became of the images, and how long it took.
  public var progress = BatchProgress()
  /// The first ones that failed, in the order of the rows.
  public var failures: [BatchResult] = []
  /// Why rows failed, all of them.
  public var causes = FailureCauses()
  /// Whether it ended before its last row.
  public var isCancelled = false
  /// How many images `failures` has at most.
  public static let failureLimit = 20

  /// Counts what became of an image, and keeps it if it is one of the first that failed.
  mutating func note(_ result: BatchResult) {
    switch result.status {
    case .drawn: progress.drawn += 1
    case .unchanged: progress.unchanged += 1
    case .failed:
      progress.failed += 1
      for problem in result.problems { causes.note(problem, row: result.row) }
      failures.append(result)
      failures.sort { $0.row < $1.row }
      if failures.count > Self.failureLimit { failures.removeLast() }
    }
    if !result.warnings.isEmpty { progress.warned += 1 }
  }
}

/// Why a batch as a whole cannot go on.
public struct BatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether a file could not be read or written; else the scene or the data is wrong.
  public var isFile: Bool
  public var description: String
  /// The file that the description begins with.
  var file: String?
  /// What was found and expected, where the error says it apart.
  package private(set) var problems: [RowProblem] = []

  /// An error of a batch, which `encode` and `checkName` of its settings may throw as well.
  /// - Parameters:
  ///   - isFile: whether a file could not be read or written.
  ///   - description: the message.
  ///   - file: the name that the description begins with; nil where it begins with none. Rows whose messages differ in it
  ///     alone have one cause.
  public init(isFile: Bool, description: String, file: String? = nil) {
    (self.isFile, self.description, self.file) = (isFile, description, file)
  }

  /// An error of the scene or the data.
  init(_ problem: RowProblem) {
    self.init(isFile: false, description: problem.message)
    problems = [problem]
  }
}

extension BatchError: ErrorOfRow {}

/// The former name of `BatchError`.
@available(*, deprecated, renamed: "BatchError")
public typealias BatchFailure = BatchError
