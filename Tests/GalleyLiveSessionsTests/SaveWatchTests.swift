import Foundation
import GalleyBudget
import GalleyPreviews
import Testing

@testable import GalleyLiveSessions

/// Whether compiling is still of use.
@Suite struct SaveWatchTests {
  @Test func aSaveMakesAPassOutdated() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-watch-\(UUID().uuidString).swift")
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let now = Locked(ContinuousClock.now)
    let watch = SaveWatch { now.withLock { $0 } }
    func begin() { watch.begin([file.path], PreviewedFiles().look(at: [file.path])) }
    func wait(_ duration: Duration) { now.withLock { $0 += duration } }
    begin()
    wait(.milliseconds(100))
    #expect(!watch.isOutdated && !watch.wasCancelled)
    for size in 2...6 {
      try Data(repeating: 97, count: size).write(to: file)
      // Nobody looks more often than ten times a second.
      wait(.milliseconds(99))
      #expect(!watch.isOutdated && !watch.wasCancelled)
      wait(.milliseconds(1))
      #expect(watch.isOutdated && watch.wasCancelled)
      begin()
      #expect(!watch.wasCancelled)
    }
    // Files that change all the time are compiled, too.
    try Data(repeating: 97, count: 7).write(to: file)
    wait(.seconds(9))
    #expect(!watch.isOutdated)
    begin()
    try Data(repeating: 97, count: 8).write(to: file)
    wait(.milliseconds(100))
    #expect(watch.isOutdated)
    watch.stop()
    begin()
    #expect(watch.isOutdated && watch.isStopped && watch.wasCancelled)
  }
}
