import Galley
import Testing

/// What the traits and the modifiers of a `#Preview` say, and schemes and other surroundings.
struct PreviewTraitTests {
  private func draw(_ preview: Preview, _ texts: [String: String] = [:]) throws -> Drawing {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    return try preview.draw(on: configuration)
  }

  private func size(_ preview: Preview, _ texts: [String: String] = [:]) throws -> [Int] {
    let drawing = try draw(preview, texts)
    return [drawing.width, drawing.height]
  }

  /// The colour of the pixel at the upper left corner: red, green, blue.
  private func corner(_ drawing: Drawing) throws -> [UInt8] {
    let pixel = Pixel(rawValue: try #require(try drawing.bitmap().pixels.first))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func aRegistryIsAPreview() throws {
    let registry: any PreviewRegistry.Type = Side.self
    let preview = Preview(registry, index: 3)
    #expect(preview.index == 3 && preview.displayName == "Side")
    #expect(preview.fileID == "App/Card.swift" && preview.line == 12)
    #expect(preview.settings.orientation == .landscapeLeft && preview.settings.layout == nil)
    #expect(try size(preview, ["scale": "1"]) == [852, 393])
  }

  @Test func nothingRunsBeforeItIsDrawn() throws {
    let preview = Preview(Counting.self, index: 0)
    _ = preview.view
    #expect(Counting.count.value == 0)
    _ = try draw(preview)
    #expect(Counting.count.value > 0)
  }

  @Test func layoutsOfTraitsAreKept() throws {
    #expect(try size(Preview(Fixed.self, index: 0)) == [240, 160])
    #expect(try size(Preview(Fitting.self, index: 0)) == [786, 1704])
    #expect(try size(Preview(Plain.self, index: 0)) == [786, 1704])
    #expect(try size(Preview(Fixed.self, index: 0), ["device": "iPhone 15"]) == [1179, 2556])
  }

  /// Who says how large the image is needs no view to be measured for it.
  @Test func aFixedSizeIsMeasuredOnce() throws {
    func count(_ preview: Preview, _ texts: [String: String] = [:]) throws -> Int {
      Measured.count.value = 0
      _ = try draw(preview, texts)
      return Measured.count.value
    }
    // A view at hand has no modifiers that are asked for a size.
    let once = try count(Preview(Measured {}), ["size": "120x80"])
    #expect(once > 0)
    #expect(try count(Preview(MeasuredFixed.self, index: 0)) == once)
    #expect(try count(Preview(MeasuredFixed.self, index: 0), ["size": "50x50"]) == once)
    #expect(try count(Preview(MeasuredByModifier.self, index: 0)) == once)
  }

  @Test func modifiersOfItsViewAreReadWhereTraitsSayNothing() throws {
    #expect(try size(Preview(Modified.self, index: 0)) == [80, 60])
    // The trait's orientation and the view's device.
    #expect(try size(Preview(Mixed.self, index: 0)) == [1334, 750])
  }

  @Test func severalViewsStandBelowEachOther() throws {
    #expect(try size(Preview(Two.self, index: 0)) == [80, 136])
  }

  /// Xcode's canvas shows an empty screen.
  @Test func aViewWithoutAreaIsAnEmptyImage() throws {
    let preview = Preview(Empty.self, index: 0)
    #expect(try size(preview) == [786, 1704])
    let drawing = try draw(preview)
    #expect(Set(try drawing.bitmap().pixels).count == 1)
    #expect(
      drawing.warnings.map(\.description) == [
        "the view has no area (0 x 0 points): the image is empty but for what is drawn outside of the view"
      ])
    #expect(try size(Preview(EmptyFitting.self, index: 0)) == [2, 2])
    let views: [AnyView] = [
      AnyView(EmptyView()), AnyView(Color.red.frame(width: 0, height: 20)),
      AnyView(Text("")), AnyView(Color.red.frame(width: 100, height: 0)),
    ]
    for view in views { #expect(try size(Preview(view)) == [786, 1704]) }
    let renderer = try preview.makeRenderer(on: PreviewConfiguration(), with: Renderer()).renderer
    #expect(try renderer.draw().width == 786)
  }

  @Test func thePreferredSchemeIsThatOfTheWholeImage() throws {
    let preview = Preview(Dark.self, index: 0)
    #expect(try corner(draw(preview)) == [0, 0, 0])
    #expect(try corner(draw(preview, ["device": "iPhone 15"])) == [0, 0, 0])
    // What is asked for from outside counts more, in the view as well.
    let light = try draw(preview, ["scheme": "light"])
    #expect(try corner(light) == [255, 255, 255])
    #expect(try light.pixelHash == draw(Preview(Light.self, index: 0)).pixelHash)
  }

  @Test func theSchemeOfASheetIsItsOwn() throws {
    #expect(try corner(draw(Preview(DarkSheet.self, index: 0))) != [0, 0, 0])
  }

  @Test func theOutermostPreferenceCounts() throws {
    #expect(try corner(draw(Preview(Contrary.self, index: 0))) == [0, 0, 0])
  }

  @Test func theGroundIsTheSystems() throws {
    #expect(try corner(draw(Preview(Light.self, index: 0))) == [255, 255, 255])
    #expect(try corner(draw(Preview(Light.self, index: 0), ["scheme": "dark"])) == [0, 0, 0])
  }

  @Test func surroundingsReachTheView() throws {
    let preview = Preview(Surroundings.self, index: 0)
    func seen(_ texts: [String: String]) throws -> String? {
      _ = try draw(preview, texts)
      return Surroundings.seen.last
    }
    let all = [
      "locale": "ar_EG", "type-size": "xLarge", "contrast": "increased", "device": "iPhone 15",
    ]
    #expect(try seen(all) == "ar_EG rightToLeft xLarge increased compact regular 3.0")
    #expect(
      try seen(["locale": "ar", "direction": "ltr", "orientation": "landscape"])
        == "ar leftToRight large standard compact compact 2.0")
    #expect(
      try seen(["device": "iPhone 15 Pro Max", "orientation": "landscape"])
        == "en_US leftToRight large standard regular compact 3.0")
    #expect(
      try seen(["device": "iPad (A16)"])
        == "en_US leftToRight large standard regular regular 2.0")
    #expect(try seen([:]) == "en_US leftToRight large standard compact regular 2.0")
  }

  @Test func theSamePreviewTwiceHasTheSamePixels() throws {
    let preview = Preview(Side.self, index: 0)
    let renderer = Renderer()
    let hashes = try (0..<2).map { _ in try preview.draw(with: renderer).pixelHash }
    #expect(hashes[0] == hashes[1])
  }
}

