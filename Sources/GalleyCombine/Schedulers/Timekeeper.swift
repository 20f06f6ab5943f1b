/// A scheduler as an operator uses it: what was subscribed to while a picture was drawn stays in the
/// picture's time, whichever thread its values come from.
struct Timekeeper<S: Scheduler> {
  let scheduler: S
  let options: S.SchedulerOptions?
  private weak var picture = PictureQueue.current

  init(_ scheduler: S, _ options: S.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  private func inPicture<Value>(_ body: () -> Value) -> Value {
    PictureQueue.$current.withValue(PictureQueue.current ?? picture, operation: body)
  }

  var now: S.SchedulerTimeType { inPicture { scheduler.now } }

  func soon(_ work: @escaping () -> Void) {
    inPicture { scheduler.schedule(options: options, work) }
  }

  func after(_ length: S.SchedulerTimeType.Stride, _ work: @escaping () -> Void) {
    inPicture {
      scheduler.schedule(
        after: scheduler.now.advanced(by: length), tolerance: scheduler.minimumTolerance,
        options: options, work)
    }
  }

  func every(
    _ length: S.SchedulerTimeType.Stride, _ work: @escaping () -> Void
  ) -> any Cancellable {
    inPicture {
      scheduler.schedule(
        after: scheduler.now.advanced(by: length), interval: length,
        tolerance: scheduler.minimumTolerance, options: options, work)
    }
  }
}
