import Foundation
import Testing

/// `Scripts/ending` ends a run of tests in which nothing goes on, and names those that have not ended.
@Suite struct EndlessTestTests {
  @Test func testsWithoutAnEndAreNamed() throws {
    let lines = """
      ◇ Test one() started.
      ◇ Test cases(_:) started.
      ◇ Test case passing 1 argument n → 1 to cases(_:) started.
      ◇ Test open(_:) started.
      ◇ Test twice() started.
      ◇ Test twice() started.
      ✔ Test one() passed after 0.1 seconds.
      ✘ Test cases(_:) with 2 test cases failed after 0.1 seconds with 1 issue.
      ✔ Test twice() passed after 0.1 seconds.
      """
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let result = try SourceTree.run("ending", ["1", "sh", "-c", "echo '\(lines)'; sleep 600"])
    #expect(clock.now - start < .seconds(300))
    #expect(result.code == 1 && result.output.hasPrefix(lines))
    #expect(result.output.hasSuffix("ended:\n  open(_:)\n  twice()\n"), "\(result.output)")
  }

  @Test func endsAreThoseOfTheCommand() throws {
    let done = try SourceTree.run("ending", ["60", "sh", "-c", "echo a; echo b >&2"])
    #expect(done.code == 0 && done.output == "a\nb\n")
    #expect(try SourceTree.run("ending", ["60", "sh", "-c", "exit 7"]).code == 7)
    #expect(try SourceTree.run("ending", ["60", "/none"]).code != 0)
    // What it leaves behind is not waited for: it has the output alone, as Foundation waits for its own descriptor.
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let alone =
      #"for file in /proc/$$/fd/*; do file=${file##*/}; [ $file -lt 3 ] || eval "exec $file>&-"; done"#
    let left = try SourceTree.run("ending", ["60", "bash", "-c", "\(alone); sleep 600 & echo a"])
    #expect(left.code == 0 && left.output == "a\n" && clock.now - start < .seconds(300))
    for words in [[], ["0", "true"], ["x", "true"], ["3"]] {
      let wrong = try SourceTree.run("ending", words)
      #expect(wrong.code == 2 && wrong.output.contains("expected seconds"), "\(words)")
    }
  }
}
