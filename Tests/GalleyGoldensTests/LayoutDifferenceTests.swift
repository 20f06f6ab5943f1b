import GalleyGoldens
import Testing

/// What a failure says of the views.
@Suite struct LayoutDifferenceTests {
  private func snapshot(_ view: some View, width: CGFloat? = nil) throws -> LayoutSnapshot {
    let drawing = try GoldenCanvas(width: width, scale: 1, background: nil)
      .draw(view, with: Renderer())
    return LayoutSnapshot(try #require(drawing.layoutTree), pixelHash: 1)
  }

  private func difference(
    _ old: some View, _ new: some View, width: CGFloat? = nil
  ) throws -> LayoutDifference {
    LayoutDifference(from: try snapshot(old, width: width), to: try snapshot(new, width: width))
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).layoutName(name)
  }

  private func list(_ title: String, first: CGFloat = 20) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).layoutName("Title")
      box(100, first, "Row 1")
      ForEach(2..<6, id: \.self) { index in
        HStack { box(100, 20, "Row \(index)") }.padding(2)
      }
    }
  }

  @Test func aTextThatGrewIsTheReason() throws {
    let old = try snapshot(list("Lantern soup"))
    let new = try snapshot(list("Lantern soups"))
    let found = LayoutDifference(from: old, to: new)
    func width(_ snapshot: LayoutSnapshot) -> CGFloat {
      snapshot.root.children[0].children[0].frame.width
    }
    let (from, to) = (width(old), width(new))
    #expect(
      found.sentences.first
        == "`Title` is \((to - from).shortDescription)\((to - from).shortDescription.contains(".") ? "" : ".0") wider "
        + "(\(from.shortDescription) to \(to.shortDescription)) because its text changed from \"Lantern soup\" to \"Lantern soups\""
    )
    #expect(!found.sentences.contains { $0.contains("moved") })
  }

  /// A view that only moved, at its size and with its words, is one of those that changed.
  @Test func aViewThatOnlyMovedIsCountedAndShown() throws {
    func stack(_ first: CGFloat) -> some View {
      VStack(spacing: 0) {
        box(10, first, "A")
        box(10, 10, "B")
      }
    }
    let found = try difference(stack(10), stack(16))
    let moved = found.lines.filter { $0.contains("B ") }
    #expect(moved.count == 2, "\(found.lines)")
    #expect(moved.map(\.first) == ["-", "+"])
    // The stack and the first box are higher, the second one has moved.
    let changed = Set(found.lines.filter { $0.hasPrefix("+ ") })
    #expect(found.changedViews == changed.count, "\(found.lines)")
  }

  @Test func gapsOfAStackAreTheReason() throws {
    func stack(_ gap: CGFloat) -> some View {
      VStack(spacing: gap) { ForEach(0..<3, id: \.self) { box(10, 10, "\($0)") } }
    }
    func row(_ gap: CGFloat, last: CGFloat = 10) -> some View {
      HStack(spacing: gap) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.blue.frame(width: last, height: 10)
      }
    }
    #expect(try difference(stack(12), stack(18)).sentences.first == "gaps of VStack 12 became 18")
    #expect(
      try difference(stack(12).layoutName("Menu"), stack(18.5).layoutName("Menu")).sentences.first
        == "gaps of `Menu` 12 became 18.5")
    #expect(
      try difference(row(8), row(4), width: 200).sentences.first == "gaps of HStack 8 became 4")
    for (old, new) in [
      (try snapshot(stack(12)), try snapshot(stack(12))),
      (try snapshot(row(8), width: 200), try snapshot(row(8), width: 300)),
      (try snapshot(row(8), width: 200), try snapshot(row(8, last: 20), width: 200)),
    ] {
      let found = LayoutDifference(from: old, to: new).sentences
      #expect(!found.contains { $0.contains("gaps") }, "\(found)")
    }
  }

  @Test func theRadiusOfCornersIsTold() throws {
    func card(_ radius: CGFloat, isClip: Bool = false) -> some View {
      Text("Ferry").padding(20).background {
        if isClip {
          Color.red.clipShape(.rect(cornerRadius: radius))
        } else {
          RoundedRectangle(cornerRadius: radius)
        }
      }
    }
    #expect(try difference(card(8), card(12)).sentences == ["corner radius 8 became 12"])
    #expect(
      try difference(card(8, isClip: true), card(6.5, isClip: true)).sentences
        == ["corner radius 8 became 6.5"])
    #expect(
      try difference(card(8).layoutName("Card"), card(12).layoutName("Card")).sentences.count == 1)
    #expect(try difference(card(8), card(8)).isEmpty)
    // It is kept with the layout; a layout that was approved before says nothing of it.
    let old = try snapshot(card(8))
    let read = try #require(LayoutSnapshot(data: old.data))
    #expect(LayoutDifference(from: read, to: try snapshot(card(12))).sentences.count == 1)
    let text = String(decoding: old.data, as: UTF8.self).replacing("\"corner\":8,", with: "")
    let before = try #require(LayoutSnapshot(data: Data(text.utf8)))
    #expect(LayoutDifference(from: before, to: try snapshot(card(12))).isEmpty)
  }

  @Test func whatMovesTogetherIsOneSentence() throws {
    let found = try difference(list("Soup"), list("Soup", first: 44))
    #expect(
      found.sentences == [
        "`frame(width: 100, height: 20)` became `frame(width: 100, height: 44)`",
        "`Row 1` is 24.0 higher (20 to 44) because it was offered a height of 44 instead of 20",
        "`Row 2` and 3 others moved down by 24",
      ], "\(found.sentences)")
  }

  @Test func whatIsNewOrGoneIsNamed() throws {
    let two = HStack(spacing: 0) {
      box(10, 10, "a")
      box(10, 10, "c")
    }
    let three = HStack(spacing: 0) {
      box(10, 10, "a")
      box(30, 10, "b")
      box(10, 10, "c")
    }
    let added = try difference(two, three).sentences
    #expect(added.first == "`b` is new in `HStack`" && added.contains("`c` moved right by 30"))
    #expect(added.contains("`HStack` with `a` is 30.0 wider (20 to 50) because `b` is new in it"))
    let removed = try difference(three, two).sentences
    #expect(
      removed.first == "`b` is gone from `HStack`" && removed.contains("`c` moved left by 30"))
  }

  @Test func modifiersThatComeAndGoAreNamed() throws {
    let plain = HStack { Text("Ferry") }
    let padded = HStack { Text("Ferry").padding(3) }
    let added = try difference(plain, padded)
    #expect(added.sentences.first == "`padding(3)` now wraps `Text \"Ferry\"`")
    let gone = try difference(padded, plain)
    #expect(gone.sentences.first == "`padding(3)` no longer wraps `Text \"Ferry\"`")
    let changed = try difference(padded, HStack { Text("Ferry").padding(3.5) })
    #expect(
      changed.sentences.contains { $0.contains("because `padding(3)` became `padding(3.5)`") })
  }

  @Test func namedViewsHaveTheirOwnSizes() throws {
    let old = try snapshot(HStack { Text("Ferry").padding(8).layoutName("Title") })
    let new = try snapshot(HStack { Text("Ferries").padding(8).layoutName("Title") })
    func width(_ snapshot: LayoutSnapshot) -> String {
      snapshot.root.children[0].children[0].frame.width.shortDescription
    }
    let sentence = try #require(LayoutDifference(from: old, to: new).sentences.first)
    #expect(sentence.contains("(\(width(old)) to \(width(new)))"), "\(sentence)")
  }

  @Test func whatComesWithAContainerIsNamed() throws {
    let found = try difference(
      VStack { Text("A") },
      VStack {
        HStack {
          Text("A")
          Text("B")
        }
      })
    #expect(
      found.sentences.contains { $0.hasPrefix("`Text \"B\"` is new") }, "\(found.sentences)")
  }

  @Test func wordsOfOneWidthThatAreSwapped() throws {
    let found = try difference(Text("ab ba"), Text("ba ab"))
    #expect(found.sentences == ["a text changed from \"ab ba\" to \"ba ab\""])
  }

  @Test func longTextsAreCutWhereTheyDiffer() throws {
    let start = String(repeating: "word ", count: 40)
    let found = try difference(Text(start + "old").lineLimit(1), Text(start + "new").lineLimit(1))
    let sentence = try #require(found.sentences.first)
    #expect(sentence.contains("old\"") && sentence.contains("new\"") && sentence.count < 200)
  }

  @Test func whatWasOfferedIsAReason() throws {
    func card(_ width: CGFloat) -> some View {
      Color.red.layoutName("Field").frame(width: width, height: 10)
    }
    let sentences = try difference(card(60), card(50)).sentences
    #expect(
      sentences.contains(
        "`Field` is 10.0 narrower (60 to 50) because it was offered a width of 50 instead of 60"),
      "\(sentences)")
  }

  @Test func aChangeOfPaintAloneChangesNoLayout() throws {
    let found = try difference(
      Color.red.frame(width: 5, height: 5), Color.blue.frame(width: 5, height: 5))
    #expect(found.isEmpty && found.lines.isEmpty && found.changedViews == 0)
  }

  @Test func linesShowTheWayToAChange() throws {
    let found = try difference(list("Soup"), list("Soup", first: 44))
    #expect(found.lines.contains { $0.hasPrefix("- ") && $0.contains("Row 1 [0, ") })
    #expect(found.lines.contains { $0.hasPrefix("+ ") && $0.contains("Row 1 [0, ") })
    #expect(found.lines.contains { $0.contains("2 unchanged") })
  }

  @Test func snapshotsAreReadAsTheyWereWritten() throws {
    let view = HStack {
      Text("Grüße, \"quoted\"\nand a line").frame(maxWidth: .infinity).layoutName("a/b")
      Spacer()
      ScrollView { Color.red.frame(height: 3) }
    }
    let snapshot = try snapshot(view, width: 200)
    let read = try #require(LayoutSnapshot(data: snapshot.data))
    #expect(read == snapshot)
    #expect(String(decoding: snapshot.data, as: UTF8.self).split(separator: "\n").count > 6)
  }

  /// Stacks behind a value are stacks: of `AnyLayout`, of a layout's own name, in what fits, and with a name.
  @Test func gapsOfLayoutsThatAreValuesAreTold() throws {
    func row(_ layout: some Layout, _ width: CGFloat = 300) -> some View {
      layout {
        Rectangle().frame(width: 52, height: 52)
        VStack(alignment: .leading, spacing: 4) { Text("Soup") }
          .frame(maxWidth: .infinity, alignment: .leading)
        Text("3")
      }
      .frame(width: width)
    }
    func causes(_ old: some View, _ new: some View) throws -> [String] {
      let (before, after) = (try snapshot(old), try snapshot(new))
      #expect(LayoutSnapshot(data: before.data) == before)
      return LayoutDifference(from: before, to: after).sentences
    }
    let any = try causes(
      row(AnyLayout(HStackLayout(spacing: 12))), row(AnyLayout(HStackLayout(spacing: 18))))
    #expect(any.first == "gaps of AnyLayout 12 became 18", "\(any)")
    let column = try causes(
      row(AnyLayout(VStackLayout(spacing: 8))), row(AnyLayout(VStackLayout(spacing: 9))))
    #expect(column.first == "gaps of AnyLayout 8 became 9", "\(column)")
    let plain = try causes(row(HStackLayout(spacing: 12)), row(HStackLayout(spacing: 18)))
    #expect(plain.first == "gaps of HStackLayout 12 became 18", "\(plain)")
    let fitting = try causes(
      ViewThatFits { row(AnyLayout(HStackLayout(spacing: 12))) },
      ViewThatFits { row(AnyLayout(HStackLayout(spacing: 18))) })
    #expect(fitting.first == "gaps of AnyLayout 12 became 18", "\(fitting)")
    // Rows that change alike are told of once.
    let rows = try causes(
      VStack { ForEach(0..<3) { _ in row(HStackLayout(spacing: 12)) } },
      VStack { ForEach(0..<3) { _ in row(HStackLayout(spacing: 18)) } })
    #expect(rows.filter { $0.hasPrefix("gaps") }.count == 1, "\(rows)")
    #expect(rows.contains("gaps of HStackLayout 12 became 18 in 3 views"), "\(rows)")
    // What lies the other way has no gaps to compare.
    let turned = try causes(
      row(AnyLayout(HStackLayout(spacing: 12))), row(AnyLayout(VStackLayout(spacing: 18))))
    #expect(!turned.contains { $0.hasPrefix("gaps") }, "\(turned)")
  }

  @Test func damagedSnapshotsAreNone() throws {
    let data = try snapshot(list("Soup")).data
    for count in stride(from: 0, to: data.count, by: 97) {
      #expect(LayoutSnapshot(data: data.prefix(count)) == nil)
    }
    let text = String(decoding: data, as: UTF8.self)
    for (old, new) in [
      ("\"depth\":1", "\"depth\":9"), ("\"depth\":0", "\"depth\":1"),
      ("\"depth\":2", "\"depth\":0"),
      ("\"frame\":[", "\"frame\":[1,"), ("\"pixels\": \"", "\"pixels\": \"x"),
    ] {
      #expect(LayoutSnapshot(data: Data(text.replacingOccurrences(of: old, with: new).utf8)) == nil)
    }
  }

  /// Trees deeper than a JSON reader goes, and lists longer than every pair is looked at.
  @Test func largeTreesAreCompared() throws {
    func chain(_ depth: Int, _ name: String) -> LayoutSnapshot {
      var view = LayoutSnapshot.View(
        name: name, isNamed: true, text: nil, frame: .zero, proposal: .unspecified, children: [])
      for _ in 0..<depth {
        view = LayoutSnapshot.View(
          name: "padding", isNamed: false, text: nil, frame: .zero, proposal: .unspecified,
          children: [view])
      }
      return LayoutSnapshot(view, pixelHash: 1)
    }
    let deep = chain(700, "a")
    #expect(LayoutSnapshot(data: deep.data) == deep)
    #expect(LayoutDifference(from: deep, to: chain(700, "b")).sentences.count == 2)
    func wide(_ count: Int, _ offset: Int) -> LayoutSnapshot {
      let children = (0..<count).map { index in
        LayoutSnapshot.View(
          name: "Text", isNamed: false, text: "\(index + offset)",
          frame: CGRect(x: 0, y: CGFloat(index), width: 1, height: 1), proposal: .unspecified,
          children: [])
      }
      let root = LayoutSnapshot.View(
        name: "VStack", isNamed: false, text: nil, frame: .zero, proposal: .unspecified,
        children: children)
      return LayoutSnapshot(root, pixelHash: 1)
    }
    let start = ContinuousClock.now
    #expect(LayoutDifference(from: wide(3000, 0), to: wide(3000, 1)).changedViews > 0)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
