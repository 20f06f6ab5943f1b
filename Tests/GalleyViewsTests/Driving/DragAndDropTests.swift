import Galley
import Testing

/// Values that a finger takes from one view to another.
@MainActor @Suite struct DragAndDropTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var log: [String] = []
    @Published var isTargeted = false
    @Published var accepts = true
  }

  private struct Board: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Text("card").frame(width: 80, height: 40).contentShape(Rectangle()).draggable("payload")
          Text("number").frame(width: 80, height: 40).contentShape(Rectangle()).draggable(Data([7]))
          Text("off").frame(width: 80, height: 40).contentShape(Rectangle()).draggable("off")
            .disabled(true)
        }
        VStack(spacing: 0) {
          Text("pile").frame(width: 280, height: 60)
          Text("inner").frame(width: 280, height: 40).contentShape(Rectangle())
            .dropDestination(for: Data.self) { data, _ in
              model.log.append("inner \(data)")
              return true
            }
        }
        .contentShape(Rectangle())
        .dropDestination(for: String.self) { texts, place in
          model.log.append("\(texts) at \(Int(place.x)), \(Int(place.y))")
          return true
        } isTargeted: {
          model.isTargeted = $0
        }
        Text("locked").frame(width: 280, height: 40).contentShape(Rectangle())
          .dropDestination(for: String.self) { _, _ in
            model.log.append("locked")
            return true
          }
          .disabled(true)
      }
      .frame(width: 300, height: 220)
    }
  }

  @Test(arguments: [1.0, 3]) func aValueIsDropped(_ scale: CGFloat) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Board(model: model))
    renderer.scale = scale
    #expect(try renderer.drag("card", onto: "pile") == ["draggable \"card\""])
    #expect(model.log == ["[\"payload\"] at 140, 30"])
    #expect(!model.isTargeted)
    // The view that is in front and takes no strings lets the one behind it do so.
    try renderer.drag("card", onto: "inner")
    #expect(model.log.last == "[\"payload\"] at 140, 80")
    try renderer.drag("number", onto: "inner")
    #expect(model.log.count == 3 && model.log.last?.hasPrefix("inner") == true)
  }

  @Test func whatIsNotTakenIsNotDropped() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Board(model: model))
    try renderer.drag("number", onto: "pile")
    try renderer.drag("card", onto: "locked")
    try renderer.drag("card", by: CGSize(width: -200, height: -200))
    #expect(throws: DrivingError.disabled("off")) { try renderer.drag("off", onto: "pile") }
    #expect(throws: DrivingError.self) { try renderer.tap("card") }
    #expect(model.log == [] && !model.isTargeted)
  }

  @Test func aViewHearsOfWhatIsAboveIt() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Board(model: model))
    let pile = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "pile" }?.frame)
    let touch = try renderer.touch("card")
    try touch.move(to: CGPoint(x: pile.midX, y: pile.midY), over: 0.1)
    #expect(model.isTargeted)
    try touch.move(to: CGPoint(x: pile.midX, y: 5), over: 0.1)
    #expect(!model.isTargeted)
    try touch.move(to: CGPoint(x: pile.midX, y: pile.midY), over: 0.1)
    #expect(model.isTargeted && model.log == [])
    // A new touch takes this one away: nothing is dropped.
    _ = try renderer.touch(at: CGPoint(x: 1, y: 1))
    #expect(!model.isTargeted && model.log == [])
  }

  /// Views of 20 points in the upper left corner of 100.
  private struct Stack: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 20).draggable("red")
        Color.blue.frame(width: 20, height: 20)
          .draggable("blue") { Color.green.frame(width: 30, height: 10) }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  /// Whether there is a pixel in the middle of a point.
  private func isPainted(_ x: Int, _ y: Int, _ renderer: ImageRenderer<Stack>) throws -> Bool {
    try renderer.draw().bitmap()[x, y].rawValue != 0
  }

  @Test func theViewIsDrawnAtTheFinger() throws {
    let renderer = ImageRenderer(content: Stack())
    let touch = try renderer.touch(at: CGPoint(x: 5, y: 15))
    let rest = try renderer.draw().bitmap()
    try touch.move(to: CGPoint(x: 65, y: 75), over: 0.1)
    // From 60, 60 to 80, 80.
    for (x, y, isInside) in [(60, 60, true), (79, 79, true), (59, 70, false), (80, 70, false)] {
      #expect(try isPainted(x, y, renderer) == isInside, "\(x), \(y)")
    }
    let moved = try renderer.draw().bitmap()
    #expect(moved[70, 70] != moved[5, 5] && moved[5, 5] == rest[5, 5])
    try touch.move(to: CGPoint(x: 65, y: 35), over: 0.1)
    #expect(try isPainted(70, 30, renderer) && !isPainted(70, 70, renderer))
    try touch.lift()
    // Nothing takes it: it goes back from 60, 20.
    #expect(try isPainted(70, 30, renderer) && !renderer.isAtRest)
    // 60 (1 + 4 pi t) e^(-4 pi t) and 20 of that: 38.5, 12.8.
    try renderer.advance(by: 0.1)
    #expect(try isPainted(50, 25, renderer) && !isPainted(70, 30, renderer))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    #expect(renderer.isAtRest)
  }

  @Test func aPreviewIsDrawnAtTheFinger() throws {
    let renderer = ImageRenderer(content: Stack())
    let touch = try renderer.touch(at: CGPoint(x: 5, y: 25))
    let rest = try renderer.draw().bitmap()
    try touch.move(to: CGPoint(x: 60, y: 70), over: 0.1)
    // From 45, 65 to 75, 75.
    for (x, y, isInside) in [
      (45, 65, true), (74, 74, true), (44, 70, false), (60, 64, false), (60, 75, false),
    ] {
      #expect(try isPainted(x, y, renderer) == isInside, "\(x), \(y)")
    }
    // A new touch takes this one away.
    _ = try renderer.touch(at: CGPoint(x: 90, y: 90))
    #expect(try renderer.draw().bitmap() == rest)
  }

  private struct Delegate: DropDelegate {
    let model: Model
    func validateDrop(info: DropInfo) -> Bool { model.accepts }
    func performDrop(info: DropInfo) -> Bool {
      for item in info.itemProviders(for: [.text]) {
        _ = item.loadObject(ofClass: String.self) { [model] text, _ in
          model.log.append("dropped \(text ?? "nothing")")
        }
      }
      return true
    }
    func dropEntered(info: DropInfo) { model.log.append("entered") }
    func dropExited(info: DropInfo) { model.log.append("exited") }
  }

  private struct Delegated: View {
    let model: Model
    var body: some View {
      VStack {
        Text("a").frame(width: 60, height: 40).contentShape(Rectangle())
          .onDrag { NSItemProvider(object: "item") }
        Text("to").frame(width: 60, height: 40).contentShape(Rectangle())
          .onDrop(of: [.plainText], delegate: Delegate(model: model))
        Text("far").frame(width: 60, height: 40)
      }
    }
  }

  @Test func aDelegateIsAsked() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Delegated(model: model))
    try renderer.drag("a", onto: "to")
    #expect(model.log == ["entered", "dropped item"])
    try renderer.drag("a", onto: "far")
    #expect(model.log == ["entered", "dropped item", "entered", "exited"])
    model.accepts = false
    model.log = []
    try renderer.drag("a", onto: "to")
    #expect(model.log == [])
  }

  @Test func inAScrollViewAPressComesFirst() throws {
    let model = Model()
    let renderer = ImageRenderer(
      content: ScrollView {
        VStack(spacing: 0) {
          Text("card").frame(width: 100, height: 40).contentShape(Rectangle()).draggable("x")
          Text("pile").frame(width: 100, height: 40).contentShape(Rectangle())
            .dropDestination(for: String.self) { texts, _ in
              model.log += texts
              return true
            }
          Color.clear.frame(height: 300)
        }
      }
      .frame(width: 100, height: 120))
    try renderer.drag("card", onto: "pile")
    #expect(model.log == [])
    // The content that was pulled beyond its end comes back first.
    try renderer.advance(by: 2)
    let touch = try renderer.touch("card")
    try touch.hold(for: 0.5)
    try touch.move(by: CGSize(width: 0, height: 40), over: 0.1)
    try touch.lift()
    #expect(model.log == ["x"])
    #expect(
      try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.minY == 0)
  }
}
