/// A scheduler as an operator uses it: what was subscribed to while an image was drawn stays in the
/// image's time, whichever thread its values come from.
struct SchedulerContext<S: Scheduler> {
  let scheduler: S
  let options: S.SchedulerOptions?
  private weak var image = VirtualTimeQueue.current

  init(_ scheduler: S, _ options: S.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  private func inImage<Value>(_ body: () -> Value) -> Value {
    guard VirtualTimeQueue.current == nil, let image else { return body() }
    return VirtualTimeContext.with({ $0.queue = image }, body)
  }

  var now: S.SchedulerTimeType { inImage { scheduler.now } }

  func soon(_ work: @escaping () -> Void) {
    inImage { scheduler.schedule(options: options, work) }
  }

  func after(_ length: S.SchedulerTimeType.Stride, _ work: @escaping () -> Void) {
    inImage {
      scheduler.schedule(
        after: scheduler.now.advanced(by: length), tolerance: scheduler.minimumTolerance,
        options: options, work)
    }
  }

  func every(
    _ length: S.SchedulerTimeType.Stride, _ work: @escaping () -> Void
  ) -> any Cancellable {
    inImage {
      scheduler.schedule(
        after: scheduler.now.advanced(by: length), interval: length,
        tolerance: scheduler.minimumTolerance, options: options, work)
    }
  }
}
