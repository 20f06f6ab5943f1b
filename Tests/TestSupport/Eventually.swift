import Foundation

/// Whether something becomes true within twenty seconds. It is asked every few milliseconds: for what another process or
/// another thread does, of which nothing is heard. Where a clock can be stepped, a test steps it.
package func eventually(_ isTrue: () throws -> Bool) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(20)
  while try !isTrue() {
    guard ContinuousClock.now < end else { return false }
    usleep(2000)
  }
  return true
}
