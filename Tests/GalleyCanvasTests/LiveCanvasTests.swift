import Foundation
import Galley
import GalleyRendering
import TestSupport
import Testing

@testable import GalleyCanvas

@MainActor @Suite struct LiveCanvasTests {
  private struct Desk: View {
    @State private var count = 0
    @State private var level = 0.5
    @State private var name = ""
    @State private var isDark = false
    @State private var isBig = false
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        Slider(value: $level) { Text("Level") }
        TextField("Name", text: $name)
        Text("Twice").onTapGesture(count: 2) { count += 10 }
        Text("Long").onLongPressGesture { count += 100 }
        Button("Grow") { withAnimation(.linear(duration: 0.4)) { isBig.toggle() } }
        Rectangle().fill(.orange).frame(width: isBig ? 200 : 40, height: 10)
        Button("Night") { isDark.toggle() }
        ScrollView { VStack { ForEach(0..<20) { Text("Row \($0)") } } }.frame(height: 60)
      }
      .frame(width: 300)
      .preferredColorScheme(isDark ? .dark : .light)
    }
  }

  private func canvas() throws -> LiveCanvas {
    try LiveCanvas(
      Preview(Desk(), displayName: "Desk"), on: PreviewConfiguration(), with: Renderer())
  }

  private func place(_ text: String, _ canvas: LiveCanvas) throws -> CGPoint {
    let frame = try #require(
      try canvas.renderer.draw().layoutTree?.first { $0.text == text }?.frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func take(_ canvas: LiveCanvas, _ event: CanvasEvent, _ number: UInt32 = 0) -> [String] {
    canvas.take(CanvasMessage(event, number: number))
  }

  private func click(_ canvas: LiveCanvas, at place: CGPoint) {
    #expect(take(canvas, .pointer(.init(.down, at: place))) == [])
    #expect(take(canvas, .pointer(.init(.up, at: place))) == [])
  }

  /// The pixels that a page has after frames.
  private struct Page {
    var bitmap = Bitmap(width: 0, height: 0)
    var frames: UInt32 = 0

    mutating func show(_ frame: CanvasFrame) throws {
      frames += 1
      #expect(frame.number == frames)
      if frame.isWhole { bitmap = Bitmap(width: frame.width, height: frame.height) }
      #expect(bitmap.width == frame.width && bitmap.height == frame.height)
      for rectangle in frame.rectangles {
        let part = try Bitmap(pngData: rectangle.png)
        #expect(part.width == rectangle.width && part.height == rectangle.height)
        for y in 0..<part.height {
          for x in 0..<part.width {
            bitmap[rectangle.x + x, rectangle.y + y] = part[x, y]
          }
        }
      }
    }
  }

  @Test func aButtonChangesTheTextAlone() throws {
    let canvas = try canvas()
    let first = try canvas.frame()
    #expect(first.isWhole && first.rectangles.count == 1 && first.number == 1)
    #expect(first.width == 600 && first.scale == 2)
    let add = try place("Add", canvas)
    #expect(take(canvas, .pointer(.init(.down, at: add)), 1) == [])
    #expect(take(canvas, .pointer(.init(.up, at: add)), 2) == [])
    let frame = try canvas.frame()
    #expect(frame.event == 2 && !frame.isWhole)
    let count = try #require(
      try canvas.renderer.draw().layoutTree?.first { $0.text == "Count 1" }?.frame)
    for rectangle in frame.rectangles {
      let box = CGRect(
        x: Double(rectangle.x) / 2, y: Double(rectangle.y) / 2,
        width: Double(rectangle.width) / 2, height: Double(rectangle.height) / 2)
      #expect(count.insetBy(dx: -2, dy: -2).contains(box))
    }
    #expect(frame.rectangles.count == 1)
  }

  @Test func whatChangesNothingHasNoRectangle() throws {
    let canvas = try canvas()
    _ = try canvas.frame()
    click(canvas, at: CGPoint(x: 298, y: 2))
    #expect(take(canvas, .pointer(.init(.hover, at: CGPoint(x: 290, y: 5))), 3) == [])
    let frame = try canvas.frame()
    #expect(frame.rectangles == [] && !frame.isWhole && frame.event == 3)
    #expect(try canvas.frame(whole: true).isWhole)
  }

  @Test func faultsOfEventsAreReported() throws {
    let canvas = try canvas()
    #expect(
      take(canvas, .pointer(.init(.down, at: CGPoint(x: 2e9, y: 0))), 4).first?.contains(
        #""event":4"#) == true)
    let report = take(canvas, .canvas(["scheme": "green"]))
    #expect(report.first?.contains("green") == true, "\(report)")
    _ = try canvas.frame()
  }

  @Test func slidersAreDraggedAndTextsTyped() throws {
    let canvas = try canvas()
    _ = try canvas.frame()
    let elements = try #require(ElementFrames(canvas))
    let slider = try #require(elements.frame(of: "slider"))
    var place = CGPoint(x: slider.midX, y: slider.midY)
    _ = take(canvas, .pointer(.init(.down, at: place)))
    for step in 0..<200 {
      place.x += step < 100 ? 1 : -0.5
      #expect(take(canvas, .pointer(.init(.move, at: place))) == [])
    }
    _ = take(canvas, .pointer(.init(.up, at: place)))
    #expect(try #require(ElementFrames(canvas)).value(of: "slider") != "0.5")
    let field = try #require(elements.frame(of: "textbox"))
    click(canvas, at: CGPoint(x: field.midX, y: field.midY))
    #expect(take(canvas, .text("Ada")) == [])
    #expect(take(canvas, .key(.delete, [])) == [])
    #expect(take(canvas, .composition("ni")) == [])
    #expect(try #require(ElementFrames(canvas)).value(of: "textbox") == "Ad")
    #expect(take(canvas, .key("a", .command)) == [])
    #expect(take(canvas, .key("c", .command)) == [])
    #expect(canvas.news().contains { $0.contains(#""type":"copied""#) && $0.contains("Ad") })
  }

  @Test func tapsAndPressesFollowTheClock() throws {
    let canvas = try canvas()
    let twice = try place("Twice", canvas)
    click(canvas, at: twice)
    #expect(canvas.isMoving)
    _ = canvas.turnClock(by: 0.1)
    click(canvas, at: twice)
    _ = try place("Count 10", canvas)
    click(canvas, at: twice)
    _ = canvas.turnClock(by: 0.5)
    #expect(!canvas.isMoving)
    click(canvas, at: twice)
    _ = canvas.turnClock(by: 0.5)
    _ = try place("Count 10", canvas)
    _ = take(canvas, .pointer(.init(.down, at: try place("Long", canvas))))
    for _ in 0..<40 { _ = canvas.turnClock(by: 1.0 / 60) }
    _ = try place("Count 110", canvas)
    _ = take(canvas, .pointer(.init(.cancel, at: .zero)))
    #expect(!canvas.isMoving)
  }

  @Test func aPausedClockStandsAndSteps() throws {
    let canvas = try canvas()
    click(canvas, at: try place("Grow", canvas))
    #expect(canvas.isMoving)
    _ = take(canvas, .clock(isRunning: false, rate: nil))
    _ = try canvas.frame()
    _ = canvas.turnClock(by: 0.2)
    #expect(try canvas.frame().rectangles == [])
    _ = take(canvas, .step(0.2))
    #expect(try !canvas.frame().rectangles.isEmpty)
    _ = take(canvas, .clock(isRunning: true, rate: 0.25))
    _ = canvas.turnClock(by: 0.4)
    #expect(canvas.isMoving)
    _ = canvas.turnClock(by: 1)
    #expect(!canvas.isMoving)
  }

  @Test func theCanvasChangesAndStatesStay() throws {
    let canvas = try canvas()
    _ = try canvas.frame()
    click(canvas, at: try place("Add", canvas))
    #expect(take(canvas, .canvas(["scale": "1", "scheme": "dark", "type-size": "xxLarge"])) == [])
    let frame = try canvas.frame()
    #expect(frame.isWhole && frame.scale == 1)
    _ = try place("Count 1", canvas)
    #expect(take(canvas, .canvas(["scale": nil, "size": "500x700"])) == [])
    let other = try canvas.frame()
    #expect(other.isWhole && other.width == 1000 && other.height == 1400)
    #expect(take(canvas, .canvas(["locale": "de"])) == [])
    #expect(canvas.news().contains { $0.contains("Locale.current in their code") })
    // Who asks for the same canvas again has lost a frame.
    #expect(take(canvas, .canvas(["size": "500x700"])) == [])
    #expect(try canvas.frame().isWhole)
  }

  @Test func aCanvasThatIsTooLargeIsAnErrorAndTheNextOneIsDrawn() throws {
    let canvas = try canvas()
    _ = try canvas.frame()
    _ = take(canvas, .canvas(["size": "20000x20000", "scale": "8"]))
    #expect(throws: RenderError.self) { try canvas.frame() }
    #expect(throws: RenderError.self) { try canvas.frame() }
    #expect(take(canvas, .canvas(["size": nil, "scale": nil]), 5) == [])
    let frame = try canvas.frame()
    #expect(frame.isWhole && frame.width == 600 && frame.event == 5)
  }

  @Test func aPreferredSchemeIsFollowed() throws {
    let canvas = try canvas()
    var page = Page()
    try page.show(try canvas.frame())
    let corner = page.bitmap[0, 0]
    click(canvas, at: try place("Night", canvas))
    try page.show(try canvas.frame())
    #expect(page.bitmap[0, 0] != corner)
    click(canvas, at: try place("Night", canvas))
    try page.show(try canvas.frame())
    #expect(page.bitmap[0, 0] == corner)
  }

  /// Light and dark in turn, two seconds each.
  private struct Days: View {
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
        let turns = Int((context.date.timeIntervalSinceReferenceDate / 2).rounded())
        Text("Sky").frame(width: 60, height: 30)
          .preferredColorScheme(turns.isMultiple(of: 2) ? .dark : .light)
      }
    }
  }

  @Test func aSchemeThatTimeBringsIsFollowed() throws {
    let canvas = try LiveCanvas(Preview(Days()), on: PreviewConfiguration(), with: Renderer())
    var page = Page()
    try page.show(try canvas.frame())
    let corner = page.bitmap[0, 0]
    #expect(canvas.turnClock(by: 2) == [])
    try page.show(try canvas.frame())
    #expect(page.bitmap[0, 0] != corner)
    #expect(canvas.turnClock(by: 2) == [])
    try page.show(try canvas.frame())
    #expect(page.bitmap[0, 0] == corner)
  }

  @Test func viewsAreInspected() throws {
    let canvas = try canvas()
    let place = try place("Count 0", canvas)
    let answer = try #require(take(canvas, .inspect(at: place), 12).first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(object["type"] as? String == "inspected" && object["event"] as? Int == 12)
    let view = try #require(object["view"] as? [String: Any])
    #expect(view["name"] as? String == "Count 0")
    #expect((view["why"] as? [String])?.isEmpty == false)
    #expect((view["path"] as? [String])?.isEmpty == false)
    let none = try #require(take(canvas, .inspect(at: CGPoint(x: -5, y: 0))).first)
    #expect(none.contains(#""view":null"#))
    let tree = try #require(take(canvas, .tree).first)
    #expect(tree.contains(#""name":"Row 19""#))
  }

  @Test func aPointerThatChangesNothingReadsNoElements() throws {
    let canvas = try canvas()
    _ = try canvas.frame()
    _ = canvas.news()
    let before = canvas.elementReadings
    for step in 0..<50 {
      _ = take(canvas, .pointer(.init(.hover, at: CGPoint(x: 250 + step, y: 5))))
      _ = try canvas.frame()
      _ = canvas.news()
    }
    #expect(canvas.elementReadings == before)
    click(canvas, at: try place("Add", canvas))
    _ = try canvas.frame()
    _ = canvas.news()
    #expect(canvas.elementReadings == before + 1)
  }

  @Test func elementsAreToldWhenTheyChange() throws {
    let canvas = try canvas()
    #expect(canvas.news().contains { $0.contains(#""type":"elements""#) })
    #expect(canvas.news() == [])
    click(canvas, at: try place("Add", canvas))
    #expect(canvas.news().contains { $0.contains("Count 1") })
    let elements = try #require(ElementFrames(canvas))
    for role in ["button", "text", "slider", "textbox"] { #expect(elements.frame(of: role) != nil) }
  }

  /// Whatever happens, a page that puts frames over each other has the image of the whole canvas.
  @Test(arguments: 1...6) func framesOverEachOtherAreTheWholeImage(_ seed: UInt64) throws {
    let canvas = try canvas()
    var page = Page()
    try page.show(try canvas.frame())
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let place = CGPoint(
        x: Double.random(in: -10...400, using: &random),
        y: Double.random(in: -10...500, using: &random))
      let phase = CanvasEvent.Phase.allCases.randomElement(using: &random) ?? .move
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = take(canvas, .wheel(at: place, by: CGSize(width: 0, height: 13)))
      case 1: _ = take(canvas, .text("x"))
      case 2: _ = take(canvas, .key(.delete, []))
      case 3: _ = canvas.turnClock(by: Double.random(in: 0...0.3, using: &random))
      case 4: _ = take(canvas, .canvas(["scheme": Bool.random(using: &random) ? "dark" : nil]))
      default: _ = take(canvas, .pointer(.init(phase, at: place)))
      }
      try page.show(try canvas.frame())
    }
    let whole = try canvas.frame(whole: true)
    #expect(try Bitmap(pngData: try #require(whole.rectangles.first).png) == page.bitmap)
  }
}

/// The elements that a canvas tells.
private struct ElementFrames {
  private let elements: [[String: Any]]

  init?(_ canvas: LiveCanvas) {
    guard let json = CanvasElements(canvas.renderer).json,
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let elements = object["elements"] as? [[String: Any]]
    else { return nil }
    self.elements = elements
  }

  func frame(of role: String) -> CGRect? {
    guard let numbers = first(role)?["frame"] as? [Double], numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func value(of role: String) -> String? { first(role)?["value"] as? String }

  private func first(_ role: String) -> [String: Any]? {
    elements.first { $0["role"] as? String == role }
  }
}
