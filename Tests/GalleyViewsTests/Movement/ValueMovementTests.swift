import Galley
import Testing

/// Values on their way in images.
@Suite struct ValueMovementTests: MovingSuite {
  /// Where a red box is at some moments after the model's value went from 0 to 40 in a second.
  private func boxes<Content: View>(
    _ times: [Double] = [0, 0.25, 0.5, 1], _ content: @escaping (CGFloat) -> Content
  ) throws -> [CGRect] {
    let model = MovingModel()
    let renderer = try renderer(model) { content($0.value) }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.value = 40 } }
    return try times.map {
      try renderer.advance(to: $0)
      return try renderer.box(of: .red)
    }
  }

  @Test func framesPaddingsOffsetsAndPositionsMove() throws {
    #expect(
      try boxes { Color.red.frame(width: 10 + $0, height: 4) }.map(\.width) == [10, 20, 30, 50])
    #expect(
      try boxes { Color.red.frame(minWidth: 0, maxWidth: 10 + $0).frame(height: 4) }.map(\.width)
        == [10, 20, 30, 50])
    #expect(
      try boxes { Color.red.frame(width: 10, height: 4).padding(.leading, $0) }.map(\.minX)
        == [0, 10, 20, 40])
    #expect(
      try boxes { Color.red.frame(width: 10, height: 4).offset(x: $0) }.map(\.minX)
        == [0, 10, 20, 40])
    #expect(
      try boxes { Color.red.frame(width: 10, height: 4).position(x: 5 + $0, y: 2) }.map(\.minX)
        == [0, 10, 20, 40])
    #expect(
      try boxes {
        Color.red.frame(width: 10, height: 4).scaleEffect(1 + $0 / 40, anchor: .topLeading)
      }.map(\.width) == [10, 12, 15, 20])
  }

  @Test func rotationsTurnAndDoNotShrink() throws {
    let boxes = try boxes {
      Color.red.frame(width: 20, height: 4).rotationEffect(.degrees(180 * $0 / 40))
        .frame(width: 20, height: 20)
    }
    #expect(boxes[2].width == 4)
    #expect(boxes[2].height == 20)
    #expect(boxes[3].width == 20)
  }

  @Test func spacingMovesTheViewsOfAStack() throws {
    let boxes = try boxes { spacing in
      HStack(spacing: spacing) {
        Color.blue.frame(width: 10, height: 4)
        Color.red.frame(width: 10, height: 4)
      }
    }
    #expect(boxes.map(\.minX) == [10, 20, 30, 50])
    #expect(boxes.allSatisfy { $0.width == 10 })
  }

  @Test func opacityAndColoursMove() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 4).opacity(model.isOn ? 0 : 1)
        Rectangle().fill(model.isOn ? Color.blue : .red).frame(width: 10, height: 4)
        Rectangle().frame(width: 10, height: 4).foregroundStyle(model.isOn ? Color.blue : .red)
      }
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(by: 0.25)
    #expect(abs(Int(try renderer.pixel(5, 2).alpha) - 191) <= 1)
    let mixed = Color.red.mix(with: .blue, by: 0.25, in: .perceptual).resolve(
      in: EnvironmentValues())
    for x in [15, 25] {
      let pixel = try renderer.pixel(x, 2)
      #expect(abs(Int(pixel.red) - Int((mixed.red * 255).rounded())) <= 1)
      #expect(abs(Int(pixel.blue) - Int((mixed.blue * 255).rounded())) <= 1)
    }
    try renderer.advance(by: 0.75)
    #expect(try renderer.pixel(5, 2).alpha == 0)
    #expect(try renderer.box(of: .blue).width == 20)
  }

  @Test func shapesMoveByTheirData() throws {
    nonisolated struct Bar: Shape {
      var share: CGFloat
      var animatableData: CGFloat {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    let bars = try boxes { Bar(share: $0 / 40).fill(.red).frame(width: 80, height: 4) }
    #expect(bars.map(\.width) == [0, 20, 40, 80])
    let any = try boxes { AnyShape(Bar(share: $0 / 40)).fill(.red).frame(width: 80, height: 4) }
    #expect(any.map(\.width) == [0, 20, 40, 80])
    let trimmed = try boxes {
      Path { $0.addLines([CGPoint(x: 0, y: 2), CGPoint(x: 80, y: 2)]) }
        .trim(from: 0, to: $0 / 40).stroke(.red, lineWidth: 4).frame(width: 80, height: 4)
    }
    #expect(trimmed.map(\.width) == [0, 20, 40, 80])
    let clipped = try boxes {
      Color.red.frame(width: 80, height: 4).clipShape(Bar(share: $0 / 40))
    }
    #expect(clipped.map(\.width) == [0, 20, 40, 80])
    let lines = try boxes {
      Rectangle().stroke(.red, lineWidth: 4 + $0 / 5).frame(width: 1, height: 1).offset(
        x: 20, y: 10)
    }
    #expect(lines.map(\.width) == [5, 7, 9, 13])
  }

  @Test func viewsAndModifiersOfYourOwnMoveByTheirData() throws {
    nonisolated struct Count: View, Animatable {
      var count: CGFloat
      var animatableData: CGFloat {
        get { count }
        set { count = newValue }
      }
      var body: some View { Color.red.frame(width: 10 + count, height: 4) }
    }
    nonisolated struct Shift: ViewModifier, Animatable {
      var way: CGFloat
      var animatableData: CGFloat {
        get { way }
        set { way = newValue }
      }
      func body(content: Content) -> some View { content.padding(.leading, way) }
    }
    #expect(try boxes { Count(count: $0) }.map(\.width) == [10, 20, 30, 50])
    #expect(
      try boxes { Color.red.frame(width: 10, height: 4).modifier(Shift(way: $0)) }.map(\.minX)
        == [0, 10, 20, 40])
  }

  @Test func layoutsMoveByTheirData() throws {
    nonisolated struct Shifted: Layout {
      var way: CGFloat
      var animatableData: CGFloat {
        get { way }
        set { way = newValue }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 90, height: 4) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        // Not in proportion: a frame between the first and the last would lie elsewhere.
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.minX + way * way / 40, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let expected: [CGFloat] = [0, 3, 10, 40]
    let plain = try boxes { way in Shifted(way: way) { Color.red.frame(width: 10, height: 4) } }
    #expect(plain.map(\.minX) == expected)
    let any = try boxes { way in
      AnyLayout(Shifted(way: way)) { Color.red.frame(width: 10, height: 4) }
    }
    #expect(any.map(\.minX) == expected)
  }

  @Test func viewsMoveFromOneLayoutToAnother() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      let layout =
        model.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Color.blue.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(try renderer.box(of: .red) == CGRect(x: 10, y: 0, width: 10, height: 10))
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(try renderer.box(of: .red) == CGRect(x: 10, y: 0, width: 10, height: 10))
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red) == CGRect(x: 5, y: 5, width: 10, height: 10))
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red) == CGRect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func textsGrow() throws {
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) { Text("Grow").font(.system(size: $0.isOn ? 40 : 20)) })
    func width() throws -> Int { try renderer.draw().width }
    func width(_ size: CGFloat) throws -> Int {
      try ImageRenderer(content: Text("Grow").font(.system(size: size))).draw().width
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(try width() == width(20))
    try renderer.advance(by: 0.5)
    #expect(try width() == width(30))
    try renderer.advance(by: 0.5)
    #expect(try width() == width(40))
  }

  /// Styles differ in the distance of their lines, too.
  @Test(arguments: [Font.largeTitle, .caption2]) func textsGrowToAnotherStyle(style: Font) throws {
    let model = MovingModel()
    let renderer = ImageRenderer(
      content: MovingStage(model: model) { Text("Grow\ntaller").font($0.isOn ? style : .body) })
    func size() throws -> [Int] {
      let image = try renderer.draw()
      return [image.width, image.height]
    }
    let start = try size()
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(try size() == start)
    try renderer.advance(by: 0.5)
    let middle = try size()
    try renderer.advance(by: 0.5)
    let end = try size()
    for (middle, ends) in zip(middle, zip(start, end)) {
      #expect(middle > min(ends.0, ends.1) && middle < max(ends.0, ends.1))
    }
  }

  @Test func onlyWhatAValueChangesMovesByIt() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: model.isOn ? 50 : 10, height: 4)
          .animation(.linear(duration: 1), value: model.isOn)
        Color.blue.frame(width: model.isOn ? 50 : 10, height: 4)
        Color.green.frame(width: model.isOn ? 50 : 10, height: 4)
          .animation(.linear(duration: 1), value: 1)
      }
    }
    try renderer.perform { model.isOn = true }
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 30)
    #expect(try renderer.box(of: .blue).width == 50)
    #expect(try renderer.box(of: .green).width == 50)
  }

  @Test func transactionsAreChangedForTheViewsInThem() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: model.isOn ? 50 : 10, height: 4)
        Color.blue.frame(width: model.isOn ? 50 : 10, height: 4)
          .transaction { $0.animation = nil }
        Color.green.frame(width: model.isOn ? 50 : 10, height: 4)
          .transaction { $0.animation = $0.animation?.speed(2) }
      }
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(by: 0.25)
    #expect(try renderer.box(of: .red).width == 20)
    #expect(try renderer.box(of: .blue).width == 50)
    #expect(try renderer.box(of: .green).width == 30)
    var still = Transaction(animation: .linear(duration: 1))
    still.disablesAnimations = true
    still.animation = nil
    try renderer.advance(by: 0.75)
    try renderer.perform { withTransaction(still) { model.isOn = false } }
    #expect(try renderer.box(of: .red).width == 10)
  }

  @Test func bindingsCarryTheirAnimation() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { Color.red.frame(width: 10 + $0.value, height: 4) }
    let binding = ObservedObject(wrappedValue: model).projectedValue.value
    try renderer.perform { binding.animation(.linear(duration: 1)).wrappedValue = 40 }
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 30)
    // What is on its way goes on around the new value.
    try renderer.perform { binding.wrappedValue = 50 }
    #expect(try renderer.box(of: .red).width == 40)
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 60)
    try renderer.perform { binding.wrappedValue = 0 }
    #expect(try renderer.box(of: .red).width == 10)
  }

  /// Recorded on SwiftUI (MetalUI, docs/probes/swiftui-transactions-animation, arms T11 and T12).
  @Test func closuresOfBindingsAreToldOfTheirAnimationOrDoNotMove() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { Color.red.frame(width: 10 + $0.value, height: 4) }
    let plain = Binding(get: { model.value }, set: { model.value = $0 })
    try renderer.perform { plain.animation(.linear(duration: 1)).wrappedValue = 40 }
    #expect(try renderer.box(of: .red).width == 50)
    let told = Binding(
      get: { model.value },
      set: { value, transaction in withTransaction(transaction) { model.value = value } })
    // A binding that is made of one carries its transaction, and its own.
    try renderer.perform {
      Binding<CGFloat?>(told.animation(.linear(duration: 1))).wrappedValue = 0
    }
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 30)
    try renderer.advance(by: 0.5)
    try renderer.perform {
      Binding<CGFloat?>(told).animation(.linear(duration: 1)).wrappedValue = 40
    }
    try renderer.advance(by: 0.5)
    #expect(try renderer.box(of: .red).width == 30)
  }

  @Test func anOvertakenMovementGoesOnFromWhereItIs() throws {
    let model = MovingModel()
    let renderer = try renderer(model) { Color.red.frame(width: 10 + $0.value, height: 4) }
    let spring = Spring(duration: 0.5, bounce: 0.2)
    try renderer.perform { withAnimation(.spring(spring)) { model.value = 80 } }
    try renderer.advance(by: 0.2)
    let place = spring.value(target: 80.0, time: 0.2)
    let speed = spring.velocity(target: 80.0, time: 0.2)
    try renderer.perform { withAnimation(.spring(spring)) { model.value = 20 } }
    for step in 0..<10 {
      let expected =
        10 + place
        + spring.value(target: 20 - place, initialVelocity: speed, time: 0.05 * Double(step))
      #expect((try renderer.box(of: .red).width - CGFloat(expected)).magnitude <= 0.51)
      try renderer.advance(by: 0.05)
    }
  }

  @Test func completionsAreCalledAtTheEnd() throws {
    let model = MovingModel()
    var log: [String] = []
    let renderer = try renderer(model) { Color.red.frame(width: 10 + $0.value, height: 4) }
    func note(_ name: String) { log.append("\(name) \((renderer.time * 1000).rounded() / 1000)") }
    try renderer.perform {
      withAnimation(.linear(duration: 0.5)) {
        model.value = 40
      } completion: {
        note("line")
        withAnimation(.spring(duration: 0.25)) {
          model.value = 0
        } completion: {
          note("spring")
        }
      }
      withAnimation(.linear(duration: 9)) {
      } completion: {
        note("nothing")
      }
    }
    #expect(log == ["nothing 0.0"])
    try renderer.advance(by: 3)
    #expect(log == ["nothing 0.0", "line 0.5", "spring 0.75"])
    #expect(try renderer.box(of: .red).width == 10)
  }

  @Test func whatMovesWithoutEndBeginsWhenAViewAppears() throws {
    nonisolated struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: isLarge ? 20 : 10, height: 4)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
          }
      }
    }
    let renderer = ImageRenderer(content: Pulse())
    var widths: [CGFloat] = []
    for moment in [0, 0.5, 1, 1.5, 2, 2.5] {
      try renderer.advance(to: moment)
      widths.append(try renderer.box(of: .red).width)
    }
    #expect(widths == [10, 15, 20, 15, 10, 15])
    // Without a clock it is where the movement begins, as it has no end.
    #expect(try ImageRenderer(content: Pulse()).box(of: .red).width == 10)
  }

  @Test func framesAreTheSameHoweverManyAreTaken() throws {
    func pixels(_ steps: Int) throws -> [UInt32] {
      let model = MovingModel()
      let renderer = try renderer(model) { model in
        let layout = model.isOn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Color.red.frame(width: model.isOn ? 30 : 12, height: 5).opacity(model.isOn ? 0.3 : 1)
          Circle().fill(model.isOn ? .green : .yellow).frame(width: 8, height: 8)
        }
      }
      try renderer.perform { withAnimation(.bouncy) { model.isOn = true } }
      for _ in 0..<steps {
        try renderer.advance(by: 0.25 / Double(steps))
        _ = try renderer.draw()
      }
      try renderer.perform { withAnimation(.easeOut) { model.isOn = false } }
      try renderer.advance(to: 0.375)
      return try renderer.render().bitmap.pixels
    }
    let once = try pixels(1)
    #expect(try pixels(4) == once)
    #expect(try pixels(16) == once)
  }
}
