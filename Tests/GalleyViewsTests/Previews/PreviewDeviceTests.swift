import Galley
import Testing

/// The table of devices, and who decides what a preview is drawn on.
struct PreviewDeviceTests {
  private func size(_ preview: Preview, _ texts: [String: String] = [:]) throws -> [Int] {
    let drawing = try draw(preview, texts)
    return [drawing.width, drawing.height]
  }

  private func draw(_ preview: Preview, _ texts: [String: String] = [:]) throws -> Drawing {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    return try preview.draw(on: configuration)
  }

  private func preview<P: PreviewProvider>(_ provider: P.Type) throws -> Preview {
    try #require(Preview.all(of: provider).first)
  }

  @Test func devicesAreFoundByTheirNames() throws {
    let phone = try DeviceTable.screen(named: "iPhone 15")
    #expect(phone == DeviceTable.defaultScreen)
    #expect(phone.size == CGSize(width: 393, height: 852) && phone.scale == 3)
    #expect(phone.portrait == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(phone.landscape == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(phone.size(held: .landscapeRight) == CGSize(width: 852, height: 393))
    let small = try DeviceTable.screen(named: "iphone se (3RD generation)")
    #expect(small.size == CGSize(width: 375, height: 667) && small.scale == 2)
    #expect(small.portrait == EdgeInsets(20, edges: .top))
    #expect(small.landscape == EdgeInsets())
    let oldest = try DeviceTable.screen(named: "iPhone SE (1st generation)")
    #expect(oldest.size == CGSize(width: 320, height: 568) && oldest.scale == 2)
    #expect(oldest.portrait == EdgeInsets(20, edges: .top))
    #expect(oldest.landscape == EdgeInsets())
    let pro = try DeviceTable.screen(named: "iPhone 17 Pro")
    #expect(pro.size == CGSize(width: 402, height: 874) && pro.portrait.top == 62)
    let pad = try DeviceTable.screen(named: "iPad Pro 13-inch (M4)")
    #expect(pad.kind == .tablet && pad.scale == 2)
    #expect(pad.landscape == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    #expect(
      phone.description
        == "iPhone 15: 393 x 852 points at 3x, safe area 59 top, 34 bottom; in landscape 0 top, "
        + "59 left and right, 21 bottom")
  }

  @Test func everyNameIsFoundAndStandsOnce() throws {
    for screen in DeviceTable.screens {
      #expect(try DeviceTable.screen(named: screen.name) == screen)
      #expect(screen.size.height > screen.size.width && screen.scale >= 2)
    }
    #expect(Set(DeviceTable.screens.map(\.name)).count == DeviceTable.screens.count)
  }

  @Test(arguments: [
    (
      "iPhone SE",
      [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st generation)",
      ]
    ),
    (
      "iphone-se",
      [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st generation)",
      ]
    ),
    ("iPhone SE (3rd", ["iPhone SE (3rd generation)"]),
    ("iPad mini", ["iPad mini (A17 Pro)", "iPad mini (6th generation)"]),
    ("iPad Pro 13", ["iPad Pro 13-inch (M5)", "iPad Pro 13-inch (M4)"]),
  ])
  func theBeginningOfANameSuggestsTheWholeOnes(name: String, expected: [String]) {
    let error = #expect(throws: DeviceTable.UnknownDevice.self) {
      try DeviceTable.screen(named: name)
    }
    #expect(error?.nearest == expected)
    #expect(error?.description.contains("did you mean \(expected[0])") == true)
  }

  @Test func anUnknownDeviceNamesTheNearest() {
    let error = #expect(throws: DeviceTable.UnknownDevice.self) {
      try DeviceTable.screen(named: "iPhone 51 Pro")
    }
    #expect(error?.nearest.contains("iPhone 15 Pro") == true)
    #expect(error?.nearest.count ?? 0 <= 3)
    #expect(throws: DeviceTable.UnknownDevice.self) { try DeviceTable.screen(named: "") }
    #expect(throws: DeviceTable.UnknownDevice.self) { try DeviceTable.screen(named: "()") }
  }

  @Test func aCardHasItsOwnSize() throws {
    #expect(try size(preview(CardPreviews.self)) == [200, 100])
    #expect(try size(preview(CardPreviews.self), ["scale": "3"]) == [300, 150])
    // What is as wide as there is room is as wide as a phone.
    #expect(try size(preview(WidePreviews.self)) == [786, 80])
  }

  @Test func whatFillsAScreenGetsOne() throws {
    #expect(try size(preview(ScrollPreviews.self)) == [786, 1704])
    #expect(try size(preview(SpacerPreviews.self)) == [786, 1704])
    #expect(try size(preview(ColorPreviews.self)) == [786, 1704])
    #expect(try size(preview(ScreenPreviews.self)) == [786, 1704])
    #expect(try size(preview(SheetPreviews.self)) == [786, 1704])
    #expect(try size(preview(ReaderPreviews.self)) == [786, 1704])
  }

  @Test func theConfigurationCountsMost() throws {
    let card = try preview(CardPreviews.self)
    #expect(try size(card, ["device": "iPhone 15"]) == [1179, 2556])
    #expect(try size(card, ["device": "iPhone 15", "scale": "1"]) == [393, 852])
    #expect(
      try size(card, ["device": "iPad mini (A17 Pro)", "orientation": "landscape"]) == [2266, 1488])
    #expect(try size(card, ["size": "300x200"]) == [600, 400])
    #expect(try size(card, ["orientation": "landscapeRight", "scale": "1"]) == [852, 393])
    let both = try draw(card, ["size": "300x200", "device": "iPhone 15"])
    #expect(both.width == 900 && both.height == 600)
    #expect(both.warnings.map(\.description).contains { $0.contains("no safe area") })
    let named = try preview(DevicePreviews.self)
    #expect(try size(named, ["device": "iPhone 15", "scale": "1"]) == [852, 393])
    #expect(
      try size(named, ["device": "iPhone 15", "scale": "1", "orientation": "portrait"])
        == [393, 852])
  }

  @Test func theModifiersOfAPreviewAreRead() throws {
    let named = try preview(DevicePreviews.self)
    #expect(named.displayName == "Side" && named.settings.device == "iPhone SE (3rd generation)")
    #expect(named.settings.orientation == .landscapeLeft)
    #expect(try size(named) == [1334, 750])
    #expect(try size(preview(FixedPreviews.self)) == [240, 160])
    // What fits is offered a screen: a text keeps its own size.
    #expect(try size(preview(FittingPreviews.self)) == [786, 120])
    #expect(try size(preview(WidgetPreviews.self)) == [316, 316])
  }

  @Test func aDeviceThatNobodyKnowsIsAWarning() throws {
    let drawing = try draw(preview(UnknownDevicePreviews.self))
    #expect(drawing.width == 200 && drawing.height == 100)
    let warning = try #require(drawing.warnings.first?.description)
    #expect(warning.contains("iPhone 15 Prro") && warning.contains("iPhone 15 Pro"))
    let configuration = {
      var configuration = PreviewConfiguration()
      configuration.device = "Newton"
      return configuration
    }()
    #expect(throws: DeviceTable.UnknownDevice.self) {
      try preview(CardPreviews.self).draw(on: configuration)
    }
  }

  /// Its views are drawn as those that are no widget: on a card, or a screen.
  @Test func aWidgetThatNoPhoneHasIsAWarning() throws {
    let previews = Preview.all(of: LargeWidgetPreviews.self)
    let families: [WidgetFamily] = [.systemExtraLarge, .accessoryCorner]
    #expect(previews.count == families.count)
    for (preview, family) in zip(previews, families) {
      let drawing = try draw(preview)
      #expect(
        drawing.warnings.map(\.description) == [
          "a phone has no widget of the family \(family): the preview is drawn like that of any "
            + "other view"
        ])
      #expect((drawing.height == 1704) == (family == .accessoryCorner))
      // Who says what it is drawn on is heard, and nothing is to be warned of.
      let sized = try draw(preview, ["size": "100x100"])
      #expect(sized.warnings.isEmpty && sized.width == 200)
    }
  }

  @Test func whatCannotBeHonouredIsAWarning() throws {
    let strange = try draw(preview(StrangePreviews.self))
    #expect(strange.warnings.map(\.description) == ["previewContext(Strange) is not drawn"])
    let turned = try draw(
      preview(CardPreviews.self), ["device": "iPhone 15", "orientation": "portraitUpsideDown"])
    #expect(turned.warnings.map(\.description).contains { $0.contains("does not rotate") })
    #expect(turned.width == 1179 && turned.height == 2556)
    let pad = try draw(
      preview(CardPreviews.self), ["device": "iPad (A16)", "orientation": "portraitUpsideDown"])
    #expect(pad.warnings.isEmpty)
  }

  @Test func aSizeBeyondTheLimitsIsAnError() throws {
    #expect(throws: RenderError.self) {
      _ = try draw(preview(CardPreviews.self), ["size": "10000000x10000000"])
    }
  }
}

