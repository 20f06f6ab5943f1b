import Galley
import GalleyUIKit
import Testing

extension UIApplication {
  /// As apps write it: UIKit has no such method, and neither has Galley.
  fileprivate func endEditing(_ force: Bool) {
    sendAction(_Select("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
  }
}

/// Code of views that hides the keyboard takes the focus away.
@MainActor @Suite struct KeyboardTests {
  private struct Form: View {
    let hide: @MainActor () -> Void
    var startsFocused = false
    @State private var name = ""
    @State private var edits = "none"
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name, onEditingChanged: { edits = $0 ? "began" : "ended" })
          .focused($isFocused)
        Text("status \(isFocused) \(edits)")
        Button("Done") { hide() }
        Button("Start") { isFocused = true }
      }
      .frame(width: 200)
    }
  }

  private func status(_ renderer: ImageRenderer<some View>) throws -> String? {
    try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("status") ?? false }?.text
  }

  private static let ways: [@Sendable @MainActor () -> Void] = [
    {
      UIApplication.shared.sendAction(
        _Select("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
    },
    { UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil) },
    {
      UIApplication.shared.sendAction(
        _Select("UIView.endEditing(_:)"), to: nil, from: nil, for: nil)
    },
    { UIApplication.shared.endEditing(true) },
    { UIView().endEditing(true) },
  ]

  @Test(arguments: 0..<5) func theFieldLosesTheFocus(_ way: Int) throws {
    let renderer = ImageRenderer(content: Form(hide: Self.ways[way]))
    try renderer.tap("Name")
    #expect(try status(renderer) == "status true began")
    try renderer.tap("Done")
    #expect(try status(renderer) == "status false ended")
    // A field that a state gave the focus.
    try renderer.tap("Start")
    #expect(try status(renderer)?.hasPrefix("status true") == true)
    try renderer.tap("Done")
    #expect(try status(renderer) == "status false ended")
    #expect(throws: DrivingError.noTextField("")) { try renderer.type("x") }
  }

  @Test func otherMessagesGoNowhere() throws {
    func send(_ action: Selector, to target: Any? = nil) -> Bool {
      UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
    }
    var answers: [Bool] = []
    let renderer = ImageRenderer(
      content: Form {
        answers.append(send("save:"))
        answers.append(send("resignFirstResponder", to: UIView()))
      })
    try renderer.tap("Name")
    try renderer.tap("Done")
    #expect(try status(renderer) == "status true began" && answers == [false, false])
    // Outside of an image nobody has the focus.
    #expect(!send("resignFirstResponder"))
  }
}
