import Galley
import GalleyBudget

/// What the threads of a batch share, behind a lock.
final class BatchState: Sendable {
  /// What changes. The journal is used with the lock held; waiting for the disk needs none.
  private struct Shared {
    var next = 0
    var summary = BatchSummary()
    /// Where each image's line is in the journal, by its place in the plan.
    var lines: [Range<Int>?]
    var invalidLines: [Range<Int>] = []
    var stop: (any Error)?
    var isStopped = false
    /// What was not told yet, in order; at most one for each thread.
    var events: [BatchEvent] = []
    var thumbnails = ReportThumbnails()
    let journal: BatchJournal
  }

  /// An image's place in the plan, and its number.
  struct PlannedImage {
    var place: Int
    var number: Int
  }

  private let settings: BatchSettings
  private let plan: BatchPlan
  private let folder: BatchFolder
  private let cancellation: BatchCancellation
  /// Is told of one event at a time.
  private struct Observer {
    let observe: @Sendable (BatchEvent) -> Void
  }

  private let observer: Locked<Observer>
  private let start = ContinuousClock.now
  private let shared: Locked<Shared>

  init(
    _ settings: BatchSettings, plan: BatchPlan, folder: BatchFolder,
    cancellation: BatchCancellation, observe: @escaping @Sendable (BatchEvent) -> Void
  ) throws {
    (self.settings, self.plan, self.folder) = (settings, plan, folder)
    self.cancellation = cancellation
    observer = Locked(Observer(observe: observe))
    var state = Shared(
      lines: Array(repeating: nil, count: plan.images.count),
      journal: try BatchJournal(folder))
    state.summary.causes = FailureCauses(dataFile: settings.rows.file)
    state.summary.progress.total = plan.images.count + plan.invalid.count
    shared = Locked(state)
    folder.removeUnfinished()
  }

  /// Rows that validation refused have failed.
  /// - Throws: `BatchError` when the journal cannot be written.
  func noteInvalid() throws {
    for result in plan.invalid {
      try shared.withLock { shared in
        shared.invalidLines.append(
          try shared.journal.append(result, name: "", origin: nil))
        note(result, &shared)
      }
      deliverEvents()
    }
  }

  /// The next images to draw; none at the end, or when something stopped the batch.
  func next(atMost count: Int) -> [PlannedImage] {
    shared.withLock { shared in
      guard canContinue(shared) else { return [] }
      // The last ones are shared by all threads. Behind a failure that ends the batch nothing is begun.
      let left = plan.images.count - shared.next
      let most = settings.stopsAtFailure ? 1 : max(1, left / max(1, settings.jobs))
      let places = shared.next..<shared.next + min(left, count, most)
      shared.next = places.upperBound
      return places.map { PlannedImage(place: $0, number: plan.images[$0]) }
    }
  }

  /// Whether what waits is still to be drawn: a batch may be cancelled or stopped at any time.
  private var canContinue: Bool { shared.withLock { canContinue($0) } }

  private func canContinue(_ shared: Shared) -> Bool {
    !shared.isStopped && !cancellation.isCancelled
  }

  func stop(_ error: any Error) {
    shared.withLock { shared in
      shared.isStopped = true
      if shared.stop == nil { shared.stop = error }
    }
  }

  /// An image that need not be drawn again.
  private struct UnchangedImage {
    var result: BatchResult
    /// In the journal.
    var line: Range<Int>
    /// Whether a run that did not come to its end drew it.
    var isOfInterruptedRun: Bool
  }

  /// An image that was begun.
  private struct JobInProgress {
    enum Stage {
      case begun
      case filled(BatchWorker.Filled)
      case laidOut(BatchWorker.LaidOut)
      case kept(UnchangedImage)
      case failed(any Error)
    }

    let image: PlannedImage
    let job: BatchWorker.Job
    var stage = Stage.begun
    var name = ""
    var time = OwnTime()
    var budget: RenderBudget?

    /// - Throws: a fault of files, behind which the next one would not be written either.
    mutating func fail(_ error: any Error) throws {
      if let failure = error as? BatchError, failure.isFile { throw failure }
      stage = .failed(error)
    }

