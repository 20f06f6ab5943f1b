import Foundation
import Galley
import Testing

/// Lengths of screens, as the table says them.
@Suite struct ScreenLookTests {
  private static let size = CGSize(width: 390, height: 700)

  private func tree(
    _ view: some View, width: CGFloat = 390, scale: CGFloat = 1
  ) throws -> LayoutTree {
    let screen = view.frame(width: width, height: Self.size.height)
    return try #require(try Renderer().render(screen, scale: scale).layoutTree)
  }

  /// The box of a text or of a view with a name.
  private func box(_ name: String, in tree: LayoutTree) throws -> CGRect {
    let found = tree.first { $0.text == name || $0.isNamed && $0.name == name }
    return try #require(found?.frame, "there is no \(name)")
  }

  /// Boxes of texts have been to the pixels and back.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  // Lists.

  /// Content is 20 points from a group's edge, and round groups are 20 from the screen's.
  @Test func rowsAre44PointsHigh() throws {
    let view = List {
      Text("A")
      Text("B")
      Text("C")
    }
    for (tree, leading) in [
      (try tree(view.listStyle(.plain)), 20.0), (try tree(view.listStyle(.insetGrouped)), 40),
      (try tree(view.listStyle(.grouped)), 20), (try tree(view), 40),
    ] {
      let (a, b, c) = (try box("A", in: tree), try box("B", in: tree), try box("C", in: tree))
      #expect(isAlike(b.midY - a.midY, 44) && isAlike(c.midY - b.midY, 44))
      #expect(isAlike(a.minX, leading))
    }
  }

  @Test func groupsAre35PointsApart() throws {
    let list = List {
      Section { Text("A") }
      Section { Text("B") }
      Section("Head") { Text("C") }
    }
    let tree = try tree(list, scale: 2)
    let (a, b, c) = (try box("A", in: tree), try box("B", in: tree), try box("C", in: tree))
    #expect(isAlike(b.midY - a.midY, 44 + 35))
    // 17.5 below the group, and a header with 17 above its text and 6 below it.
    let head = try box("HEAD", in: tree)
    #expect(head.height == 16)
    #expect(isAlike(c.midY - b.midY, 44 + 17.5 + 17 + 16 + 6))
    #expect(isAlike(head.minX, 40))
    // Each 17.5 is rounded up to a pixel by itself.
    for (scale, gap) in [(1, 36), (3, 53 / 1.5)] as [(CGFloat, CGFloat)] {
      let tree = try self.tree(list, scale: scale)
      let (a, b) = (try box("A", in: tree), try box("B", in: tree))
      #expect(isAlike(b.midY - a.midY, 44 + gap))
    }
  }

  @Test func rowsThatAreEditedMoveForTheirSigns() throws {
    let view = List {
      ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    }
    let rest = try box("A", in: tree(view))
    let edited = try box("A", in: tree(view.environment(\.editMode, .constant(.active))))
    #expect(isAlike(edited.minX - rest.minX, 40))
    #expect(edited.minY == rest.minY)
  }

  /// The columns of a row of pixels that are not white.
  private func line(
    _ view: some View, atPixel y: Int, height: CGFloat = 100
  ) throws -> ClosedRange<Int>? {
    let bitmap = try Renderer().render(
      view.frame(width: 100, height: height).background(.white), scale: 1
    ).bitmap
    let inked = (0..<100).filter { Pixel(rawValue: bitmap.pixels[y * 100 + $0]).red < 250 }
    return inked.isEmpty ? nil : inked[0]...inked[inked.count - 1]
  }

