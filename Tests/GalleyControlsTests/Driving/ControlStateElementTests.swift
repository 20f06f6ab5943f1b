import Foundation
import Galley
import Testing

/// What the elements of controls, labels and bars say.
@MainActor @Suite struct ControlStateElementTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  /// How many images are said to have no label.
  private func unlabelledImages(_ view: some View) throws -> Int {
    let drawing = try ImageRenderer(content: view).draw()
    let tree = try #require(drawing.elementTree)
    return AccessibilityAudit(try drawing.bitmap(), scale: 1).warnings(of: tree)
      .count { $0.kind == .unlabelledImage }
  }

  @Test func controlsSayTheirState() throws {
    let tree = try tree(
      VStack {
        Toggle("Alerts", isOn: .constant(true))
        Toggle(isOn: .constant(false)) { Label("Air", systemImage: "airplane") }
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
        .pickerStyle(.segmented)
        ProgressView(value: 0.4) { Text("Loading") }
        ProgressView()
        Gauge(value: 0.3) { Text("Heat") }
        DisclosureGroup("More", isExpanded: .constant(false)) { Text("In") }
      }
      .frame(width: 300)
      .environment(\.locale, Locale(identifier: "en_US")))
    #expect(
      tree.readingOrder == """
        1 toggle "Alerts" value "1" traits isButton, isToggle actions tap
        2 toggle "Air" value "0" traits isButton, isToggle actions tap
        3 option "Apple" traits isButton, isSelected actions tap
        4 option "Pear" traits isButton actions tap
        5 progress view "Loading" value "40%"
        6 progress view
        7 gauge "Heat" value "30%"
        8 button "More" value "collapsed" traits isButton actions tap

        """)
    // The switch is at the end of its row, and its words are not in it.
    let toggle = tree.elements[0]
    #expect(toggle.type.name == "Toggle" && toggle.frame.minX > 200)
    #expect(toggle.lines.map(\.text) == ["Alerts"] && tree.elements[1].image == "airplane")
  }

  @Test func theSignsOfAStepperAreButtons() throws {
    let tree = try tree(Stepper("Cups", value: .constant(9), in: 1...9).frame(width: 300))
    let buttons = tree.elements.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["Cups, Decrement", "Cups, Increment"])
    #expect(buttons.allSatisfy { $0.traits == [.isButton] })
    #expect(buttons.map(\.isEnabled) == [true, false])
  }

  @Test func someOfSeveralSwitchesAreMixed() throws {
    struct Item { var isOn: Binding<Bool> }
    let items = [Item(isOn: .constant(true)), Item(isOn: .constant(false))]
    let toggle = try #require(try tree(Toggle("All", sources: items, isOn: \.isOn)).elements.first)
    #expect(toggle.value == "mixed")
  }

  @Test func sharesAreInTheLocale() throws {
    let view = ProgressView(value: 1, total: 8).frame(width: 100)
      .environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try tree(view).elements.map(\.value) == ["12\u{A0}%"])
  }

  @Test func theChosenTabIsSelected() throws {
    let view = TabView {
      Text("One").tabItem { Label("T1", systemImage: "star") }
      Text("Two").tabItem { Label("T2", systemImage: "heart") }
    }
    .frame(width: 300, height: 300)
    let tabs = try tree(view).elements.filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["T1", "T2"])
    #expect(tabs.map(\.traits) == [[.isButton, .isSelected], [.isButton]])
    #expect(tabs.allSatisfy { $0.image != nil && $0.lines.count == 1 })
    #expect(try unlabelledImages(view) == 0)
  }

  @Test func aLabelIsOneElement() throws {
    let tree = try tree(
      VStack(spacing: 0) {
        Label("Wifi", systemImage: "wifi")
        Button {
        } label: {
          Label("Go", systemImage: "gear")
        }
        Label("Alone", systemImage: "star").labelStyle(.iconOnly)
      })
    #expect(
      tree.readingOrder == """
        1 Text "Wifi" traits isStaticText
        2 button "Go" traits isButton actions tap
        3 Image "Alone" traits isImage

        """)
    #expect(tree.elements.map(\.image) == ["wifi", "gear", "star"])
    // The frame is that of both.
    let label = tree.elements[0]
    #expect(label.frame.minX < (label.lines.first?.frame.minX ?? 0))
  }

  @Test func imagesThatAreNamedAreNotWarnedOf() throws {
    let star = Image(systemName: "star")
    let button = Button {
    } label: {
      HStack {
        star
        Text("Add")
      }
    }
    #expect(try unlabelledImages(button) == 0)
    #expect(try unlabelledImages(Label("Rating", systemImage: "star")) == 0)
    #expect(
      try unlabelledImages(
        Label {
          Text("Pair")
        } icon: {
          HStack {
            star; star
          }
        }) == 0)
    #expect(
      try unlabelledImages(Toggle(isOn: .constant(true)) { Label("A", systemImage: "star") }) == 0)
    // Nothing says what these are.
    #expect(
      try unlabelledImages(
        HStack {
          star; Text("Beside")
        }) == 1)
    #expect(
      try unlabelledImages(
        Button {
        } label: {
          star
        }) == 1)
  }

  /// VoiceOver reads the bar of a screen first, whatever is said of the order in its content.
  @Test func theBarIsReadFirstAndTitlesAreHeaders() throws {
    let view = NavigationStack {
      List {
        Section("Head") {
          Text("Row")
          Text("First").accessibilitySortPriority(5)
          NavigationLink("Go") { Text("There") }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Title")
      .toolbar { Button("Edit") {} }
    }
    .frame(width: 320, height: 400)
    let elements = try tree(view).elements.filter { $0.label != nil }
    #expect(elements.map(\.label) == ["Edit", "Title", "First", "Head", "Row", "Go"])
    let headers = elements.filter { $0.traits.contains(.isHeader) }
    #expect(headers.map(\.label) == ["Title", "Head"])
    let link = try #require(elements.last)
    #expect(
      link.type.name == "NavigationLink" && link.role == .button && link.traits == [.isButton])
  }

  /// Numbers of elements stay while something is typed.
  @Test func anEmptyFieldIsOneElement() throws {
    for text in ["", "Ada"] {
      let fields = try tree(
        VStack {
          TextField("Name", text: .constant(text))
          SecureField("Password", text: .constant(text))
        }
        .frame(width: 200)
      ).elements
      #expect(fields.map(\.label) == ["Name", "Password"], "\(text)")
      #expect(fields.map(\.value) == [text, String(repeating: "•", count: text.count)])
      #expect(fields.map(\.type.name) == ["TextField", "TextField"])
      #expect(fields.allSatisfy { $0.actions == [.type, .tap] })
    }
  }
}
