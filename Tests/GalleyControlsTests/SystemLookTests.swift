import Foundation
import Galley
import GalleyControls
import Testing

/// Lists and controls in the look of iOS 26, and that they stay as they are without it.
@Suite struct SystemLookTests {
  private func drawing(
    _ view: some View, look: SystemLook = .iOS26, type: DynamicTypeSize = .large,
    scale: CGFloat = 3, size: ProposedViewSize = ProposedViewSize(width: 402, height: 600)
  ) throws -> Drawing {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.proposedSize = size
    renderer.environment.dynamicTypeSize = type
    renderer.environment.systemLook = look
    return try renderer.draw()
  }

  private func tree(
    _ view: some View, look: SystemLook = .iOS26, type: DynamicTypeSize = .large
  ) throws -> LayoutTree {
    try #require(try drawing(view, look: look, type: type).layoutTree)
  }

  private func box(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.first { $0.text == text }?.frame, "there is no \(text)")
  }

  /// Boxes are whole pixels.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.34 }

  private var sections: some View {
    List {
      Section("Fruits") {
        Text("Apple")
        Text("Banana")
        Text("Cherry")
      }
      Section {
        Text("Carrot")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("Roots")
      }
      Section("Herbs") { Text("Sage") }
    }
  }

  /// as26-listsections.png of cashapp/AccessibilitySnapshot: rows at 102.33, 154.33, 206.33 and 316.33, headers at 62
  /// and 276, texts from 32.
  @Test func aListIsWhereIOS26PutsIt() throws {
    let tree = try tree(sections)
    let (fruits, apple) = (try box("Fruits", in: tree), try box("Apple", in: tree))
    #expect(isAlike(apple.minX, 32) && isAlike(fruits.minX, 32))
    #expect(isAlike(fruits.minY, 10) && isAlike(apple.midY, 40.33 + 26))
    #expect(isAlike(try box("Banana", in: tree).midY - apple.midY, 52))
    let cherry = try box("Cherry", in: tree)
    #expect(isAlike(cherry.midY - apple.midY, 104))
    #expect(isAlike(try box("Vegetables", in: tree).minY, 276 - 62 + 10))
    let carrot = try box("Carrot", in: tree)
    #expect(isAlike(carrot.midY - cherry.midY, 110))
    // A footer of 29.67 and a header of 40.33 without a gap.
    #expect(isAlike(try box("Roots", in: tree).minY, carrot.midY + 26 + 7))
    #expect(isAlike(try box("Sage", in: tree).midY - carrot.midY, 52 + 70))
  }

  @Test func withoutItAListIsAsOnIOS18() throws {
    let tree = try tree(sections, look: .iOS18)
    let apple = try box("Apple", in: tree)
    #expect(isAlike(apple.minX, 40))
    #expect(isAlike(try box("Banana", in: tree).midY - apple.midY, 44))
    #expect(isAlike(try box("FRUITS", in: tree).minY, 17))
    #expect(EnvironmentValues().systemLook == .iOS18)
  }

  /// LocationHistoryListView and serverSwitchingScreen of home-assistant/iOS: two lines and 30, and 51 where body is 16
  /// points.
  @Test func rowsGrowWithTheirTexts() throws {
    let list = List {
      VStack(alignment: .leading) {
        Text("A")
        Text("B")
      }
      Text("C")
      Text("D")
    }
    let large = try tree(list)
    let (a, b, c) = (
      try box("A", in: large), try box("B", in: large), try box("C", in: large)
    )
    #expect(isAlike(c.midY - (a.minY + b.maxY) / 2, (b.maxY - a.minY + 30) / 2 + 26))
    let medium = try tree(list, type: .medium)
    let step = try box("D", in: medium).midY - box("C", in: medium).midY
    #expect(isAlike(step, 51))
    let low = try tree(list.environment(\.defaultMinListRowHeight, 10))
    #expect(isAlike(try box("D", in: low).midY - box("C", in: low).midY, c.height + 30))
  }

  @Test func theLeastHeightOfRowsIsTheLooks() {
    var environment = EnvironmentValues()
    #expect(environment.defaultMinListRowHeight == 44)
    environment.systemLook = .iOS26
    #expect(environment.defaultMinListRowHeight == 52)
    environment.dynamicTypeSize = .medium
    #expect(environment.defaultMinListRowHeight == 51)
    environment.defaultMinListRowHeight = 44
    #expect(environment.defaultMinListRowHeight == 44)
  }

  /// #e8e8e8, a point thick, free at both ends: from 32 to 370 of 402.
  @Test func linesBetweenRowsAreAPointThick() throws {
    let bitmap = try drawing(List(0..<2, id: \.self) { _ in Color.white.frame(height: 22) })
      .bitmap()
    // The group begins at 35.
    func gray(_ x: Int, _ row: Int) -> Int { Int(bitmap[x * 3, (35 + 51) * 3 + row].red) }
    for row in 0..<3 {
      #expect(abs(gray(200, row) - 232) <= 1)
      #expect(abs(gray(368, row) - 232) <= 1)
      #expect(gray(372, row) == 255 && gray(28, row) == 255)
    }
    #expect(gray(200, -1) == 255 && gray(200, 3) == 255)
  }

  @Test func aSwitchIs63By28AndReachesBeyondItsEnd() throws {
    let toggle = Toggle("A", isOn: .constant(true)).labelsHidden()
    var sizes: Set<[CGFloat]> = []
    func collect(_ tree: LayoutTree) {
      sizes.insert([tree.answer.width, tree.answer.height])
      tree.children.forEach(collect)
    }
    let drawn = try #require(try drawing(toggle, size: .unspecified).layoutTree)
    #expect(drawn.answer == CGSize(width: 61, height: 28))
    collect(drawn)
    #expect(sizes.contains([63, 28]) && sizes.contains([37, 24]))
  }

  /// as26-basic.png: a bordered button's ends are half discs.
  @Test(arguments: [(SystemLook.iOS18, UInt8(255)), (.iOS26, 0)])
  func borderedButtonsAreCapsules(look: SystemLook, alpha: UInt8) throws {
    let button = Button("Capsule") {}.buttonStyle(.borderedProminent)
    let bitmap = try drawing(button, look: look, scale: 2, size: .unspecified).bitmap()
    #expect(bitmap[6, 6].alpha == alpha)
  }

  @Test func theTableSaysWhereItsNumbersComeFrom() throws {
    let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Guides/Screens.md")
    let lines = try String(contentsOf: guide, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "| what | iOS 18 | iOS 26 | source |"))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    #expect(Array(rows) == LookNumbers.changes.map(\.row))
    let names = LookNumbers.changes.map(\.name)
    #expect(Set(names).count == names.count)
    for change in LookNumbers.changes {
      #expect(MetricSource("\(change.source)") == change.source, "\(change.name)")
    }
    #expect(LookNumbers.iOS26 != .iOS18)
  }
}
