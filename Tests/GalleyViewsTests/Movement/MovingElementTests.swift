import Galley
import Testing

/// The elements of moments are where they are seen then.
@Suite struct MovingElementTests: MovingSuite {
  @Test func framesAreThoseOfTheMoment() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      HStack(spacing: 0) {
        Color.red.frame(width: model.isOn ? 60 : 20, height: 20).accessibilityLabel("Bar")
        Color.blue.frame(width: 4, height: 4).padding(3).accessibilityLabel("Dot")
      }
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    for (moment, width) in [(0, 20), (0.5, 40), (1, 60)] as [(Double, CGFloat)] {
      try renderer.advance(to: moment)
      let elements = try #require(try renderer.draw().elementTree).elements
      let frames = elements.map(\.frame)
      try #require(frames.count == 2)
      let wanted = [
        CGRect(x: 0, y: 0, width: width, height: 20), CGRect(x: width, y: 5, width: 10, height: 10),
      ]
      for (frame, wanted) in zip(frames, wanted) {
        let differences = [
          frame.minX - wanted.minX, frame.minY - wanted.minY, frame.width - wanted.width,
          frame.height - wanted.height,
        ]
        #expect(differences.allSatisfy { $0.magnitude < 0.01 }, "\(moment): \(frame)")
      }
    }
  }
}
