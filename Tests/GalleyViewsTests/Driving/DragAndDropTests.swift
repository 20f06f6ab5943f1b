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
    let touch = try renderer.touch("card")
    try touch.hold(for: 0.5)
    try touch.move(by: CGSize(width: 0, height: 40), over: 0.1)
    try touch.lift()
    #expect(model.log == ["x"])
    #expect(
      try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.minY == 0)
  }
}
