import Galley
import Testing

/// Views that stand for others to those who cannot see them.
@MainActor @Suite struct RepresentedElementTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  private func lines(_ view: some View) throws -> [String] {
    try tree(view).text.split(separator: "\n").map(String.init)
  }

  private struct Dial: View {
    @State private var value = 30.0

    var body: some View {
      Circle().fill(.blue).frame(width: 60, height: 60)
        .gesture(DragGesture().onChanged { value = $0.translation.width })
        .accessibilityRepresentation {
          Slider(value: $value, in: 0...100) { Text("Volume") }
        }
    }
  }

  /// It is what the other view is, lies where this one lies, and reacts as this one does.
  @Test func aRepresentationStandsForAView() throws {
    let tree = try tree(
      VStack(spacing: 0) {
        Text("Title").frame(height: 20)
        Dial()
      })
    #expect(tree.elements.map(\.label) == ["Title", "Volume"], "\(tree.text)")
    let dial = try #require(tree.elements.last)
    #expect(dial.role == .slider && dial.value == "30" && dial.lines.isEmpty)
    #expect(dial.frame == CGRect(x: dial.frame.minX, y: 20, width: 60, height: 60))
    #expect(dial.actions == [.touch])
  }

  @Test func whatIsRepresentedIsNotReadAndLooksTheSame() throws {
    let plain = HStack {
      Text("3")
      Text("of 5")
    }
    .frame(width: 100, height: 40)
    let represented = plain.accessibilityRepresentation { Text("Three stars of five") }
    #expect(try lines(represented).count == 1)
    #expect(try tree(represented).elements.map(\.label) == ["Three stars of five"])
    let renderer = Renderer()
    let one = try renderer.draw(plain, scale: 2).pixelHash
    #expect(try renderer.draw(represented, scale: 2).pixelHash == one)
    // Nothing stands for it.
    #expect(try lines(plain.accessibilityRepresentation { EmptyView() }).isEmpty)
    // What is said of it outside belongs to what stands for it.
    let named = try tree(
      represented.accessibilityIdentifier("rating").accessibilityAddTraits(.isSelected))
    #expect(named.elements.map(\.identifier) == ["rating"], "\(named.text)")
    #expect(named.elements[0].traits.contains(.isSelected))
  }

  /// As the example of SwiftUI's documentation: bars that are drawn, and a rectangle for each that is not.
  @Test func childrenAreLaidOutInTheViewThatTheyBelongTo() throws {
    let chart = Canvas { _, _ in }
      .frame(width: 90, height: 30)
      .accessibilityLabel("Budget")
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach([10, 20, 30], id: \.self) { value in
            Rectangle().accessibilityLabel("Month \(value / 10)").accessibilityValue("\(value)")
          }
        }
      }
    let tree = try tree(
      VStack(spacing: 0) {
        Text("Title").frame(height: 20)
        chart
      })
    let elements = tree.elements
    #expect(
      elements.map(\.label) == ["Title", "Budget", "Month 1", "Month 2", "Month 3"],
      "\(tree.text)")
    guard elements.count == 5 else { return }
    #expect(elements.map(\.depth) == [0, 0, 1, 1, 1])
    #expect(elements.map(\.value) == [nil, nil, "10", "20", "30"])
    let left = elements[1].frame.minX
    #expect(
      elements[2...].map(\.frame)
        == [0, 30, 60].map { CGRect(x: left + $0, y: 20, width: 30, height: 30) })
    // Children of what was there before are gone, and a label outside is that of the whole.
    let replaced = try self.tree(
      VStack {
        Text("One")
        Text("Two")
      }
      .accessibilityChildren { Text("Other") }.accessibilityLabel("Whole"))
    #expect(replaced.elements.map(\.label) == ["Whole", "Other"], "\(replaced.text)")
    #expect(replaced.elements.map(\.depth) == [0, 1])
  }

  /// A container is an element where something is said of it, and keeps what is in it, a single one too.
  @Test func aContainerKeepsItsElements() throws {
    func card(_ behavior: AccessibilityChildBehavior) -> some View {
      VStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: behavior)
    }
    let plain = try tree(card(.contain))
    #expect(plain.elements.map(\.label) == ["One", "Two"])
    #expect(plain.elements.map(\.depth) == [0, 0])
    let named = try tree(card(.contain).accessibilityLabel("Card"))
    #expect(named.elements.map(\.label) == ["Card", "One", "Two"], "\(named.text)")
    #expect(named.elements.map(\.depth) == [0, 1, 1])
    let single = try tree(
      Text("One").accessibilityElement(children: .contain).accessibilityLabel("Card"))
    #expect(single.elements.map(\.label) == ["Card", "One"], "\(single.text)")
    #expect(try tree(card(.combine)).elements.map(\.label) == ["One, Two"])
    let whole = try tree(card(.ignore).accessibilityLabel("Card"))
    #expect(whole.elements.map(\.label) == ["Card"])
    // What is ignored is no element, and still touched.
    let buttons = HStack {
      Button("Less") {}
      Button("More") {}
    }
    let rating = try tree(
      buttons.accessibilityElement(children: .ignore).accessibilityLabel("Rating")
        .accessibilityValue("3"))
    #expect(rating.elements.map(\.label) == ["Rating"], "\(rating.text)")
    #expect(rating.elements[0].value == "3" && rating.elements[0].actions == [.tap])
    let both = try tree(buttons.accessibilityElement(children: .combine))
    #expect(both.elements.map(\.label) == ["Less"], "\(both.text)")
    #expect(both.elements[0].otherActions.map(\.label) == ["More"])
    // The order within a container is its own.
    let ordered = try tree(
      VStack {
        Text("First")
        VStack {
          Text("Later")
          Text("Sooner").accessibilitySortPriority(2)
        }
        .accessibilityElement(children: .contain)
      })
    #expect(ordered.elements.map(\.label) == ["First", "Sooner", "Later"], "\(ordered.text)")
  }

  private struct Endless: View {
    var body: some View { Text("More").accessibilityRepresentation { Endless() } }
  }

  /// A view that stands for itself is read without end, and comes to one.
  @Test func aViewThatStandsForItselfEnds() throws {
    #expect(try tree(Endless()).elements.count <= 1)
  }
}
