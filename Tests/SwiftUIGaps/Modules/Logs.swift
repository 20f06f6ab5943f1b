import OSLog
import SwiftUI
import os.log
import os.signpost

// row: `os`, `OSLog`
extension Logger {
  static let sample = Logger(subsystem: "org.example", category: "sample")
}

struct Sample_logger: View {
  private let signposter = OSSignposter(logger: .sample)
  private let lock = OSAllocatedUnfairLock(initialState: 0)

  var body: some View {
    Button("Write") {
      Logger.sample.debug(
        "count \(1, format: .hex) of \("all", privacy: .public), \(0.5, format: .fixed(precision: 2))"
      )
      os_log("count %{public}@ %d", log: .default, type: .error, "all", 2)
      os_log(.info, "count \(2)")
      let interval = signposter.beginInterval("write")
      lock.withLock { $0 += 1 }
      signposter.endInterval("write", interval)
    }
  }
}
