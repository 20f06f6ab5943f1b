import Foundation
import Galley
import Testing

/// What is hard to see, to touch or to have read aloud.
@MainActor @Suite struct AccessibilityAuditTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  private func warnings(
    _ view: some View, rule: AccessibilityAudit.ContrastRule = .all
  ) throws -> [AccessibilityWarning.Kind] {
    let drawing = try ImageRenderer(content: view).draw()
    let tree = try #require(drawing.elementTree)
    return AccessibilityAudit(try drawing.bitmap(), scale: 1, rule: rule).warnings(of: tree)
      .map(\.kind)
  }

  /// Ratios that the web's guidelines are known by.
  @Test func contrastIsThatOfTheGuidelines() {
    func contrast(_ byte: Double) -> Double {
      AccessibilityAudit.contrast([byte / 255, byte / 255, byte / 255], [1, 1, 1])
    }
    #expect(abs(contrast(0) - 21) < 1e-9 && contrast(255) == 1)
    #expect(abs(contrast(0x76) - 4.54) < 0.005 && abs(contrast(0x77) - 4.48) < 0.005)
  }

  @Test func palerTextsAreWarnedOf() throws {
    func text(_ byte: Double, size: CGFloat) -> some View {
      Text("Words").font(.system(size: size)).foregroundStyle(Color(white: byte / 255))
        .padding().background(.white)
    }
    #expect(try warnings(text(0x76, size: 16)) == [])
    let pale = try warnings(text(0x77, size: 16))
    guard case .contrast(let ratio, least: 4.5) = try #require(pale.first) else {
      Issue.record("\(pale)")
      return
    }
    #expect(abs(ratio - 4.48) < 0.005)
    // Large text needs less by the rule of the web's guidelines alone.
    #expect(try warnings(text(0x77, size: 24)).count == 1)
    #expect(try warnings(text(0x77, size: 24), rule: .wcag) == [])
    #expect(try warnings(text(0x77, size: 23), rule: .wcag).count == 1)
    let paler = try warnings(text(0x99, size: 24), rule: .wcag)
    guard case .contrast(let other, least: 3) = try #require(paler.first) else {
      Issue.record("\(paler)")
      return
    }
    #expect(abs(other - 2.85) < 0.005)
  }

  /// A text that views around fade is as pale as it looks; one that is faded together with its ground looks as it is painted.
  @Test func fadedTextsAreWarnedOf() throws {
    let text = Text("Words").font(.system(size: 30))
    let faded = VStack { text.foregroundStyle(.black).opacity(0.5) }.opacity(0.6)
      .padding().background(.white)
    let pale = try warnings(faded)
    guard case .contrast(let ratio, least: 4.5) = try #require(pale.first) else {
      Issue.record("\(pale)")
      return
    }
    // 0.7 of white: 1.05 / (0.448 + 0.05).
    #expect(abs(ratio - 2.11) < 0.03)
    let tree = try tree(faded)
    #expect(tree.json.contains("\"opacity\": 0.3,"))
    #expect(try ElementTree(json: Data(tree.json.utf8)).json == tree.json)
    // White on blue, half of it on white: 1.05 / (0.271 + 0.05), and not 1.89.
    let card = text.foregroundStyle(.white).padding().background(Color(red: 0, green: 0, blue: 1))
      .compositingGroup().opacity(0.5).background(.white)
    #expect(try warnings(card, rule: .wcag) == [])
    #expect(try warnings(card).count == 1)
  }

  /// A control needs a label as an image does; what has a name by an image or a label around it does not.
  @Test func namelessControlsAreWarnedOf() throws {
    let url = try #require(URL(string: "https://example.org"))
    func large(_ view: some View) -> some View { view.frame(minWidth: 50, minHeight: 50) }
    func found(_ view: some View) throws -> [AccessibilityWarning.Kind] {
      try warnings(view).filter { kind in
        if case .smallTarget = kind { false } else { true }
      }
    }
    let views: [AnyView] = [
      AnyView(Toggle("", isOn: .constant(true))), AnyView(Slider(value: .constant(0.5))),
      AnyView(TextField("", text: .constant(""))), AnyView(TextEditor(text: .constant("Some"))),
      AnyView(Button(action: {}, label: { large(Circle()) })),
      AnyView(Link(destination: url, label: { large(Circle()) })),
      AnyView(
        Menu {
          Button("A") {}
        } label: {
          large(Circle())
        }), AnyView(large(Color.red).accessibilityAddTraits(.isButton)),
    ]
    for (index, view) in views.enumerated() {
      #expect(try found(view.frame(width: 200, height: 100)) == [.unlabelledControl], "\(index)")
      #expect(
        try found(view.accessibilityLabel("Name").frame(width: 200, height: 100)) == [], "\(index)")
    }
    #expect(
      try found(Button(action: {}, label: { Image(systemName: "trash") })) == [.unlabelledImage])
    #expect(try found(ProgressView()) == [])
    // An empty title is none of the buttons' names, and nothing of an empty field is cut.
    let stepper = try tree(Stepper("", value: .constant(1))).elements
    #expect(stepper.compactMap(\.label) == ["Decrement", "Increment"])
    let field = try tree(TextField("", text: .constant("")).frame(width: 200)).elements
    #expect(field.map(\.isTruncated) == [false])
  }

  @Test func smallTargetsAndCutTextsAndNamelessImagesAreWarnedOf() throws {
    func button(height: CGFloat) -> some View {
      Button {
      } label: {
        Text("Go").foregroundStyle(.black).frame(width: 60, height: height).background(.white)
      }
      .buttonStyle(.plain)
    }
    #expect(try warnings(button(height: 44)) == [])
    #expect(
      try warnings(button(height: 43)) == [.smallTarget(CGSize(width: 60, height: 43))])
    let long = Text("Many words that do not fit").foregroundStyle(.black).lineLimit(1)
      .frame(width: 60).background(.white)
    #expect(try warnings(long) == [.truncatedText])
    #expect(try warnings(Image(systemName: "trash")) == [.unlabelledImage])
    #expect(try warnings(Image(systemName: "trash").accessibilityLabel("Delete")) == [])
  }
}
