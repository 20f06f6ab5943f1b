import Foundation
import Galley
import Testing

/// The elements of an image, as they are said to programs and read aloud.
@MainActor @Suite struct ElementTreeTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  @Test func typesAreReadByTheirNames() {
    let controls = ElementRole.allCases.map { ElementType.control($0) }
    for type in controls + [.text, .image, .group, .view("Button")] {
      #expect(ElementType(name: type.name) == type)
    }
  }

  /// Each trait of SwiftUI is said by its own name, in the order of the names whatever the order of the set.
  @Test func traitsHaveTheirNames() {
    let traits: [(AccessibilityTraits, ElementTrait)] = [
      (.isButton, .isButton), (.isHeader, .isHeader), (.isSelected, .isSelected),
      (.isLink, .isLink), (.isSearchField, .isSearchField), (.isImage, .isImage),
      (.playsSound, .playsSound), (.isKeyboardKey, .isKeyboardKey),
      (.isStaticText, .isStaticText), (.isSummaryElement, .isSummaryElement),
      (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.isModal, .isModal), (.isToggle, .isToggle), (.isTabBar, .isTabBar),
    ]
    for (trait, name) in traits { #expect(trait.elementTraits == [name]) }
    #expect(traits.map(\.1) + [.adjustable] == ElementTrait.allCases)
    #expect(AccessibilityTraits([.isToggle, .isButton]).elementTraits == [.isButton, .isToggle])
    #expect(AccessibilityTraits(rawValue: 1 << 40).elementTraits.isEmpty)
  }

  private func element(_ role: ElementRole, in tree: ElementTree) throws -> ElementTree.Element {
    try #require(tree.elements.first { $0.role == role }, "\(tree.readingOrder)")
  }

  @Test func aButtonAndItsTextAreOneElement() throws {
    let tree = try tree(
      VStack {
        Text("Title")
        Button("Save") {}.accessibilityIdentifier("save")
      })
    #expect(tree.elements.map(\.number) == [1, 2], "\(tree.readingOrder)")
    let button = try element(.button, in: tree)
    #expect(button.type.name == "Button" && button.label == "Save" && button.identifier == "save")
    #expect(button.traits == [.isButton] && button.actions == [.tap])
    #expect(button.lines.map(\.text) == ["Save"])
    #expect(
      tree.readingOrder == """
        1 Text "Title" traits isStaticText
        2 button "Save" traits isButton actions tap

        """)
  }

  @Test func aLinkIsALink() throws {
    let url = try #require(URL(string: "https://example.org/tea"))
    let tree = try tree(
      VStack {
        Text("Title")
        Link("Shop", destination: url)
      })
    let link = try element(.link, in: tree)
    #expect(link.label == "Shop" && link.traits == [.isLink] && link.actions == [.tap])
    #expect(tree.elements.count == 2, "\(tree.readingOrder)")
  }

  @Test func controlsSayTheirValues() throws {
    let tree = try tree(
      VStack {
        TextField("Name", text: .constant("Ada"))
        Slider(value: .constant(25), in: 0...100)
      }
      .frame(width: 200))
    let field = try element(.textField, in: tree)
    #expect(field.label == "Name" && field.value == "Ada" && field.actions.contains(.type))
    let slider = try element(.slider, in: tree)
    #expect(slider.value == "25" && slider.actions.contains(.slide))
  }

  /// What is not drawn is what a control is called; a picker holds what is drawn instead.
  @Test func labelsThatAreNotDrawnAreNames() throws {
    let tree = try tree(
      VStack {
        Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }
        Stepper(value: .constant(1)) {
          Label("Cups", systemImage: "star")
        }
        .labelsHidden()
      })
    let picker = try #require(tree.elements.first { $0.label == "Kind" })
    #expect(picker.value == "One")
    #expect(tree.elements.contains { $0.label == "Cups, Decrement" })
  }

  /// As in UIKit; a wheel is one element that holds its chosen row.
  @Test func whatHasStepsIsAdjustable() throws {
    let tree = try tree(
      VStack {
        Slider(value: .constant(25), in: 0...100) { Text("Tea") }
        Stepper("Cups", value: .constant(1))
        Picker("Kind", selection: .constant(2)) {
          ForEach(0..<9) { Text("Row \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        Color.red.frame(width: 44, height: 44).accessibilityLabel("Stars")
          .accessibilityAdjustableAction { _ in }
        Text("Seen").accessibilityRepresentation { Slider(value: .constant(1)) }
      }
      .frame(width: 300))
    #expect(
      tree.readingOrder == """
        1 slider "Tea" value "25" traits adjustable actions slide, increment, decrement
        2 stepper "Cups" traits adjustable actions increment, decrement
          3 Text "Cups" traits isStaticText
          4 button "Cups, Decrement" traits isButton actions tap
          5 button "Cups, Increment" traits isButton actions tap
        6 picker wheel value "Row 2" traits adjustable actions touch, increment, decrement
        7 Group "Stars" traits adjustable actions increment, decrement
        8 slider value "1" traits adjustable

        """)
  }

  /// What can be swiped, moved or turned is what is in it: nothing is read twice.
  @Test func areasAreNoElements() throws {
    let rows = List {
      Text("plain")
      Text("swiped").swipeActions { Button("Delete") {} }
      ForEach(0..<2, id: \.self) { Text("moved \($0)") }.onDelete { _ in }.onMove { _, _ in }
    }
    let found = try tree(rows.frame(width: 320, height: 480)).elements
    #expect(found.map(\.label) == ["plain", "swiped", "moved 0", "moved 1"])
    #expect(found.allSatisfy { $0.type == .text && $0.traits == [.isStaticText] })
    #expect(found.map(\.actions) == [[], [.touch], [.touch], [.touch]])
    #expect(found[1].frame.height >= 44)
    let pages = TabView {
      Text("one")
      Text("two")
    }
    .tabViewStyle(.page)
    let turned = try tree(pages.frame(width: 320, height: 480)).elements
    #expect(turned.map(\.label) == [nil, "one", "two"] && turned.allSatisfy { $0.actions.isEmpty })
  }

  /// As beside a view of UIKit that is modal: what a sheet, a dialog or a popover covers is not read.
  @Test func besideWhatIsModalNothingIsRead() throws {
    func labels(_ view: some View) throws -> [String] {
      try tree(view.frame(width: 320, height: 480)).elements.compactMap(\.label)
    }
    let isShown = Binding.constant(true)
    let under = VStack {
      Text("under")
      Button("below") {}
    }
    let views: [AnyView] = [
      AnyView(under.sheet(isPresented: isShown) { Text("over") }),
      AnyView(under.fullScreenCover(isPresented: isShown) { Text("over") }),
      AnyView(under.popover(isPresented: isShown) { Text("over") }),
      AnyView(under.alert("over", isPresented: isShown) { Button("Yes") {} }),
      AnyView(
        under.confirmationDialog("over", isPresented: isShown, titleVisibility: .visible) {
          Button("Yes") {}
        }),
    ]
    for (index, view) in views.enumerated() {
      let found = try labels(view)
      #expect(found.contains("over"), "\(index): \(found)")
      #expect(!found.contains("under") && !found.contains("below"), "\(index): \(found)")
    }
    let beside = try labels(
      under.sheet(isPresented: isShown) {
        Text("over").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      })
    #expect(beside.contains("over") && beside.contains("under"))
    let own = ZStack {
      Text("under")
      VStack {
        Text("one")
        Text("two")
      }
      .accessibilityAddTraits(.isModal)
    }
    #expect(try labels(own) == ["one", "two"])
  }

  @Test func aPasswordIsNotSaid() throws {
    let tree = try tree(SecureField("Password", text: .constant("sesame")).frame(width: 200))
    #expect(try element(.textField, in: tree).value == "••••••")
    #expect(!tree.json.contains("sesame"))
  }

  @Test func whatIsHiddenIsNoElement() throws {
    let tree = try tree(
      VStack {
        Text("Seen")
        Text("Hidden").hidden()
        Text("Silent").accessibilityHidden(true)
        Text("Clear").opacity(0)
      })
    #expect(tree.elements.map(\.label) == ["Seen"])
  }

  @Test func aLabelStandsForTheWords() throws {
    let tree = try tree(
      HStack {
        Text("+").accessibilityLabel("Add")
        HStack {
          Text("3")
          Text("stars")
        }
        .accessibilityElement(children: .combine)
      })
    #expect(tree.elements.map(\.label) == ["Add", "3, stars"])
    #expect(tree.elements.map(\.depth) == [0, 0])
  }

  @Test func whatAViewSaysOfItselfIsInItsElement() throws {
    let tree = try tree(
      VStack {
        Text("Today").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Circle().frame(width: 20, height: 20).accessibilityLabel("Cup")
          .accessibilityValue("half full").accessibilityHint("Fills the cup")
        Text("3").accessibility(value: Text("three")).accessibility(hint: Text("Counts"))
        Button("More") {}.accessibilityRemoveTraits(.isButton)
        Button {
        } label: {
          Text("Chosen").accessibilityAddTraits(.isSelected)
        }
      })
    #expect(
      tree.readingOrder == """
        1 Text "Today" traits isStaticText, isHeader heading 2
        2 Group "Cup" value "half full" hint "Fills the cup"
        3 Text "3" value "three" traits isStaticText hint "Counts"
        4 button "More" actions tap
        5 button "Chosen" traits isButton, isSelected actions tap

        """)
    #expect(tree.json.contains("\"heading\": 2, \"traits\": [\"isStaticText\", \"isHeader\"]"))
  }

  @Test func whatIsSaidChangesNoPixel() throws {
    func cup(isSaid: Bool) -> some View {
      VStack {
        Text("Cup").accessibilityValue("full", isEnabled: isSaid)
          .accessibilityHint("Fills it", isEnabled: isSaid)
          .accessibilityAddTraits(isSaid ? .isHeader : [])
          .accessibilityHeading(isSaid ? .h1 : .unspecified)
        Circle().accessibilitySortPriority(isSaid ? 1 : 0)
      }
      .frame(width: 60, height: 60)
    }
    let said = try ImageRenderer(content: cup(isSaid: true)).draw()
    let plain = try ImageRenderer(content: cup(isSaid: false)).draw()
    #expect(try said.bitmap() == plain.bitmap())
    #expect(said.elementTree != plain.elementTree)
    #expect(
      plain.elementTree?.readingOrder == "1 Text \"Cup\" traits isStaticText\n")
  }

  @Test func aColorOfATextThatIsNoNumber() throws {
    let tree = try tree(Text("Tea").foregroundStyle(Color(red: .nan, green: 1, blue: -.infinity)))
    #expect(tree.elements.flatMap(\.lines).flatMap(\.styles).map(\.colorCode) == ["#00FF00"])
  }

  @Test func thePriorityIsTheOrder() throws {
    let tree = try tree(
      VStack {
        Text("third")
        Text("last").accessibilitySortPriority(-1)
        Text("second").accessibilitySortPriority(1)
        Text("fourth").accessibilitySortPriority(.nan)
        HStack {
          Text("inner second")
          Text("inner first").accessibilitySortPriority(9)
        }
        .layoutName("row").accessibilitySortPriority(2)
      })
    #expect(
      tree.elements.map { $0.label ?? $0.name }
        == ["row", "inner first", "inner second", "second", "third", "fourth", "last"])
    #expect(tree.elements.map(\.number) == Array(1...7))
  }

  @Test func anElementOfSeveralHasTheirValues() throws {
    func cups(_ children: AccessibilityChildBehavior) -> some View {
      HStack {
        Text("Tea").accessibilityValue("hot").accessibilityAddTraits(.isHeader)
        Text("Milk").accessibilityValue("cold").accessibilityHint("Pours it")
      }
      .accessibilityElement(children: children)
    }
    let combined = try #require(try tree(cups(.combine)).elements.first)
    #expect(combined.label == "Tea, Milk" && combined.value == "hot, cold")
    #expect(combined.traits == [.isHeader] && combined.hint == "Pours it")
    let ignoring = try #require(try tree(cups(.ignore)).elements.first)
    #expect(ignoring.label == nil && ignoring.value == nil && ignoring.traits == [])
  }

  @Test func aShapeThatIsSomethingIsAnElement() throws {
    let tree = try tree(
      HStack {
        Color.red.frame(width: 44, height: 44).accessibilityAddTraits([.isButton, .isToggle])
        Color.blue.frame(width: 44, height: 44)
        Color.green.frame(width: 44, height: 44).accessibilityValue("on")
      })
    #expect(
      tree.readingOrder == """
        1 Group traits isButton, isToggle
        2 Group value "on"

        """)
  }

  @Test func linesAreSaidAsTheyAreSet() throws {
    let words = "One two three four five six"
    let tree = try tree(
      Text(words).font(.system(size: 20)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .frame(width: 100))
    let lines = try #require(tree.elements.first).lines
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined(separator: " ") == words)
    #expect(lines.allSatisfy { $0.styles.map(\.size) == [20] })
    #expect(lines.allSatisfy { $0.styles.map(\.colorCode) == ["#FF0000"] })
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.frame.minY < $1.frame.minY })
  }

  @Test func framesAreThoseOfTheImage() throws {
    let tree = try tree(
      Button {
      } label: {
        Text("Go").frame(width: 60, height: 30)
      }
      .buttonStyle(.plain).padding(10))
    let button = try element(.button, in: tree)
    #expect(button.frame == CGRect(x: 10, y: 10, width: 60, height: 30))
    #expect(tree.size == CGSize(width: 80, height: 50))
  }

  @Test func theFileHasALineForEachElement() throws {
    let tree = try tree(
      VStack {
        Text("A \"b\"")
        Button("Off") {}.disabled(true)
      })
    #expect(tree.json.split(separator: "\n").count == tree.elements.count + 2)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(tree.json.utf8)) as? [String: Any])
    #expect(file["version"] as? Int == ElementTree.version)
    let elements = try #require(file["elements"] as? [[String: Any]])
    #expect(elements.map { $0["label"] as? String } == ["A \"b\"", "Off"])
    #expect(elements.map { $0["disabled"] as? Bool } == [nil, true])
  }

  @Test func aFileIsReadAsItWasWritten() throws {
    let tree = try tree(
      VStack {
        Text("A \"b\" of many words").lineLimit(1).frame(width: 40)
          .foregroundStyle(Color(red: 1, green: 0, blue: 0).opacity(0.2))
          .accessibilityHeading(.h3).accessibilityHint("Hint").accessibilityIdentifier("a")
        Button("Off") {}.disabled(true)
        TextField("Name", text: .constant("Ada")).layoutName("field")
        Image(systemName: "trash")
      }
      .frame(width: 200))
    let read = try ElementTree(json: Data(tree.json.utf8))
    #expect(read.json == tree.json && read.elements.count == 4)
    #expect(throws: DecodingError.self) { try ElementTree(json: Data("{\"size\": [1]}".utf8)) }
  }
}
