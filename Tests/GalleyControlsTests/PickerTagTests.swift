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
}