private struct CardPreviews: PreviewProvider {
  static var previews: some View { Color.red.frame(width: 100, height: 50) }
}

private struct WidePreviews: PreviewProvider {
  static var previews: some View { Color.red.frame(height: 40) }
}

private struct ScrollPreviews: PreviewProvider {
  static var previews: some View { ScrollView { Text("One") } }
}

private struct SpacerPreviews: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("One")
      Spacer()
    }
  }
}

private struct ColorPreviews: PreviewProvider {
  static var previews: some View { Color.red }
}

private struct ScreenPreviews: PreviewProvider {
  static var previews: some View { NavigationStack { Text("One").navigationTitle("Two") } }
}

private struct SheetPreviews: PreviewProvider {
  static var previews: some View {
    Text("One").sheet(isPresented: .constant(true)) { Text("Two") }
  }
}

private struct ReaderPreviews: PreviewProvider {
  static var previews: some View { GeometryReader { _ in Text("One") } }
}

private struct DevicePreviews: PreviewProvider {
  static var previews: some View {
    Text("One")
      .previewDevice("iPhone SE (3rd generation)")
      .previewInterfaceOrientation(.landscapeLeft)
      .previewDisplayName("Side")
  }
}

private struct FixedPreviews: PreviewProvider {
  static var previews: some View {
    Color.red.previewLayout(.fixed(width: 120, height: 80))
  }
}

private struct FittingPreviews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(height: 60).previewLayout(.sizeThatFits)
  }
}

private struct WidgetPreviews: PreviewProvider {
  static var previews: some View {
    Text("One").previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

private struct LargeWidgetPreviews: PreviewProvider {
  static var previews: some View {
    Text("One").previewContext(WidgetPreviewContext(family: .systemExtraLarge))
    Color.red.previewContext(WidgetPreviewContext(family: .accessoryCorner))
  }
}

private struct UnknownDevicePreviews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 100, height: 50)
      .previewDevice(PreviewDevice(rawValue: "iPhone 15 Prro"))
  }
}

private struct Strange: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

private struct StrangePreviews: PreviewProvider {
  static var previews: some View { Text("One").previewContext(Strange()) }
}
