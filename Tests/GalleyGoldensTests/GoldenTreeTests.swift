import Foundation
import Testing

@testable import GalleyGoldens

/// Goldens of elements beside those of images.
@Suite struct GoldenTreeTests {
  private static let file = "Suite/case.tree.txt"

  /// A card whose image is the same with every hint.
  private func card(hint: String = "Saves it", padding: CGFloat = 4) -> some View {
    VStack {
      Text("Harbour").accessibilityAddTraits(.isHeader)
      Text("Save").accessibilityHint(hint).accessibilityIdentifier("save")
    }
    .padding(padding)
  }

  private func check(
    _ view: some View, in box: GoldenBox, record mode: RecordMode = .never, hasTree: Bool = true,
    changing change: (inout GoldenCase) -> Void = { _ in }
  ) throws -> GoldenResult {
    var golden = GoldenCase(try GoldenID(key: "Suite/case"))
    golden.hasTree = hasTree
    change(&golden)
    let session = try box.session(mode)
    defer { session.finish() }
    return session.check(golden, with: box.renderer) {
      try GoldenCanvas(scale: 1).draw(view, with: $0)
    }
  }

  private func text(_ box: GoldenBox) throws -> String {
    String(decoding: try box.data(Self.file), as: UTF8.self)
  }

  @Test func aTreeHasALineForEachElement() throws {
    let box = try GoldenBox()
    #expect(try check(card(), in: box, record: .missing).verdict == .recorded)
    #expect(box.files == ["Suite/case.layout.json", "Suite/case.png", Self.file])
    let lines = try text(box).split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("Text \"Harbour\" traits isStaticText, isHeader at 4, 4, "))
    #expect(
      lines[1].hasPrefix(
        "Text \"Save\" traits isStaticText hint \"Saves it\" identifier \"save\" at "))
    #expect(try check(card(), in: box).verdict == .same)
  }

  @Test(arguments: GoldenStorage.allCases) func whatNoPixelShowsFails(
    _ storage: GoldenStorage
  ) throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing) { $0.storage = storage }
    let image = try box.files.filter { !$0.hasSuffix(".txt") }.map { try box.data($0) }
    // Without a tree the change is not seen.
    #expect(
      try check(card(hint: "Ends it"), in: box, hasTree: false) { $0.storage = storage }.verdict
        == .same)
    let changed = try check(card(hint: "Ends it"), in: box) { $0.storage = storage }
    #expect(changed.verdict == .different)
    #expect(changed.explanation.prefix(2) == ["no pixel changed", "its elements changed:"])
    #expect(changed.explanation.contains { $0.hasPrefix("- ") && $0.contains("Saves it") })
    #expect(changed.explanation.contains { $0.hasPrefix("+ ") && $0.contains("Ends it") })
    #expect(!changed.message.contains("Harbour"))
    // Approving writes the elements, and leaves the image as it is.
    let approval = GoldenApproval(box.folder)
    #expect(try approval.approve([]).approved == ["Suite/case"])
    #expect(try text(box).contains("Ends it"))
    #expect(try approval.approve([]).known == ["Suite/case"])
    #expect(try box.files.filter { !$0.hasSuffix(".txt") }.map { try box.data($0) } == image)
    #expect(try check(card(hint: "Ends it"), in: box) { $0.storage = storage }.verdict == .same)
  }

  @Test func linesAreComparedByTheirBytes() throws {
    let box = try GoldenBox()
    _ = try check(Text("Caf\u{E9}").padding(4), in: box, record: .missing)
    let tree = try text(box)
    func changes(_ golden: String) throws -> [String] {
      try box.write(Data(golden.utf8), Self.file)
      let result = try check(Text("Caf\u{E9}").padding(4), in: box)
      #expect(result.verdict == .different)
      return result.explanation.filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    }
    // The same letter in two ways, and other ends of lines.
    #expect(try changes(tree.replacingOccurrences(of: "\u{E9}", with: "e\u{301}")).count == 2)
    #expect(try changes(tree.replacingOccurrences(of: "\n", with: "\r\n")).count == 2)
    // A text that is long and another one from its first line to its last: the first lines are told.
    let long = (0..<20_000).map { "Text \"\($0)\"\n" }.joined()
    #expect(try changes(long).count == 10)
  }

  @Test func aChangedImageSaysItsElementsToo() throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing)
    let wider = try check(card(padding: 6), in: box)
    #expect(wider.verdict == .size)
    let count = try #require(wider.viewSentences)
    #expect(wider.explanation.prefix(count).contains("its elements changed:"))
    #expect(wider.explanation.contains { $0.hasPrefix("+ ") && $0.contains(" at 6, 6, ") })
    #expect(try GoldenApproval(box.folder).approve([]).approved == ["Suite/case"])
    #expect(try check(card(padding: 6), in: box).verdict == .same)
  }

  @Test func aMissingTreeIsRecordedBesideAnEqualImage() throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing, hasTree: false)
    let image = try box.data()
    let missing = try check(card(), in: box)
    #expect(missing.verdict == .missing)
    #expect(missing.explanation[0].hasPrefix("the pixels match, but its elements have no golden"))
    #expect(try GoldenApproval(box.folder).approve([]).approved == ["Suite/case"])
    try FileManager.default.removeItem(atPath: box.path(Self.file))
    #expect(try check(card(), in: box, record: .missing).verdict == .recorded)
    #expect(try box.data() == image)
    #expect(try check(card(), in: box).verdict == .same)
  }

  @Test func modesWriteTreesAsTheyWriteImages() throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing)
    #expect(try check(card(hint: "b"), in: box, record: .missing).verdict == .different)
    #expect(try check(card(hint: "b"), in: box, record: .failed).verdict == .recorded)
    #expect(try text(box).contains("hint \"b\""))
    #expect(try check(card(hint: "c"), in: box, record: .all).verdict == .recorded)
    #expect(try text(box).contains("hint \"c\""))
    #expect(try check(card(hint: "c"), in: box, record: .all).verdict == .same)
  }

  /// An image within its tolerance stays where only the elements are approved.
  @Test func aToleratedImageStays() throws {
    let box = try GoldenBox()
    _ = try check(card().background(.white), in: box, record: .missing)
    let image = try box.data()
    let near = card(hint: "b").background(Color(red: 254.0 / 255, green: 1, blue: 1))
    #expect(try check(near, in: box) { $0.tolerance = .channel(2) }.verdict == .different)
    #expect(try GoldenApproval(box.folder).approve([]).approved == ["Suite/case"])
    #expect(try box.data() == image)
    #expect(try check(near, in: box) { $0.tolerance = .channel(2) }.isTolerated)
  }

  @Test func whatChangedSinceTheRunIsNotApproved() throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing)
    let golden = try box.data(Self.file)
    _ = try check(card(hint: "b"), in: box)
    try box.write(Data("Text\n".utf8), Self.file)
    #expect(
      try GoldenApproval(box.folder).approve([]).refused.map(\.reason)
        == ["the golden of its elements has changed since the run; run again"])
    try box.write(golden, Self.file)
    let kept = GoldenResults(path: box.folder.resultsPath).imagePath("Suite/case", .tree)
    try Data("Text\n".utf8).write(to: URL(fileURLWithPath: kept))
    #expect(
      try GoldenApproval(box.folder).approve([]).refused.map(\.reason)
        == ["the elements that the run kept have been modified; run again"])
    #expect(try box.data(Self.file) == golden)
  }

  @Test func treesThatNoCaseReadsArePruned() throws {
    let box = try GoldenBox()
    _ = try check(card(), in: box, record: .missing)
    #expect(try GoldenPruning(box.folder).files == [])
    try box.write(Data(), "Suite/late.tree.txt")
    #expect(try GoldenPruning(box.folder).files == ["Suite/late.tree.txt"])
    try box.write(box.data(), "Suite/late.png")
    #expect(try GoldenPruning(box.folder).files == ["Suite/late.png", "Suite/late.tree.txt"])
    _ = try check(card(), in: box, hasTree: false)
    let pruning = try GoldenPruning(box.folder)
    #expect(
      pruning.files.sorted() == ["Suite/case.tree.txt", "Suite/late.png", "Suite/late.tree.txt"])
    try pruning.delete()
    #expect(box.files == ["Suite/case.layout.json", "Suite/case.png"])
  }

  @Test func manyLinesAreCounted() throws {
    let box = try GoldenBox()
    func list(_ word: String) -> some View {
      VStack { ForEach(0..<8, id: \.self) { Text("\($0)").accessibilityHint(word) } }
    }
    _ = try check(list("a"), in: box, record: .missing)
    let changed = try check(list("b"), in: box)
    #expect(changed.explanation.contains("and 6 more lines of its elements"))
  }
}