  @Test func linesBeginAtTheFirstText() throws {
    let view = List {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 10)
        Text("A")
      }
      Text("B")
    }.listStyle(.inset)
    #expect(try line(view, atPixel: 43) == 40...99)
    #expect(
      try line(view.environment(\.layoutDirection, .rightToLeft), atPixel: 43) == 0...59)
    let own = List {
      Text("A").alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
      Text("B")
    }.listStyle(.inset)
    #expect(try line(own, atPixel: 43) == 10...99)
    let hidden = List {
      Text("A").listRowSeparator(.hidden)
      Text("B")
    }.listStyle(.inset)
    #expect(try line(hidden, atPixel: 43) == nil)
  }

  /// What UIKit draws has no text that a line could begin at; that of an editor begins 5 points behind its edge.
  @Test func linesBeginAtTheEdgeOfEditorsAndWheels() throws {
    let editor = List {
      TextEditor(text: .constant("A")).frame(height: 20)
      Text("B")
    }.listStyle(.inset)
    #expect(try line(editor, atPixel: 43) == 20...99)
    let wheel = List {
      Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
      Text("B")
    }.listStyle(.inset)
    // A wheel of 216 points with 11 above and below it.
    #expect(try line(wheel, atPixel: 237, height: 300) == 20...99)
  }

  // Bars.

  private func screen(_ content: some View) -> some View {
    NavigationStack { content.layoutName("content") }
  }

  @Test func barsAre44And96And148PointsHigh() throws {
    let inline = screen(
      Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline))
    #expect(try box("content", in: tree(inline)) == CGRect(x: 0, y: 44, width: 390, height: 656))
    let large = screen(Color.red.navigationTitle("T"))
    #expect(try box("content", in: tree(large)).minY == 96)
    let searched = screen(Color.red.navigationTitle("T").searchable(text: .constant("")))
    #expect(try box("content", in: tree(searched)).minY == 148)
    let outside = large.searchable(text: .constant(""))
    #expect(try box("content", in: tree(outside)).minY == 148)
    let bottom = screen(
      Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } })
    #expect(try box("content", in: tree(bottom)).maxY == 700 - 44)
    let tabs = TabView { Color.red.layoutName("content").tabItem { Text("T") } }
    #expect(try box("content", in: tree(tabs)).maxY == 700 - 49)
  }

  @Test func viewsReachBelowTheBarsThatTheyTouch() throws {
    let view = TabView {
      NavigationStack {
        ZStack {
          Color.red.layoutName("ground").ignoresSafeArea()
          VStack { Color.green.frame(height: 10).layoutName("small").ignoresSafeArea() }
          GeometryReader { proxy in
            Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
          }
        }
        .navigationTitle("T")
      }
      .tabItem { Text("T") }
    }
    let tree = try tree(view)
    #expect(try box("ground", in: tree) == CGRect(origin: .zero, size: Self.size))
    // Touches no bar.
    #expect(try box("small", in: tree).height == 10)
    #expect(try box("96 49", in: tree).minY == 96)
  }

  @Test func theGroundOfAListIsBehindItsBar() throws {
    let view = NavigationStack { List { Text("A") }.navigationTitle("T") }
    let bitmap = try Renderer().render(
      view.frame(width: 390, height: 700).background(.white), scale: 1
    ).bitmap
    #expect(bitmap.pixels[0] == bitmap.pixels[699 * 390])
    #expect(Pixel(rawValue: bitmap.pixels[0]).red == 0xF2)
  }

  @Test func theWayBackIsNamedAfterTheScreenBelow() throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle("Library")
        .navigationDestination(for: Int.self) { _ in
          Text("album").navigationTitle("Album").navigationBarTitleDisplayMode(.inline)
        }
    }
    let tree = try tree(view)
    #expect(try box("Library", in: tree).midY == 22)
    #expect(abs(try box("Album", in: tree).midX - 195) <= 0.5)
  }

  @Test func aNarrowSplitViewHasOneColumn() throws {
    let view = NavigationSplitView {
      Text("side")
    } detail: {
      Text("detail")
    }
    #expect(try box("side", in: tree(view)).midX == 195)
    let wide = try tree(view, width: 900)
    #expect(abs(try box("side", in: wide).midX - 160) <= 0.5)
    #expect(abs(try box("detail", in: wide).midX - 610) <= 0.5)
  }

  // Presentations.

  @Test func aMediumSheetIsSomewhatMoreThanHalfAScreen() throws {
    let view = Color.red.sheet(isPresented: .constant(true)) {
      Color.green.layoutName("content").presentationDetents([.medium])
    }
    // 0.56 of the 690 points of a large one.
    let sheet = try box("content", in: tree(view))
    #expect(sheet.width == 390 && abs(sheet.height - 386.4) <= 0.5)
    #expect(abs(sheet.maxY - 700) <= 0.01)
  }

  @Test func alertsHaveCancelFirstOrLast() throws {
    func alert(_ more: some View) -> some View {
      Color.red.alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
        more
      }
    }
    let two = try tree(alert(EmptyView()))
    let (delete, cancel) = (try box("Delete", in: two), try box("Cancel", in: two))
    #expect(cancel.midY == delete.midY && abs(delete.midX - cancel.midX - 135.5) <= 0.5)
    let three = try tree(alert(Button("Keep") {}))
    // A row of 44 and a line of a pixel.
    let (keep, last) = (try box("Keep", in: three), try box("Cancel", in: three))
    #expect(isAlike(last.midY - keep.midY, 45))
  }

  @Test func aDialogHasACancelOfItsOwn() throws {
    let tree = try tree(
      Color.red.confirmationDialog("T", isPresented: .constant(true)) { Button("Go") {} })
    #expect(try box("Cancel", in: tree).midY == 700 - 8 - 28.5)
    #expect(try box("Go", in: tree).midY == 700 - 8 - 57 - 8 - 28.5)
  }

  @Test func aPopoverIsASheetOnAPhone() throws {
    func view(_ adaptation: PresentationAdaptation) -> some View {
      Button("B") {}.popover(isPresented: .constant(true)) {
        Text("card").presentationCompactAdaptation(adaptation)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    #expect(try box("card", in: tree(view(.automatic))).midY == 355)
    let card = try tree(view(.popover))
    #expect(try box("card", in: card).minY == box("B", in: card).maxY + 13)
  }

  // Words.

  @Test func screensHaveTheirOwnLook() throws {
    for page in ScreenPages.screens where page.name != "form" && page.name != "disabled form" {
      let problems = try Renderer().render(page.view).problems.map(\.description)
      let allowed = ["there is no symbol", "TextField is drawn"]
      let other = problems.filter { problem in !allowed.contains { problem.hasPrefix($0) } }
      #expect(other == [], "\(page.name)")
    }
  }
}
