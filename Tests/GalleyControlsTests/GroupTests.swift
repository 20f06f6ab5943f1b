import Galley
import Testing

/// Boxes, groups and labels of several lines, as iOS 16.2 draws them in the images of mvolkmann/blog.
@Suite struct GroupTests {
  private func tree(_ view: some View, width: CGFloat? = nil) throws -> LayoutTree {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try #require(try renderer.draw().layoutTree)
  }

  private func size(_ view: some View, width: CGFloat? = nil) throws -> CGSize {
    try tree(view, width: width).answer
  }

  private func frame(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.first { $0.text == text }?.frame, "\(text)")
  }

  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  // MARK: - Boxes

  /// SwiftUI-GroupBox.png: the baselines of a label and of a text below it are 20.33 apart, a line of 17 points.
  @Test func aTextTouchesTheLabelOfItsBox() throws {
    let box = try tree(GroupBox("Label") { Text("Content") })
    let (label, content) = (try frame("Label", in: box), try frame("Content", in: box))
    #expect(isAlike(label.minY, 16) && isAlike(content.minY, label.maxY))
    #expect(isAlike(box.answer.height, content.maxY + 16))
  }

  @Test func allElseIsAsFarFromTheLabelAsInAStack() throws {
    let content = Color.red.frame(width: 50, height: 10)
    let stack = VStack {
      Text("Label").font(.headline)
      content
    }
    #expect(
      isAlike(try size(GroupBox("Label") { content }).height, try size(stack).height + 32))
  }

  /// SwiftUI-GroupBox.png: gray, white and gray. In dark, each is lighter than the one around.
  @Test(arguments: [
    (ColorScheme.light, [[0xF2, 0xF2, 0xF7], [0xFF, 0xFF, 0xFF], [0xF2, 0xF2, 0xF7]]),
    (.dark, [[0x1C, 0x1C, 0x1E], [0x2C, 0x2C, 0x2E], [0x3A, 0x3A, 0x3C]]),
  ])
  func boxesInBoxesHaveGroundsOfTheirOwn(scheme: ColorScheme, grounds: [[Int]]) throws {
    let boxes = GroupBox { GroupBox { GroupBox { Color.clear.frame(width: 60, height: 60) } } }
    let bitmap = try Renderer().render(boxes.environment(\.colorScheme, scheme), scale: 1).bitmap
    for (level, ground) in grounds.enumerated() {
      let pixel = bitmap[8 + 16 * level, 78]
      #expect([Int(pixel.red), Int(pixel.green), Int(pixel.blue)] == ground, "\(level)")
    }
  }

  // MARK: - Disclosure groups

  /// testButtonsViewAccessibilitySnapshot.1.png of cvs-health/ios-swiftui-accessibility-techniques: 28.33 high with a line
  /// of 20.33. SwiftUI-DisclosureGroup.png: the content follows 4 below the line.
  @Test func theLabelOfADisclosureGroupHas4AboveAndBelow() throws {
    let line = try size(Text("Details")).height
    #expect(isAlike(try size(DisclosureGroup("Details") {}).height, line + 8))
    let open = DisclosureGroup("Details", isExpanded: .constant(true)) {
      Color.red.frame(height: 10)
      Color.red.frame(height: 10)
    }
    let tree = try tree(open, width: 361)
    #expect(isAlike(try frame("Details", in: tree).minY, 4))
    #expect(isAlike(tree.answer.height, line + 8 + 10 + 8 + 10))
  }

  /// What is drawn of a chevron in the last 30 of 200 points, in points of the view; there are 10 points beside it.
  private func chevron(isExpanded: Bool) throws -> CGRect {
    let group = DisclosureGroup("A", isExpanded: .constant(isExpanded)) {}
    let page = group.frame(width: 200).padding(10).background(.white)
    let bitmap = try Renderer().render(page, scale: 3).bitmap
    var (columns, rows): ([Int], [Int]) = ([], [])
    for y in 0..<bitmap.height {
      for x in (180 * 3)..<bitmap.width where bitmap[x, y].red < 128 {
        columns.append(x)
        rows.append(y)
      }
    }
    let left = CGFloat(try #require(columns.min())) / 3 - 10
    let top = CGFloat(try #require(rows.min())) / 3 - 10
    let right = CGFloat(try #require(columns.max()) + 1) / 3 - 10
    let bottom = CGFloat(try #require(rows.max()) + 1) / 3 - 10
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A closed chevron of 7 by 12 ends 0.67 before the end (testButtonsViewAccessibilitySnapshot.1.png of
  /// cvs-health/ios-swiftui-accessibility-techniques); the middle of an open one is 5 before the end and 0.85 below that of
  /// the line (SwiftUI-DisclosureGroup.png).
  @Test func chevronsTurnAboutTheMiddleOfTheirRoom() throws {
    let middle = 4 + (try size(Text("A")).height) / 2
    let (closed, open) = (try chevron(isExpanded: false), try chevron(isExpanded: true))
    #expect(abs(closed.maxX - 199.33) < 0.4 && abs(closed.minX - 192.33) < 0.4)
    #expect(abs(closed.height - 12) < 0.7 && abs(closed.midY - middle) < 0.4)
    #expect(abs(open.minX - 189) < 0.4 && abs(open.maxX - 201) < 0.4)
    #expect(abs(open.height - 7) < 0.7 && abs(open.midY - middle - 0.85) < 0.5)
  }

  /// From right to left, an open chevron points down as well.
  @Test(arguments: [false, true]) func chevronsAreMirrored(isExpanded: Bool) throws {
    func bitmap(_ direction: LayoutDirection) throws -> Bitmap {
      let group = DisclosureGroup("A", isExpanded: .constant(isExpanded)) {}
      let page = group.frame(width: 100).padding(10).background(.white)
      return try Renderer().render(page.environment(\.layoutDirection, direction), scale: 2).bitmap
    }
    let (left, right) = (try bitmap(.rightToLeft), try bitmap(.leftToRight))
    var ink = 0
    for y in 0..<right.height {
      for x in 0..<60 {
        let (one, other) = (left[x, y].red, right[right.width - 1 - x, y].red)
        if other < 128 { ink += 1 }
        #expect(abs(Int(one) - Int(other)) <= 8, "\(x), \(y)")
      }
    }
    #expect(ink > 20)
  }

  /// SwiftUI-List-expandable.png: ink at 41.33, 61.33 and 81.33.
  @Test func rowsAreIndentedBy20ALevel() throws {
    let list = List {
      DisclosureGroup("Food", isExpanded: .constant(true)) {
        DisclosureGroup("Drinks", isExpanded: .constant(true)) { Text("Tea") }
      }
    }
    let tree = try tree(list.frame(width: 393, height: 400))
    let starts = try ["Food", "Drinks", "Tea"].map { try frame($0, in: tree).minX }
    #expect(isAlike(starts[1] - starts[0], 20) && isAlike(starts[2] - starts[1], 20))
  }

  // MARK: - Groups of controls

  private static let games = ["Baseball", "Basketball", "Football", "Golf", "Hockey"]

  private var group: some View {
    ControlGroup { ForEach(Self.games, id: \.self) { game in Button(game) {} } }
  }

  /// SwiftUI-ControlGroup1.png: 32 high; all are as wide as the widest one at least, which overflows 361 points.
  @Test func partsOfAControlGroupAreEquallyWide() throws {
    let widest = try size(Text("Basketball").font(.system(size: 13, weight: .medium)))
    let least = try size(group, width: 361)
    #expect(isAlike(least.width, 5 * (widest.width + 2 * 10.33) + 4))
    #expect(least.height == 32)
    let wide = try tree(group, width: 804)
    #expect(wide.answer == CGSize(width: 804, height: 32))
    for (index, game) in Self.games.enumerated() {
      let title = try frame(game, in: wide)
      #expect(abs(title.midX - 80 - 161 * CGFloat(index)) < 0.4, "\(game)")
      #expect(abs(title.midY - 16) < 0.4 && isAlike(title.height, widest.height), "\(game)")
    }
    var dividers: [CGRect] = []
    func collect(_ tree: LayoutTree) {
      if tree.children.isEmpty, tree.answer == CGSize(width: 1, height: 18) {
        dividers.append(tree.frame)
      }
      tree.children.forEach(collect)
    }
    collect(wide)
    #expect(Set(dividers.map(\.minX)) == [160, 321, 482, 643], "\(dividers)")
    #expect(dividers.allSatisfy { isAlike($0.minY, 7) })
  }

  /// SwiftUI-ControlGroup1.png: black titles, and icons without titles.
  @Test func partsOfAControlGroupAreInTheLabelColour() throws {
    let icons = ControlGroup {
      Button {
      } label: {
        Label("Decrease", systemImage: "minus")
      }
      Button {
      } label: {
        Label("Increase", systemImage: "plus")
      }
    }
    #expect(try tree(icons, width: 200).first { $0.text == "Increase" } == nil)
    for view in [AnyView(group), AnyView(icons)] {
      let page = view.tint(.red).frame(width: 500, height: 40).background(.white)
      let bitmap = try Renderer().render(page, scale: 2).bitmap
      let ink = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
        .filter { $0.green < 100 }
      #expect(!ink.isEmpty && ink.allSatisfy { abs(Int($0.red) - Int($0.green)) <= 2 })
    }
  }

  // MARK: - Labels of several lines

  /// SwiftUI-Form.png: lines of 17, 15, 13 and 13 points without a gap, the last one a button.
  @Test func linesOfALabelAreSmallerAndSmaller() throws {
    let row = LabeledContent {
      Text("Value")
    } label: {
      Text("Title")
      Text("Second")
      Text("Third")
      Button("Press") {}
    }
    let tree = try tree(row, width: 353)
    let fonts = [Font.body, .subheadline, .footnote, .footnote]
    var bottom: CGFloat = 0
    for (text, font) in zip(["Title", "Second", "Third", "Press"], fonts) {
      let place = try frame(text, in: tree)
      #expect(isAlike(place.minX, 0) && isAlike(place.minY, bottom), "\(text)")
      #expect(isAlike(place.height, try size(Text(text).font(font)).height), "\(text)")
      bottom = place.maxY
    }
    #expect(isAlike(tree.answer.height, bottom))
  }

  /// SwiftUI-Form.png: #7f7f7f on white.
  @Test func subtitlesAreHalfAsDark() throws {
    let row = LabeledContent {
    } label: {
      Text(" ")
      Text("HHH")
    }
    let page = row.frame(width: 100, height: 60).background(.white)
    let bitmap = try Renderer().render(page, scale: 4).bitmap
    let reds = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y].red } }
    #expect(abs(Int(try #require(reds.min())) - 0x7F) <= 2)
  }

  // MARK: - Switches

  /// SwiftUI-GroupBox.png: a switch from 310 to 361 where its row ends at 359.
  @Test func aSwitchBesideALabelReaches2BeyondItsEnd() throws {
    let tree = try tree(Toggle("A", isOn: .constant(true)), width: 359)
    let place = try #require(tree.first { $0.answer == CGSize(width: 51, height: 31) }?.frame)
    #expect(tree.answer.width == 359 && isAlike(place.minX, 310) && isAlike(place.maxX, 361))
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Labelled: View {
    @State private var hasStar = false
    var body: some View {
      LabeledContent {
        Button("Flip") { hasStar.toggle() }
      } label: {
        Text("A")
        Text("B")
        if hasStar { Image(systemName: "star") }
        Counter()
      }
    }
  }

  /// What comes and goes before it does not end the state of what stands below the texts of a label.
  @MainActor @Test func whatIsBelowTextsKeepsItsState() throws {
    let renderer = ImageRenderer(content: Labelled().frame(width: 300))
    try renderer.tap("Count 0")
    try renderer.tap("Flip")
    try renderer.tap("Count 1")
    try renderer.tap("Flip")
    try renderer.tap("Count 2")
  }
}
