import CMachine
import GalleyBudget
import GalleyCombine
import GalleyGeometry

// Work for later, in an image's own time where a view asks for it: blocks on the main queue (`asyncAfter`) and timers of
// the run loop (`Timer.scheduledTimer`). CMachine's functions go on to these, each with the arguments of the function of
// Dispatch or Foundation that it stands in front of. Other queues, and deadlines by the wall clock, keep real time.

/// The image in whose time the code that runs here leaves work; nil in real time.
private var image: VirtualTimeQueue? { SimulatedMachine.current == nil ? nil : VirtualSleep.queue }

/// Dispatch's own functions, called as `FoundationFunctions` are: a method finds its object where a function finds its
/// context.
private enum DispatchFunctions {
  typealias Block = @convention(block) @Sendable () -> Void

  private struct Now: Sendable { let get: @Sendable () -> DispatchTime }
  private struct Later {
    let run: (DispatchTime, DispatchQoS, DispatchWorkItemFlags, @escaping Block) -> Void
  }
  private struct LaterItem { let run: (DispatchTime, DispatchWorkItem) -> Void }

  private static let nowGetter = address("4TimeV3nowACyFZ").map {
    unsafeBitCast(($0, UInt(0)), to: Now.self)
  }
  private static let later = address(
    "5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF"
  )
  private static let laterItem = address(
    "5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF")

  private static func address(_ name: String) -> UInt? {
    galley_next_function("$s8Dispatch0A" + name).map { UInt(bitPattern: $0) }
  }

  /// The function of an object: it holds the object as its context.
  private static func method<Function>(
    _ address: UInt, of queue: DispatchQueue, _ type: Function.Type
  ) -> Function {
    unsafeBitCast((address, UInt(bitPattern: Unmanaged.passRetained(queue).toOpaque())), to: type)
  }

  // If Dispatch has no such function, the one in front of it is not called; the answers are then those of other clocks.

  static var now: DispatchTime {
    if let nowGetter { return nowGetter.get() }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return DispatchTime(
      uptimeNanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  private static func wall(_ deadline: DispatchTime) -> DispatchWallTime {
    let wait = Int64(bitPattern: deadline.uptimeNanoseconds &- now.uptimeNanoseconds)
    return .now() + max(0, Double(wait) / 1e9)
  }

  static func run(
    on queue: DispatchQueue, _ deadline: DispatchTime, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping Block
  ) {
    guard let later else {
      return queue.asyncAfter(
        wallDeadline: wall(deadline), qos: qos, flags: flags, execute: work)
    }
    method(later, of: queue, Later.self).run(deadline, qos, flags, work)
  }

  static func run(on queue: DispatchQueue, _ deadline: DispatchTime, _ item: DispatchWorkItem) {
    guard let laterItem else {
      return queue.asyncAfter(wallDeadline: wall(deadline), execute: item)
    }
    method(laterItem, of: queue, LaterItem.self).run(deadline, item)
  }
}

/// The moment that code of a view was told last. Images may be drawn by several threads, and each has its own.
private enum ToldMoment {
  /// Nil where the process has no room for one more key.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// In nanoseconds; nil where the thread was told none.
  static var ofThread: UInt64? {
    get { key.flatMap { pthread_getspecific($0) }.map { UInt64(UInt(bitPattern: $0)) } }
    set {
      guard let key else { return }
      pthread_setspecific(key, newValue.flatMap { UnsafeRawPointer(bitPattern: UInt($0)) })
    }
  }
}

/// `DispatchTime.now()`: real time, which the thread is known to have been told.
@_silgen_name("galley_dispatch_now")
func dispatchNow() -> DispatchTime {
  let now = DispatchFunctions.now
  if image != nil { ToldMoment.ofThread = now.uptimeNanoseconds }
  return now
}

extension DispatchQueue {
  /// The image in whose time work on the queue is done, and how many seconds later than the moment that the thread was
  /// told last: `.now() + 0.1` is a tenth of a second, however long the thread takes. Nil in real time.
  private func place(of deadline: DispatchTime) -> (image: VirtualTimeQueue, seconds: Double)? {
    guard deadline != .distantFuture, label == "com.apple.main-thread", let image else {
      return nil
    }
    let start = ToldMoment.ofThread ?? DispatchFunctions.now.uptimeNanoseconds
    let wait = Int64(bitPattern: deadline.uptimeNanoseconds &- start)
    return (image, max(0, Double(wait) / 1e9))
  }

  @_silgen_name("galley_async_after")
  func run(
    after deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    _ work: @escaping @convention(block) @Sendable () -> Void
  ) {
    guard let place = place(of: deadline) else {
      return DispatchFunctions.run(on: self, deadline, qos, flags, work)
    }
    place.image.schedule(after: place.seconds) { work() }
  }

  @_silgen_name("galley_async_after_item")
  func run(after deadline: DispatchTime, _ item: DispatchWorkItem) {
    guard let place = place(of: deadline) else {
      return DispatchFunctions.run(on: self, deadline, item)
    }
    place.image.schedule(after: place.seconds) { item.perform() }
  }
}

extension Timer {
  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  @_silgen_name("galley_scheduled_timer")
  static func scheduled(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let interval = VirtualTimeQueue.interval(interval)
    let timer = Timer(after: interval, repeats: repeats, block)
    if let image {
      timer.follow(image, every: interval, repeats)
    } else {
      RunLoop.current.add(timer, forMode: .default)
    }
    return timer
  }

  /// Fires in an image's time until it is not valid any more.
  private func follow(_ image: VirtualTimeQueue, every interval: Double, _ repeats: Bool) {
    let own = Locked<VirtualTimeQueue.Ticket?>(nil)
    let ticket = image.schedule(after: interval, repeating: repeats ? interval : nil) {
      self.fire()
      if !self.isValid { own.withLock { $0 }?.cancel() }
    }
    own.withLock { $0 = ticket }
  }
}
