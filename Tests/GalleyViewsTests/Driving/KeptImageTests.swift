import Galley
import TestSupport
import Testing

/// Images that are kept from event to event cost the rows that change, and have the pixels of new ones.
@Suite struct KeptImageTests {
  private struct Values: Equatable {
    var padding = 8.0
    var spacing = 6.0
    var isOn = false
    var count = 0
    var text = "Sea"
  }

  private nonisolated final class Model: ObservableObject {
    @Published var values = Values()
  }

  /// 75 chips in a panel, and a panel of controls below them.
  private nonisolated struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(spacing: 8) {
        WrappingHStack(
          alignment: .topLeading, horizontalSpacing: model.values.spacing, verticalSpacing: 6
        ) {
          ForEach(0..<75) { number in
            Text("chip \(number)").font(.caption).padding(.horizontal, 6)
              .background(.yellow.opacity(0.4), in: Capsule())
          }
        }
        .padding(.horizontal, model.values.padding)
        .frame(height: 320, alignment: .top)
        .clipped()
        Slider(value: $model.values.padding, in: 0...60).accessibilityLabel("Padding")
        Toggle("Sound", isOn: $model.values.isOn)
        Stepper("\(model.values.count) words", value: $model.values.count, in: 0...9)
        TextField("Name", text: $model.values.text)
        Text(model.values.isOn ? "loud" : "quiet")
          .padding(4)
          .background(.ultraThinMaterial)
          .shadow(radius: model.values.isOn ? 4 : 0)
      }
      .frame(width: 300, height: 560, alignment: .top)
      .background(.white)
    }
  }

  private func renderer(_ model: Model) -> ImageRenderer<Screen> {
    let renderer = ImageRenderer(content: Screen(model: model))
    renderer.scale = 2
    return renderer
  }

  private func change(_ values: inout Values, _ random: inout SeededRandom) {
    switch random.next(in: 0...5) {
    case 0: values.padding = random.next(in: 0..<60)
    case 1: values.spacing = Double(random.next(in: 0...20))
    case 2: values.isOn.toggle()
    case 3: values.count = random.next(in: 0...9)
    case 4: values.text = ["Sea", "Harbour", ""][random.next(in: 0...2)]
    default: break
    }
  }

  @Test(arguments: UInt64(1)...3)
  func pixelsAreThoseOfANewRenderer(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let model = Model()
    let renderer = renderer(model)
    let image = KeptImage(of: renderer)
    try renderer.advance(by: 0)
    for step in 0..<12 {
      try renderer.perform { change(&model.values, &random) }
      try renderer.advance(by: 2)
      try image.update()
      let other = Model()
      other.values = model.values
      let fresh = self.renderer(other)
      try fresh.advance(by: 0)
      #expect(try image.bitmap == fresh.draw().bitmap(), "step \(step), \(model.values)")
    }
  }

  /// While something moves every moment's image is that of the same renderer painted whole.
  @Test func movementsArePaintedWhereTheyAre() throws {
    let model = Model()
    let renderer = renderer(model)
    let image = KeptImage(of: renderer)
    try renderer.perform {
      withAnimation(.linear(duration: 0.5)) { model.values.padding = 50 }
    }
    for _ in 0..<8 {
      try renderer.advance(by: 0.1)
      try image.update()
      #expect(try image.bitmap == renderer.draw().bitmap())
    }
  }

  @Test func aStepOfTheClockAtRestDoesNothing() throws {
    let renderer = renderer(Model())
    let image = KeptImage(of: renderer)
    try renderer.advance(by: 0)
    #expect(try image.update() == [0..<1120])
    let statistics = renderer.graph.statistics
    let (bodies, measurements) = (renderer.graph.evaluations, statistics.measurements)
    let (views, placements) = (renderer.graph.collectedViews, statistics.placements)
    #expect(views > 75)
    for _ in 0..<5 {
      try renderer.advance(by: 0.1)
      #expect(try image.update().isEmpty)
    }
    #expect(image.paintedRows == 1120)
    #expect(renderer.graph.evaluations == bodies)
    #expect(statistics.measurements == measurements)
    #expect(statistics.placements == placements)
    #expect(renderer.graph.collectedViews == views)
  }

  /// The chips above a control are not painted again because of it.
  @Test func aControlPaintsItsRows() throws {
    let model = Model()
    let renderer = renderer(model)
    let image = KeptImage(of: renderer)
    try renderer.advance(by: 0)
    try image.update()
    try renderer.perform { model.values.count = 3 }
    let rows = try image.update()
    #expect(rows.allSatisfy { $0.lowerBound >= 2 * 320 })
    let painted = rows.reduce(0) { $0 + $1.count }
    #expect((1...280).contains(painted), "\(rows)")
  }

  @Test func anotherSizeIsPaintedWhole() throws {
    let renderer = renderer(Model())
    let image = KeptImage(of: renderer)
    try image.update()
    renderer.scale = 1
    #expect(try image.update() == [0..<560])
    #expect(try image.bitmap == renderer.draw().bitmap())
  }
}
