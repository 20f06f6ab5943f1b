import Galley
import Testing

/// Rows that are swiped, deleted and moved.
@MainActor @Suite struct SwipeTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var names = ["Assam", "Bancha", "Ceylon", "Dooars"]
    @Published var mode = EditMode.inactive
    @Published var picked: String?
    var log: [String] = []
  }

  private struct Editable: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        ForEach(model.names, id: \.self) { name in
          Text(name).deleteDisabled(name == "Ceylon").moveDisabled(name == "Dooars")
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $model.mode)
      .frame(width: 320, height: 400)
    }
  }

  private struct Mail: View {
    @ObservedObject var model: Model
    var isFull = true
    var body: some View {
      List(selection: $model.picked) {
        ForEach(model.names, id: \.self) { name in
          Text(name)
            .swipeActions(allowsFullSwipe: isFull) {
              Button("Bin", role: .destructive) { model.log.append("bin \(name)") }
              Button("Flag") { model.log.append("flag \(name)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button("Read") { model.log.append("read \(name)") }.disabled(name == "Bancha")
            }
        }
      }
      .frame(width: 320, height: 400)
    }
  }

  private func sees(_ text: String, _ renderer: ImageRenderer<some View>) throws -> Bool {
    try renderer.draw().layoutTree?.first { $0.text == text } != nil
  }

  /// The sign of a way to the leading edge.
  private func sign(_ direction: LayoutDirection) -> CGFloat {
    direction == .leftToRight ? -1 : 1
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSwipeShowsTheButtonsAndATapRunsOne(_ direction: LayoutDirection) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Mail(model: model))
    renderer.environment.layoutDirection = direction
    let rest = try renderer.draw().bitmap()
    let sign = sign(direction)
    try renderer.drag("Assam", by: CGSize(width: sign * 90, height: 0))
    #expect(try sees("Bin", renderer) && sees("Flag", renderer))
    #expect(model.log == [])
    // The first button is the one at the edge.
    let tree = try #require(try renderer.draw().layoutTree)
    let bin = try #require(tree.first { $0.text == "Bin" }?.frame)
    let flag = try #require(tree.first { $0.text == "Flag" }?.frame)
    #expect((bin.midX < flag.midX) == (direction == .rightToLeft))
    try renderer.tap("Flag")
    #expect(model.log == ["flag Assam"])
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    try renderer.drag("Assam", by: CGSize(width: -sign * 50, height: 0))
    #expect(try !sees("Bin", renderer))
    try renderer.tap("Read")
    #expect(model.log == ["flag Assam", "read Assam"])
    #expect(model.picked == nil)
  }

  @Test func aShortSwipeGoesBackAndATouchBesideCloses() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Mail(model: model))
    let rest = try renderer.draw().bitmap()
    try renderer.drag("Assam", by: CGSize(width: -40, height: 0))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    try renderer.drag("Assam", by: CGSize(width: -100, height: 0))
    #expect(try sees("Bin", renderer))
    // Another row closes the first one.
    try renderer.drag("Bancha", by: CGSize(width: -100, height: 0))
    try renderer.advance(by: 2)
    try renderer.tap("Bin")
    #expect(model.log == ["bin Bancha"])
    try renderer.advance(by: 2)
    try renderer.drag("Assam", by: CGSize(width: -100, height: 0))
    let frame = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "Bin" }?.frame)
    try renderer.tap(at: CGPoint(x: 60, y: frame.midY))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    #expect(model.picked == nil)
    // And a swipe back does.
    try renderer.drag("Assam", by: CGSize(width: -100, height: 0))
    try renderer.drag(
      from: CGPoint(x: 60, y: frame.midY), to: CGPoint(x: 200, y: frame.midY))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    try renderer.tap("Assam")
    #expect(model.picked == "Assam")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aRowThatIsLetGoMovesToItsPlace(_ direction: LayoutDirection) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Mail(model: model))
    renderer.environment.layoutDirection = direction
    renderer.scale = 3
    let sign = sign(direction)
    func x() throws -> CGFloat {
      try #require(try renderer.draw().layoutTree?.first { $0.text == "Assam" }?.frame).midX
    }
    let rest = try x()
    /// The end of the row's text that is nearer to the middle, to a pixel.
    func ink() throws -> CGFloat {
      let image = try renderer.draw().bitmap()
      let y = Int(try #require(try rowY(renderer)) * 3)
      let isLeft = direction == .leftToRight
      let columns = isLeft ? 0..<image.width / 2 : image.width / 2..<image.width
      let dark = columns.filter { x in
        (y - 15..<y + 15).contains { isDark(image.pixels[$0 * image.width + x]) }
      }
      return CGFloat(try #require(isLeft ? dark.last.map { $0 + 1 } : dark.first)) / 3
    }
    let end = try ink()
    func release(_ way: CGFloat) throws {
      let touch = try renderer.touch(at: CGPoint(x: 160, y: try #require(try rowY(renderer))))
      try touch.move(by: CGSize(width: sign * way, height: 0), over: 0.2)
      try touch.hold(for: 0.2)
      try touch.lift()
    }
    // Not far enough: x (1 + 4 pi t) e^(-4 pi t).
    try release(40)
    #expect(abs(sign * (try ink() - end) - 40) < 0.4)
    try renderer.advance(by: 0.125)
    #expect(abs(sign * (try ink() - end) - 21.3766) < 0.4)
    try renderer.advance(by: 2)
    #expect(try x() == rest)
    #expect(renderer.isAtRest)
    // To the width of both buttons, from 100 points.
    try release(100)
    try renderer.advance(by: 2)
    #expect(abs(sign * (try x() - rest) - 148) < 0.01)
    // Closed where the finger is taken away by the next touch, which touches nothing.
    let place = CGPoint(x: 160 + sign * 100, y: try #require(try rowY(renderer)))
    try renderer.touch(at: place).move(by: CGSize(width: sign * 40, height: 0), over: 0.2)
    #expect(abs(sign * (try x() - rest) - 188) < 0.01)
    try renderer.tap(at: CGPoint(x: -10, y: -10))
    try renderer.advance(by: 2)
    #expect(try x() == rest)
  }

  private func isDark(_ pixel: UInt32) -> Bool {
    (0..<4).filter { pixel >> (8 * $0) & 0xFF < 110 }.count == 3
  }

  private func rowY(_ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.draw().layoutTree?.first { $0.text == "Assam" }?.frame.midY
  }

  @Test func aFullSwipeRunsTheFirstAction() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Mail(model: model))
    try renderer.drag("Assam", by: CGSize(width: -220, height: 0))
    #expect(model.log == ["bin Assam"])
    try renderer.advance(by: 2)
    #expect(try !sees("Bin", renderer))
    // One that is disabled does not run.
    try renderer.drag("Bancha", by: CGSize(width: 220, height: 0))
    #expect(model.log == ["bin Assam"])
    #expect(throws: DrivingError.disabled("Read")) { try renderer.tap("Read") }
    let short = ImageRenderer(content: Mail(model: model, isFull: false))
    try short.drag("Assam", by: CGSize(width: -220, height: 0))
    #expect(model.log == ["bin Assam"])
    try short.tap("Bin")
    #expect(model.log == ["bin Assam", "bin Assam"])
  }

  @Test func aDragDownScrolls() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Mail(model: model))
    let rest = try renderer.draw().bitmap()
    _ = try renderer.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 40, y: 140))
    #expect(model.log == [] && model.picked == nil)
    #expect(try renderer.draw().bitmap() == rest)
  }

  @Test(arguments: [1.0, 3]) func rowsAreDeleted(_ scale: CGFloat) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Editable(model: model))
    renderer.scale = scale
    try renderer.drag("Bancha", by: CGSize(width: -80, height: 0))
    try renderer.tap("Delete")
    #expect(model.names == ["Assam", "Ceylon", "Dooars"])
    #expect(try !sees("Delete", renderer))
    try renderer.drag("Dooars", by: CGSize(width: -250, height: 0))
    #expect(model.names == ["Assam", "Ceylon"])
    #expect(throws: DrivingError.self) {
      try renderer.drag("Ceylon", by: CGSize(width: -80, height: 0))
    }
    #expect(model.names == ["Assam", "Ceylon"])
  }

  @Test func aListThatIsEditedShowsTheButtonAtItsSymbol() throws {
    let model = Model()
    model.mode = .active
    let renderer = ImageRenderer(content: Editable(model: model))
    func symbol(of name: String) throws -> CGPoint {
      let frame = try #require(
        try renderer.draw().layoutTree?.first { $0.text == name }?.frame)
      return CGPoint(x: frame.minX - 25, y: frame.midY)
    }
    // Rows of a list that is edited are not swiped.
    _ = try renderer.drag(
      from: try symbol(of: "Assam"), to: CGPoint(x: -100, y: try symbol(of: "Assam").y))
    #expect(try !sees("Delete", renderer))
    try renderer.tap(at: try symbol(of: "Ceylon"))
    #expect(try !sees("Delete", renderer))
    try renderer.tap(at: try symbol(of: "Assam"))
    #expect(model.names.count == 4)
    try renderer.tap("Delete")
    #expect(model.names == ["Bancha", "Ceylon", "Dooars"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func rowsAreMovedAtTheirHandles(_ direction: LayoutDirection) throws {
    let model = Model()
    model.mode = .active
    let renderer = ImageRenderer(content: Editable(model: model))
    renderer.environment.layoutDirection = direction
    let x: CGFloat = direction == .leftToRight ? 274 : 46
    func y(_ name: String) throws -> CGFloat {
      try #require(try renderer.draw().layoutTree?.first { $0.text == name }?.frame).midY
    }
    let (first, third) = (try y("Assam"), try y("Ceylon"))
    let touch = try renderer.touch(at: CGPoint(x: x, y: first))
    try touch.move(to: CGPoint(x: x, y: third), over: 0.3)
    // The row follows the finger.
    #expect(abs(try y("Assam") - third) < 1)
    #expect(model.names.first == "Assam")
    try touch.lift()
    #expect(model.names == ["Bancha", "Ceylon", "Assam", "Dooars"])
    _ = try renderer.drag(from: CGPoint(x: x, y: third), to: CGPoint(x: x, y: first))
    #expect(model.names == ["Assam", "Bancha", "Ceylon", "Dooars"])
    // One that cannot be moved stays, and so does one that is not touched at its handle.
    _ = try renderer.drag(
      from: CGPoint(x: x, y: try y("Dooars")), to: CGPoint(x: x, y: first))
    _ = try renderer.drag(
      from: CGPoint(x: 160, y: first), to: CGPoint(x: 160, y: third))
    #expect(model.names == ["Assam", "Bancha", "Ceylon", "Dooars"])
    model.mode = .inactive
    _ = try renderer.drag(from: CGPoint(x: x, y: first), to: CGPoint(x: x, y: third))
    #expect(model.names == ["Assam", "Bancha", "Ceylon", "Dooars"])
  }

  private struct Bound: View {
    @ObservedObject var model: Model
    let actions: EditActions<[String]>
    var body: some View {
      NavigationStack {
        List($model.names, id: \.self, editActions: actions) { $name in Text(name) }
          .navigationTitle("Teas")
          .toolbar { EditButton() }
      }
      .frame(width: 320, height: 480)
    }
  }

  @Test func aListOfABindingEditsItAndTheStackKeepsTheMode() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Bound(model: model, actions: .all))
    try renderer.drag("Bancha", by: CGSize(width: -80, height: 0))
    try renderer.tap("Delete")
    #expect(model.names == ["Assam", "Ceylon", "Dooars"])
    func y(_ name: String) throws -> CGFloat {
      try #require(try renderer.draw().layoutTree?.first { $0.text == name }?.frame).midY
    }
    let (first, last) = (try y("Assam"), try y("Dooars"))
    // Not before the list is edited.
    _ = try renderer.drag(from: CGPoint(x: 274, y: first), to: CGPoint(x: 274, y: last))
    #expect(model.names == ["Assam", "Ceylon", "Dooars"])
    try renderer.tap("Edit")
    _ = try renderer.drag(from: CGPoint(x: 274, y: first), to: CGPoint(x: 274, y: last))
    #expect(model.names == ["Ceylon", "Dooars", "Assam"])
    try renderer.tap("Done")
    let fixed = ImageRenderer(content: Bound(model: model, actions: []))
    #expect(throws: DrivingError.self) {
      try fixed.drag("Assam", by: CGSize(width: -80, height: 0))
    }
  }
}
