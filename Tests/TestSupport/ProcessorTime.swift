import Foundation

/// The time that the processor spends on `work` in the calling thread. Unlike the time on a clock, it does not grow while
/// other tests and programs have the processor: a test may expect an upper bound of it, for work that grows out of
/// proportion takes minutes. What other threads do for `work` is not in it.
package func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let before = threadTime()
  try work()
  return threadTime() - before
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
