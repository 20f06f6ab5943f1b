import Foundation
import Galley
import GalleyControls
import GalleyViews
import Testing

/// Bars, tabs, presentations and empty states, where images of iOS have them.
@Suite struct MeasuredScreenTests {
  private static let height: CGFloat = 700

  private func draw(
    _ view: some View, width: CGFloat, scale: CGFloat = 3,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> RenderReport {
    try Renderer().render(
      view.frame(width: width, height: Self.height).background(.white), scale: scale,
      environment: environment)
  }

  private func tree(
    _ view: some View, width: CGFloat = 393, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutTree {
    try #require(try draw(view, width: width, environment: environment).layoutTree)
  }

  private func find(_ name: String, in tree: LayoutTree) -> CGRect? {
    tree.first { $0.text == name || $0.isNamed && $0.name == name }?.frame
  }

  /// The box of a text or of a view with a name.
  private func box(_ name: String, in tree: LayoutTree) throws -> CGRect {
    try #require(find(name, in: tree), "there is no \(name)")
  }

  /// Up to the pixels of an image at 3x.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.4 }

  // Tabs: testTabBars_18_5.png of cashapp/AccessibilitySnapshot, 1-sportsGroundsList.png of
  // easydev991/SwiftUI-WorkoutApp.

  @Test func iconsOfTabsAreCentredAt18AndAHalfAndTitlesStandOn45() throws {
    let view = TabView {
      Color.red.tabItem {
        Label {
          Text("Title")
        } icon: {
          Color.red.frame(width: 20, height: 20).layoutName("icon")
        }
      }
      .badge(3)
    }
    let tree = try tree(view, width: 300)
    let top = Self.height - 49
    let (icon, title) = (try box("icon", in: tree), try box("Title", in: tree))
    #expect(isAlike(icon.midY - top, 18.5))
    // The baseline is 0.952 of 10 points below.
    #expect(isAlike(title.minY + 9.52 - top, 45))
    let badge = try box("3", in: tree)
    #expect(isAlike(badge.midX - 150, 10.67 + 9) && isAlike(badge.midY - top, 12))
  }

  // Bars: testNavBarBackButtonTraitsWithTitles_18_5.png of cashapp/AccessibilitySnapshot.

  private func pushed(_ title: String, over below: String, inline: Bool = false) -> some View {
    NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle(below)
        .navigationDestination(for: Int.self) { _ in
          Text("screen").navigationTitle(title)
            .navigationBarTitleDisplayMode(inline ? .inline : .large)
        }
    }
  }

  @Test func theTitleOfTheWayBackBeginsAt31() throws {
    let title = try box("First", in: tree(pushed("Second", over: "First", inline: true)))
    #expect(isAlike(title.minX, 31) && isAlike(title.minY, 11.83))
  }

  /// As in tca-detail.png, and on the screen that TourOfSyncUps-0012-image.png of
  /// pointfreeco/swift-composable-architecture shows: beside a large title the way back has no more room than beside a
  /// small one.
  @Test(arguments: [
    ("Morning sync", "Daily Sync-ups", "Back"), ("February 20, 2024", "Morning sync", "Back"),
    ("Second", "First", "First"),
  ])
  func aLongTitleOfTheWayBackIsBack(title: String, below: String, back: String) throws {
    let tree = try tree(pushed(title, over: below))
    let word = try box(back, in: tree)
    #expect(isAlike(word.minX, 31))
    #expect(back == below || find(below, in: tree) == nil)
    #expect(try box(title, in: tree).minY > 44)
  }

  /// 1-demoList.png of easydev991/SwiftUI-Days, at 430 points.
  @Test func marginsOfBarsAreWiderOnWideScreens() throws {
    let view = NavigationStack { Text("root").navigationTitle("Title") }
    for (width, margin) in [(CGFloat?.none, 16.0), (402, 16), (430, 20)] {
      var environment = EnvironmentValues()
      environment.deviceWidth = width
      let title = try box("Title", in: tree(view, environment: environment))
      #expect(isAlike(title.minX, margin))
    }
  }

  // Presentations: TourOfSyncUps-0013-image.png of pointfreeco/swift-composable-architecture.

  @Test func anAlertsTextsAre20PointsApart() throws {
    let view = Color.white.alert("Title", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Message")
    }
    let tree = try tree(view)
    let (title, message) = (try box("Title", in: tree), try box("Message", in: tree))
    let button = try box("Delete", in: tree)
    // From baseline to baseline: 0.952 of 17 and of 13 points below.
    #expect(isAlike(message.minY + 12.38 - title.minY - 16.19, 20))
    // The last baseline is 23.67 above a line of a pixel, the button 44 high below.
    #expect(isAlike(button.midY - message.minY - 12.38, 46))
  }

  /// TourOfSyncUps-0013-image.png: icons of 161 on 204 of 255; TourOfSyncUps-0010-image.png: "End meeting" of 150. Colours that
  /// are no tint stay, as the red "Delete" does.
  @Test func underAnAlertTintsAreGray() throws {
    func pixels(_ isPresented: Bool) throws -> Set<Pixel> {
      let view = NavigationStack {
        HStack(spacing: 0) {
          Color.accentColor
          Rectangle().fill(.tint).tint(.green)
          Color.blue
        }
        .frame(maxHeight: .infinity)
        .toolbar { Rectangle().fill(.tint).frame(width: 20, height: 20) }
      }
      .alert("Title", isPresented: .constant(isPresented)) {}
      return Set(try draw(view, width: 390, scale: 1).bitmap.pixels.map { Pixel(rawValue: $0) })
    }
    func gray(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value, alpha: 255) }
    let (with, without) = (try pixels(true), try pixels(false))
    #expect(with.contains(gray(161)) && with.contains(gray(150)))
    #expect(with.contains(Pixel(red: 0, green: 98, blue: 204, alpha: 255)))
    #expect(!without.contains(gray(161)) && !without.contains(gray(150)))
    #expect(without.contains(Pixel(red: 52, green: 199, blue: 89, alpha: 255)))
    #expect(!with.contains(Pixel(red: 42, green: 159, blue: 71, alpha: 255)))
  }

