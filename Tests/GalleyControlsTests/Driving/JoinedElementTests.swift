import Foundation
import Galley
import Testing

/// Which views are read as one element, and which of several say what is said of them together.
@MainActor @Suite struct JoinedElementTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  private func order(_ view: some View) throws -> String { try tree(view).readingOrder }

  private func warnings(_ view: some View) throws -> [AccessibilityWarning.Kind] {
    let drawing = try ImageRenderer(content: view).draw()
    let tree = try #require(drawing.elementTree)
    return AccessibilityAudit(try drawing.bitmap(), scale: 1).warnings(of: tree).map(\.kind)
  }

  private var two: some View {
    VStack {
      Text("A")
      Text("B")
    }
  }

  @Test func aButtonOfSeveralPartsIsOneElement() throws {
    func button(_ first: some View, _ second: some View) -> some View {
      Button {
      } label: {
        HStack {
          first
          second
        }
      }
    }
    #expect(
      try order(button(Text("A"), Text("B")))
        == "1 button \"A, B\" traits isButton actions tap\n")
    #expect(
      try order(button(Text("vol").accessibilityValue("5"), Text("B")))
        == "1 button \"vol, B\" value \"5\" traits isButton actions tap\n")
    #expect(
      try order(button(Text("a").accessibilityValue("1"), Text("b").accessibilityValue("2")))
        == "1 button \"a, b\" value \"1, 2\" traits isButton actions tap\n")
    #expect(
      try order(button(Text("A").accessibilityLabel("X"), Text("B")))
        == "1 button \"X, B\" traits isButton actions tap\n")
    let star = try tree(
      button(Text("A").accessibilityHint("Opens it"), Image(systemName: "star"))
    ).elements
    #expect(star.count == 1 && star[0].label == "A" && star[0].image == "star")
    #expect(star[0].hint == "Opens it" && star[0].lines.map(\.text) == ["A"])
    // What reacts by itself stays.
    let inner = try tree(button(Text("A"), Button("B") {})).elements
    #expect(inner.map(\.label) == ["A, B", "A", "B"])
  }

  @Test func linksAndMenusOfSeveralPartsAreOneElement() throws {
    let url = try #require(URL(string: "https://example.org"))
    let list = NavigationStack {
      List {
        NavigationLink {
          Text("There")
        } label: {
          VStack {
            Text("Title")
            Text("Subtitle").accessibilityIdentifier("sub")
          }
        }
      }
    }
    let tree = try tree(
      VStack {
        Link(destination: url) { two }
        Menu {
          Button("C") {}
        } label: {
          two
        }
        list.frame(width: 300, height: 200)
      })
    let elements = tree.elements.filter { $0.type != .group }
    #expect(elements.map(\.label) == ["A, B", "A, B", "Title, Subtitle"], "\(tree.readingOrder)")
    #expect(elements.map(\.role) == [.link, .menu, .button])
    #expect(elements.map(\.identifier) == [nil, nil, "sub"])
    #expect(elements.allSatisfy { $0.lines.count == 2 && $0.actions == [.tap] })
  }

  /// Each text in a button is looked at, and found by its own words.
  @Test func textsInAButtonAreStillFound() throws {
    func button(_ color: Color, width: CGFloat) -> some View {
      Button {
      } label: {
        VStack {
          Text("Plain").foregroundStyle(.black)
          Text("Many words").lineLimit(1).frame(width: width).foregroundStyle(color)
        }
        .frame(width: 200, height: 80).background(.white)
      }
      .buttonStyle(.plain)
    }
    #expect(try warnings(button(.black, width: 180)) == [])
    #expect(try warnings(button(.black, width: 40)) == [.truncatedText])
    let pale = try warnings(button(Color(white: 0.7), width: 180))
    #expect(pale.count == 1)
    guard case .contrast(_, least: 4.5)? = pale.first else {
      Issue.record("\(pale)")
      return
    }
    let renderer = ImageRenderer(content: button(.black, width: 180))
    #expect(try renderer.tap("Many words") == ["Button \"Plain, Many words\""])
    #expect(try renderer.tap("Plain, Many words") == ["Button \"Plain, Many words\""])
  }

  @Test func whatIsSaidOfAContainerIsSaidOfEachViewInIt() throws {
    let text = "traits isStaticText"
    #expect(
      try order(two.accessibilityLabel("L")) == "1 Text \"L\" \(text)\n2 Text \"L\" \(text)\n")
    let mixed = VStack {
      Text("A").accessibilityLabel("Own")
      Button("B") {}
    }
    #expect(
      try order(mixed.padding().accessibilityLabel("L"))
        == "1 Text \"L\" \(text)\n2 button \"L\" traits isButton actions tap\n")
    let said = try tree(two.accessibilityValue("V").accessibilityIdentifier("g")).elements
    #expect(said.map(\.label) == ["A", "B"] && said.map(\.value) == ["V", "V"])
    #expect(said.map(\.identifier) == ["g", "g"] && said.map(\.depth) == [0, 0])
    let helped = VStack {
      Text("A").help("Inner")
      Text("B")
    }
    #expect(try tree(helped.help("Outer")).elements.map(\.hint) == ["Outer", "Outer"])
    let adjusted = two.accessibilityAdjustableAction { _ in }.accessibilityLabel("L")
    let elements = try tree(adjusted).elements
    #expect(elements.map(\.label) == ["L", "L"])
    #expect(elements.allSatisfy { $0.actions == [.increment, .decrement] })
    // An element that others are in says it itself.
    let group = try tree(two.accessibilityElement(children: .contain).accessibilityHint("H"))
    #expect(group.elements.map(\.hint) == ["H", nil, nil])
    #expect(try tree(two.accessibilityLabel("")).elements.map(\.label) == ["A", "B"])
  }

  /// Their parts have names of their own, by which they are told apart.
  @Test func listsAndControlsOfSeveralPartsKeepTheirLabel() throws {
    let list = List(0..<2, id: \.self) { Text("Row \($0)") }.frame(width: 200, height: 200)
    let listed = try tree(list.accessibilityLabel("Contacts")).elements
    #expect(listed.map(\.label) == ["Contacts", "Row 0", "Row 1"])
    #expect(listed.map(\.depth) == [0, 1, 1])
    let beside = try tree(
      VStack {
        Text("Title")
        ScrollView { two }.frame(height: 50)
      }
      .accessibilityIdentifier("card")
    ).elements
    #expect(beside.map(\.identifier) == ["card", "card", nil, nil])
    #expect(beside.map(\.label) == ["Title", nil, "A", "B"])
    let picker = Picker("Kind", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(
      try tree(picker.accessibilityLabel("Kind")).elements.map(\.label) == ["Kind", "One", "Two"])
    let day = Date(timeIntervalSince1970: 0)
    let month = DatePicker("Day", selection: .constant(day), displayedComponents: .date)
      .datePickerStyle(.graphical).accessibilityIdentifier("day")
    let days = try tree(month.frame(width: 320)).elements
    #expect(days.filter { $0.identifier == "day" }.count == 1 && days.count > 28)
  }

  /// A container is found by what is said of it, though no element is it.
  @Test func aContainerIsStillTapped() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Text("Name")
        Button("Buy") {}
      }
      .accessibilityLabel("Tea").accessibilityIdentifier("card"))
    #expect(try renderer.tap("card") == ["Button \"Buy\""])
    #expect(try renderer.tap("Tea") == ["Button \"Buy\""])
    #expect(try renderer.tap("Buy") == ["Button \"Buy\""])
  }

  @Test func controlsAreCombined() throws {
    func together(_ first: some View, _ second: some View) -> some View {
      VStack {
        first
        second
      }
      .accessibilityElement(children: .combine)
    }
    #expect(
      try order(together(Text("A"), Button("B") {}))
        == "1 button \"A, B\" traits isButton actions tap\n")
    let buttons = together(Button("A") {}, Button("B") {})
    let first = try tree(buttons).elements
    #expect(first.map(\.label) == ["A"] && first[0].lines.map(\.text) == ["A", "B"])
    #expect(first[0].frame.maxY < 25)
    #expect(first[0].otherActions.map(\.label) == ["B"])
    let frame = try #require(first[0].otherActions.first).frame
    #expect(frame.minY >= first[0].frame.maxY)
    let tree = try tree(buttons)
    #expect(
      tree.readingOrder == "1 button \"A\" traits isButton actions tap other actions \"B\"\n")
    #expect(try ElementTree(json: Data(tree.json.utf8)).json == tree.json)
    let nameless = together(
      Button("A") {},
      HStack {
        Button {
        } label: {
          Image(systemName: "star")
        }
        Button {
        } label: {
          Color.red
        }
      })
    #expect(
      try self.tree(nameless).elements.map { $0.otherActions.map(\.label) } == [["star", ""]])
    let targets = try warnings(buttons).filter { kind in
      if case .smallTarget = kind { true } else { false }
    }
    #expect(targets.count == 2)
    let renderer = ImageRenderer(content: buttons)
    #expect(try renderer.tap("A") == ["Button \"A\""] && renderer.tap("B") == ["Button \"B\""])
    #expect(
      try order(together(Text("A"), Toggle("T", isOn: .constant(true))).frame(width: 200))
        == "1 toggle \"A, T\" value \"1\" traits isButton, isToggle actions tap\n")
    #expect(
      try order(together(Text("A"), Stepper("Cups", value: .constant(1))).frame(width: 300))
        == "1 stepper \"A, Cups\" traits adjustable actions increment, decrement\n")
  }

  @Test func anEmptyTextIsNoElement() throws {
    let tree = try tree(
      VStack {
        Text("")
        Text(" ")
        Text("").accessibilityLabel("Said")
        Text("").layoutName("named")
        Text(verbatim: "").padding()
        Text("B")
      })
    #expect(tree.elements.map { $0.label ?? $0.name } == [" ", "Said", "named", "B"])
    #expect(tree.elements.allSatisfy { $0.type == .text })
    #expect(try self.tree(Text("").frame(width: 9, height: 9)).elements.isEmpty)
  }

  @Test func aStackIsReadFromItsFront() throws {
    func labels(_ view: some View) throws -> [String?] { try tree(view).elements.map(\.label) }
    let stack = ZStack {
      Text("Under")
      two
      Text("Over")
    }
    #expect(try labels(stack) == ["Over", "A", "B", "Under"])
    let ordered = ZStack {
      Text("First").accessibilitySortPriority(1)
      Text("Over")
    }
    #expect(try labels(ordered) == ["First", "Over"])
    let raised = ZStack {
      Text("Over").zIndex(1)
      Text("Under")
    }
    #expect(try labels(raised) == ["Over", "Under"])
    // Those in one overlay are no stack that somebody wrote.
    let overlay = Text("Base").overlay {
      Text("One")
      Text("Two")
    }
    #expect(try labels(overlay) == ["Base", "One", "Two"])
  }

  @Test func whatIsShownAgainIsRead() throws {
    func labels(_ view: some View) throws -> [String?] { try tree(view).elements.map(\.label) }
    #expect(
      try labels(two.accessibilityHidden(true).padding().accessibilityHidden(false)) == ["A", "B"])
    let inner = VStack {
      Text("A").accessibilityHidden(false)
      Text("B")
    }
    #expect(try labels(inner.accessibilityHidden(true)) == [])
    #expect(
      try labels(two.accessibilityHidden(true).accessibilityHidden(false, isEnabled: false)) == [])
    // What is hidden in a container stays so.
    let some = VStack {
      Text("A").accessibilityHidden(true)
      Text("B")
    }
    #expect(try labels(some.accessibilityHidden(false)) == ["B"])
    let button = Button {
    } label: {
      Text("Go").accessibilityHidden(true).accessibilityHidden(false)
    }
    #expect(try labels(button) == ["Go"])
  }
}
