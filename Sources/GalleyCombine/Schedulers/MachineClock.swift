import Foundation

/// The machine's date, where `Date()` may be an image's: run loops and locks wait for it.
package enum MachineClock {
  package static var date: Date {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Date(
      timeIntervalSince1970: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9)
  }
}