  /// What is presented has its tint, and what it presents takes that tint away.
  @Test func aSheetHasItsTintUntilItPresents() throws {
    func lowest(_ isPresented: Bool) throws -> Pixel {
      let view = Color.white.sheet(isPresented: .constant(true)) {
        Color.accentColor.alert("Title", isPresented: .constant(isPresented)) {}
      }
      return Pixel(rawValue: try #require(draw(view, width: 390, scale: 1).bitmap.pixels.last))
    }
    #expect(try lowest(false) == Pixel(red: 0, green: 122, blue: 255, alpha: 255))
    #expect(try lowest(true) == Pixel(red: 161, green: 161, blue: 161, alpha: 255))
  }

  /// SwiftUI-View-PopoverIspresentedContent@2x.png of edudnyk/SheeKit: the button that opened it is gray.
  @Test func theTintBelowAPopoverIsGray() throws {
    let view = Color.accentColor.frame(height: 20)
      .popover(isPresented: .constant(true)) {
        Text("card").presentationCompactAdaptation(.popover)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    let corner = Pixel(
      rawValue: try #require(draw(view, width: 390, scale: 1).bitmap.pixels.first))
    #expect(corner.red == corner.blue && abs(Int(corner.red) - 201) <= 2)
  }

  /// 4-eventDetails.png of easydev991/SwiftUI-WorkoutApp: white is #e0e0e0.
  @Test func behindASheetItIsALittleDarker() throws {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      Color.green.presentationDetents([.medium])
    }
    let bitmap = try draw(view, width: 100, scale: 1).bitmap
    #expect(Pixel(rawValue: bitmap.pixels[0]).red == 0xE0)
  }

  // Lists: ha-locations.png of home-assistant/iOS.

  @Test func theSecondaryColorInARowOfALinkIsAHalf() throws {
    let view = NavigationStack {
      List {
        NavigationLink {
          Text("next")
        } label: {
          Rectangle().fill(.secondary).frame(width: 20, height: 20).layoutName("mark")
        }
      }
    }
    let report = try draw(view, width: 300, scale: 1)
    let mark = try box("mark", in: #require(report.layoutTree))
    let pixel = Pixel(rawValue: report.bitmap.pixels[Int(mark.midY) * 300 + Int(mark.midX)])
    #expect((127...128).contains(pixel.red) && pixel.red == pixel.blue)
  }

  /// iPad Pro (12.9-inch) (6th generation)-1-demoList.png of easydev991/SwiftUI-Days.
  @Test func rowsOfATabletBeginAt16() throws {
    let view = List { Text("Row") }.listStyle(.plain)
    for (width, inset) in [(CGFloat?.none, 20.0), (430, 20), (1024, 16)] {
      var environment = EnvironmentValues()
      environment.deviceWidth = width
      let row = try box("Row", in: tree(view, environment: environment))
      #expect(isAlike(row.minX, inset))
    }
  }

  // Menus: tca-form.png, 3-chooseDisplayOption.png of easydev991/SwiftUI-Days.

  private var themes: some View {
    Picker("Theme", selection: .constant("Bubblegum")) {
      ForEach(["Bubblegum", "Tan"], id: \.self) { name in
        Label {
          Text(name)
        } icon: {
          Color.red.frame(width: 20, height: 20).layoutName("icon")
        }
        .padding(4)
        .frame(maxWidth: .infinity)
        .background(.yellow)
        .tag(name)
      }
    }
  }

  @Test func aMenusValueIsIconAndTitleOfItsLabel() throws {
    let tree = try tree(List { themes })
    let (icon, title) = (try box("icon", in: tree), try box("Bubblegum", in: tree))
    #expect(isAlike(title.minX, icon.maxX))
    // Two arrows of 8.67, four points behind the text and two on their own sides.
    #expect(isAlike(title.maxX, 393 - 40 - 4 - 8.67 - 4))
  }

  @Test func rowsOfAnOpenMenuHaveRoomForTicks() throws {
    let renderer = ImageRenderer(
      content: Picker("A", selection: .constant("One")) {
        ForEach(["One", "Two"], id: \.self) { Text($0) }
      }
      .frame(width: 393, height: Self.height, alignment: .topLeading))
    renderer.scale = 3
    try renderer.tap("One")
    let tree = try #require(try renderer.draw().layoutTree)
    let two = try box("Two", in: tree)
    // The menu stands 8 from the edge, its text 32 from its own.
    #expect(isAlike(two.minX, 8 + 32))
  }

  // Empty states: testEmptyStateViewVariations.EmptyStateViewBasic-375x400-light.png of martinomamic/RSSReader.

  @Test func anEmptyStateHasRoomForActionsAndASmallDescription() throws {
    let view = ContentUnavailableView {
      Label {
        Text("No Items")
      } icon: {
        Color.red.frame(width: 60, height: 48.67)
      }
    } description: {
      Text("Add an item")
    }
    let tree = try tree(view, width: 375)
    let (title, text) = (try box("No Items", in: tree), try box("Add an item", in: tree))
    // In a view of 400 points the title's line begins at 197.7 and the description at 226.2.
    let rise = (Self.height - 400) / 2
    #expect(abs(title.minY - rise - 197.7) < 0.7)
    #expect(abs(text.minY - title.maxY - 2.2) < 0.7)
    #expect(isAlike(text.height, 18))
  }
}
