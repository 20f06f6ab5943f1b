import Foundation
import Galley
import GalleyControls
import Testing

/// The numbers of `ControlMetrics`, measured as the layout has them.
@Suite struct ControlLookTests {
  private func drawing(
    _ view: some View, width: CGFloat? = nil, type: DynamicTypeSize = .large
  ) throws -> Drawing {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.environment.dynamicTypeSize = type
    return try renderer.draw()
  }

  private func size(
    _ view: some View, width: CGFloat? = nil, type: DynamicTypeSize = .large
  ) throws -> CGSize {
    try #require(drawing(view, width: width, type: type).layoutTree).answer
  }

  /// The sizes of all views in a view.
  private func sizes(_ view: some View, width: CGFloat? = nil) throws -> Set<[CGFloat]> {
    var sizes: Set<[CGFloat]> = []
    func collect(_ tree: LayoutTree) {
      sizes.insert([tree.answer.width, tree.answer.height])
      tree.children.forEach(collect)
    }
    collect(try #require(drawing(view, width: width).layoutTree))
    return sizes
  }

  private var lineHeight: CGFloat { get throws { try size(Text("A")).height } }

  private var day: Binding<Date> { .constant(Date(timeIntervalSince1970: 1_718_893_800)) }

  private func picker(_ style: some PickerStyle) -> some View {
    Picker("Day", selection: .constant(0)) {
      Text("Mon").tag(0)
      Text("Tue").tag(1)
      Text("Wed").tag(2)
    }.pickerStyle(style)
  }

  @Test func aSwitchIs51By31WithAKnobOf27() throws {
    let view = Toggle("A", isOn: .constant(true)).labelsHidden()
    #expect(try size(view) == CGSize(width: 51, height: 31))
    #expect(try sizes(view).contains([27, 27]))
    #expect(try size(view, type: .accessibility1) == CGSize(width: 51, height: 31))
    #expect(try size(Toggle("A", isOn: .constant(true)), width: 300).width == 300)
    let label = try size(Text("A"))
    #expect(
      try size(Toggle("A", isOn: .constant(true)).fixedSize()).width == label.width + 8 + 49)
  }

  @Test func aCheckboxIs16By16() throws {
    let view = Toggle("A", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
    #expect(try size(view) == CGSize(width: 16, height: 16))
  }

  @Test(arguments: [ControlSize.mini, .small, .regular, .large, .extraLarge])
  func buttonsWithBoxesHaveRoomAroundTheirLabels(_ controlSize: ControlSize) throws {
    let isSmall = controlSize < .regular
    let label = try size(Text("Go").font(isSmall ? .subheadline : .body))
    let room: CGSize =
      switch controlSize {
      case .mini, .small: CGSize(width: 20, height: 10)
      case .regular: CGSize(width: 24, height: 14)
      case .large, .extraLarge: CGSize(width: 40, height: 30)
      }
    let expected = CGSize(width: label.width + room.width, height: label.height + room.height)
    #expect(try size(Button("Go") {}.buttonStyle(.bordered).controlSize(controlSize)) == expected)
    #expect(
      try size(Button("Go") {}.buttonStyle(.borderedProminent).controlSize(controlSize)) == expected
    )
  }

  @Test func roundButtonsAreSquares() throws {
    let button = Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
    let size = try size(button)
    #expect(size.width == size.height)
  }

  @Test func otherButtonsAreAsLargeAsTheirLabels() throws {
    let label = try size(Text("Go"))
    #expect(try size(Button("Go") {}) == label)
    #expect(try size(Button("Go") {}.buttonStyle(.plain)) == label)
    #expect(try size(Button("Go") {}.buttonStyle(.borderless)) == label)
    #expect(try size(Link("Go", destination: URL(fileURLWithPath: "/"))) == label)
  }

  @Test func aSliderIs34HighAndFillsTheWidth() throws {
    #expect(try size(Slider(value: .constant(0.5))) == CGSize(width: 118, height: 34))
    #expect(try size(Slider(value: .constant(0.5)), width: 300) == CGSize(width: 300, height: 34))
  }

  @Test func aStepperIs94By32() throws {
    let view = Stepper("A", value: .constant(1)).labelsHidden()
    #expect(try size(view) == CGSize(width: 94, height: 32))
    #expect(try sizes(view).isSuperset(of: [[1, 18], [13.67, 13.67]]))
    #expect(try size(view, type: .accessibility1) == CGSize(width: 94, height: 32))
  }

