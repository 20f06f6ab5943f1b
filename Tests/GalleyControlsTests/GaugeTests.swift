import Foundation
import Galley
import Testing

/// Gauges beside those of real iOS: swiftui-gauges-linear.png and swiftui-gauges-circular.png of mvolkmann/blog,
/// 6_sliders_and_indicators_launch.png of RobertNeat/Swift_palette.
@Suite struct GaugeTests {
  /// What is drawn of a view, at places in points.
  private struct Ink {
    let bitmap: Bitmap
    let scale: CGFloat

    init(_ view: some View, scale: CGFloat = 10) throws {
      bitmap = try Renderer().render(view, scale: scale).bitmap
      self.scale = scale
    }

    private func opacity(_ column: Int, _ row: Int) -> Double {
      guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return 0 }
      return Double(bitmap[column, row].alpha) / 255
    }

    func opacity(x: CGFloat, y: CGFloat) -> Double {
      opacity(Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
    }

    /// At an angle in degrees, clockwise from the right, and a distance from the middle of a ring of 58 points.
    func opacity(degrees: Double, distance: Double = 26.25) -> Double {
      let angle = degrees * .pi / 180
      return opacity(x: 29 + distance * cos(angle), y: 29 + distance * sin(angle))
    }

    /// The ink of a column, in points.
    func height(x: CGFloat, in rows: Range<CGFloat>) -> CGFloat {
      let column = Int((x * scale).rounded(.down))
      let sum = (Int(rows.lowerBound * scale)..<Int(rows.upperBound * scale)).reduce(0.0) {
        $0 + opacity(column, $1)
      }
      return CGFloat(sum) / scale
    }

    /// The ink of a row, in points.
    func width(y: CGFloat) -> CGFloat {
      let row = Int((y * scale).rounded(.down))
      return CGFloat((0..<bitmap.width).reduce(0.0) { $0 + opacity($1, row) }) / scale
    }

    /// The first and the last row with ink in a part, in points.
    func rows(x columns: Range<CGFloat>, y rows: Range<CGFloat>) throws -> (
      top: CGFloat, bottom: CGFloat
    ) {
      let inked = (Int(rows.lowerBound * scale)..<Int(rows.upperBound * scale)).filter { row in
        (Int(columns.lowerBound * scale)..<Int(columns.upperBound * scale)).contains {
          opacity($0, row) > 0.5
        }
      }
      return (
        CGFloat(try #require(inked.first)) / scale, CGFloat(try #require(inked.last) + 1) / scale
      )
    }
  }

  private var boundedRing: some View {
    Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
  }

  private var openRing: some View {
    Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
  }

  /// The end angles are 150 and 390 degrees with bounds, 135 and 405 without.
  @Test func boundsLeaveMoreOfARingOpen() throws {
    let (bounded, open) = (try Ink(boundedRing), try Ink(openRing))
    // A round end reaches six degrees farther.
    for degrees in [150.0, 30] {
      #expect(bounded.opacity(degrees: degrees) > 0.9)
      #expect(open.opacity(degrees: degrees) > 0.9)
    }
    for degrees in [141.0, 39] {
      #expect(bounded.opacity(degrees: degrees) < 0.1)
      #expect(open.opacity(degrees: degrees) > 0.9)
    }
    for degrees in [126.0, 54] { #expect(open.opacity(degrees: degrees) < 0.1) }
  }

  @Test func theLineOfARingIs5AndAHalf() throws {
    let view = Gauge(value: 0) { EmptyView() }
    let open = try Ink(view.gaugeStyle(.accessoryCircular))
    #expect(abs(open.height(x: 29, in: 0..<15) - 5.5) < 0.1)
    // The empty part of a closed ring has 0.37 of the tint.
    let closed = try Ink(view.gaugeStyle(.accessoryCircularCapacity))
    #expect(abs(closed.height(x: 29, in: 45..<58) - 5.5 * 0.37) < 0.1)
    #expect(abs(closed.opacity(degrees: 90) - 0.37) < 0.02)
  }

  /// A disc as wide as the line, 2.25 from the line: clear from 2.75 to 5.
  @Test func theMarkerOfARingIsADisc() throws {
    let ink = try Ink(openRing)
    func opacity(along distance: Double) -> Double {
      ink.opacity(degrees: 270 + distance / 26.25 * 180 / .pi)
    }
    for side in [1.0, -1] {
      #expect(opacity(along: side * 2.5) > 0.9)
      #expect(opacity(along: side * 3.1) < 0.1)
      #expect(opacity(along: side * 4.7) < 0.1)
      #expect(opacity(along: side * 5.3) > 0.9)
    }
  }

  @Test func aValueIsHigherInAnOpenRing() throws {
    func middle(_ style: some GaugeStyle) throws -> CGFloat {
      let view = Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Text("67")
      }
      let rows = try Ink(view.gaugeStyle(style)).rows(x: 20..<38, y: 12..<46)
      return (rows.top + rows.bottom) / 2
    }
    let (open, closed) = (
      try middle(.accessoryCircular), try middle(.accessoryCircularCapacity)
    )
    #expect(abs(closed - open - 0.9) < 0.21)
  }

  /// Their baseline is 23.2 below the middle of the ring, they begin 17.3 before it, and end 17.2 behind it.
  @Test func boundsStandBelowARing() throws {
    let ink = try Ink(boundedRing)
    #expect(abs(try ink.rows(x: 11..<47, y: 47..<58).bottom - 29 - 23.2) < 0.4)
    let tree = try #require(
      ImageRenderer(content: boundedRing).draw().layoutTree)
    let least = try #require(tree.first { $0.text == "0" }).frame
    let largest = try #require(tree.first { $0.text == "100" }).frame
    #expect(abs(least.minX - (29 - 35.5 / 2)) < 1)
    #expect(abs(largest.maxX - (29 + 35.5 / 2)) < 1)
  }

