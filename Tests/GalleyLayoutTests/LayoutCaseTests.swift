import Foundation
import GalleyLayout
import Testing

@testable import galley_cases

/// The numeric cases, most of them observed on SwiftUI.
@Suite struct LayoutCaseTests {
  private static func cases() throws -> [LayoutCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases/layout_cases.json")
    return try LayoutCase.read(Data(contentsOf: file))
  }

  @Test(arguments: [
    ("stack-", 42), ("tie-", 2), ("space-", 9), ("dist-", 2), ("z-", 9), ("ov-", 9), ("mod-", 3),
    ("frame-", 31), ("pad-", 3), ("fix-", 2), ("ar-", 7), ("img-", 1), ("shape-", 3), ("off-", 1),
    ("pos-", 2), ("geo-", 3), ("div-", 2), ("ag-", 6), ("root-", 1), ("scroll-", 1), ("lp-", 3),
    ("grid-", 52), ("seed4-", 13), ("seed1-", 4), ("wrap-", 6), ("flexview-", 4), ("seed3-", 4),
    ("so-", 1), ("text-", 9), ("vtf-", 5), ("eff-", 1), ("hid-", 1), ("cond-", 1), ("lazy-", 3),
  ])
  func casesPass(prefix: String, count: Int) throws {
    var runner = CaseRunner()
    var checked = 0
    for test in try Self.cases() {
      let failures = runner.failures(of: test)
      guard test.id.hasPrefix(prefix) else { continue }
      checked += 1
      #expect(failures.isEmpty, "\(test.id): \(failures.joined(separator: "; "))")
    }
    #expect(checked == count)
  }

  /// `a` of 30 x 20 at every anchor, in a layout that is given 200 x 100.
  @Test func everyAnchorIsRead() {
    let anchors: [(String, CGFloat, CGFloat)] = [
      (".topLeading", 0, 0), (".top", 0.5, 0), (".topTrailing", 1, 0), (".leading", 0, 0.5),
      (".center", 0.5, 0.5), (".trailing", 1, 0.5), (".bottomLeading", 0, 1), (".bottom", 0.5, 1),
      (".bottomTrailing", 1, 1), (".zero", 0, 0), ("UnitPoint(x:0.2,y:0.4)", 0.2, 0.4),
    ]
    var runner = CaseRunner()
    for (name, x, y) in anchors {
      let test = LayoutCase(
        id: "x", tree: "custom Layout: a:fx(30,20) placed at (100,50) anchor \(name)",
        proposal: .init(width: 200, height: 100), size: nil,
        frames: ["a": [100 - 30 * x, 50 - 20 * y, 30, 20]], others: [:])
      #expect(runner.failures(of: test).isEmpty, "\(name): \(runner.failures(of: test))")
    }
  }

  @Test func commentsWordsHostsAndTextsAreRead() {
    let trees: [(String, [CGFloat])] = [
      ("HStack{a:fx(30,20)} // a } comment", [0, 0, 30, 20]),
      ("HStack{a:fx(30,20) /* here { */} (the only view)", [0, 0, 30, 20]),
      ("a:leaf that answers 30x20", [0, 0, 30, 20]),
      ("VStack{a:a leaf answering (w/2, 20)}", [0, 0, 100, 20]),
      ("root host 60x40: a:fx(30,20)", [15, 10, 30, 20]),
      ("root host: {a:fx(30,20)} // centred", [85, 40, 30, 20]),
      ("a:Text", [0, 0, 17.5, 16]), ("a:Text(\"Hg\") 26pt", [0, 0, 33.5, 30]),
    ]
    var runner = CaseRunner()
    for (tree, frame) in trees {
      let test = LayoutCase(
        id: "x", tree: tree, proposal: .init(width: 200, height: 100), size: nil,
        frames: ["a": frame], others: [:])
      #expect(runner.failures(of: test).isEmpty, "\(tree): \(runner.failures(of: test))")
    }
    let text = LayoutCase(
      id: "x", tree: "HStack{a:Text(\"Hello\") 17pt}", proposal: .unspecified,
      size: (nil, nil), frames: [:], others: [:])
    #expect(runner.failures(of: text).isEmpty)
  }

  private func expectPasses(_ test: RuleTree) {
    var runner = CaseRunner()
    let failures = runner.failures(of: test.layoutCase)
    #expect(failures.isEmpty, "\(test.tree): \(failures)")
  }

  private static let baselines = "a:Text 13pt; b:Text 26pt; c:two-line Text 13pt; d:fx(10,10)"

