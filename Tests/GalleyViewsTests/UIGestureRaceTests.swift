import Galley
import GalleyUIKit
import Testing

/// Gestures of UIKit beside others, and what is left of those that end before their time.
extension UIGestureTests {
  private func tap(_ target: Log, _ action: Selector, count: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: target, action: action)
    tap.numberOfTapsRequired = count
    return tap
  }

  private func swipe(
    _ target: Log, _ direction: UISwipeGestureRecognizer.Direction
  ) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer(target: target, action: _selector(Log.swiped(_:)))
    swipe.direction = direction
    return swipe
  }

  private func pan(_ target: Log) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: target, action: _selector(Log.panned(_:)))
  }

  @Test func swipesOfAViewAreEachHeardAndLeaveTapsAlone() throws {
    let log = Log()
    let renderer = try renderer(
      swipe(log, .left), swipe(log, .right), tap(log, _selector(Log.plain)))
    let (left, middle) = (CGPoint(x: 30, y: 60), CGPoint(x: 110, y: 60))
    try renderer.drag(from: middle, to: left)
    #expect(log.take() == ["swipe 2"])
    try renderer.drag(from: left, to: middle)
    #expect(log.take() == ["swipe 1"])
    try renderer.tap(at: middle)
    #expect(log.take() == ["plain"])
  }

  @Test func aSwipeCountsBesideAPan() throws {
    let log = Log()
    let renderer = try renderer(pan(log), swipe(log, .left))
    let touch = try renderer.touch(at: CGPoint(x: 110, y: 60))
    try touch.move(to: CGPoint(x: 90, y: 60))
    try touch.move(to: CGPoint(x: 50, y: 60))
    try touch.lift()
    #expect(log.take() == ["began -20 0", "swipe 2", "changed -60 0", "ended -60 0"])
  }

  @Test func aTapWaitsForMoreTaps() throws {
    let log = Log()
    let renderer = try renderer(
      tap(log, _selector(Log.plain)), tap(log, _selector(Log.triple), count: 3),
      tap(log, _selector(Log.double), count: 2))
    for (count, words) in [(1, ["plain"]), (2, ["double"]), (3, ["triple"])] {
      try renderer.tap(at: CGPoint(x: 60, y: 40), count: count)
      #expect(log.take() == words)
    }
  }

  /// Of equal ones the first counts, and none that asks for more fingers than there are.
  @Test func theFirstTapCounts() throws {
    let (log, two) = (Log(), UITapGestureRecognizer())
    two.addTarget(log, action: _selector(Log.triple))
    two.numberOfTouchesRequired = 2
    let renderer = try renderer(
      two, tap(log, _selector(Log.plain)), tap(log, _selector(Log.double)))
    try renderer.tap(at: CGPoint(x: 60, y: 40))
    #expect(log.take() == ["plain"])
  }

  @Test(arguments: 0..<3) func whatIsSwitchedOffBeginsAnew(_ way: Int) throws {
    let (log, view) = (Log(), UIView())
    let pan = pan(log)
    let renderer = try renderer(pan, in: view)
    func switchOff() {
      switch way {
      case 0: pan.isEnabled = false
      case 1: view.isUserInteractionEnabled = false
      default: view.removeGestureRecognizer(pan)
      }
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }
    func switchOn() {
      pan.isEnabled = true
      view.isUserInteractionEnabled = true
      if way == 2 { view.addGestureRecognizer(pan) }
    }
    let touch = try renderer.touch(at: CGPoint(x: 60, y: 40))
    try touch.move(to: CGPoint(x: 80, y: 40))
    #expect(log.take() == ["began 20 0"] && pan.state == .began && pan.numberOfTouches == 1)
    switchOff()
    switchOn()
    try touch.move(to: CGPoint(x: 90, y: 40))
    #expect(log.take() == ["began 30 0"])
    switchOff()
    try touch.move(to: CGPoint(x: 100, y: 40))
    try touch.lift()
    #expect(log.take() == [] && pan.state == .possible)
  }

  @Test func aTouchThatIsTakenAwayLeavesNothing() throws {
    let log = Log()
    let (pan, swipe) = (pan(log), swipe(log, .left))
    let renderer = try renderer(pan, swipe)
    for _ in 0..<2 {
      // The next touch takes the one before away.
      let touch = try renderer.touch(at: CGPoint(x: 110, y: 60))
      #expect(pan.state == .possible)
      try touch.move(to: CGPoint(x: 50, y: 60))
      #expect(log.take() == ["swipe 2", "began -60 0"])
    }
  }

  @Test func aViewHearsIfThoseAroundDo() throws {
    let (log, outer, inner) = (Log(), UIImageView(image: nil), UIView())
    outer.addSubview(inner)
    inner.addGestureRecognizer(tap(log, _selector(Log.plain)))
    for hears in [false, true] {
      outer.isUserInteractionEnabled = hears
      try renderer(in: outer).tap(at: CGPoint(x: 60, y: 40))
      #expect(log.take() == (hears ? ["plain"] : []))
    }
  }

  /// Labels and images hear nothing unless they are told to, however they are made.
  @Test func labelsAndImagesHearNothing() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    for view in [UILabel(), UIImageView(image: nil), UILabel(coder: coder)] {
      #expect(view?.isUserInteractionEnabled == false)
      view?.isUserInteractionEnabled = true
      #expect(view?.isUserInteractionEnabled == true)
    }
    #expect(
      UIView().isUserInteractionEnabled && UIView(coder: coder)?.isUserInteractionEnabled == true)
  }

  @Test func twoFingersPinch() throws {
    let log = Log()
    let pinch = UIPinchGestureRecognizer(target: log, action: _selector(Log.pinched(_:)))
    let renderer = try renderer(pinch)
    func fingers(_ distance: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: 110 - distance / 2, y: 60), CGPoint(x: 110 + distance / 2, y: 60))
    }
    let touch = try renderer.touch(at: fingers(40).0, and: fingers(40).1)
    try touch.move(to: fingers(80).0, and: fingers(80).1)
    #expect(log.take() == ["pinch began 2.0"] && pinch.numberOfTouches == 2)
    #expect(pinch.location(in: pinch.view) == CGPoint(x: 100, y: 50))
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    try touch.move(to: fingers(120).0, and: fingers(120).1)
    try touch.lift()
    #expect(log.take() == ["pinch changed 1.5", "pinch ended 1.5"] && pinch.state == .possible)
    // One finger does not pinch.
    try renderer.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 60))
    #expect(log.take() == [])
  }

  @Test func twoFingersTurn() throws {
    let log = Log()
    let turn = UIRotationGestureRecognizer(target: log, action: _selector(Log.turned(_:)))
    let renderer = try renderer(turn)
    let touch = try renderer.touch(at: CGPoint(x: 90, y: 60), and: CGPoint(x: 130, y: 60))
    try touch.move(to: CGPoint(x: 110, y: 40), and: CGPoint(x: 110, y: 80))
    #expect(log.take() == ["turn began 90"])
    turn.rotation = 0
    #expect(turn.rotation == 0 && turn.velocity == 0)
    try touch.move(to: CGPoint(x: 130, y: 60), and: CGPoint(x: 90, y: 60))
    try touch.lift()
    #expect(log.take() == ["turn changed 90", "turn ended 90"])
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(arguments: [false, true]) func aDelegateLetsGesturesGoOnTogether(_ asks: Bool) throws {
    let (log, both) = (Log(), Both())
    let pinch = UIPinchGestureRecognizer(target: log, action: _selector(Log.pinched(_:)))
    let turn = UIRotationGestureRecognizer(target: log, action: _selector(Log.turned(_:)))
    if asks { turn.delegate = both }
    let renderer = try renderer(pinch, turn)
    let touch = try renderer.touch(at: CGPoint(x: 90, y: 60), and: CGPoint(x: 130, y: 60))
    try touch.move(to: CGPoint(x: 110, y: 20), and: CGPoint(x: 110, y: 100))
    try touch.lift()
    let pinched = ["pinch began 2.0", "pinch ended 2.0"]
    let turned = ["turn began 90", "turn ended 90"]
    #expect(log.take().sorted() == (asks ? pinched + turned : pinched))
  }

  @Test func aControlTellsItsTargets() throws {
    let (log, control) = (Log(), UIControl())
    control.addTarget(log, action: _selector(Log.plain), for: .touchUpInside)
    let renderer = try renderer(in: control)
    let place = CGPoint(x: 60, y: 40)
    try renderer.tap(at: place)
    #expect(log.take() == ["plain"])
    control.isEnabled = false
    try renderer.tap(at: place)
    control.addTarget(nil, action: _selector(Log.triple), for: .allEvents)
    control.addTarget(log, action: _selector(Log.double), for: [.valueChanged, .editingChanged])
    control.sendActions(for: .editingDidEnd)
    #expect(log.take() == [])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["double"])
    control.removeTarget(log, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == [])
    control.sendActions(for: .allEvents)
    #expect(log.take() == ["plain", "double"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.take() == [])
  }

  private struct Page: View {
    let view: UIView
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $name).focused($isFocused).frame(height: 40)
        Text("focus \(isFocused)").frame(height: 20)
        Shown(view: view).frame(height: 60)
      }
      .frame(width: 200)
    }
  }

  /// The name of a method that hides the keyboard does so on a view or another responder.
  @Test(
    arguments: [
      ("UIView.endEditing(_:)", true, false), ("UIResponder.resignFirstResponder", true, false),
      ("endEditing", true, false), ("UIView.save", true, true),
      ("UIView.endEditing(_:)", false, true),
    ])
  func aTapHidesTheKeyboard(_ name: String, isOfView: Bool, keepsFocus: Bool) throws {
    let (log, view) = (Log(), UIView())
    let target: AnyObject = isOfView ? view : log
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: _Select(name)))
    let renderer = ImageRenderer(content: Page(view: view))
    func focus() throws -> String? {
      try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("focus") ?? false }?.text
    }
    try renderer.tap("Name")
    #expect(try focus() == "focus true")
    try renderer.tap(at: CGPoint(x: 100, y: 90))
    #expect(try focus() == "focus \(keepsFocus)")
  }
}
