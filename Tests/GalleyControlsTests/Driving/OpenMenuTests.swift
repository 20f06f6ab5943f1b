import Galley
import GalleyViews
import Testing

/// The lengths of open menus, as images of iOS 16 to 18 and of iOS 26 have them.
@MainActor @Suite struct OpenMenuTests {
  /// Two rows, the first with an icon, and two sections of a row each.
  private struct Sorting: View {
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Sort") {
          Button {
          } label: {
            Label {
              Text("One")
            } icon: {
              Color.red.frame(width: 19, height: 15).layoutName("icon")
            }
          }
          Button("Two") {}
          Section { Button("Three") {} }
          Divider()
          Button("Four") {}
        }
        Spacer()
      }
      .frame(width: 393, height: 700, alignment: .leading)
    }
  }

  /// A section of a picker and a row behind it.
  private struct Choosing: View {
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Sort") {
          Picker("By", selection: .constant(1)) {
            Text("Name").tag(1)
            Text("Price").tag(2)
          }
          Button("Other") {}
        }
        Spacer()
      }
      .frame(width: 393, height: 700, alignment: .leading)
    }
  }

  private func open<Content: View>(
    _ view: Content, look: SystemLook = .iOS18, deviceWidth: CGFloat? = nil
  ) throws -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.environment.systemLook = look
    renderer.environment.deviceWidth = deviceWidth
    try renderer.tap("Sort")
    return renderer
  }

  private func box(_ name: String, in renderer: ImageRenderer<some View>) throws -> CGRect {
    let tree = try #require(try renderer.draw().layoutTree)
    let found = tree.first { $0.text == name || $0.isNamed && $0.name == name }
    return try #require(found?.frame, "there is no \(name)")
  }

  /// Boxes are whole pixels.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.4 }

  /// 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: 6 below what opened it, rows of 43.67 and 0.33; ios.png of
  /// the49ltd/The49.Maui.ContextMenu: bands of 8; menu.png of mecid/mecid.github.io: icons 28 before the end.
  @Test func rowsBandsAndIcons() throws {
    let renderer = try open(Sorting())
    let one = try box("One", in: renderer)
    #expect(isAlike(one.midY - (try box("Sort", in: renderer).maxY), 6 + 21.83))
    let two = try box("Two", in: renderer)
    #expect(isAlike(two.midY - one.midY, 44))
    let three = try box("Three", in: renderer)
    #expect(isAlike(three.midY - two.midY, 43.67 + 8))
    #expect(isAlike(try box("Four", in: renderer).midY - three.midY, 43.67 + 8))
    // The menu begins at 8.
    #expect(isAlike(one.minX, 8 + 16) && isAlike(two.minX, 8 + 16))
    #expect(isAlike(try box("icon", in: renderer).midX, 8 + 250 - 28))
  }

  /// popup-menu-button.png of serverpod/cupertino_native, ios-context-menu.png of
  /// shahmeer1124/ios_adaptive_context_menu.
  @Test func rowsLinesAndIconsOfIOS26() throws {
    let renderer = try open(Sorting(), look: .iOS26)
    let one = try box("One", in: renderer)
    #expect(isAlike(one.midY - (try box("Sort", in: renderer).maxY), 6 + 10 + 21))
    let two = try box("Two", in: renderer)
    #expect(isAlike(two.midY - one.midY, 42))
    let three = try box("Three", in: renderer)
    #expect(isAlike(three.midY - two.midY, 42 + 21))
    #expect(isAlike(try box("Four", in: renderer).midY - three.midY, 42 + 21))
    #expect(isAlike(one.minX, 8 + 60))
    #expect(isAlike(try box("icon", in: renderer).midX, 8 + 36))
    // The line is in the middle of the gap, a point thick: #e5e5e5 on #f9f9f9 from 24 to 226.
    let bitmap = try renderer.draw().bitmap()
    let middle = Int(((two.midY + three.midY) / 2 * 3).rounded())
    func gray(_ x: Int, _ y: Int) -> Int { Int(bitmap[x * 3, y].red) }
    #expect(abs(gray(100, middle) - 0xE5) <= 2 && abs(gray(100, middle + 6) - 0xF9) <= 1)
    #expect(abs(gray(8 + 22, middle) - 0xF9) <= 1 && abs(gray(8 + 228, middle) - 0xF9) <= 1)
  }

  /// menu.png of mecid/mecid.github.io: rows beside those with ticks begin where these do. On iOS 26 iPhone 15 Pro
  /// Max-3-chooseDisplayOption.png and, on tablets, iPad Pro (12.9-inch) (6th generation)-3-chooseDisplayOption.png of
  /// easydev991/SwiftUI-Days.
  @Test(
    arguments: [
      (SystemLook.iOS18, nil, 32, 44), (.iOS18, 1024, 32, 44), (.iOS26, nil, 43, 42),
      (.iOS26, 1024, 32.5, 38),
    ] as [(SystemLook, CGFloat?, CGFloat, CGFloat)])
  func allRowsHaveRoomForTicks(
    look: SystemLook, deviceWidth: CGFloat?, start: CGFloat, height: CGFloat
  ) throws {
    let renderer = try open(Choosing(), look: look, deviceWidth: deviceWidth)
    let (name, price) = (try box("Name", in: renderer), try box("Price", in: renderer))
    let other = try box("Other", in: renderer)
    for row in [name, price, other] { #expect(isAlike(row.minX, 8 + start)) }
    #expect(isAlike(price.midY - name.midY, height))
    let (gap, line) = look == .iOS26 ? (21.0, 0.0) : (8, 1 / 3.0)
    #expect(isAlike(other.midY - price.midY, height - line + gap))
  }

  /// 3-chooseDisplayOption.png of easydev991/SwiftUI-Days: a row of two lines is 20 points higher.
  @Test func rowsGrowByLines() throws {
    func height(_ title: String) throws -> CGFloat {
      let view = VStack(alignment: .leading) {
        Menu("Sort") {
          Button(title) {}
          Button("Last") {}
        }
        Spacer()
      }
      .frame(width: 393, height: 700, alignment: .leading)
      let renderer = try open(view, look: .iOS26)
      return try box("Last", in: renderer).midY - box("Sort", in: renderer).maxY
    }
    let more = try height("Years, months and days since that day") - height("Days")
    #expect(more > 19 && more < 21)
  }

  /// 3-chooseDisplayOption.png of easydev991/SwiftUI-Days, SwiftUI-ControlGroup2.png of mvolkmann/blog.
  @Test func whatOpenedItIsFadedAndTheShadowIsWide() throws {
    let view = VStack(spacing: 0) {
      Menu {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
      } label: {
        Text("Sort").frame(width: 393, height: 40, alignment: .leading).background(.black)
      }
      Spacer(minLength: 0)
    }
    .frame(width: 393, height: 700)
    .background(.white)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    try renderer.tap("Sort")
    let bitmap = try renderer.draw().bitmap()
    // Black at 0.57; the menu is far away.
    #expect(abs(Int(bitmap[390, 2].red) - 110) <= 3)
    // Three rows of 44 that begin at 46, less the last line; 10 and 100 points below them.
    let end = 46 + 3 * 44 - 1
    #expect((234...240).contains(bitmap[133, end + 10].red))
    #expect((251...254).contains(bitmap[133, end + 100].red))
  }

  /// iPhone 15 Pro Max-4-beforeSave.png of easydev991/SwiftUI-Days: a radius of 38; TourOfSyncUps-0004-image.png of
  /// pointfreeco/swift-composable-architecture: 10.
  @Test(arguments: [(SystemLook.iOS18, 15, UInt8(255)), (.iOS26, 5, 204)])
  func cornersOfSheets(look: SystemLook, y: Int, gray: UInt8) throws {
    let renderer = ImageRenderer(
      content: Color.white.sheet(isPresented: .constant(true)) { Color.white }
        .frame(width: 393, height: 700))
    renderer.environment.systemLook = look
    renderer.scale = 1
    #expect(try renderer.draw().bitmap()[5, y].red == gray)
  }
}
