import Galley
import GalleyUIKit
import Testing

/// What controls of UIKit tell their targets and delegates of when they are touched.
@MainActor @Suite struct UIKitControlDrivingTests {
  @MainActor
  private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate
  {
    var words: [String] = []

    func turned(_ sender: UISwitch) { words.append("switch \(sender.isOn)") }
    func slid(_ sender: UISlider) { words.append("slider") }
    func counted(_ sender: UIStepper) { words.append("stepper \(Int(sender.value))") }
    func chosen(_ sender: UISegmentedControl) {
      words.append("segment \(sender.selectedSegmentIndex)")
    }
    func tapped() { words.append("button") }
    func typed(_ sender: UITextField) { words.append("text \(sender.text ?? "nil")") }
    func began() { words.append("began") }
    func ended() { words.append("ended") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      words.append("\(range.location) \(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      words.append("return \(textField.isFirstResponder)")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { words.append(textView.text) }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      words.append("search \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { words.append("searched") }

    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func renderer(_ view: UIView) throws -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Shown(view: view).frame(width: 200, height: 60))
    try renderer.advance(by: 0)
    return renderer
  }

  private let middle = CGPoint(x: 100, y: 30)

  @Test func aSwitchIsTurned() throws {
    let (log, view) = (Log(), UISwitch())
    view.addTarget(log, action: _selector(Log.turned(_:)), for: .valueChanged)
    let renderer = try renderer(view)
    let before = try renderer.draw().pixelHash
    try renderer.tap(at: middle)
    #expect(view.isOn && log.take() == ["switch true"])
    #expect(try renderer.draw().pixelHash != before)
    view.isUserInteractionEnabled = false
    try self.renderer(view).tap(at: middle)
    #expect(log.take() == [])
  }

  /// The knob of 27 points has a way of 173.
  @Test func aKnobIsDragged() throws {
    let (log, view) = (Log(), UISlider())
    view.value = 0.5
    view.isContinuous = false
    view.addTarget(log, action: _selector(Log.slid(_:)), for: .valueChanged)
    let renderer = try renderer(view)
    try renderer.drag(from: middle, to: CGPoint(x: 150, y: 30))
    #expect(abs(Double(view.value) - (0.5 + 50 / 173)) < 1e-4)
    #expect(log.take() == ["slider"])
    view.isContinuous = true
    try renderer.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 199, y: 30))
    #expect(view.value == 1 && log.take().count > 1)
  }

  /// The stepper is 94 points wide, in the middle: its signs are around 76.5 and 123.5.
  @Test func aStepperCounts() throws {
    let (log, view) = (Log(), UIStepper())
    (view.minimumValue, view.maximumValue, view.stepValue) = (0, 5, 2)
    view.addTarget(log, action: _selector(Log.counted(_:)), for: .valueChanged)
    let renderer = try renderer(view)
    let (minus, plus) = (CGPoint(x: 76, y: 30), CGPoint(x: 124, y: 30))
    for _ in 0..<3 { try renderer.tap(at: plus) }
    #expect(log.take() == ["stepper 2", "stepper 4", "stepper 5"])
    try renderer.tap(at: minus)
    #expect(log.take() == ["stepper 3"])
    view.wraps = true
    view.value = 5
    try self.renderer(view).tap(at: plus)
    #expect(log.take() == ["stepper 0"])
  }

  @Test func aSegmentIsChosen() throws {
    let (log, view) = (Log(), UISegmentedControl(items: ["One", "Two"]))
    view.addTarget(log, action: _selector(Log.chosen(_:)), for: .valueChanged)
    let renderer = try renderer(view)
    try renderer.tap("Two")
    #expect(log.take() == ["segment 1"] && view.selectedSegmentIndex == 1)
  }

  @Test func aButtonRunsTargetsAndActions() throws {
    let (log, view) = (Log(), UIButton(type: .system))
    view.setTitle("Go", for: .normal)
    view.addTarget(log, action: _selector(Log.tapped), for: .touchUpInside)
    let action = UIAction { action in
      log.words.append("action \(action.sender === view)")
    }
    view.addAction(action, for: .touchUpInside)
    let renderer = try renderer(view)
    try renderer.tap("Go")
    #expect(log.take() == ["button", "action true"])
    view.removeAction(action, for: .allEvents)
    try renderer.tap("Go")
    #expect(log.take() == ["button"])
    let save = UIAction(title: "Save") { _ in log.words.append("saved") }
    try self.renderer(UIButton(primaryAction: save)).tap("Save")
    #expect(log.take() == ["saved"])
  }

  /// Apple's documentation: `textField(_:shouldChangeCharactersIn:replacementString:)` is asked before each change.
  @Test func aFieldTellsWhatIsTyped() throws {
    let (log, view) = (Log(), UITextField())
    view.placeholder = "Name"
    view.delegate = log
    view.addTarget(log, action: _selector(Log.typed(_:)), for: .editingChanged)
    view.addTarget(log, action: _selector(Log.began), for: .editingDidBegin)
    view.addTarget(log, action: _selector(Log.ended), for: .editingDidEnd)
    let renderer = try renderer(view)
    try renderer.type("Ax", into: "Name")
    #expect(log.take() == ["began", "0 0 A", "text A", "1 0 x"])
    #expect(view.text == "A" && view.isFirstResponder)
    try renderer.type("\n")
    #expect(log.take() == ["return true", "ended"])
    #expect(!view.isFirstResponder)
  }

  @Test func textViewsAndSearchBarsTellWhatIsTyped() throws {
    let log = Log()
    let view = UITextView()
    view.delegate = log
    let text = try renderer(view)
    try text.tap(at: middle)
    try text.type("ab")
    #expect(log.take() == ["a", "ab"] && view.text == "ab")
    let bar = UISearchBar()
    bar.placeholder = "Teas"
    bar.delegate = log
    let search = try renderer(bar)
    try search.type("a\n", into: "Teas")
    #expect(log.take() == ["search a", "searched"] && bar.text == "a")
  }

  @Test func aNotificationSendsItsMessage() {
    @MainActor final class Listener: NSObject {
      var names: [String] = []
      func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
    }
    let center = NotificationCenter()
    let name = Notification.Name("UIKitControlDrivingTests")
    let listener = Listener()
    center.addObserver(
      listener, selector: _selector(Listener.heard(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    #expect(listener.names == [name.rawValue])
  }
}
