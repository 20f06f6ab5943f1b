import Galley
import GalleyBudget

/// An image of a stream that was begun: its stages are those of `BatchGroup.draw`.
struct StreamedImage {
  private enum Stage {
    case filled(BatchWorker.Filled)
    case laidOut(BatchWorker.LaidOut)
    /// It failed, or validation refused its row.
    case failed
  }

  let request: BatchStream.Queue.Request
  private var image: BatchStream.Image
  private var stage = Stage.failed
  private var time = OwnTime()
  private var budget: RenderBudget?

  /// Reads the row of an image and all that is made of it.
  init(_ request: BatchStream.Queue.Request, _ plan: BatchPlan, _ worker: BatchWorker) {
    self.request = request
    switch request.work {
    case .invalid(let result):
      image = BatchStream.Image(result: result)
    case .image(let number):
      let job = worker.job(number)
      image = BatchStream.Image(
        result: BatchResult(row: job.row + 1, canvas: job.canvas, path: nil, status: .failed))
      work { begun in
        var filled = try worker.fill(job)
        filled.name = plan.name(of: number, filled)
        let path = worker.fullPath(filled.name)
        begun.image.name = path.hasPrefix("-/") ? String(path.dropFirst(2)) : path
        begun.image.row = filled.row.canonicalText
        begun.image.scale = filled.scene.canvas.scale
        begun.budget = filled.budget
        begun.stage = .filled(filled)
      }
    }
  }

  /// - Returns: how much there is to paint.
  mutating func layOut(_ worker: BatchWorker) -> (items: Int, pixels: Int) {
    var extent = (items: 0, pixels: 0)
    work { begun in
      guard case .filled(let filled) = begun.stage else { return }
      let laidOut = try worker.layOut(filled)
      begun.stage = .laidOut(laidOut)
      extent = laidOut.view.extent
    }
    return extent
  }

  /// The image, painted, or what became of it.
  func painted(_ worker: BatchWorker) -> BatchStream.Image {
    var begun = self
    begun.work { begun in
      guard case .laidOut(let laidOut) = begun.stage else { return }
      let drawn = try worker.draw(laidOut) { _ in false }
      (begun.image.result, begun.image.data) = (drawn.result, drawn.data)
    }
    if case .image = request.work {
      if !begun.image.name.isEmpty { begun.image.result.path = begun.image.name }
      begun.image.result.milliseconds = begun.time.spent.milliseconds
    }
    return begun.image
  }

  /// Does something for the image: while it waits for others its time does not go on. What it throws is the image's error.
  private mutating func work(_ body: (inout StreamedImage) throws -> Void) {
    time.resume(budget)
    defer { time.pause() }
    do { try body(&self) } catch {
      image.result.fail(error)
      stage = .failed
    }
  }
}
