import Foundation
import os

enum OSExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 { count.withLock { $0 += 1 } }
    }
    print(count.withLock { $0 })
    // end
  }
}
