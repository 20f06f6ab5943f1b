import Galley
import Testing

/// Rows of lists that are selected by taps.
@MainActor @Suite struct ListSelectionTests {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var one: Int?
    @Published var several: Set<Int> = []
    @Published var mode = EditMode.inactive
    @Published var count = 0
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private static let items = (1...6).map { Item(id: $0) }

  private struct Single: View {
    @ObservedObject var model: Model
    var body: some View {
      List(selection: $model.one) {
        Section("Head") {
          ForEach(items.prefix(3)) { item in
            HStack {
              Text(item.name)
              Spacer()
              if item.id == 2 { Button("More") { model.count += 1 } }
            }
            .selectionDisabled(item.id == 3)
          }
        }
        Text("Tagged").tag(40)
        Text("Bare")
        Text("Off").tag(50).disabled(true)
      }
      .frame(width: 320, height: 500)
    }
  }

  private struct Several: View {
    @ObservedObject var model: Model
    var body: some View {
      List(items, selection: $model.several) { Text($0.name) }
        .environment(\.editMode, $model.mode)
        .frame(width: 320, height: 500)
    }
  }

  /// Those who do not see the fill hear of it.
  @Test func selectedRowsAreSelectedElements() throws {
    func selected(_ renderer: ImageRenderer<some View>) throws -> [String?] {
      let tree = try #require(try renderer.draw().elementTree)
      return tree.elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
    }
    let model = Model()
    let single = ImageRenderer(content: Single(model: model))
    #expect(try selected(single) == [])
    try single.tap("Item 1")
    #expect(try selected(single) == ["Item 1"])
    try single.tap("Tagged")
    #expect(try selected(single) == ["Tagged"])
    model.several = [2, 5]
    let several = ImageRenderer(content: Several(model: model))
    #expect(try selected(several) == ["Item 2", "Item 5"])
    model.several = [3]
    #expect(try selected(several) == ["Item 3"])
  }

