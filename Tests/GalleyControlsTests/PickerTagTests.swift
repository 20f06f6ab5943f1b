import Galley
import Testing

/// What options without tags stand for.
@MainActor @Suite struct PickerTagTests {
  /// Texts that are seen of a picker that shows what is chosen.
  private func shown(_ picker: some View) throws -> [String] {
    var found: [String] = []
    let view = Form { picker }.frame(width: 300, height: 100)
    _ = try Renderer().render(view).layoutTree?.first { node in
      if let text = node.text { found.append(text) }
      return false
    }
    return found
  }

  private func people(_ selection: Int) -> some View {
    Picker("P", selection: .constant(selection)) { ForEach(2..<100) { Text("\($0) people") } }
  }

  @Test func aRangeWithoutIdsStandsForPlaces() throws {
    #expect(try shown(people(2)).contains("4 people"))
    #expect(try shown(people(0)).contains("2 people"))
    #expect(try shown(people(97)).contains("99 people"))
    #expect(!(try shown(people(98)).contains { $0.hasSuffix("people") }))
    let optional = Picker("P", selection: .constant(Int?.some(3))) {
      ForEach(5..<9) { Text("\($0) cups") }
    }
    #expect(try shown(optional).contains("8 cups"))
  }

  @Test func aRangeWithIdsAndOneWithTagsStandForThose() throws {
    let ids = Picker("P", selection: .constant(2)) {
      ForEach(2..<100, id: \.self) { Text("\($0) people") }
    }
    #expect(try shown(ids).contains("2 people"))
    let tags = Picker("P", selection: .constant(2)) {
      ForEach(2..<100) { Text("\($0) people").tag($0) }
    }
    #expect(try shown(tags).contains("2 people"))
  }

  /// A view of somebody's own whose body is a `ForEach`.
  private struct Fruits: View {
    var body: some View { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
  }

  /// Expects of a picker with some content that nothing but its label and some words is there.
  private func expect<V: Hashable>(
    _ words: [String], for selection: V, @ViewBuilder _ content: () -> some View,
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let picker = Picker("P", selection: .constant(selection), content: content)
    let found = try shown(picker).filter { $0 != "P" }
    #expect(found == words, sourceLocation: location)
  }

  @Test func elementsStandForTheirIDsWhereverTheyAre() throws {
    try expect(["Pear"], for: "Pear") {
      Text("None").tag("none")
      ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
    }
    try expect(["None"], for: "none") {
      Text("None").tag("none")
      ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
    }
    try expect(["Pear"], for: "Pear") { Group { Fruits() } }
    try expect(["Pear"], for: "Pear") { Section("Sweet") { Fruits() } }
    try expect(["Pear"], for: "Pear") { Fruits().font(.title).padding(2) }
    try expect(["Pear"], for: "Pear") { AnyView(Fruits()) }
    try expect(["B1"], for: 11) {
      ForEach(0..<2, id: \.self) { Text("A\($0)") }
      Divider()
      ForEach(10..<12, id: \.self) { Text("B\($0 - 10)") }
    }
    try expect(["I4"], for: 2) { if true { ForEach(2..<6) { Text("I\($0)") } } }
    try expect(["G4"], for: 2) { Group { ForEach(2..<6) { Text("G\($0)") } } }
  }

  @Test func optionalSelectionsAreThoseOfTheIDs() throws {
    for (selection, words) in [("Pear", "Pear"), (nil, "None")] {
      try expect([words], for: selection) {
        Text("None").tag(String?.none)
        Fruits()
      }
    }
  }

  /// The id counts, and not the element; a tag of the selection's type counts more, wherever it is in the element.
  @Test func ownTagsCountMore() throws {
    try expect(["b"], for: "a") {
      ForEach(["a", "b"], id: \.self) { Text($0).tag($0 == "a" ? "b" : "a").padding(1) }
    }
    try expect(["b"], for: "b") { ForEach(["a", "b"], id: \.self) { Text($0).tag(3) } }
    try expect(["Pear"], for: 4) { ForEach(["Apple", "Pear"], id: \.count) { Text($0) } }
    try expect([], for: "Pear") { ForEach(["Apple", "Pear"], id: \.count) { Text($0) } }
  }

  /// The inner one of two elements counts, and a header is no option.
  @Test func elementsOfSectionsOfElements() throws {
    for (selection, words) in [(70, ["n70"]), (71, ["n71"]), (7, [])] {
      try expect(words, for: selection) {
        ForEach([7], id: \.self) { group in
          Section("S\(group)") {
            ForEach([group * 10, group * 10 + 1], id: \.self) { Text("n\($0)") }
          }
        }
      }
    }
  }

  /// Of a picker that shows what is chosen, nothing else is there, wherever it might lie.
  @Test func whatIsNotShownIsNowhere() throws {
    let view = Form {
      Picker("mixed", selection: .constant(2)) {
        Text("none").tag(2)
        Text("loose")
        Divider()
        ForEach(2..<10) { Text("M\($0)") }.id(1)
      }
    }
    let drawing = try ImageRenderer(content: view.frame(width: 300, height: 100)).draw()
    let tree = try #require(drawing.elementTree)
    #expect(!tree.readingOrder.contains("loose") && !tree.readingOrder.contains("M4"))
    #expect(tree.readingOrder.contains("mixed, none"), "\(tree.readingOrder)")
    #expect(tree.elements.allSatisfy { $0.frame.maxX <= 300 })
  }
}
