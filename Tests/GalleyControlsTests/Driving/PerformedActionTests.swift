import Foundation
import Galley
import GalleyDriving
import GalleyRendering
import Testing

/// Actions that are no touches: which elements have them, and what performing them does.
@MainActor @Suite struct PerformedActionTests {
  private func order(_ view: some View) throws -> String {
    try #require(try ImageRenderer(content: view).draw().elementTree).readingOrder
  }

  /// What was recorded on SwiftUI (MetalUI, docs/probes/swiftui-accessibility-part2, arms A1, A2, A3, A5 and A6).
  @Test func elementsTellTheActionsOfTheirViews() throws {
    #expect(
      try order(Text("T").accessibilityAction {})
        == "1 Text \"T\" traits isStaticText, isButton actions default\n")
    #expect(
      try order(Text("T").accessibilityAction(named: "Delete") {})
        == "1 Text \"T\" traits isStaticText custom actions \"Delete\"\n")
    #expect(
      try order(Button("B") {}.accessibilityAction(named: "Archive") {})
        == "1 button \"B\" traits isButton actions tap custom actions \"Archive\"\n")
    let two = VStack {
      Text("A")
      Text("B")
    }
    #expect(
      try order(two.accessibilityAction {}) == """
        1 Text "A" traits isStaticText, isButton actions default
        2 Text "B" traits isStaticText, isButton actions default

        """)
    #expect(
      try order(
        Text("T").accessibilityAction(named: "One") {}.accessibilityAction(named: "Two") {})
        == "1 Text \"T\" traits isStaticText custom actions \"Two\", \"One\"\n")
  }

  @Test func kindsAreToldByTheirNames() throws {
    let view = Color.red.frame(width: 44, height: 44).accessibilityLabel("Card")
      .accessibilityAction(.escape) {}.accessibilityAction(.magicTap) {}
      .accessibilityAction(.delete) {}.accessibilityAction(.showMenu) {}
      .accessibilityAction(.init(named: Text("Share"))) {}
    #expect(
      try order(view)
        == "1 Group \"Card\" actions showMenu, delete, magicTap, escape custom actions \"Share\"\n")
    // Of one name there is one action; a link stays one.
    #expect(
      try order(
        Text("T").accessibilityAction(named: "One") {}.accessibilityAction(named: "One") {})
        == "1 Text \"T\" traits isStaticText custom actions \"One\"\n")
    let url = try #require(URL(string: "https://example.org"))
    #expect(
      try order(Link("Site", destination: url).accessibilityAction {})
        == "1 link \"Site\" traits isLink actions tap, default\n")
  }

  @Test func buttonsOfAViewThatIsNotSeenAreActions() throws {
    let view = Text("Mail").accessibilityActions {
      Button("Reply") {}
      Button {
      } label: {
        Label("Forward", systemImage: "arrow.right")
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button("Off") {}.disabled(true)
      Text("No action")
    }
    .accessibilityAction(action: {}, label: { Text("Flag") })
    #expect(
      try order(view)
        == "1 Text \"Mail\" traits isStaticText custom actions \"Flag\", \"Reply\", \"Forward\", \"trash\"\n"
    )
  }

  /// Where several views are read as one, their actions are its own; a view around elements keeps its own.
  @Test func actionsFollowTheElements() throws {
    let parts = HStack {
      Text("A").accessibilityAction(named: "One") {}
      Button("B") {}.accessibilityAction(named: "Two") {}
      Button("C") {}.accessibilityAction(named: "Three") {}
    }
    #expect(
      try order(parts.accessibilityElement(children: .combine)).contains(
        "custom actions \"One\", \"Two\", \"Three\""))
    #expect(!(try order(parts.accessibilityElement(children: .ignore)).contains("custom")))
    #expect(
      try order(
        Text("A").accessibilityElement(children: .contain).accessibilityAction(named: "Close") {})
        == "1 Group custom actions \"Close\"\n  2 Text \"A\" traits isStaticText\n")
    let button = Button {
    } label: {
      Text("A").accessibilityAction(named: "One") {}
      Text("B")
    }
    #expect(
      try order(button).contains("\"A, B\" traits isButton actions tap custom actions \"One\""))
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).accessibilityAction(named: "Networks") {}
    #expect(try order(toggle).contains("custom actions \"Networks\""))
    #expect(
      try order(Text("").accessibilityAction(named: "One") {}.frame(width: 20))
        == "1 Text traits isStaticText custom actions \"One\"\n")
  }

  /// An action needs no room for a finger.
  @Test func actionsAreNoTargets() throws {
    let view = Text("T").padding().background(.white).accessibilityAction {}
      .accessibilityAction(.escape) {}
    let drawing = try ImageRenderer(content: view).draw()
    let tree = try #require(drawing.elementTree)
    let warnings = AccessibilityAudit(try drawing.bitmap(), scale: 1).warnings(of: tree)
    #expect(warnings.isEmpty, "\(warnings)")
  }

  private struct Mail: View {
    @State private var log = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Mail").accessibilityAction { log += "d" }
          .accessibilityAction(named: "Delete") { log += "1" }
          .accessibilityAction(.delete) { log += "2" }
          .accessibilityActions { Button("Reply") { log += "r" } }
        Button("Send") { log += "s" }.accessibilityAction { log += "S" }
          .accessibilityAction(.delete) { log += "k" }
          .accessibilityAction(named: "delete") { log += "n" }
        Text("Off").accessibilityAction { log += "o" }.disabled(true)
        Text("\(log).")
      }
    }
  }

  @Test func performingRunsTheAction() throws {
    let renderer = ImageRenderer(content: Mail())
    func perform(_ name: String, _ label: String) throws -> String {
      try renderer.perform(action: name, on: .query(.label(label)))
      let texts = try #require(try renderer.draw().elementTree).elements.compactMap(\.label)
      return try #require(texts.last)
    }
    #expect(try perform("default", "Mail") == "d.")
    #expect(try perform("Delete", "Mail") == "d1.")
    #expect(try perform("delete", "Mail") == "d12.")
    #expect(try perform("Reply", "Mail") == "d12r.")
    // What a button does by itself is not run.
    #expect(try perform("default", "Send") == "d12rS.")
    // Of a name and a kind, the name counts.
    #expect(try perform("delete", "Send") == "d12rSn.")
    #expect(throws: DrivingError.disabled("Off")) { try perform("default", "Off") }
    #expect(throws: DrivingError.noReaction("\"Mail\"", to: "the action \"Archive\"")) {
      try perform("Archive", "Mail")
    }
    #expect(throws: DrivingError.self) { try perform("default", "Nothing") }
  }

  /// A tap is a touch: the action of the button itself.
  @Test func tapsAreNoActions() throws {
    let renderer = ImageRenderer(content: Mail())
    try renderer.tap("Send")
    let texts = try #require(try renderer.draw().elementTree).elements.compactMap(\.label)
    #expect(texts.last == "s.")
  }

  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)").accessibilityIdentifier(name)
        .accessibilityAction(named: "Add") { count += 1 }
        .accessibilityAdjustableAction { count += $0 == .increment ? 10 : -10 }
    }
  }

  /// One view value in two places has two states, and each action changes its own.
  @Test func actionsChangeTheirOwnPlace() throws {
    let row = Row(name: "Kept")
    let renderer = ImageRenderer(
      content: HStack {
        row
        row
      })
    for x in [0.25, 0.75] {
      let frames = try #require(try renderer.draw().elementTree).elements.map(\.frame)
      let frame = x < 0.5 ? frames[0] : frames[1]
      let place = ValueTarget.place(CGPoint(x: frame.midX, y: frame.midY))
      try renderer.perform(action: "Add", on: place)
      if x > 0.5 { try renderer.adjust(place, .increment) }
    }
    let texts = try #require(try renderer.draw().elementTree).elements.compactMap(\.label)
    #expect(texts == ["Kept 1", "Kept 11"])
  }
}
