import Galley
import Testing

@testable import GalleyProgramSessions

/// Which element a label or a number means.
@Suite struct ElementFindingTests {
  /// Elements by their types, labels and depths; a button can be tapped.
  private func tree(_ elements: [(type: String, label: String?, depth: Int)]) -> ElementTree {
    ElementTree(
      size: CGSize(width: 100, height: 100),
      elements: elements.enumerated().map { index, words in
        var element = ElementTree.Element(
          type: ElementType(name: words.type),
          frame: CGRect(x: 0, y: 10 * index, width: 50, height: 10))
        (element.number, element.depth, element.label) = (index + 1, words.depth, words.label)
        if words.type == "Button" { element.actions = [.tap] }
        return element
      })
  }

  @Test func aButtonAndItsTextHaveOneLabel() throws {
    let tree = tree([
      ("Text", "Padding", 0), ("Button", "Padding", 0), ("Button", "Shuffle", 0),
      ("Image", nil, 1), ("Text", "Shuffle", 1), ("stepper", "75 words", 0),
      ("Text", "75 words", 1), ("Text", "Twice", 0), ("Text", "Twice", 0),
    ])
    let finding = ElementFinding(tree: tree, told: nil)
    #expect(try finding.element(label: "Padding").number == 2)
    #expect(try finding.element(label: "Shuffle").number == 3)
    #expect(try finding.element(label: "75 words").number == 7)
    #expect(throws: SessionFault.self) { try finding.element(label: "Twice") }
    #expect(finding.ownName(of: tree.elements[2]) == "Shuffle")
    #expect(finding.ownName(of: tree.elements[4]) == nil)
    #expect(finding.ownName(of: tree.elements[7]) == nil)
  }

  /// A row is one element with its texts, and each of them is found.
  @Test func textsOfARowAndOtherActionsAreFound() throws {
    var tree = tree([("Button", "Tea, hot, 3", 0), ("Button", "Buy", 0), ("Text", "Tea", 0)])
    let frame = CGRect(x: 60, y: 10, width: 30, height: 10)
    tree.elements[1].otherActions = [ElementTree.OtherAction(label: "Sell", frame: frame)]
    tree.elements[1].identifier = "shop"
    let finding = ElementFinding(tree: tree, told: nil)
    #expect(try finding.element(label: "hot").number == 1)
    #expect(try finding.element(label: "Tea, hot").number == 1)
    #expect(try finding.element(label: "Tea").number == 3)
    #expect(throws: SessionFault.self) { try finding.element(label: "ho") }
    let other = try finding.element(label: "Sell")
    #expect(other.number == 2 && other.frame == frame)
    #expect(finding.ownName(of: other) == "Sell")
    #expect(finding.ownName(of: tree.elements[1]) == "shop")
    #expect(tree.lines.contains("2 Button \"Buy\" #shop [tap] and \"Sell\" 0,10"))
  }

  @Test func anElementIsFoundWhereItHasMoved() throws {
    let told = tree([("Text", "Title", 0), ("Button", "Add", 0), ("Button", "Less", 0)])
    let moved = tree([("Button", "Add", 0), ("Button", "Less", 0)])
    #expect(try ElementFinding(tree: moved, told: told).element(number: 2).label == "Add")
    // Another label at the same place is the same button.
    let renamed = tree([("Text", "Title", 0), ("Button", "More", 0), ("Button", "Less", 0)])
    #expect(try ElementFinding(tree: renamed, told: told).element(number: 2).label == "More")
    let gone = tree([("Text", "Title", 0)])
    let finding = ElementFinding(tree: gone, told: told)
    let fault = #expect(throws: SessionFault.self) { try finding.element(number: 3) }
    #expect(
      fault?.message
        == "the element 3, Button \"Less\", is no longer there: read the tree again")
  }

  /// An agent reads lines: a text makes none of its own.
  @Test func eachElementHasOneLine() {
    let lines = tree([("Text", "5\n2 Button \"Pay now\" [tap]", 0), ("Button", "a\r\u{2028}b", 1)])
      .lines
    let ends = lines.filter(\.isNewline)
    #expect(ends == "\n" && lines.contains(#"1 Text "5\u{A}2 Button"#), "\(lines)")
  }

  @Test func identifiersComeBeforeLabels() throws {
    var tree = tree([("Button", "save", 0), ("Button", "Save now", 0)])
    tree.elements[1].identifier = "save"
    let finding = ElementFinding(tree: tree, told: nil)
    #expect(try finding.element(label: "save").number == 2)
    #expect(finding.ownName(of: tree.elements[0]) == nil)
    #expect(finding.ownName(of: tree.elements[1]) == "save")
  }
}
