import Testing

@testable import GalleyLayout

/// What a name means of the views of a layout.
@Suite struct ViewNamesTests {
  private static let names = ViewNames([
    .init(id: "0", name: "Root"),
    .init(id: "0.0", name: "HStack", others: [.type: ["Foot"]]),
    .init(id: "0.0.0", name: "Text \"Foot\"", others: [.text: ["Foot"], .layout: ["Text"]]),
    .init(id: "0.0.1", name: "Text \"Footer\"", others: [.text: ["Footer"], .layout: ["Text"]]),
    .init(id: "0.0.2", name: "Button", others: [.identifier: ["pay"], .label: ["Pay now"]]),
    .init(id: "0.0.3", name: "Button", others: [.label: ["Pay later"]]),
    .init(id: "0.0.4", name: "VStack (implicit)"),
  ])

  /// Names, and the ids of the views that are found and of those that could be meant.
  @Test(arguments: [
    ("0.0.4", ["0.0.4"], []), ("Root", ["0"], []), ("Foot", ["0.0", "0.0.0"], []),
    ("Text \"Foot\"", ["0.0.0"], []), ("Text", ["0.0.0", "0.0.1"], []),
    ("pay", ["0.0.2"], []), ("Pay now", ["0.0.2"], []), ("PAY LATER", ["0.0.3"], []),
    ("footer", ["0.0.1"], []), ("foot", [], ["0.0", "0.0.0"]), ("foote", ["0.0.1"], []),
    ("text", [], ["0.0.0", "0.0.1"]), ("PAY", ["0.0.2"], []), ("pa", ["0.0.2", "0.0.3"], []),
    ("VStack", ["0.0.4"], []), ("Fooot", [], ["0.0", "0.0.0"]), ("Buton", [], ["0.0.2", "0.0.3"]),
    ("hstack", ["0.0"], []), ("BUTTON", ["0.0.2", "0.0.3"], []), ("root", ["0"], []),
    ("", [], []), ("Harbour lights", [], []), ("0.7", [], []),
  ])
  func aNameMeansTheNearestViews(name: String, found: [String], near: [String]) {
    let answer = Self.names.answer(to: name)
    #expect(answer.found.map(\.id) == found)
    #expect(answer.near.map(\.id) == near)
  }

  @Test func messagesNameTheViewsWithTheirIDs() {
    let names = Self.names
    #expect(
      names.answer(to: "Foot").several
        == "2 views are called \"Foot\": HStack [0.0] and Text \"Foot\" [0.0.0]; this is [0.0]")
    #expect(names.answer(to: "Root").several == nil)
    for (name, hint) in [
      ("foot", "; did you mean HStack [0.0] or Text \"Foot\" [0.0.0]?"),
      ("Rot", "; did you mean \"Root\"?"),
      ("Foter", "; did you mean Text \"Footer\"?"),
      ("Buton", "; did you mean \"Button\"?"), ("Harbour lights", ""),
    ] {
      #expect(names.answer(to: name).missing == "no view has the id or name \"\(name)\"\(hint)")
    }
  }

  @Test func longListsEnd() throws {
    let names = ViewNames((0..<11).map { .init(id: "0.\($0)", name: "leaf") })
    let several = try #require(names.answer(to: "leaf").several)
    #expect(several.hasPrefix("11 views are called \"leaf\": leaf [0.0], leaf [0.1], "))
    #expect(several.hasSuffix("leaf [0.7] and 3 more; this is [0.0]"))
  }

  /// The kind of a view begins its name, unless its author gave it that.
  @Test func viewsAreCalledByTheirKinds() {
    let root = container(HStackLayout(), [leaf(20, 10), leaf(5, 5), leaf(5, 5)])
    root.place(at: .zero, proposal: ProposedViewSize(width: 100, height: nil))
    var tree = LayoutTree(root)
    tree.children[0].name = "frame(width: 20)"
    tree.children[1].name = "Text \"a (b)\""
    tree.children[1].text = "a (b)"
    (tree.children[2].name, tree.children[2].isNamed) = ("Text \"c\"", true)
    let names = ViewNames(of: tree)
    #expect(names.answer(to: "frame").found.map(\.id) == ["0.0"])
    #expect(names.answer(to: "Text").found.map(\.id) == ["0.1"])
    #expect(names.answer(to: "a (b)").found.map(\.id) == ["0.1"])
  }
}