    /// Does something for the image: while it waits for others its time does not go on.
    mutating func work<Result>(_ body: (inout JobInProgress) throws -> Result) rethrows -> Result {
      time.resume(budget)
      defer { time.pause() }
      return try body(&self)
    }
  }

  /// Draws images, or sees that they are there: reads some, lays them out, paints and writes them.
  /// - Throws: `BatchError` when files cannot be written.
  func draw(_ images: [PlannedImage], with worker: BatchWorker, thread: Int) throws {
    try BatchGroup.draw(images, while: { canContinue }) { image in
      try begin(image, worker)
    } layOut: { begun in
      try layOut(&begun, worker)
    } paint: { begun in
      try paint(begun, worker, thread)
    }
  }

  private func begin(_ image: PlannedImage, _ worker: BatchWorker) throws -> JobInProgress {
    let job = worker.job(image.number)
    var begun = JobInProgress(image: image, job: job)
    try begun.work { begun in
      do {
        var filled = try worker.fill(job)
        filled.name = plan.name(of: image.number, filled)
        (begun.name, begun.budget) = (filled.name, filled.budget)
        let kept = try unchanged(filled, worker)
        begun.stage = kept.map { .kept($0) } ?? .filled(filled)
      } catch {
        try begun.fail(error)
      }
    }
    return begun
  }

  /// - Returns: how much there is to paint.
  private func layOut(
    _ begun: inout JobInProgress, _ worker: BatchWorker
  ) throws -> (items: Int, pixels: Int) {
    try begun.work { begun in
      guard case .filled(let filled) = begun.stage else { return (0, 0) }
      do {
        let laidOut = try worker.layOut(filled)
        begun.stage = .laidOut(laidOut)
        return laidOut.view.extent
      } catch {
        try begun.fail(error)
        return (0, 0)
      }
    }
  }

  private func paint(_ begun: JobInProgress, _ worker: BatchWorker, _ thread: Int) throws {
    var begun = begun
    var result = BatchResult(
      row: begun.job.row + 1, canvas: begun.job.canvas, path: nil, status: .failed)
    var origin: BatchJournal.Origin?
    var painted: BatchWorker.Painted?
    try begun.work { begun in
      guard case .laidOut(let laidOut) = begun.stage else { return }
      do {
        let drawn = try worker.draw(laidOut) { wantsThumbnail(begun.image.place, isWarned: $0) }
        try folder.write(drawn.data, to: begun.name, worker: thread)
        (result, origin, painted) = (drawn.result, drawn.origin, drawn)
        origin?.file = folder.state(of: begun.name) ?? ""
        origin?.checksum = BatchFolder.checksum(of: drawn.data)
      } catch {
        try begun.fail(error)
      }
    }
    switch begun.stage {
    case .kept(let kept):
      return note(
        kept.result, begun.image.place, line: kept.line, isKept: kept.isOfInterruptedRun)
    case .failed(let error):
      if !begun.name.isEmpty { result.path = worker.fullPath(begun.name) }
      result.fail(error)
    case .begun, .filled, .laidOut: break
    }
    result.milliseconds = begun.time.spent.milliseconds
    keep(painted, of: result)
    let line = try shared.withLock { shared in
      (
        place: try shared.journal.append(result, name: begun.name, origin: origin),
        of: shared.journal
      )
    }
    // Without the lock: other threads need not wait for the disk. Only then the image is done.
    if settings.isDurable { try line.of.synchronize() }
    note(result, begun.image.place, line: line.place)
  }

