import Galley
import GalleyUIKit
import Testing

/// Gesture recognizers of UIKit on views of SwiftUI, driven by the touches of a renderer.
@MainActor @Suite struct UIGestureRepresentableTests {
  @MainActor final class Log {
    var words: [String] = []

    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let log: Log

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      log.words.append("make")
      return UITapGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) {
      let (inner, outer) = (
        context.converter.localLocation, context.converter.location(in: .global)
      )
      log.words.append("tap \(Int(inner.x)) \(Int(inner.y)), \(Int(outer.x)) \(Int(outer.y))")
    }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    @Binding var way: CGFloat
    let log: Log

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Log { log }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      way = context.converter.localTranslation?.x ?? -1
      context.coordinator.words.append("\(recognizer.state) \(Int(way))")
    }
  }

  private struct Dragged: View {
    let log: Log
    @State private var way: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 200 + way, height: 100)
        .frame(width: 300, alignment: .leading)
        .gesture(Pan(way: $way, log: log))
    }
  }

  /// The places are those of Apple's page on the converter: the view's own, and those of other spaces.
  @Test func aTapIsHeardOnAViewOfSwiftUI() throws {
    let log = Log()
    let renderer = ImageRenderer(
      content: Color.red.frame(width: 200, height: 100).gesture(Tap(log: log)).padding(10))
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    try renderer.tap(at: CGPoint(x: 110, y: 90))
    #expect(log.take() == ["make", "tap 50 30, 60 40", "tap 100 80, 110 90"])
  }

  @Test func whatARecognizerSetsIsDrawn() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Dragged(log: log))
    let before = try renderer.draw().pixelHash
    let touch = try renderer.touch(at: CGPoint(x: 60, y: 40))
    try touch.move(to: CGPoint(x: 80, y: 44))
    try touch.move(to: CGPoint(x: 100, y: 50))
    try touch.lift()
    #expect(log.take() == ["began 20", "changed 40", "ended 40"])
    #expect(try renderer.draw().pixelHash != before)
  }
}
