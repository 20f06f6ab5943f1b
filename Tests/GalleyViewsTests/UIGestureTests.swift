import Galley
import GalleyUIKit
import Testing

/// Gesture recognizers of UIKit, driven by the touches of a renderer.
@MainActor @Suite struct UIGestureTests {
  @MainActor final class Log: NSObject {
    var words: [String] = []

    func tapped(_ recognizer: UITapGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      words.append("tap \(Int(place.x)) \(Int(place.y)) \(recognizer.state == .recognized)")
      recognizer.view?.backgroundColor = .green
    }
    func plain() { words.append("plain") }
    func double() { words.append("double") }
    func triple() { words.append("triple") }
    func pressed(_ recognizer: UILongPressGestureRecognizer) {
      words.append("press \(recognizer.state)")
    }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      let way = recognizer.translation(in: nil)
      words.append("\(recognizer.state) \(Int(way.x)) \(Int(way.y))")
      if recognizer.state == .ended { recognizer.setTranslation(.zero, in: nil) }
    }
    func swiped(_ recognizer: UISwipeGestureRecognizer) {
      words.append("swipe \(recognizer.direction.rawValue)")
    }
    func pinched(_ recognizer: UIPinchGestureRecognizer) {
      words.append("pinch \(recognizer.state) \(Double(recognizer.scale))")
    }
    func turned(_ recognizer: UIRotationGestureRecognizer) {
      let degrees = Double(recognizer.rotation) * 180 / Double.pi
      words.append("turn \(recognizer.state) \(Int(degrees.rounded()))")
    }

    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  /// A view that hears itself.
  private final class Pad: UIView {
    var taps = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addGestureRecognizer(UITapGestureRecognizer(target: self, action: _selector(hit)))
    }
    required init?(coder: NSCoder) { nil }
    private func hit() {
      taps += 1
      backgroundColor = .green
    }
  }

  struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  func renderer(
    _ recognizers: UIGestureRecognizer..., in view: UIView = UIView()
  ) throws -> ImageRenderer<some View> {
    view.backgroundColor = .red
    recognizers.forEach(view.addGestureRecognizer)
    let renderer = ImageRenderer(
      content: Shown(view: view).frame(width: 200, height: 100).padding(10))
    try renderer.advance(by: 0)
    return renderer
  }

  private func pixels(_ renderer: ImageRenderer<some View>) throws -> UInt64 {
    try renderer.draw().pixelHash
  }

  @Test func aTapIsHeardAndWhatItSetsIsDrawn() throws {
    let log = Log()
    let tap = UITapGestureRecognizer(target: log, action: _selector(Log.tapped(_:)))
    tap.addTarget(log, action: _selector(Log.plain))
    let renderer = try renderer(tap)
    let before = try renderer.draw().pixelHash
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    #expect(log.take() == ["tap 50 30 true", "plain"])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
    #expect(try renderer.draw().pixelHash != before)
    tap.removeTarget(log, action: nil)
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    tap.isEnabled = false
    #expect(log.take() == [])
  }

  @Test func twoTapsAreHeardOnce() throws {
    let log = Log()
    let tap = UITapGestureRecognizer(target: log, action: _selector(Log.plain))
    tap.numberOfTapsRequired = 2
    let renderer = try renderer(tap)
    try renderer.tap(at: CGPoint(x: 60, y: 40), count: 2)
    #expect(log.take() == ["plain"])
  }

  @Test func aPressBeginsOnceItHasLasted() throws {
    let log = Log()
    let renderer = try renderer(
      UILongPressGestureRecognizer(target: log, action: _selector(Log.pressed(_:))))
    let touch = try renderer.touch(at: CGPoint(x: 60, y: 40))
    try touch.hold(for: 0.4)
    #expect(log.take() == [])
    try touch.hold(for: 0.2)
    #expect(log.take().first == "press began")
    try touch.lift()
    #expect(log.take() == ["press ended"])
  }

  @Test func aPanTellsOfItsWay() throws {
    let log = Log()
    let renderer = try renderer(
      UIPanGestureRecognizer(target: log, action: _selector(Log.panned(_:))))
    let touch = try renderer.touch(at: CGPoint(x: 60, y: 40))
    try touch.move(to: CGPoint(x: 65, y: 40))
    #expect(log.take() == [])
    try touch.move(to: CGPoint(x: 80, y: 44))
    try touch.move(to: CGPoint(x: 100, y: 50))
    try touch.lift()
    #expect(log.take() == ["began 20 4", "changed 40 10", "ended 40 10"])
  }

  /// Refuses the gestures at its left half, and counts what it is asked.
  @MainActor private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var questions: [Bool] = []
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      #expect(recognizer.state == .possible)
      questions.append(recognizer.location(in: recognizer.view).x >= 100)
      return questions.last == true
    }
  }

  /// Apple's documentation: `gestureRecognizerShouldBegin(_:)` is asked when a recognizer would leave the state `possible`.
  @Test func aDelegateIsAskedOnceOfEachGesture() throws {
    let (log, judge) = (Log(), Judge())
    let pan = UIPanGestureRecognizer(target: log, action: _selector(Log.panned(_:)))
    let tap = UITapGestureRecognizer(target: log, action: _selector(Log.plain))
    for recognizer in [pan, tap] { recognizer.delegate = judge }
    let renderer = try renderer(pan, tap)
    for (start, expected) in [(20.0, []), (130.0, ["began 15 0", "changed 30 0", "ended 30 0"])] {
      let touch = try renderer.touch(at: CGPoint(x: start, y: 40))
      try touch.move(to: CGPoint(x: start + 15, y: 40))
      try touch.move(to: CGPoint(x: start + 30, y: 40))
      try touch.lift()
      #expect(log.take() == expected)
    }
    #expect(judge.questions == [false, true])
    for (x, expected) in [(20.0, []), (150.0, ["plain"]), (30.0, []), (160.0, ["plain"])] {
      try renderer.tap(at: CGPoint(x: x, y: 40))
      try renderer.advance(by: 1)
      #expect(log.take() == expected)
    }
    #expect(judge.questions == [false, true, false, true, false, true])
  }

  @Test func aSwipeIsHeardOnceIfItGoesTheWayInTime() throws {
    let log = Log()
    let swipe = UISwipeGestureRecognizer(target: log, action: _selector(Log.swiped(_:)))
    swipe.direction = .left
    let renderer = try renderer(swipe)
    func drag(_ x: CGFloat, _ y: CGFloat, over seconds: Double = 0.2) throws -> [String] {
      try renderer.drag(
        from: CGPoint(x: 110, y: 60), to: CGPoint(x: 110 + x, y: 60 + y), over: seconds)
      return log.take()
    }
    #expect(try drag(-80, 0) == ["swipe 2"])
    #expect(try drag(-80, 10) == ["swipe 2"])
    #expect(try drag(80, 0) == [] && drag(0, 40) == [] && drag(-40, 0) == [])
    #expect(try drag(-80, 0, over: 3) == [])
  }

  @Test func aViewHearsItselfUnlessItIsAskedNotTo() throws {
    let pad = Pad(frame: .zero)
    let renderer = try renderer(in: pad)
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    #expect(pad.taps == 1)
    let (log, label) = (Log(), UILabel())
    let other = try self.renderer(
      UITapGestureRecognizer(target: log, action: _selector(Log.plain)), in: label)
    _ = try? other.tap(at: CGPoint(x: 60, y: 40))
    #expect(log.take() == [])
  }

  @Test func aRecognizerBelongsToOneView() {
    let (one, other, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.isEmpty == true && other.gestureRecognizers?.count == 1)
    #expect(tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func placesAreThoseOfTheViewThatIsAskedFor() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: CGRect(x: 30, y: 20, width: 9, height: 9))
    let tap = UITapGestureRecognizer()
    outer.addSubview(inner)
    inner.addGestureRecognizer(tap)
    tap.send(.ended, at: CGPoint(x: 3, y: 4))
    #expect(tap.location(in: inner) == CGPoint(x: 3, y: 4))
    #expect(tap.location(in: outer) == CGPoint(x: 33, y: 24))
    #expect(tap.location(in: nil) == CGPoint(x: 33, y: 24))
  }

  /// A selector by its name sends nothing.
  @Test func namesOfMethodsSendNothing() throws {
    let log = Log()
    let renderer = try renderer(UITapGestureRecognizer(target: log, action: _Select("Log.plain")))
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    #expect(log.take() == [])
    #expect(_Select("a") == _Select("a") && _selector(Log.plain) != _selector(Log.plain))
  }

  @Test func aTextIsDrawnWithItsAttributes() throws {
    func label(_ change: (NSMutableAttributedString) -> Void) throws -> UInt64 {
      let (text, label) = (NSMutableAttributedString(string: "Tides today"), UILabel())
      change(text)
      label.attributedText = text
      #expect(label.text == "Tides today")
      return try pixels(try renderer(in: label))
    }
    let plain = try label { _ in }
    let range = NSRange(location: 0, length: 5)
    let attributes: [(NSAttributedString.Key, Any)] = [
      (.font, UIFont.boldSystemFont(ofSize: 24)), (.foregroundColor, UIColor.blue), (.kern, 4),
      (.underlineStyle, NSUnderlineStyle.single.rawValue), (.strikethroughStyle, 1),
      (.baselineOffset, 6.0),
    ]
    // A number counts, whatever its type.
    let numbers: [Any] = [4, 4.0, Float(4), CGFloat(4), NSNumber(value: 4)]
    let kerned = try numbers.map { number in
      try label { $0.addAttribute(.kern, value: number, range: range) }
    }
    let lined = try [1, NSUnderlineStyle.single].map { (style: Any) in
      try label { $0.addAttribute(.underlineStyle, value: style, range: range) }
    }
    #expect(Set(kerned).count == 1 && Set(lined).count == 1)
    var seen: Set = [plain]
    for (key, value) in attributes {
      #expect(seen.insert(try label { $0.addAttribute(key, value: value, range: range) }).inserted)
    }
    let words = UILabel()
    words.attributedText = NSAttributedString(string: "old")
    words.text = "new"
    #expect(words.attributedText == nil && words.text == "new")
  }
}
