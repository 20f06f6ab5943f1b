import Galley
import TestSupport
import Testing

/// Views that go from one layout to another, in trees made at random.
@Suite struct LinearFrameTests {
  private struct Tree {
    /// Below zero for a stack.
    var color = -1
    var isRow = false
    var isGroup = false
    var widths: [CGFloat] = [0, 0]
    var heights: [CGFloat] = [0, 0]
    var spacings: [CGFloat] = [0, 0]
    var paddings: [CGFloat] = [0, 0]
    var children: [Tree] = []

    init(_ generator: inout SeededRandom, depth: Int, colors: inout Int) {
      isGroup = Int.random(in: 0..<4, using: &generator) == 0
      paddings = generator.lengths(0...2)
      if depth == 0 || (depth == 1 && Int.random(in: 0..<4, using: &generator) == 0) {
        color = colors
        colors += 1
        (widths, heights) = (generator.lengths(1...4), generator.lengths(1...4))
        return
      }
      isRow = Bool.random(using: &generator)
      spacings = generator.lengths(0...2)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        children.append(Tree(&generator, depth: depth - 1, colors: &colors))
      }
    }

    /// - Parameter state: 0 before the change, 1 after it.
    func view(_ state: Int) -> AnyView {
      let view = plainView(state).padding(.leading, paddings[state])
        .padding(.top, paddings[1 - state])
      return isGroup ? AnyView(view.geometryGroup()) : AnyView(view)
    }

    private func plainView(_ state: Int) -> AnyView {
      if color >= 0 {
        let color = Color(red: Double(16 * (color + 1)) / 255, green: 0.2, blue: 0.4)
        return AnyView(color.frame(width: widths[state], height: heights[state]))
      }
      let content = ForEach(0..<children.count, id: \.self) { children[$0].view(state) }
      return isRow
        ? AnyView(HStack(spacing: spacings[state]) { content })
        : AnyView(VStack(spacing: spacings[state]) { content })
    }
  }

  /// The rectangles of the colours.
  private func boxes(_ renderer: ImageRenderer<some View>, _ count: Int) throws -> [CGRect] {
    let bitmap = try renderer.render().bitmap
    var boxes = [CGRect](repeating: .null, count: count)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = Pixel(rawValue: bitmap.pixels[y * bitmap.width + x])
        guard pixel.alpha == 255 else { continue }
        let color = Int(pixel.red) / 16 - 1
        boxes[color] = boxes[color].union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return boxes
  }

  private func between(_ old: CGRect, _ new: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ length: KeyPath<CGRect, CGFloat>) -> CGFloat {
      old[keyPath: length] + (new[keyPath: length] - old[keyPath: length]) * share
    }
    return CGRect(x: mix(\.minX), y: mix(\.minY), width: mix(\.width), height: mix(\.height))
  }

  /// Whatever is around a view, and whatever of it is a group: it goes straight from its old frame to its new one.
  @Test(arguments: [1, 20, 333, 4_444, 55_555, 666_666] as [UInt64])
  func viewsGoStraightToTheirNewFrames(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    var count = 0
    let tree = Tree(&generator, depth: 2, colors: &count)
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) { tree.view($0.isOn ? 1 : 0) }
        .frame(width: 480, height: 480, alignment: .topLeading))
    try renderer.advance(by: 0)
    let old = try boxes(renderer, count)
    let new = try boxes(
      ImageRenderer(
        content: tree.view(1).frame(width: 480, height: 480, alignment: .topLeading)), count)
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    for time in [0, 0.25, 0.5, 1] {
      try renderer.advance(to: time)
      let expected = zip(old, new).map { between($0, $1, CGFloat(time)) }
      #expect(try boxes(renderer, count) == expected, "seed \(seed) at \(time)")
    }
    #expect(renderer.isAtRest)
  }
}

extension SeededRandom {
  /// A length before a change, and one after it: multiples of 8 points, as halves of them are places.
  fileprivate mutating func lengths(_ range: ClosedRange<Int>) -> [CGFloat] {
    (0..<2).map { _ in CGFloat(8 * Int.random(in: range, using: &self)) }
  }
}
