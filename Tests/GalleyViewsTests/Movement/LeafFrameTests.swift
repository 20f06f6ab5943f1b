import Galley
import Testing

/// Views that draw move from where they were to where they are; what is around them does not.
@Suite struct LeafFrameTests {
  private final class Log {
    var values: [CGFloat] = []
    func note(_ value: CGFloat) { if values.last != value { values.append(value) } }
    func take() -> [CGFloat] {
      defer { values = [] }
      return values
    }
  }

  private func renderer(
    _ model: MovingModel, width: CGFloat = 200, height: CGFloat = 40,
    alignment: Alignment = .topLeading, scale: CGFloat = 1,
    @ViewBuilder _ content: @escaping (MovingModel) -> some View
  ) throws -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: MovingStage(model: model, content: content)
        .frame(width: width, height: height, alignment: alignment))
    renderer.scale = scale
    try renderer.advance(by: 0)
    return renderer
  }

  private func turnOn(
    _ renderer: ImageRenderer<some View>, _ model: MovingModel,
    _ animation: Animation? = .linear(duration: 1)
  ) throws {
    try renderer.perform { withAnimation(animation) { model.isOn = true } }
  }

  /// The rectangle of all that is red, if only a little, in pixels.
  private func reddish(_ renderer: ImageRenderer<some View>) throws -> CGRect {
    let bitmap = try renderer.render().bitmap
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = Pixel(rawValue: bitmap.pixels[y * bitmap.width + x])
        guard pixel.alpha > 25, Int(pixel.red) > 2 * Int(pixel.green) else { continue }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private let box: some View = Color.red.frame(width: 40, height: 20)
  /// It moves aside, and what fades in over it must be told from it.
  private let block: some View = Color.clear.frame(width: 20, height: 20)

  private func inserted(_ kind: Int, _ isOn: Bool) -> AnyView {
    switch kind {
    case 0: AnyView(VStack { if isOn { box } })
    case 1:
      AnyView(
        HStack(spacing: 0) {
          block
          if isOn { box.transition(.opacity) }
        })
    case 2:
      AnyView(
        VStack(spacing: 0) {
          HStack(spacing: 0) { if isOn { box.transition(.opacity) } }
          block
        })
    case 3:
      AnyView(
        VStack(spacing: 0) {
          Text("Title")
          if isOn { box.transition(.identity) }
        }
        .padding(8).background(.yellow))
    default:
      AnyView(
        Grid {
          GridRow {
            block
            if isOn { box.transition(.opacity) }
          }
        })
    }
  }

  @Test(arguments: 0..<5)
  func aViewThatComesIsAtItsPlaceFromTheFirstMoment(kind: Int) throws {
    func still() throws -> CGRect {
      let view = inserted(kind, true).frame(width: 200, height: 100)
      return try reddish(ImageRenderer(content: view))
    }
    let place = try still()
    let corners = [(80, 40), (90, 40), (80, 30)]
    let expected = corners.map { CGRect(x: $0, y: $1, width: 40, height: 20) }
    if kind < 3 { #expect(place == expected[kind]) }
    let model = MovingModel()
    let renderer = try renderer(model, height: 100, alignment: .center) { inserted(kind, $0.isOn) }
    try turnOn(renderer, model)
    for time in [0.25, 0.5, 1] {
      try renderer.advance(to: time)
      #expect(try reddish(renderer) == place, "at \(time)")
    }
  }

  /// Half a second after the change, in points.
  private func half<Content: View>(
    by animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ content: @escaping (MovingModel) -> Content
  ) throws -> CGRect {
    let model = MovingModel()
    let renderer = try renderer(model, scale: 4, content)
    try turnOn(renderer, model, animation)
    try renderer.advance(to: 0.5)
    let box = try renderer.box(of: .red)
    return CGRect(
      x: box.minX / 4, y: box.minY / 4, width: box.width / 4, height: box.height / 4)
  }

  @Test func aViewMovesByItsOwnTransaction() throws {
    let dot = Color.red.frame(width: 10, height: 10)
    let second = Animation.linear(duration: 1)
    #expect(
      try half(by: nil) { model in
        dot.animation(second, value: model.isOn)
          .frame(width: 200, alignment: model.isOn ? .trailing : .leading)
      }.minX == 95)
    #expect(
      try half(by: nil) { model in
        VStack { dot.animation(second, value: model.isOn) }
          .frame(width: 200, alignment: model.isOn ? .trailing : .leading)
      }.minX == 95)
    #expect(
      try half(by: nil) { model in
        HStack(spacing: 0) {
          if model.isOn { Color.clear.frame(width: 100, height: 10).transition(.identity) }
          VStack { HStack { dot } }.animation(second, value: model.isOn)
        }
      }.minX == 50)
    #expect(
      try half(by: nil) { model in
        VStack { dot.animation(.linear(duration: 2), value: model.isOn) }
          .frame(width: 200, alignment: model.isOn ? .trailing : .leading)
          .animation(second, value: model.isOn)
      }.minX == 47.5)
  }

  @Test func whatIsAroundAViewHasNothingToAnimate() throws {
    #expect(
      try half { model in
        Color.red.aspectRatio(model.isOn ? 4 : 1, contentMode: .fit)
          .frame(width: 40, height: 20, alignment: .leading)
      } == CGRect(x: 0, y: 2.5, width: 30, height: 15))
    // A clip has a frame of its own; an effect moves with what is in it.
    #expect(
      try half { model in
        Color.red.frame(width: 60, height: 10)
          .frame(width: model.isOn ? 40 : 20, alignment: .leading).clipped()
      } == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(
      try half { model in
        Color.red.frame(width: 10, height: 4).scaleEffect(2, anchor: .topLeading)
          .padding(.leading, model.isOn ? 40 : 0)
      } == CGRect(x: 20, y: 0, width: 20, height: 8))
  }

  @Test func chipsGlideToTheirNewRow() throws {
    let model = MovingModel()
    let renderer = try renderer(model, scale: 4) { model in
      HFlow(itemSpacing: 0, rowSpacing: 0) {
        Color.red.frame(width: 60, height: 20)
        Color.green.frame(width: 40, height: 20)
        Color.blue.frame(width: 30, height: 20)
      }
      .frame(width: model.isOn ? 110 : 130, alignment: .leading)
    }
    try turnOn(renderer, model)
    for time in [0, 0.1, 0.25, 0.5, 0.75, 1] {
      try renderer.advance(to: time)
      // In front of the others.
      #expect(
        try renderer.box(of: .blue)
          == CGRect(x: 400 * (1 - time), y: 80 * time, width: 120, height: 80), "at \(time)")
    }
  }

  @Test(arguments: [false, true])
  func whatIsToldOfALayoutSeesTheEndAtOnceButInAGroup(isGroup: Bool) throws {
    let (read, heard) = (Log(), Log())
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      let content = GeometryReader { proxy in
        let _ = read.note(proxy.size.width)
        Color.clear
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        heard.note($0)
      }
      Group { if isGroup { content.geometryGroup() } else { content } }
        .frame(width: model.isOn ? 160 : 40, height: 20)
    }
    _ = (read.take(), heard.take())
    try turnOn(renderer, model)
    for time in [0.25, 0.5, 1] {
      try renderer.advance(to: time)
      _ = try renderer.draw()
    }
    let widths = read.take()
    if isGroup {
      #expect(heard.take() == [70, 100, 160])
      #expect(widths.contains(70) && widths.contains(100) && widths.last == 160)
    } else {
      #expect(heard.take() == [160])
      #expect(widths.last == 160 && widths.allSatisfy { $0 == 40 || $0 == 160 })
    }
  }

  /// Apple's example: what comes into a view that grows is where that view is seen, if it is a group.
  @Test(arguments: [(false, 180.0, 80.0), (true, 110, 60)])
  func aGroupTakesAlongWhatComesIntoIt(isGroup: Bool, right: Double, bottom: Double) throws {
    let model = MovingModel()
    let renderer = try renderer(model, height: 100) { model in
      let content = ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn {
          Color.red.frame(width: 10, height: 10)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            .transition(.identity)
        }
      }
      Group { if isGroup { content.geometryGroup() } else { content } }
        .frame(width: model.isOn ? 180 : 40, height: model.isOn ? 80 : 40)
    }
    try turnOn(renderer, model)
    try renderer.advance(to: 0.5)
    let box = try renderer.box(of: .red)
    #expect(box == CGRect(x: right - 10, y: bottom - 10, width: 10, height: 10))
    try renderer.advance(to: 1)
    #expect(try renderer.box(of: .red) == CGRect(x: 170, y: 70, width: 10, height: 10))
    #expect(renderer.isAtRest)
  }
}
