import GalleyBudget
import GalleyPreviews
import Testing

@testable import GalleyCommand

/// What is said while the compiler works.
@Suite struct CompileProgressTests {
  private final class Written: Sendable {
    private let text = Locked("")
    func add(_ more: String) { text.withLock { $0 += more } }
    func take() -> String {
      text.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  private func progress(_ done: Int, _ files: Int) -> PreviewBuild.Progress {
    PreviewBuild.Progress(done: done, files: files)
  }

  @Test func aTerminalHasOneLineThatGoesAway() {
    let written = Written()
    let line = CompileProgressLine(isTerminal: true) { written.add($0) }
    let start = ContinuousClock.now
    line.begin(at: start)
    line.note(progress(0, 12), at: start + .milliseconds(100))
    #expect(written.take() == "")
    line.tick(at: start + .milliseconds(500))
    #expect(written.take() == "\rcompiling: 0 of 12 files, 0 s\u{1B}[K")
    line.tick(at: start + .milliseconds(550))
    #expect(written.take() == "")
    line.note(progress(8, 12), at: start + .milliseconds(2_700))
    #expect(written.take() == "\rcompiling: 8 of 12 files, 2 s\u{1B}[K")
    line.end()
    #expect(written.take() == "\r\u{1B}[K")
    line.tick(at: start + .seconds(9))
    line.end()
    #expect(written.take() == "")
  }

  @Test func elsewhereLinesComeInGrowingIntervals() {
    let written = Written()
    let line = CompileProgressLine(isTerminal: false) { written.add($0) }
    let start = ContinuousClock.now
    line.begin(at: start)
    line.note(progress(0, 1), at: start + .seconds(4))
    #expect(written.take() == "")
    for second in 5...40 { line.tick(at: start + .seconds(second)) }
    #expect(
      written.take() == """
        compiling: 0 of 1 file, 5 s
        compiling: 0 of 1 file, 15 s
        compiling: 0 of 1 file, 35 s

        """)
    line.end()
    #expect(written.take() == "")
    // A pass that compiles nothing says nothing.
    line.begin(at: start)
    line.tick(at: start + .seconds(60))
    #expect(written.take() == "")
  }
}
