import GalleyStrings
import Testing

/// A count agrees with its noun.
@Suite struct CountedNounTests {
  @Test func nounsAgreeWithTheirNumbers() {
    #expect([0, 1, 2].map { $0.counted("row") } == ["0 rows", "1 row", "2 rows"])
    #expect([1, 3].map { $0.counted("more line") } == ["1 more line", "3 more lines"])
    #expect([1, 2].map { $0.counted("canvas", "canvases") } == ["1 canvas", "2 canvases"])
  }
}
