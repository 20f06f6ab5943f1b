import Foundation
import Galley
import GalleyControls
import GalleyViews
import Testing

/// Bars, and what stands at the ends of rows that are edited, where images of iOS have them.
@Suite struct MeasuredBarTests {
  private static let height: CGFloat = 700

  private func environment(
    _ look: SystemLook = .iOS18, deviceWidth: CGFloat? = nil, isDark: Bool = false
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.systemLook = look
    environment.deviceWidth = deviceWidth
    environment.colorScheme = isDark ? .dark : .light
    return environment
  }

  private func draw(
    _ view: some View, width: CGFloat = 393, ground: Color = .white,
    _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> RenderReport {
    try Renderer().render(
      view.frame(width: width, height: Self.height).background(ground), scale: 3,
      environment: environment)
  }

  private func tree(
    _ view: some View, width: CGFloat = 393, _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutTree {
    try #require(try draw(view, width: width, environment).layoutTree)
  }

  /// The box of a text or of a view with a name.
  private func box(_ name: String, in tree: LayoutTree) throws -> CGRect {
    let found = tree.first { $0.text == name || $0.isNamed && $0.name == name }
    return try #require(found?.frame, "there is no \(name)")
  }

  /// Up to the pixels of an image at 3x.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.4 }

  /// The colour of a pixel by its place in points.
  private func color(_ report: RenderReport, x: CGFloat, y: CGFloat) -> [UInt8] {
    let bitmap = report.bitmap
    let pixel = Pixel(rawValue: bitmap.pixels[Int(y * 3) * bitmap.width + Int(x * 3)])
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func screen(inline: Bool) -> some View {
    NavigationStack {
      Color.red.layoutName("content").navigationTitle("Title")
        .navigationBarTitleDisplayMode(inline ? .inline : .large)
    }
  }

  // Bars.

  /// iPhone 15 Pro Max-1-demoList.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: items begin at the safe area, the large
  /// title's baseline is 90.33 below it, the field begins at 107, is 44 high and has 15 below it.
  @Test func barsOfIOS26Have10BelowTheirItems() throws {
    let environment = environment(.iOS26, deviceWidth: 430)
    let small = try tree(screen(inline: true), width: 430, environment)
    #expect(try box("content", in: small).minY == 54)
    #expect(isAlike(try box("Title", in: small).midY, 22))
    let large = try tree(screen(inline: false), width: 430, environment)
    #expect(try box("content", in: large).minY == 106)
    // The baseline is 0.952 of 34 points below.
    #expect(abs(try box("Title", in: large).minY + 32.37 - 90.33) < 0.7)
    let searched = try tree(
      screen(inline: false).searchable(text: .constant("")), width: 430, environment)
    #expect(try box("content", in: searched).minY == 107 + 44 + 15)
  }

  /// iPad Pro 11-inch (M4)-1.png of johannes-schliephake/nextcloud-passwords-ios: the field begins 103 below the safe area.
  /// iPad Pro (12.9-inch) (6th generation)-1-demoList.png of easydev991/SwiftUI-Days, drawn anew on iOS 26: 107.
  @Test(arguments: [(SystemLook.iOS18, CGFloat(50)), (.iOS26, 54)])
  func barsOfTabletsAre50PointsHigh(look: SystemLook, height: CGFloat) throws {
    let environment = environment(look, deviceWidth: 834)
    let small = try tree(screen(inline: true), width: 834, environment)
    #expect(try box("content", in: small).minY == height)
    let large = try tree(screen(inline: false), width: 834, environment)
    #expect(try box("content", in: large).minY == height + 52)
  }

  /// kiosk-mode-settings.png of home-assistant/companion.home-assistant: items of 44, and 10 above and below them.
  @Test(arguments: [(SystemLook.iOS18, CGFloat(56)), (.iOS26, 64)])
  func barsOfSheetsAreHigher(look: SystemLook, height: CGFloat) throws {
    let sheet = Color.white.sheet(isPresented: .constant(true)) {
      screen(inline: true).layoutName("stack")
    }
    let tree = try tree(sheet, environment(look))
    let top = try box("stack", in: tree).minY
    #expect(isAlike(try box("content", in: tree).minY - top, height))
    #expect(isAlike(try box("Title", in: tree).midY - top, height / 2))
  }

  /// 1_en-US.png of Skip-Notes/Skip-Notes.
  @Test func itemsOfABottomBarAreCentred22AboveItsEnd() throws {
    let view = NavigationStack {
      Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
    }
    #expect(isAlike(try box("Item", in: tree(view)).midY, Self.height - 22))
  }

  // Tabs: 1_en-US.png of skiptools/skipapp-showcase, at 420 points.

  private var tabs: some View {
    TabView {
      ForEach(1..<4, id: \.self) { number in
        Color.white.layoutName("content \(number)").tabItem {
          Label {
            Text("Tab \(number)")
          } icon: {
            Color.red.frame(width: 20, height: 20).layoutName("icon \(number)")
          }
        }
      }
    }
  }

  @Test func tabsOfIOS26Are86ApartInACapsule() throws {
    let tree = try tree(tabs, width: 420, environment(.iOS26))
    let top = Self.height - 21 - 62
    #expect(try box("content 1", in: tree).maxY == top)
    for (number, middle) in [(1, 124.0), (2, 210), (3, 296)] {
      let icon = try box("icon \(number)", in: tree)
      let title = try box("Tab \(number)", in: tree)
      #expect(isAlike(icon.midX, middle) && isAlike(title.midX, middle))
      #expect(isAlike(icon.midY - top, 24))
      // The baseline is 0.952 of 10 points below.
      #expect(isAlike(title.minY + 9.52 - top, 49))
    }
  }

  @Test func theChosenTabOfIOS26HasACapsule() throws {
    let report = try draw(tabs, width: 420, ground: .green, environment(.iOS26))
    let middle = Self.height - 21 - 31
    let (bar, chosen): ([UInt8], [UInt8]) = ([253, 253, 253], [235, 235, 235])
    // The bar is at 73 to 347, the chosen tab at 77 to 171, 4 below the bar's top.
    #expect(color(report, x: 72, y: middle)[0] < 200)
    for x in [75.0, 173, 345] as [CGFloat] { #expect(color(report, x: x, y: middle) == bar) }
    for x in [79.0, 169] as [CGFloat] { #expect(color(report, x: x, y: middle) == chosen) }
    #expect(color(report, x: 348, y: middle)[0] < 200)
    #expect(color(report, x: 124, y: middle - 31 + 3) == bar)
    #expect(color(report, x: 124, y: middle - 31 + 5) == chosen)
  }

  /// A bar without room is narrower.
  @Test func tabsOfIOS26ShareWhatThereIs() throws {
    let tree = try tree(tabs, width: 238, environment(.iOS26))
    let (first, second) = (try box("icon 1", in: tree), try box("icon 2", in: tree))
    #expect(isAlike(second.midX - first.midX, 60) && isAlike(second.midX, 119))
  }

  // Lists.

  /// SwiftUI-Section.png of mvolkmann/blog: 43 high, and the baseline 16 above the group.
  @Test func aHeaderOfIncreasedProminenceIs43PointsHigh() throws {
    let list = List {
      Section("Head") { Text("A") }.headerProminence(.increased)
    }
    .listStyle(.sidebar)
    let tree = try tree(list)
    let (head, row) = (try box("Head", in: tree), try box("A", in: tree))
    #expect(isAlike(head.minY, 8) && isAlike(row.midY, 43 + 22))
    // The baseline is 0.952 of 20 points below.
    #expect(isAlike(head.minY + 19.04, 27))
  }

  private var edited: some View {
    List {
      ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
  }

  /// The first and the last column of a row of pixels, in points, whose colours are as a condition says.
  private func columns(
    of report: RenderReport, from start: Int = 0, y: CGFloat, where isMeant: ([UInt8]) -> Bool
  ) -> [CGFloat] {
    let xs = (start * 3..<report.bitmap.width).map { (CGFloat($0) + 0.5) / 3 }
      .filter { isMeant(color(report, x: $0, y: y)) }
    return [(xs.first ?? 0) - 0.5 / 3, (xs.last ?? 0) + 0.5 / 3]
  }

  /// edit.png of OmPreetham/iExpense: a red circle of 21.67 from 21 on, and a white line of 10.67 in it.
  @Test func theCircleThatDeletesIs21And2ThirdsWide() throws {
    let report = try draw(edited)
    let red = columns(of: report, y: 22) { $0[0] > 200 && $0[1] < 120 }
    #expect(isAlike(red[0], 21) && isAlike(red[1], 42.67))
    // The line has round ends.
    #expect(color(report, x: 27.5, y: 22) == [255, 255, 255])
    #expect(color(report, x: 36.2, y: 22) == [255, 255, 255])
    #expect(color(report, x: 25.5, y: 22)[1] < 120 && color(report, x: 38.2, y: 22)[1] < 120)
  }

  /// edit.png of timotm/swift-todo: the handle ends 22.33 before the edge and is 21.33 wide and 11 high.
  /// List_moving_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List: the line below the row ends 26 before its inset.
  @Test func aDragHandleHasThreeLines() throws {
    let report = try draw(edited)
    let handle = columns(of: report, from: 200, y: 22) { $0[0] < 240 }
    #expect(isAlike(handle[0], 393 - 43.67) && isAlike(handle[1], 393 - 22.33))
    let rows = (0..<132).map { (CGFloat($0) + 0.5) / 3 }
      .filter { color(report, x: 360, y: $0)[0] < 240 }
    #expect(isAlike((rows.first ?? 0) - 0.5 / 3, 16.5) && isAlike((rows.last ?? 0) + 0.5 / 3, 27.5))
    let line = columns(of: report, y: 43.8) { $0[0] < 240 }
    #expect(isAlike(line[1], 393 - 46))
  }

  /// kiosk-settings-1.png of home-assistant/companion.home-assistant: #38383b on #1c1c1e.
  @Test func linesOfIOS26AreDarkInTheDark() throws {
    let list = List(0..<2, id: \.self) { _ in Color.clear.frame(height: 22) }
    let report = try draw(list, width: 402, environment(.iOS26, isDark: true))
    // The group begins at 35.
    let line = color(report, x: 200, y: 35 + 51.5)
    for (one, other) in zip(line, [56, 56, 59] as [UInt8]) {
      #expect(abs(Int(one) - Int(other)) <= 1)
    }
    #expect(color(report, x: 200, y: 35 + 50) == [28, 28, 30])
  }

  /// swiftui-navigation-10-split.png of mvolkmann/blog: #dfdfe5 on #f2f2f7, 16 from both sides of a column of 320.
  @Test func aChosenRowOfASidebarIsInALighterGray() throws {
    let split = NavigationSplitView {
      List(selection: .constant(Optional("A"))) { Text("A").tag("A") }
    } detail: {
      Color.white
    }
    .environment(\.horizontalSizeClass, .regular)
    let report = try draw(split, width: 1000, environment(deviceWidth: 1000))
    let row = try box("A", in: #require(report.layoutTree))
    #expect(isAlike(row.minX, 32))
    for (x, gray) in [(15, 242), (17, 223), (303, 223), (305, 242)] as [(CGFloat, UInt8)] {
      #expect(color(report, x: x, y: row.midY)[0] == gray, "\(x)")
    }
  }
}
