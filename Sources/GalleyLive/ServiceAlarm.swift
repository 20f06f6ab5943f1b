import CWebSockets
import GalleyBudget
import Glibc

/// Wakes a thread that waits for descriptors, as that of a server: a pipe that is written to.
package final class ServiceAlarm: Sendable {
  /// The thread waits for this one as well.
  package let reading: Int32
  private let writing: Int32
  private let isStopped = Locked(false)

  /// - Throws: `LiveError.system` if the process has no more descriptors.
  package init() throws {
    var ends: [Int32] = [-1, -1]
    guard galley_pipe(&ends) == 0 else { throw LiveError.system("pipe", errno) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Ends the wait, or the next one. A full pipe rings already.
  package func ring() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Makes the thread end.
  package func stop() {
    isStopped.withLock { $0 = true }
    ring()
  }

  /// Whether the thread is to end. Silences the alarm before it looks, so that nothing is missed.
  package func silence() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reading, &bytes, bytes.count) == bytes.count {}
    return isStopped.withLock { $0 }
  }
}