  @Test(arguments: [1.0, 2, 3]) func aTapSelectsAndTheRowIsFilled(_ scale: CGFloat) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Single(model: model))
    renderer.scale = scale
    let plain = try renderer.draw().bitmap()
    #expect(try renderer.tap("Item 1") == ["Row \"Item 1\""])
    #expect(model.one == 1)
    let first = try renderer.draw().bitmap()
    #expect(first != plain)
    // The whole row reacts, also where nothing is drawn.
    let frame = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "Tagged" }?.frame)
    try renderer.tap(at: CGPoint(x: 280, y: frame.midY))
    #expect(model.one == 40)
    #expect(try renderer.draw().bitmap() != first)
    model.one = nil
    #expect(try renderer.draw().bitmap() == plain)
  }

  @Test func arrowKeysMoveTheSelection() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Single(model: model))
    try renderer.tap("Item 1")
    // Item 3 and what has no value are not selected.
    var way: [Int?] = []
    for key in [KeyEquivalent.downArrow, .downArrow, .downArrow, .upArrow, .upArrow, .upArrow] {
      try renderer.key(key)
      way.append(model.one)
    }
    #expect(way == [2, 40, 40, 2, 1, 1])
    model.one = nil
    try renderer.key(KeyEquivalent.upArrow)
    #expect(model.one == 40)
    model.one = nil
    try renderer.key(KeyEquivalent.downArrow)
    #expect(model.one == 1)
    // Other keys are not the list's.
    #expect(throws: DrivingError.self) { try renderer.key(KeyEquivalent.leftArrow) }
    #expect(throws: DrivingError.self) {
      try renderer.key(KeyEquivalent.downArrow, modifiers: .command)
    }
  }

  @Test func shiftAndArrowsSelectSeveral() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    try renderer.tap("Item 3")
    try renderer.key(KeyEquivalent.downArrow, modifiers: .shift)
    try renderer.key(KeyEquivalent.downArrow, modifiers: .shift)
    #expect(model.several == [3, 4, 5])
    for _ in 0..<3 { try renderer.key(KeyEquivalent.upArrow, modifiers: .shift) }
    #expect(model.several == [2, 3])
    try renderer.key(KeyEquivalent.downArrow)
    #expect(model.several == [3])
    // Tab brings the focus to the list, too.
    let other = Model()
    let second = ImageRenderer(content: Several(model: other))
    try second.key(KeyEquivalent.tab)
    try second.key(KeyEquivalent.downArrow)
    #expect(other.several == [1])
  }

  private typealias Pressed = (key: KeyEquivalent, selected: Set<Int>)

  /// Arrow keys with Shift, and what is selected after each.
  private func press(
    _ way: [Pressed], in renderer: ImageRenderer<some View>, _ model: Model
  ) throws {
    for (index, step) in way.enumerated() {
      try renderer.key(step.key, modifiers: .shift)
      #expect(model.several == step.selected, "step \(index)")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSelectionTurnsAroundItsAnchor(_ direction: LayoutDirection) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    renderer.environment.layoutDirection = direction
    try renderer.tap("Item 3")
    try press(
      [
        (.upArrow, [2, 3]), (.upArrow, [1, 2, 3]), (.upArrow, [1, 2, 3]), (.downArrow, [2, 3]),
        (.downArrow, [3]), (.downArrow, [3, 4]),
      ], in: renderer, model)
    try renderer.tap("Item 5")
    try press(
      [(.downArrow, [5, 6]), (.downArrow, [5, 6]), (.upArrow, [5]), (.upArrow, [4, 5])],
      in: renderer, model)
  }

  @Test func anAnchorThatIsSelectedNoMoreHoldsNothing() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    // A click takes the row out that it anchors.
    try renderer.tap("Item 2")
    try renderer.tap("Item 5", modifiers: .command)
    try renderer.tap("Item 5", modifiers: .command)
    #expect(model.several == [2])
    try press(
      [(.downArrow, [2, 3]), (.downArrow, [2, 3, 4]), (.upArrow, [2, 3])], in: renderer, model)
    // Code takes everything out: the keys begin at an end.
    model.several = []
    try press([(.downArrow, [1]), (.downArrow, [1, 2])], in: renderer, model)
    model.several = []
    try press([(.upArrow, [6]), (.upArrow, [5, 6])], in: renderer, model)
    // Code selects another row.
    model.several = [3]
    try press([(.upArrow, [2, 3]), (.downArrow, [3]), (.downArrow, [3, 4])], in: renderer, model)
  }

  @Test func keysGoOnFromTheEndThatAClickHasMoved() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    try renderer.tap("Item 5")
    try renderer.tap("Item 3", modifiers: .shift)
    #expect(model.several == [3, 4, 5])
    try press([(.upArrow, [2, 3, 4, 5]), (.downArrow, [3, 4, 5])], in: renderer, model)
  }

  @Test func whatCannotBeSelectedIsNot() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Single(model: model))
    try renderer.tap("Item 1")
    for text in ["Item 3", "Bare", "Head", "Off"] {
      let frame = try #require(
        try renderer.draw().layoutTree?.first { $0.text?.lowercased() == text.lowercased() }?.frame)
      try renderer.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(model.one == 1, "\(text)")
    }
    // A button in a row is pressed and selects nothing.
    try renderer.tap("More")
    #expect(model.one == 1)
    #expect(model.count == 1)
    try renderer.tap("Item 2")
    #expect(model.one == 2)
    try renderer.tap("Item 2", modifiers: .command)
    #expect(model.one == nil)
    let disabled = ImageRenderer(content: Single(model: model).disabled(true))
    #expect(throws: DrivingError.disabled("Item 1")) { try disabled.tap("Item 1") }
    #expect(model.one == nil)
  }

  @Test func aDragScrollsAndSelectsNothing() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Single(model: model))
    let touch = try renderer.touch("Item 1")
    try touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
    try touch.lift()
    #expect(model.one == nil)
  }

  @Test func commandAndShiftExtendASet() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    try renderer.tap("Item 2")
    try renderer.tap("Item 4")
    #expect(model.several == [4])
    try renderer.tap("Item 1", modifiers: .command)
    #expect(model.several == [1, 4])
    try renderer.tap("Item 4", modifiers: .command)
    #expect(model.several == [1])
    try renderer.tap("Item 5")
    try renderer.tap("Item 3", modifiers: .shift)
    #expect(model.several == [3, 4, 5])
    // The row where the range began stays the same.
    try renderer.tap("Item 6", modifiers: .shift)
    #expect(model.several == [5, 6])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tapsOfAListThatIsEditedAddAndTakeOut(_ direction: LayoutDirection) throws {
    let model = Model()
    let renderer = ImageRenderer(content: Several(model: model))
    renderer.environment.layoutDirection = direction
    let rest = try #require(try renderer.draw().layoutTree?.first { $0.text == "Item 1" }?.frame)
    model.mode = .active
    let edited = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "Item 1" }?.frame)
    // The circles take room before the rows.
    #expect(edited.minX - rest.minX == (direction == .leftToRight ? 40 : -40))
    let empty = try renderer.draw().bitmap()
    try renderer.tap("Item 1")
    try renderer.tap("Item 3")
    #expect(model.several == [1, 3])
    #expect(try renderer.draw().bitmap() != empty)
    try renderer.tap("Item 1")
    #expect(model.several == [3])
    try renderer.tap("Item 3")
    #expect(try renderer.draw().bitmap() == empty)
  }

  @Test func aLinkInAListSelectsItsValue() throws {
    let model = Model()
    let content = Observed(model: model) {
      List(selection: $0.one) { NavigationLink("Seven", value: 7) }
        .frame(width: 320, height: 200)
    }
    let renderer = ImageRenderer(content: content)
    try renderer.tap("Seven")
    #expect(model.one == 7)
  }

  private struct Observed<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (ObservedObject<Model>.Wrapper) -> Content
    var body: some View { content($model) }
  }

  @Test func theEditButtonChangesTheMode() throws {
    let model = Model()
    let content = Observed(model: model) { wrapper in
      EditButton().environment(\.editMode, wrapper.mode)
    }
    let renderer = ImageRenderer(content: content)
    try renderer.tap("Edit")
    #expect(model.mode == .active)
    try renderer.tap("Done")
    #expect(model.mode == .inactive)
  }
}
