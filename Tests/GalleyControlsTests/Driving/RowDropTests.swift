import Galley
import Testing

/// Values that a finger drops between the rows of a list.
@MainActor @Suite struct RowDropTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var rows = ["a", "b", "c"]
    @Published var deleted = 0
  }

  private struct Board: View {
    @ObservedObject var model: Model
    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 20) {
          Text("text").frame(width: 80, height: 40).contentShape(Rectangle()).draggable("new")
          Text("number").frame(width: 80, height: 40).contentShape(Rectangle())
            .draggable(Data([7]))
          Text("item").frame(width: 80, height: 40).contentShape(Rectangle())
            .onDrag { NSItemProvider(object: "item") }
        }
        .frame(width: 100)
        List {
          ForEach(model.rows, id: \.self) { Text($0) }
            .onDelete { _ in model.deleted += 1 }
            .dropDestination(for: String.self) { values, place in
              model.rows.insert(contentsOf: values, at: place)
            }
          Text("end")
        }
      }
      .frame(width: 400, height: 400)
    }
  }

  private func frame<Content: View>(
    _ text: String, _ renderer: ImageRenderer<Content>
  ) throws -> CGRect {
    try #require(try renderer.draw().layoutTree?.first { $0.text == text }?.frame)
  }

  @Test func aValueComesBeforeOrBehindARow() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Board(model: model))
    let text = try frame("text", renderer)
    func drop(_ x: CGFloat, _ y: CGFloat) throws {
      try renderer.drag(from: CGPoint(x: text.midX, y: text.midY), to: CGPoint(x: x, y: y))
    }
    var row = try frame("b", renderer)
    try drop(row.midX, row.minY + 2)
    #expect(model.rows == ["a", "new", "b", "c"])
    model.rows = ["a", "b", "c"]
    // The room around a row's content is the row's, at its whole width.
    row = try frame("b", renderer)
    try drop(380, row.maxY + 8)
    #expect(model.rows == ["a", "b", "new", "c"])
    model.rows = ["a", "b", "c"]
    row = try frame("c", renderer)
    try drop(row.minX, row.maxY - 1)
    #expect(model.rows == ["a", "b", "c", "new"])
  }

  @Test func whatIsNotTakenOrTooFarIsNotDropped() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Board(model: model))
    let (text, row) = (try frame("text", renderer), try frame("b", renderer))
    try renderer.drag("number", onto: "b")
    let start = CGPoint(x: text.midX, y: text.midY)
    try renderer.drag(from: start, to: CGPoint(x: row.midX, y: 390))
    // Beside the list.
    try renderer.drag(from: start, to: CGPoint(x: 50, y: 390))
    try renderer.drag(from: start, to: CGPoint(x: 95, y: row.midY))
    #expect(model.rows == ["a", "b", "c"])
    // The rows are deleted as before.
    try renderer.drag("b", by: CGSize(width: -280, height: 0))
    #expect(model.deleted == 1)
  }

  @Test func itemsAreInserted() throws {
    final class Log: ObservableObject, @unchecked Sendable { var places: [Int] = [] }
    struct Items: View {
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Text("item").frame(width: 80, height: 40).contentShape(Rectangle())
            .onDrag { NSItemProvider(object: "item") }
          List {
            ForEach(0..<3, id: \.self) { Text("Row \($0)") }
              .onInsert(of: [.plainText]) { place, items in
                log.places += items.map { _ in place }
              }
          }
        }
        .frame(width: 300, height: 400)
      }
    }
    let log = Log()
    let renderer = ImageRenderer(content: Items(log: log))
    try renderer.drag("item", onto: "Row 1")
    let row = try frame("Row 2", renderer)
    let item = try frame("item", renderer)
    try renderer.drag(
      from: CGPoint(x: item.midX, y: item.midY), to: CGPoint(x: 200, y: row.maxY + 2))
    #expect(log.places == [1, 3])
  }
}