  /// A label stands in the middle, on the same line.
  @Test func aLabelStandsInTheOpening() throws {
    let view = Gauge(value: 0.5) { Text("km") }.gaugeStyle(.accessoryCircular)
    #expect(abs(try Ink(view).rows(x: 14..<44, y: 47..<58).bottom - 29 - 23.2) < 0.4)
    let tree = try #require(ImageRenderer(content: view).draw().layoutTree)
    #expect(abs(try #require(tree.first { $0.text == "km" }).frame.midX - 29) < 1)
  }

  /// A bar of 16 points, filled to the value by a capsule.
  @Test func aLinearGaugeIs16High() throws {
    let view = Gauge(value: 0.5) { EmptyView() }.tint(.black).frame(width: 200)
    let ink = try Ink(view)
    let height = CGFloat(ink.bitmap.height) / 10
    #expect(abs(ink.height(x: 50, in: 0..<height) - 16) < 0.15)
    #expect(ink.opacity(x: 99.5, y: height / 2) > 0.9)
    #expect(ink.opacity(x: 100.5, y: height / 2) < 0.2)
    // The rest has the tertiary fill: #efeff0 on white.
    #expect(abs(ink.opacity(x: 150, y: height / 2) - 0.12) < 0.02)
  }

  /// Label and value are as far from the bar as from a shape that is as high as a line of text.
  @Test func theTextsOfALinearGaugeHaveTheGapsOfAStack() throws {
    func tree(_ view: some View) throws -> LayoutTree {
      try #require(ImageRenderer(content: view.frame(width: 200)).draw().layoutTree)
    }
    func distance(_ view: some View) throws -> CGFloat {
      let found = try tree(view)
      let label = try #require(found.first { $0.text == "A" }).frame
      return try #require(found.first { $0.text == "B" }).frame.minY - label.maxY
    }
    let line = try tree(Text("A")).answer.height
    let gauge = Gauge(value: 0.5) {
      Text("A")
    } currentValueLabel: {
      Text("B")
    }
    let above = try tree(
      VStack {
        Text("A")
        Rectangle()
      }
    ).answer.height
    let below = try tree(
      VStack {
        Rectangle()
        Text("B")
      }
    ).answer.height
    // A shape is 10 high where nothing is offered.
    let gaps = above - line - 10 + below - line - 10
    #expect(abs(try distance(gauge) - line - gaps) < 1.1)
    let bounded = Gauge(value: 0.5) {
      Text("A")
    } currentValueLabel: {
      Text("B")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    #expect(abs(try distance(bounded) - line - gaps) < 1.1)
  }

  /// A line of 7.67 points over all the width; around the marker, 3.9 at both sides are clear.
  @Test func aShortLineHasAMarkerAsHighAsItself() throws {
    let view = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).frame(width: 200)
    let ink = try Ink(view)
    #expect(abs(CGFloat(ink.bitmap.height) / 10 - 7.67) <= 0.1)
    #expect(abs(ink.height(x: 50, in: 0..<7.8) - 7.67) < 0.15)
    #expect(abs(ink.width(y: 3.83) - (200 - 7.8)) < 0.3)
    #expect(ink.opacity(x: 96.6, y: 3.83) > 0.9 && ink.opacity(x: 95.8, y: 3.83) < 0.1)
    #expect(ink.opacity(x: 92.7, y: 3.83) < 0.1 && ink.opacity(x: 91.9, y: 3.83) > 0.9)
  }
}