/// What the macro writes, by hand.
private protocol Registered: PreviewRegistry {
  nonisolated static var displayName: String? { get }
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  associatedtype Made: View
  static func makeView() -> Made
}

nonisolated extension Registered {
  static var __fileID: String { "App/Card.swift" }
  static var __line: Int { 12 }
  static var displayName: String? { nil }
  static var traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

extension Registered {
  static var __displayName: String? { displayName }
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { traits }
  static func __makeView() -> any View { makeView() }
}

private struct Side: Registered {
  nonisolated static var displayName: String? { "Side" }
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { [.landscapeLeft] }
  static func makeView() -> some View { Text("One") }
}

private struct Counting: Registered {
  nonisolated static let count = Counter()
  static func makeView() -> some View {
    Self.count.value += 1
    return Text("One")
  }
}

private final class Counter: @unchecked Sendable {
  var value = 0
}

private struct Fixed: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] {
    [.fixedLayout(width: 120, height: 80)]
  }
  static func makeView() -> some View { Color.red }
}

/// Counts how often it is asked for its size.
private struct Measured: Layout {
  nonisolated static let count = Counter()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Self.count.value += 1
    return CGSize(width: 30, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct MeasuredFixed: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] {
    [.fixedLayout(width: 120, height: 80)]
  }
  static func makeView() -> some View { Measured {} }
}

private struct MeasuredByModifier: Registered {
  static func makeView() -> some View { Measured {}.previewLayout(.fixed(width: 40, height: 30)) }
}

private struct Fitting: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { [.sizeThatFitsLayout] }
  static func makeView() -> some View { Color.red }
}

private struct Plain: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { [.defaultLayout, .portrait] }
  static func makeView() -> some View { Color.red.frame(width: 10, height: 10) }
}

private struct Empty: Registered {
  static func makeView() -> some View { Color.red.frame(width: 0, height: 0) }
}

private struct EmptyFitting: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { [.sizeThatFitsLayout] }
  static func makeView() -> some View { Color.red.frame(width: 0, height: 0) }
}

private struct Modified: Registered {
  static func makeView() -> some View { Color.red.previewLayout(.fixed(width: 40, height: 30)) }
}

private struct Mixed: Registered {
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { [.landscapeRight] }
  static func makeView() -> some View { Color.red.previewDevice("iPhone SE (3rd generation)") }
}

private struct Two: Registered {
  @ViewBuilder static func makeView() -> some View {
    Color.red.frame(width: 40, height: 30)
    Color.red.frame(width: 40, height: 30)
  }
}

private struct Card: View {
  var body: some View { Text("One").padding() }
}

private struct Light: Registered {
  static func makeView() -> some View { Card() }
}

private struct Dark: Registered {
  static func makeView() -> some View { Card().preferredColorScheme(.dark) }
}

private struct Contrary: Registered {
  static func makeView() -> some View {
    VStack { Card().preferredColorScheme(.light) }.preferredColorScheme(.dark)
  }
}

private struct DarkSheet: Registered {
  static func makeView() -> some View {
    Card().sheet(isPresented: .constant(true)) { Card().preferredColorScheme(.dark) }
  }
}

private struct Surroundings: Registered {
  nonisolated static let seen = Words()
  static func makeView() -> some View { SurroundingsView() }
}

private final class Words: @unchecked Sendable {
  var last: String?
}

private struct SurroundingsView: View {
  @Environment(\.self) private var environment

  var body: some View {
    let values = environment
    let classes = [values.horizontalSizeClass, values.verticalSizeClass].map { size in
      size.map { "\($0)" } ?? "none"
    }
    let _ = note(
      "\(values.locale.identifier) \(values.layoutDirection) \(values.dynamicTypeSize) "
        + "\(values.colorSchemeContrast) \(classes[0]) \(classes[1]) \(values.displayScale)")
    Text("One")
  }

  private func note(_ words: String) { Surroundings.seen.last = words }
}
