import GalleyGeometry
import Testing

@testable import GalleyLayout

/// What a program reads of a layout has the same bytes everywhere.
@Suite struct LayoutTreeTests {
  @Test func jsonHasSortedKeysAndOneForm() {
    let root = container(HStackLayout(), [leaf(20, 10)])
    root.place(at: .zero, proposal: ProposedViewSize(width: 100, height: nil))
    var tree = LayoutTree(root)
    tree.name = "a\"\\\n\u{1B}\u{7F}é"
    tree.guides = ["z": 1.5, "a": -.infinity]
    tree.children[0].text = "x/y"
    tree.children[0].gapToNext = 0.1
    tree.children[0].isNamed = true
    tree.children[0].proposal = ProposedViewSize(width: .infinity, height: nil)
    let child = """
      {"answer": [20.0, 10.0], "children": [], "frame": [0.0, 0.0, 20.0, 10.0], "gapToNext": 0.1, \
      "guides": {}, "id": "0.0", "isNamed": true, "name": "leaf", "priority": 0.0, \
      "proposal": ["inf", null], "text": "x/y"}
      """
    let name = "a\\\"\\\\\\u000a\\u001b\u{7F}é"
    #expect(
      tree.json == """
        {"answer": [20.0, 10.0], "children": [\(child)], "frame": [0.0, 0.0, 20.0, 10.0], \
        "gapToNext": null, "guides": {"a": "-inf", "z": 1.5}, "id": "0", "isNamed": false, \
        "name": "\(name)", "priority": 0.0, "proposal": [100.0, null], "text": null}
        """)
  }
}
