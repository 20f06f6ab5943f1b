import Foundation
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
    let watch = SaveWatch()
    func begin() { watch.begin([file.path], PreviewedFiles().look(at: [file.path])) }
    begin()
    usleep(120_000)
    #expect(!watch.isOutdated && !watch.wasCancelled)
    for size in 2...6 {
      try Data(repeating: 97, count: size).write(to: file)
      #expect(eventually { watch.isOutdated } && watch.wasCancelled)
      begin()
      #expect(!watch.wasCancelled)
    }
    // Files that change all the time are compiled, too.
    try Data(repeating: 97, count: 7).write(to: file)
    usleep(120_000)
    #expect(!watch.isOutdated)
    begin()
    try Data(repeating: 97, count: 8).write(to: file)
    #expect(eventually { watch.isOutdated })
    watch.stop()
    begin()
    #expect(watch.isOutdated && watch.isStopped && watch.wasCancelled)
  }
}
