import Galley
import GalleyBudget

/// Draws a batch whose images are handed on in the order of the rows and not written to a folder: nothing is kept for a
/// later run, and a slow image delays those behind it.
public final class BatchStream: Sendable {
  /// What became of a row, and its file.
  public struct Image: Sendable {
    /// What became of it.
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
  /// How many images may be begun or wait for an earlier one, for each thread: those that it draws together, and the next ones.
  private static let depth = 2 * BatchGroup.most

  /// - Parameters:
  ///   - cancellation: ends the batch before its last row.
  ///   - observe: is told what happens, one event at a time, from any thread.
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
    let plan = try Batch(settings, cancellation: cancellation)
      .validate(names: true, writesFiles: false)
    try settings.beforeDrawing()
    let start = ContinuousClock.now
    var state = Shared()
    state.summary.causes = FailureCauses(dataFile: settings.rows.file)
    state.summary.progress.total = plan.images.count + plan.invalid.count
    let shared = Locked(state)
    observe(.validated(images: plan.images.count, invalid: plan.invalid.count))
    let queue = Queue(capacity: settings.jobs * Self.depth, keepsOrder: true) { [self] image in
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
  enum Work: Sendable {
    case image(Int)
    case invalid(BatchResult)
  }

  typealias Queue = RequestQueue<Work, Image>

  private func draw(_ plan: BatchPlan, _ queue: Queue) throws {
    let canvases = try BatchWorker(settings).canvases
    let (settings, cancellation) = (settings, cancellation)
    let threads = max(1, min(settings.jobs, plan.images.count))
    // After a cancellation nothing is begun or painted, and adding images does not wait any longer.
    @Sendable func canContinue() -> Bool {
      if cancellation.isCancelled { queue.end(dropping: true) }
      return queue.canContinue
    }
    let group = DrawingThreads.start(threads) { _ in
      guard let worker = try? BatchWorker(settings) else { return }
      // Behind a failure that ends the batch nothing is begun.
      BatchGroup.drawAll(next: { count in
        queue.next(atMost: settings.stopsAtFailure ? 1 : count, threads: threads)
      }) { requests in
        Self.draw(requests, plan, worker, queue, while: canContinue)
      }
    }
    defer {
      queue.end(dropping: cancellation.isCancelled)
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

  private func add(_ work: Work, _ queue: Queue) -> Bool {
    !cancellation.isCancelled && queue.add(work)
  }

  /// Draws images, several at once where they are small, and hands them on in their order.
  private static func draw(
    _ requests: [Queue.Request], _ plan: BatchPlan, _ worker: BatchWorker, _ queue: Queue,
    while canContinue: () -> Bool
  ) {
    BatchGroup.draw(requests, while: canContinue) { request in
      StreamedImage(request, plan, worker)
    } layOut: { begun in
      begun.layOut(worker)
    } paint: { begun in
      let image = begun.painted(worker)
      queue.answer(
        begun.request, image, bytes: image.data.count, isFailure: image.result.status == .failed)
    }
  }
}
