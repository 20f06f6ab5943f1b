import GalleyGeometry
import Synchronization

/// Threads that draw: each has as much stack as views that lie deep within each other need, and explains a fault.
package enum DrawingThreads {
  /// In bytes: as much as the main thread has, and more.
  private static let stackSize = 16 << 20

  /// Runs `body` on `count` threads, each with room for views that lie as deep as they may.
  /// - Returns: what waits for all of them.
  package static func start(_ count: Int, _ body: @escaping @Sendable (Int) -> Void)
    -> DispatchGroup
  {
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      let thread = Thread {
        ProgramFaults.explainThisThread()
        body(index)
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    return group
  }

  /// Runs `body` for each index on `jobs` threads, in no order, and waits for all of it.
  /// - Parameter makeTools: what each thread has for itself.
  package static func forEach<Tools>(
    _ count: Int, jobs: Int, makeTools: @escaping @Sendable () -> Tools,
    _ body: @escaping @Sendable (Tools, Int) -> Void
  ) {
    let next = Atomic<Int>(0)
    start(min(jobs, count)) { _ in
      let tools = makeTools()
      while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < count {
        body(tools, index)
      }
    }.wait()
  }
}