  /// Trees that show one rule, with frames that were observed on SwiftUI where a rule has them.
  @Test(arguments: [
    // GR16: a cell of several columns, and a view without a row, declares for its first column.
    RuleTree(
      "Grid{[a:fx(10,10), fx(10,10)] [b:fx(30,10).gridCellColumns(2).gridColumnAlignment(.trailing)] [fx(40,10)]}",
      ["a": [30, 0, 10, 10], "b": [14, 18, 30, 10]]),
    RuleTree(
      "Grid(alignment:.leading){a:fx(60,10).gridColumnAlignment(.trailing); [b:fx(20,10), fx(60,10)] [fx(40,10)]}",
      ["a": [0, 0, 60, 10], "b": [20, 18, 20, 10]]),
    // GR16: what reaches lowest below a baseline ends with the row.
    RuleTree(
      "Grid(horizontalSpacing:0,verticalSpacing:0){GridRow(alignment:.firstTextBaseline){\(Self.baselines)} [e:fx(5,5)]}",
      [
        "a": [0, 0, 17.5, 16], "b": [17.5, -12, 33.5, 30], "c": [51, 0, 17.5, 32],
        "d": [68.5, 3, 10, 10],
        "e": [6.25, 32, 5, 5],
      ]),
    RuleTree(
      "Grid(horizontalSpacing:0,verticalSpacing:0){GridRow(alignment:.lastTextBaseline){\(Self.baselines)} [e:fx(5,5)]}",
      [
        "a": [0, 14, 17.5, 16], "b": [17.5, 2, 33.5, 30], "c": [51, -2, 17.5, 32],
        "d": [68.5, 17, 10, 10],
        "e": [6.25, 32, 5, 5],
      ]),
    // GR4: a stack of one view ends the cell's attributes.
    RuleTree(
      "Grid{[a:fx(30,10), b:fx(20,20)] [HStack{c:fx(100,10).gridCellColumns(2)}]}",
      ["a": [35, 5, 30, 10], "b": [108, 0, 20, 20], "c": [0, 28, 100, 10]]),
    RuleTree(
      "Grid{[a:fx(50,10), fx(20,50)] [VStack{b:fx(10,10).gridCellAnchor(.topLeading)}, fx(20,50)]}",
      ["a": [0, 20, 50, 10], "b": [20, 78, 10, 10]]),
    // ST12: a ZStack of one view has its priority, and a spacer's.
    RuleTree(
      "HStack{a:flex; ZStack{b:flex.layoutPriority(1)}}.frame(width:100,height:100)",
      ["a": [0, 0, 0, 100], "b": [8, 0, 92, 100]]),
    RuleTree(
      "Grid{[a:fx(30,10), ZStack{Spacer().background{b:flex}}, c:fx(10,10)]}.frame(height:80)",
      ["a": [0, 35, 30, 10], "b": [30, 5, 8, 70], "c": [38, 35, 10, 10]]),
  ])
  func treesOfRulesPass(test: RuleTree) { expectPasses(test) }

  /// Grids that were observed on SwiftUI, of which each shows one more rule of how what is offered is shared.
  @Test(arguments: [
    // GR7: a cell that is offered its slot is measured behind the others that are as flexible.
    RuleTree(
      "Grid(alignment:.trailing,horizontalSpacing:12,verticalSpacing:12){[fx(30,60)] [flex, a:flex.gridCellUnsizedAxes(.vertical), b:flex]}",
      in: .init(width: 60, height: 60), ["a": [42, 72, 0, 0], "b": [54, 72, 12, 0]]),
    // GR8: a cell is offered its column as long as those before it in its group have made it.
    RuleTree(
      "Grid{[leaf(2*(w ?? 10), 10)] [a:leaf(10, w ?? 10)]}", in: .init(width: 100, height: 300),
      ["a": [95, 18, 10, 200]]),
    // GR5, GR8: columns without cells of their own share to the end, and a stated gap lies before them, too.
    RuleTree(
      "Grid(horizontalSpacing:3){[a:clampW(0,10,100).gridCellColumns(3), b:flex.gridCellColumns(3)]}",
      in: .init(width: 100, height: 100), ["a": [0, 0, 10, 100], "b": [13, 0, 48.5, 100]]),
    RuleTree(
      "Grid{[a:fx(40,40)] [half, b:fx(20,40).gridCellColumns(2)] [c:clampW(0,30,40)]}",
      in: .init(width: 300, height: 200),
      ["a": [4.333, 0, 40, 40], "b": [56.667, 48, 20, 40], "c": [9.333, 96, 30, 40]]),
    // GR2: a view without a row states how many columns there are at least.
    RuleTree(
      "Grid(verticalSpacing:0){fx(100,10).gridCellColumns(3); [Spacer().background{a:flex}.gridCellColumns(2)]}",
      in: .init(width: nil, height: 80), ["a": [0, 10, 66.667, 70]]),
    // GR9: a cell of several columns is offered the shares of those that are open.
    RuleTree(
      "Grid(horizontalSpacing:0){[fx(40,10), flexH(10).gridCellColumns(2)] [fx(10,40), Spacer().background{a:flex}.gridCellColumns(2)]}",
      in: .init(width: 60, height: 60), ["a": [40, 20, 10, 40]]),
    // GR11: a row with cells of two priorities is taken from what is shared with each of them.
    RuleTree(
      "Grid{[clampW(10,50,10), clampW(30,70,20).layoutPriority(1), clampW(30,130,20)] [a:flexH(20), b:flexH(30)] [fx(20,40)]}",
      in: .init(width: 100, height: 100), ["a": [0, 28, 20, 4], "b": [48, 28, 30, 4]]),
  ])
  func gridsShareAsObserved(test: RuleTree) { expectPasses(test) }

