import Galley
import TestSupport
import Testing

/// Containers that see the sections of their views.
@MainActor @Suite struct SectionCollectionTests {
  private func texts(_ view: some View) throws -> [String] {
    try Renderer().render(view.frame(width: 300, height: 900)).layoutTree?.texts ?? []
  }

  /// Each section in brackets, with what it tells the container.
  private struct Shelf<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          VStack {
            Text("[\(section.containerValues.label)")
            section.header
            Text("\(section.content.count):")
            ForEach(section.content) { $0 }
            if !section.footer.isEmpty { section.footer }
            Text("]")
          }
        }
      }
    }
  }

  @Test func sectionsAndWhatLiesBetweenThemAreSections() throws {
    let shelf = Shelf {
      Text("loose")
      Text("too")
      Section("Teas") {
        ForEach(["Assam", "Sencha"], id: \.self) { Text($0) }
      }
      .containerValue(\.label, "first")
      Section {
        Text("Cup")
      } footer: {
        Text("clean")
      }
      Section("None") {}
      Text("last")
    }
    #expect(
      try texts(shelf) == [
        "[", "2:", "loose", "too", "]", "[first", "Teas", "2:", "Assam", "Sencha", "]", "[", "1:",
        "Cup", "clean", "]", "[", "None", "0:", "]", "[", "1:", "last", "]",
      ])
  }

  @Test func sectionsOfSectionsBelongToTheOuterOne() throws {
    let shelf = Shelf {
      Section("Outer") {
        Text("a")
        Section("Inner") { Text("b") }
        Text("c")
      }
    }
    #expect(try texts(shelf) == ["[", "Outer", "4:", "a", "Inner", "b", "c", "]"])
  }

  @Test func allSectionsAtOnce() throws {
    let view = Group(
      sections: Group {
        Section("A") { Text("1") }
        Section("B", isExpanded: .constant(false)) { Text("2") }
      }
    ) { sections in
      Text("\(sections.count) sections")
      ForEach(sections.reversed()) { section in
        HStack {
          section.header
          section.content
        }
      }
    }
    #expect(try texts(VStack { view }) == ["2 sections", "B", "A", "1"])
  }

  @Test func partsAreTheirOwnInLists() throws {
    // Rows of a list that are made of sections: none of the list's own headers is among them.
    let list = List {
      Group(sections: Group { Section("Head") { Text("row") } }) { sections in
        ForEach(sections) { section in
          section.header
          section.content
        }
      }
    }
    #expect(try texts(list) == ["Head", "row"])
  }

  /// The state of a view in a section is the same one after the section has moved.
  private struct Moving: View {
    @State private var isTurned = false
    private struct Count: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    var body: some View {
      VStack {
        Button("Turn") { isTurned.toggle() }
        Group(
          sections: Group {
            Section("A") { Count(name: "one") }
            Section("B") { Count(name: "two") }
          }
        ) { sections in
          ForEach(isTurned ? sections.reversed() : Array(sections)) { $0.content }
        }
      }
    }
  }

  @Test func viewsOfSectionsKeepTheirStates() throws {
    let renderer = ImageRenderer(content: Moving())
    try renderer.tap("two 0")
    try renderer.tap("Turn")
    var found: [String] = []
    _ = try renderer.draw().layoutTree?.first { node in
      if let text = node.text { found.append(text) }
      return false
    }
    #expect(found == ["Turn", "two 1", "one 0"])
  }
}

extension ContainerValues {
  @Entry fileprivate var label = ""
}
