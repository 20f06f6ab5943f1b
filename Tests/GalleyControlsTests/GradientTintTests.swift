import Galley
import GalleyGraphics
import GalleyLayout
import Testing

@testable import GalleyControls
@testable import GalleyViews

/// A `Gradient` says no direction: as the tint of a bar it runs along the bar, as that of a ring around it.
@Suite struct GradientTintTests {
  private static let gradient = Gradient(colors: [.red, .blue])

  /// The red and the blue part of the middle of the bar's line, at a share of the width.
  private func parts(_ view: some View, at share: Double) throws -> (red: Int, blue: Int) {
    let bitmap = try Renderer().render(view.frame(width: 200)).bitmap
    let column = Int(Double(bitmap.width - 1) * share)
    let pixels = (0..<bitmap.height).map { bitmap[column, $0] }.filter { $0.alpha == 255 }
    let pixel = try #require(pixels.dropFirst(pixels.count / 2).first)
    return (Int(pixel.red), Int(pixel.blue))
  }

  private func runs(_ view: some View, from start: Double, to end: Double) throws -> Bool {
    let (first, last) = (try parts(view, at: start), try parts(view, at: end))
    return first.red > first.blue && last.blue > last.red
  }

  @Test func gradientsRunAlongBars() throws {
    let progress = ProgressView(value: 1).tint(Self.gradient)
    #expect(try runs(progress, from: 0.1, to: 0.9))
    #expect(try runs(progress.environment(\.layoutDirection, .rightToLeft), from: 0.9, to: 0.1))
    let gauge = Gauge(value: 1) { EmptyView() }.labelsHidden().tint(Self.gradient)
    #expect(try runs(gauge.gaugeStyle(.linearCapacity), from: 0.1, to: 0.9))
    #expect(try runs(gauge.gaugeStyle(.accessoryLinear), from: 0.1, to: 0.8))
    #expect(try runs(gauge.gaugeStyle(.accessoryLinearCapacity), from: 0.1, to: 0.9))
  }

  /// A half of the value shows the first half of the gradient, not all of it.
  @Test func aGradientBelongsToTheWholeBar() throws {
    let progress = ProgressView(value: 0.5).tint(Self.gradient)
    let part = try parts(progress, at: 0.45)
    #expect(part.red > 80 && part.blue > 80, "\(part)")
  }

  /// One that says its direction keeps it, and so does a colour.
  @Test func otherTintsStay() throws {
    let vertical = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let progress = ProgressView(value: 1).tint(vertical)
    #expect(try parts(progress, at: 0.2) == parts(progress, at: 0.8))
    let plain = ProgressView(value: 1).tint(.blue)
    #expect(try parts(plain, at: 0.2) == parts(plain, at: 0.8))
  }
}
