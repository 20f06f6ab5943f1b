import Galley
import GalleyBudget

/// Draws a batch whose images go to somebody in the order of the rows, and into no folder: nothing is kept for a later
/// run, and an image that is slow holds those behind it.
public final class BatchStream: Sendable {
  /// What became of a row, and its file.
  public struct Image: Sendable {
    public var result: BatchResult
    /// The file's path from the output folder that `-` stands for; empty where the row names none.
    public var name = ""
    /// The row as JSON.
    public var row = "null"
    /// Pixels to a point; 0 where the row failed before its canvas was read.
    public var scale = 0.0
    /// Empty where the row failed.
    public var data = Data()
  }

  private struct Shared {
    var summary = BatchSummary()
    var error: (any Error)?
  }

  private let settings: BatchSettings
  private let cancellation: BatchCancellation
  private let observe: @Sendable (BatchEvent) -> Void
  /// How many images may be drawn and wait for an earlier one, for each thread.
  private static let depth = 4

  public init(
    _ settings: BatchSettings, cancellation: BatchCancellation = BatchCancellation(),
    observe: @escaping @Sendable (BatchEvent) -> Void = { _ in }
  ) {
    (self.settings, self.cancellation, self.observe) = (settings, cancellation, observe)
  }

  /// Validates all rows, then draws.
  /// - Parameter write: takes the images, one at a time, from any thread; what it throws ends the batch.
  /// - Throws: `SceneError` for the scene, `BatchError` for names that clash, and what `write` throws.
  public func run(writing write: @escaping @Sendable (Image) throws -> Void) throws -> BatchSummary
  {
    guard settings.rows.count > 0 else {
      throw BatchError(isFile: false, description: settings.rows.emptyMessage)
    }
    let plan = try Batch(settings, cancellation: cancellation).validate()
    let start = ContinuousClock.now
    var state = Shared()
    state.summary.causes = FailureCauses(dataFile: settings.rows.file)
    state.summary.progress.total = plan.images.count + plan.invalid.count
    let shared = Locked(state)
    observe(.validated(images: plan.images.count, invalid: plan.invalid.count))
    let queue = RequestQueue<Work, Image>(
      capacity: settings.jobs * Self.depth, keepsOrder: true
    ) { [self] image in
      let event = shared.withLock { shared in
        shared.summary.note(image.result)
        shared.summary.progress.elapsed = ContinuousClock.now - start
        return BatchEvent.finished(image.result, shared.summary.progress)
      }
      do { try write(image) } catch {
        shared.withLock { $0.error = error }
        return false
      }
      observe(event)
      return image.result.status != .failed || !settings.stopsAtFailure
    }
    try draw(plan, queue)
    return try shared.withLock { shared in
      if let error = shared.error { throw error }
      var summary = shared.summary
      summary.isCancelled = summary.progress.done < summary.progress.total
      return summary
    }
  }

  /// An image, or a row that validation refused.
  private enum Work: Sendable {
    case image(Int)
    case invalid(BatchResult)
  }

  private func draw(_ plan: BatchPlan, _ queue: RequestQueue<Work, Image>) throws {
    let canvases = try BatchWorker(settings).canvases
    let settings = settings
    let group = DrawingThreads.start(max(1, min(settings.jobs, plan.images.count))) { _ in
      guard let worker = try? BatchWorker(settings) else { return }
      while let request = queue.next() {
        let image =
          switch request.work {
          case .image(let number): Self.draw(number, plan, worker)
          case .invalid(let result): Image(result: result)
          }
        queue.answer(request, image, isFailure: image.result.status == .failed)
      }
    }
    defer {
      queue.end()
      group.wait()
    }
    var invalid = plan.invalid[...]
    for number in plan.images {
      let row = number / canvases.count + 1
      while let result = invalid.first, result.row < row {
        guard add(.invalid(result), queue) else { return }
        invalid.removeFirst()
      }
      guard add(.image(number), queue) else { return }
    }
    for result in invalid { guard add(.invalid(result), queue) else { return } }
  }

  private func add(_ work: Work, _ queue: RequestQueue<Work, Image>) -> Bool {
    !cancellation.isCancelled && queue.add(work)
  }

  private static func draw(_ number: Int, _ plan: BatchPlan, _ worker: BatchWorker) -> Image {
    let begin = ContinuousClock.now
    let job = worker.job(number)
    var image = Image(
      result: BatchResult(row: job.row + 1, canvas: job.canvas, path: nil, status: .failed))
    do {
      var filled = try worker.fill(job)
      filled.name = plan.name(of: number, filled)
      let path = worker.fullPath(filled.name)
      image.name = path.hasPrefix("-/") ? String(path.dropFirst(2)) : path
      image.row = filled.row.canonicalText
      image.scale = filled.scene.canvas.scale
      let drawn = try worker.draw(worker.layOut(filled)) { _ in false }
      (image.result, image.data) = (drawn.result, drawn.data)
    } catch {
      image.result.fail(error)
    }
    if !image.name.isEmpty { image.result.path = image.name }
    image.result.milliseconds = (ContinuousClock.now - begin).milliseconds
    return image
  }
}