  @Test func aSegmentedPickerIs32HighWithEqualSegments() throws {
    // As in testSegmentedControl.png: three segments of 87 points, a point apart, and 83 of the middle one are chosen.
    #expect(try size(picker(.segmented), width: 263) == CGSize(width: 263, height: 32))
    #expect(
      try sizes(picker(.segmented), width: 263).isSuperset(of: [[87, 32], [83, 28], [1, 16]]))
    #expect(try size(picker(.segmented), width: 263, type: .accessibility1).height == 32)
    #expect(try size(picker(.palette), width: 263).height == 32)
  }

  @Test func aMenuIsItsValueOutsideOfLists() throws {
    let line = try lineHeight
    let size = try size(picker(.menu), width: 300)
    #expect(size.height == line + 14)
    #expect(size.width < 100)
  }

  @Test func wheelsAre216HighWithRowsOf32() throws {
    #expect(try size(picker(.wheel), width: 300) == CGSize(width: 300, height: 216))
    #expect(try size(picker(.inline), width: 300).height == 216)
    #expect(try sizes(picker(.wheel), width: 300).contains([282, 34]))
    let dates = DatePicker("A", selection: day).datePickerStyle(.wheel).labelsHidden()
    #expect(try size(dates, width: 320) == CGSize(width: 320, height: 216))
  }

  /// As in 2-chooseDate.png of easydev991/SwiftUI-Days: nine rows, those beside the middle so far from it.
  @Test func theRowsOfAWheelLieOnACylinder() {
    let radius = ControlMetrics.wheelRadius
    for (row, place) in [31.33, 58.42, 77.5, 87.17].enumerated() {
      let angle = Double(row + 1) * ControlMetrics.wheelRowHeight / radius
      #expect(angle < ControlMetrics.wheelReach)
      #expect(abs(radius * sin(angle) - place) < 1.2, "\(row)")
    }
    #expect(5 * ControlMetrics.wheelRowHeight / radius > ControlMetrics.wheelReach)
  }

  @Test func aCompactDateHasRoomAroundItsText() throws {
    let line = try lineHeight
    let view = DatePicker("A", selection: day, displayedComponents: .date).labelsHidden()
    let text = try size(Text(verbatim: "Jun 20, 2024"))
    #expect(try size(view) == CGSize(width: text.width + 24, height: line + 14))
  }

  @Test func aMonthHasDaysOf44() throws {
    let view = DatePicker("A", selection: day, displayedComponents: .date)
      .datePickerStyle(.graphical)
    // June 2024 begins on a Saturday: six weeks.
    #expect(try size(view, width: 350) == CGSize(width: 350, height: 44 + 20 + 6 * 44))
    #expect(try sizes(view, width: 350).contains([50, 44]))
    #expect(try size(view).width == 320)
  }

  @Test func aColorPickersRingIs28Wide() throws {
    let view = ColorPicker("A", selection: .constant(.red)).labelsHidden()
    #expect(try size(view) == CGSize(width: 28, height: 28))
    #expect(try sizes(view).contains([18, 18]))
  }

  @Test func textFieldsAre22And34High() throws {
    let field = TextField("A", text: .constant("B"))
    #expect(try size(field, width: 200) == CGSize(width: 200, height: 22))
    #expect(
      try size(field.textFieldStyle(.roundedBorder), width: 200) == CGSize(width: 200, height: 34))
    // As in yb-ax1.png and yb-ax5.png, 49.33 and 84.33 to the pixel: 28 and 53 points.
    let box = field.textFieldStyle(.roundedBorder)
    #expect(abs(try size(box, width: 200, type: .accessibility1).height - 49.4) < 0.01)
    #expect(abs(try size(box, width: 200, type: .accessibility5).height - 84.4) < 0.01)
    // One of several lines is closer around its text, as in 4-beforeSave.png of easydev991/SwiftUI-Days.
    let lines = TextField("A", text: .constant("B"), axis: .vertical)
    #expect(
      try size(lines.textFieldStyle(.roundedBorder), width: 200).height == lineHeight + 10)
    let dots = SecureField("A", text: .constant("secret"))
    #expect(try size(dots.textFieldStyle(.roundedBorder), width: 200).height == 34)
    // Six dots that are 10.29 apart.
    #expect(try sizes(dots, width: 200).contains { abs($0[0] - 61.74) < 0.01 })
  }

  /// As in testAccountProviderViewLayoutVariations.iphone-view0.png of StanfordSpezi/SpeziAccount: #cccccc, a pixel thick.
  @Test(arguments: [1, 2, 3])
  func theLineAroundAFieldIsAPixelThick(scale: CGFloat) throws {
    let field = TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
    let bitmap = try Renderer().render(field.frame(width: 100), scale: scale).bitmap
    let grays = (0..<3).map { Int(bitmap[bitmap.width / 2, $0].red) }
    #expect(grays == [204, 255, 255])
  }

  @Test func progressBarsAre4HighAndSpinners20And37() throws {
    #expect(try size(ProgressView(value: 0.5), width: 200) == CGSize(width: 200, height: 4))
    #expect(try size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    // 20 by 62 of 22 points, as in testTabBarView.TabBarView-mediumPhone-XXXL-light.png of martinomamic/RSSReader.
    #expect(abs(try size(ProgressView(), type: .accessibility5).height - 56.33) <= 0.5)
    let line = try lineHeight
    #expect(try size(ProgressView("A", value: 0.5), width: 200).height == line + 8)
    #expect(try size(ProgressView("A")).height == 20 + 8 + line)
    // As progress3.png of mecid/mecid.github.io says, 10.67 above a title of 28 points: as far as a shape.
    let title = Text("A").font(.title)
    let titled = try size(ProgressView { title }).height
    let shape = VStack {
      Rectangle()
      title
    }
    #expect(abs(titled - (try size(shape).height - 10 + 20)) < 0.01)
    #expect(abs(titled - 20 - (try size(title).height) - 10.67) < 0.75)
  }

  /// testExploreViewLoading.ExploreLoading-mediumPhone-light.png and -dark.png of martinomamic/RSSReader, clockwise from the top.
  @Test func spokesAreAsGrayAsOnIOS() throws {
    func grays(_ scheme: ColorScheme) throws -> [Int] {
      let renderer = ImageRenderer(
        content: ProgressView().background(scheme == .dark ? Color.black : Color.white)
          .environment(\.colorScheme, scheme))
      renderer.scale = 3
      let bitmap = try renderer.draw().bitmap()
      #expect(bitmap.width == 60 && bitmap.height == 60)
      // 20 pixels from the middle.
      let places = [(30, 10), (44, 16), (50, 30), (44, 44), (30, 50), (16, 44), (10, 30), (16, 16)]
      return places.map { Int(Pixel(rawValue: bitmap.pixels[$0.1 * 60 + $0.0]).red) }
    }
    let light = [223, 223, 223, 206, 189, 172, 156, 223]
    let dark = [38, 38, 38, 59, 79, 99, 120, 38]
    for (scheme, known) in [(ColorScheme.light, light), (.dark, dark)] {
      let found = try grays(scheme)
      // The red of both; a value differs by a rounding of three factors.
      let isAlike = zip(found, known).allSatisfy { abs($0 - $1) <= 2 }
      #expect(isAlike, "\(found), on iOS \(known)")
    }
  }

  @Test func gaugesAreBarsAndRings() throws {
    let gauge = Gauge(value: 0.5) { Text("A") }
    let line = try lineHeight
    // Below its label, a linear gauge is as high as a line of text, and as far away as a shape, which is 10 high here.
    let stack = VStack {
      Text("A")
      Rectangle()
    }
    let linear = try size(gauge, width: 200)
    #expect(linear.width == 200)
    #expect(abs(linear.height - (try size(stack, width: 200).height - 10 + line)) < 0.01)
    #expect(try size(gauge.gaugeStyle(.accessoryLinear), width: 200).height == 7.67)
    #expect(try size(gauge.gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
    #expect(
      try size(gauge.gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
  }

  @Test func labelsHave8PointsAfterTheirIcons() throws {
    let label = Label {
      Text("A")
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
    let title = try size(Text("A"))
    #expect(try size(label) == CGSize(width: title.width + 18, height: title.height))
  }

  @Test func iconsStandBesideTheFirstLine() throws {
    let label = Label {
      Text("A\nB").layoutName("title")
    } icon: {
      Color.red.frame(width: 10, height: 10).layoutName("icon")
    }
    let tree = try #require(drawing(label).layoutTree)
    let line = try lineHeight
    // The lines of the body style are 22 apart.
    #expect(tree.answer.height == 22 + line)
    #expect(tree.first(named: "icon")?.frame.midY == line / 2)
  }

  @Test func groupBoxesHave16PointsAroundTheirContent() throws {
    let box = GroupBox { Color.red.frame(width: 50, height: 10) }
    #expect(try size(box) == CGSize(width: 82, height: 42))
  }

  @Test func controlsInListsSinkIntoTheirRows() throws {
    let form = Form { Toggle("A", isOn: .constant(true)) }
    #expect(try sizes(form.frame(width: 300, height: 200)).contains([51, 31]))
    let height = try size(Toggle("A", isOn: .constant(true)), width: 200).height
    #expect(height == 31)
  }

  /// Pages have no look that is not iOS's.
  @Test(arguments: ControlPages.all.indices)
  func pagesAreDrawnAsTheyAreInIOS(_ index: Int) throws {
    let problems = try drawing(ControlPages.all[index].page).problems
    #expect(problems.filter { if case .drawnPlainly = $0.kind { true } else { false } }.isEmpty)
  }

  @Test func whatIOSDoesNotHaveIsAWarning() throws {
    let views: [AnyView] = [
      AnyView(picker(.radioGroup)),
      AnyView(TextField("A", text: .constant("")).textFieldStyle(.squareBorder)),
      AnyView(DatePicker("A", selection: day).datePickerStyle(.field)),
      AnyView(DatePicker("A", selection: day).datePickerStyle(.stepperField)),
    ]
    for view in views {
      let problems = try drawing(view, width: 300).problems
      #expect(problems.contains { if case .drawnPlainly = $0.kind { true } else { false } })
    }
  }
}