  /// An image that is there as it would be drawn; nil where there is none.
  private func unchanged(
    _ filled: BatchWorker.Filled, _ worker: BatchWorker
  ) throws -> UnchangedImage? {
    let name = filled.name
    let (known, isTrusted, isSafe) = shared.withLock {
      ($0.journal.result(of: name), $0.journal.endedCleanly, $0.journal.wasDurable)
    }
    guard let known, known.result.status != .failed, !settings.redrawsAll || !known.isOlder,
      let file = folder.state(of: name), worker.isUnchanged(filled, known.origin)
    else { return nil }
    var origin = known.origin
    if isTrusted {
      guard origin.file == file else { return nil }
    } else {
      // What a run without its end left may have its size, its time and none of its bytes.
      guard !origin.checksum.isEmpty, folder.checksum(of: name) == origin.checksum else {
        return nil
      }
      origin.file = file
    }
    // The end of this run will say that all of it is on the disk.
    if settings.isDurable, !isSafe { try folder.synchronize(name) }
    var result = known.result
    // What an interrupted run drew belongs to this one.
    if known.isOlder { result.status = .unchanged }
    result.row = filled.job.row + 1
    let isSame = result == known.result && origin == known.origin
    let line =
      isSame
      ? known.line
      : try shared.withLock { try $0.journal.append(result, name: name, origin: origin) }
    return UnchangedImage(
      result: result, line: line,
      isOfInterruptedRun: !known.isOlder && result.status == .drawn)
  }

  private func note(
    _ result: BatchResult, _ place: Int, line: Range<Int>, isKept: Bool = false
  ) {
    shared.withLock { shared in
      shared.lines[place] = line
      if isKept { shared.summary.progress.kept += 1 }
      note(result, &shared)
    }
    deliverEvents()
  }

  private func note(_ result: BatchResult, _ shared: inout Shared) {
    shared.summary.note(result)
    if result.status == .failed, settings.stopsAtFailure { shared.isStopped = true }
    shared.summary.progress.elapsed = ContinuousClock.now - start
    shared.events.append(.finished(result, shared.summary.progress))
  }

  /// Tells what happened, in order and one at a time, without the lock of the state: what a caller does with an event
  /// may take as long as it likes, and may ask for another batch.
  private func deliverEvents() {
    observer.withLock { observer in
      while true {
        let events = shared.withLock { shared in
          defer { shared.events = [] }
          return shared.events
        }
        if events.isEmpty { return }
        for event in events { observer.observe(event) }
      }
    }
  }

  /// Whether the report may show a small copy of an image that is about to be painted.
  private func wantsThumbnail(_ place: Int, isWarned: Bool) -> Bool {
    guard settings.report != nil else { return false }
    return shared.withLock { $0.thumbnails.wants(place, isWarned: isWarned) }
  }

  private func keep(_ painted: BatchWorker.Painted?, of result: BatchResult) {
    // Compressing takes most of the time and needs no lock.
    guard result.status == .drawn, let path = result.path, let data = painted?.thumbnailFile
    else { return }
    shared.withLock { $0.thumbnails.add(data, of: path) }
  }

  /// Writes the manifest and the report of a batch that came to its end. No thread draws any more.
  /// - Throws: what stopped it.
  func finish() throws -> BatchSummary {
    var (summary, lines, invalid) = try shared.withLock { shared in
      if let stop = shared.stop { throw stop }
      shared.summary.progress.elapsed = ContinuousClock.now - start
      var summary = shared.summary
      summary.isCancelled = summary.progress.done < summary.progress.total
      let lines = shared.lines.compactMap { $0 }
      return (summary, lines, shared.invalidLines)
    }
    guard !summary.isCancelled else { return summary }
    let results = BatchResults(settings, images: lines, invalid: invalid) { [shared] line in
      shared.withLock { $0.journal.manifestLine(line) }
    }
    if let manifest = settings.manifest {
      guard results.count == summary.progress.total else {
        throw BatchFolder.failure(
          manifest, "lines are missing from the journal \(folder.journalPath)")
      }
      try results.writeManifest(to: manifest)
    }
    if let report = settings.report {
      let thumbnails = shared.withLock { $0.thumbnails }
      try results.writeReport(to: report, summary, thumbnails) { [observer] done, total in
        observer.withLock { $0.observe(.reporting(done: done, total: total)) }
      }
    }
    try shared.withLock { try $0.journal.finish(keeping: lines, isDurable: settings.isDurable) }
    // The time includes that of the report.
    summary.progress.elapsed = ContinuousClock.now - start
    return summary
  }
}
