import Galley
import Testing

/// Texts that count seconds of the image's date: when they are another one, and when nothing happens any more.
@MainActor @Suite struct CountingTextTests {
  /// The image's date at the start of the clock: that of every image that says nothing else.
  private static let start = Date(timeIntervalSinceReferenceDate: 725_794_860)

  private func renderer(_ text: Text) -> ImageRenderer<some View> {
    ImageRenderer(content: text.padding(2))
  }

  private func shown(_ renderer: ImageRenderer<some View>) throws -> String? {
    try renderer.draw().layoutTree?.first { $0.text != nil }?.text
  }

  @Test func aCountdownEndsAndIsAtRest() throws {
    let text = Text(timerInterval: Self.start...Self.start.addingTimeInterval(3))
    let renderer = renderer(text)
    try renderer.advance(by: 0)
    var seen = [try shown(renderer)]
    for _ in 0..<6 {
      #expect(!renderer.isAtRest)
      try renderer.advance(by: 0.5)
      seen.append(try shown(renderer))
    }
    #expect(seen == ["0:03", "0:02", "0:02", "0:01", "0:01", "0:00", "0:00"])
    #expect(renderer.isAtRest)
  }

  @Test func whatCountsUpToItsEndIsAtRestThere() throws {
    let text = Text(
      timerInterval: Self.start...Self.start.addingTimeInterval(2), countsDown: false)
    let renderer = renderer(text)
    try renderer.advance(by: 1)
    #expect(try shown(renderer) == "0:01" && !renderer.isAtRest)
    try renderer.advance(by: 1)
    #expect(try shown(renderer) == "0:02" && renderer.isAtRest)
    let past = Text(timerInterval: Self.start.addingTimeInterval(-9)...Self.start)
    let over = self.renderer(past)
    try over.advance(by: 0)
    #expect(over.isAtRest)
  }

  @Test func everyTickIsSeenWhateverTheSteps() throws {
    for step in [0.1, 1.0 / 3, 0.7, 1.0 / 60] {
      let renderer = renderer(Text(Self.start, style: .timer))
      try renderer.advance(by: 0)
      for index in 1...40 {
        try renderer.advance(by: step)
        let seconds = step * Double(index)
        // A moment within a millionth of a tick may show either.
        if abs(seconds - seconds.rounded()) < 1e-6 { continue }
        #expect(try shown(renderer) == "0:0\(Int(seconds))" || seconds >= 10, "\(step) \(index)")
      }
      #expect(!renderer.isAtRest)
    }
  }
}
