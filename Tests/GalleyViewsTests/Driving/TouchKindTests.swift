import Galley
import Testing

/// What is done to a view by its label: what messages call it, and what may be done to a scroll view.
@Suite struct TouchKindTests {
  @Test(
    arguments: [
      (.touch, "a touch", true), (.tap(count: 1), "a tap", false),
      (.tap(count: 3), "3 taps", false),
      (.press(seconds: nil), "a press", false), (.press(seconds: 1), "a press of 1 s", false),
      (.press(seconds: 0.25), "a press of 0.25 s", false), (.drag, "a drag", true),
      (.pinch, "a pinch", false), (.secondaryClick, "a secondary click", false),
      (.hover, "a pointer", false), (.wheel, "a wheel", true),
    ] as [(TouchKind, String, Bool)])
  func everyKindHasItsWords(kind: TouchKind, words: String, scrolls: Bool) {
    #expect(kind.words == words)
    #expect(kind.scrolls == scrolls)
  }
}
