import Galley
import GalleyBudget
import GalleyScenes
import GalleyText
import Synchronization

/// Draws a scene once for each row of data, on several threads.
///
/// All rows are read and checked before the first image. Threads share the settings, which never
/// change, and a state behind a lock; each has a renderer of its own, so an image does not depend on
/// which thread draws it, nor on what that one drew before.
public final class Batch: Sendable {
  let settings: BatchSettings
  private let cancellation: BatchCancellation
  private let observe: @Sendable (BatchEvent) -> Void

  /// - Parameters:
  ///   - cancellation: ends the batch before its last row.
  ///   - observe: is told what happens, one event at a time, from any thread.
  public init(
    _ settings: BatchSettings, cancellation: BatchCancellation = BatchCancellation(),
    observe: @escaping @Sendable (BatchEvent) -> Void = { _ in }
  ) {
    (self.settings, self.cancellation, self.observe) = (settings, cancellation, observe)
  }

  /// Reads and checks all rows, and the names of their images.
  /// - Parameter names: whether names are checked; rows can be checked before the output is known.
  /// - Returns: the images that can be drawn, in order, and what is wrong with the others.
  /// - Throws: `SceneError`, `BatchError` for names that clash.
  /// - Complexity: O(n) in the rows and in the views that depend on them.
  public func validate(names: Bool = true) throws -> BatchPlan {
    try validate(names: names, writesFiles: names)
  }

  /// - Parameter writesFiles: whether images are written to a folder, in which images of the rows may lie.
  func validate(names: Bool, writesFiles: Bool) throws -> BatchPlan {
    let first = try BatchWorker(settings)
    let count = settings.rows.count * first.canvases.count
    let state = Locked(BatchPlan(count: count))
    let next = Atomic<Int>(0)
    let block = 64
    let (settings, cancellation) = (settings, cancellation)
    DrawingThreads.start(min(settings.jobs, max(1, count / block))) { _ in
      guard let worker = try? BatchWorker(settings) else { return }
      worker.noteImages(inOutput: writesFiles)
      defer { state.withLock { $0.note(worker.images) } }
      while !cancellation.isCancelled {
        let start = next.wrappingAdd(block, ordering: .relaxed).oldValue
        guard start < count else { return }
        var found: [(index: Int, outcome: Result<String, any Error>)] = []
        for index in start..<min(start + block, count) {
          let job = worker.job(index)
          found.append(
            (index, Result { names ? try worker.fill(job).name : try worker.check(job) }))
        }
        state.withLock { plan in
          for item in found { plan.note(item.index, item.outcome, worker) }
        }
      }
    }.wait()
    return try state.withLock { plan in
      if names {
        try plan.checkNames(first, settings.collision, writesFiles: writesFiles)
      } else {
        plan.takeAll()
      }
      plan.choose(rows: settings.selection, canvases: first.canvases.count)
      plan.choose(shard: settings.shard)
      return plan
    }
  }

  /// Validates, draws and writes.
  /// - Throws: `SceneError` for the scene, `BatchError` for names that clash and for files that cannot
  ///   be written; images that are done then stay, and another run picks them up. What `beforeDrawing` throws.
  public func run() throws -> BatchSummary {
    guard settings.rows.count > 0 else {
      throw BatchError(
        isFile: false, description: settings.rows.emptyMessage)
    }
    let plan = try validate()
    // If rows were not read, nothing is known of them: nothing is written, nothing forgotten.
    if cancellation.isCancelled {
      var summary = BatchSummary()
      summary.isCancelled = true
      return summary
    }
    try settings.beforeDrawing()
    let images = plan.images
    observe(.validated(images: images.count, invalid: plan.invalid.count))
    let output = try OutputName(settings.output)
    let key = String(BatchPlace(settings).digest.prefix(16))
    let folder = try BatchFolder(output.folder, key: key, isDurable: settings.isDurable)
    let digest = BatchWorker.digest(of: settings)
    let lock = try BatchLock(
      folder,
      BatchLock.Holder(
        digest: String(BatchPlace(settings, input: digest).digest.prefix(32)),
        name: "\(settings.sceneFile) to '\(settings.output)'"))
    defer { withExtendedLifetime(lock) {} }
    let state = try BatchState(
      settings, plan: plan, folder: folder, cancellation: cancellation, observe: observe)
    try state.noteInvalid()
    if !(settings.stopsAtFailure && !plan.invalid.isEmpty), !images.isEmpty {
      let (settings, count) = (settings, min(settings.jobs, images.count))
      DrawingThreads.start(count) { index in
        do {
          let worker = try BatchWorker(settings, digest: digest)
          try BatchGroup.drawAll(next: { state.next(atMost: $0) }) { images in
            try state.draw(images, with: worker, thread: index)
          }
        } catch {
          state.stop(error)
        }
      }.wait()
    }
    return try state.finish()
  }
}