  /// GR11: nobody gets what a column leaves of its share in which a span goes on.
  @Test func aColumnInWhichASpanGoesOnKeepsItsShare() {
    expectPasses(
      RuleTree(
        "Grid{[a:fx(30,10), b:flex, c:fx(20,20)] [fx(50,10).gridCellColumns(3)]}",
        in: .init(width: 200, height: 100),
        ["a": [0, 36, 30, 10], "b": [38, 0, 77, 82], "c": [123, 31, 20, 20]]))
  }

  /// GR20, assumed: where a span lacks what one column can still give, its other columns are settled.
  @Test func aSpanThatLacksRoomSettlesItsColumns() {
    expectPasses(
      RuleTree(
        "Grid{[a:fx(30,10), b:flex, c:fx(20,20)] [d:fx(150,10).gridCellColumns(3)]}",
        in: .init(width: 200, height: 100),
        [
          "a": [0, 36, 30, 10], "b": [38, 0, 134, 82], "c": [180, 31, 20, 20],
          "d": [25, 90, 150, 10],
        ]))
  }

  /// SC1: a scroll view offers its content its own length across where it places it.
  @Test(arguments: [
    RuleTree(
      "ScrollView(.vertical){a:half}", in: .init(width: 100, height: 100), ["a": [0, 0, 25, 10]]),
    RuleTree(
      "ScrollView(.horizontal){a:leaf(10, (h ?? 40)/2)}", in: .init(width: 100, height: 100),
      ["a": [0, 0, 10, 25]]),
  ])
  func contentOfScrollViewsIsMeasuredAgain(test: RuleTree) { expectPasses(test) }

  @Test func namesInModifiersAndDefaultsOfGuidesAreRead() {
    let trees = [
      RuleTree(
        "HStack(spacing:0){Spacer().overlay{a:fx(20,20)}; b:fx(20,20)}.frame(width:200,height:20)",
        ["a": [80, 0, 20, 20]]),
      RuleTree(
        "HStack(alignment:@m [default d[.bottom]],spacing:0){a:fx(10,30).alignmentGuide(@m){d in 0}; fx(10,10)}",
        ["a": [0, 10, 10, 30]]),
      RuleTree(
        "VStack(spacing:0){a:fx(10,10).alignmentGuide(HorizontalAlignment.center){d in 0}; fx(10,10)}",
        ["a": [5, 0, 10, 10]]),
      RuleTree("a:leaf(max(w ?? 10, 30), min(h ?? 50, 20))", ["a": [0, 0, 30, 20]]),
    ]
    var runner = CaseRunner()
    for test in trees {
      let failures = runner.failures(of: test.layoutCase)
      #expect(failures.isEmpty, "\(test.tree): \(failures)")
    }
  }

  @Test func unknownConstructsFail() {
    var runner = CaseRunner()
    for tree in [
      "Wobble{fx(1,1)}", "fx(1,1).wobble()", "HStack(colour:1){fx(1,1)}", "HStack{",
      "custom Layout: a:fx(30,20) placed at (10,10) anchor .bottomMiddle",
      "custom Layout: a:fx(30,20) placed at (10,10) upside down",
      "custom Layout that dances: a:fx(30,20) placed at (10,10)", "root host 200: fx(1,1)",
      "leaf that sleeps", "fx(1,2,3)", "fx(1,2){fx(3,4)}", "fx(1,1).padding(2){fx(3,4)}",
      "LazyVGrid(columns:[.flexible(least:3)]){fx(1,1)}", "Text(3)", "fx(1,1) (half of it",
    ] {
      let test = LayoutCase(
        id: "x", tree: tree, proposal: .unspecified, size: nil, frames: [:], others: [:])
      #expect(!runner.failures(of: test).isEmpty, "\(tree)")
    }
  }
}

/// A tree in the notation of the cases, what it is offered, and where its views lie.
struct RuleTree: Sendable, CustomTestStringConvertible {
  let tree: String
  private let proposal: ProposedViewSize
  private let frames: [String: [CGFloat]]

  init(
    _ tree: String, in proposal: ProposedViewSize = .unspecified, _ frames: [String: [CGFloat]]
  ) {
    self.tree = tree
    self.proposal = proposal
    self.frames = frames
  }

  var layoutCase: LayoutCase {
    LayoutCase(id: "x", tree: tree, proposal: proposal, size: nil, frames: frames, others: [:])
  }
  var testDescription: String { tree }
}
