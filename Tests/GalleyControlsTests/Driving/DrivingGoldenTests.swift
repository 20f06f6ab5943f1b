import Galley
import GalleySwiftTesting
import Testing

/// Images in the middle of what somebody does.
@Suite struct DrivingGoldenTests {
  fileprivate struct Orders {
    @State private var tea = "Sencha"
    @State private var isHot = true
    @State private var cups = 1
    @State private var sweetness = 0.2
    @State private var name = ""
    @GestureState private var way = CGSize.zero
  }

  private func renderer() -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Orders())
    renderer.scale = 1
    return renderer
  }

  @Test func anOpenMenu() throws {
    let renderer = renderer()
    try renderer.tap("Sort")
    expectGolden(of: renderer, named: "menu", suite: "Driving")
  }

  @Test func anOpenPicker() throws {
    let renderer = renderer()
    renderer.environment.colorScheme = .dark
    try renderer.tap("Sencha", occurrence: 1)
    expectGolden(of: renderer, named: "picker-dark", suite: "Driving")
  }

  @Test func anOrder() throws {
    let renderer = renderer()
    try renderer.tap("Hot")
    try renderer.tap("1 cups, Increment")
    try renderer.slide("Sweetness", to: 0.75)
    try renderer.type("Ada", into: "Name")
    let touch = try renderer.touch("Sencha", occurrence: 2)
    try touch.move(by: CGSize(width: 60, height: 20), over: 0.1)
    expectGolden(of: renderer, named: "dragged", suite: "Driving")
    try touch.lift()
    expectGolden(of: renderer, named: "ordered", suite: "Driving")
  }
}

nonisolated extension DrivingGoldenTests.Orders: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Menu("Sort") {
          Button("By name") {}
          Button("By price") {}
          Divider()
          Button("Delete all", role: .destructive) {}
        }
        Spacer()
        Picker("Tea", selection: $tea) {
          ForEach(["Assam", "Oolong", "Sencha"], id: \.self) { Text($0) }
        }
      }
      Toggle("Hot", isOn: $isHot)
      Stepper("\(cups) cups", value: $cups, in: 1...9)
      Slider(value: $sweetness) { Text("Sweetness") }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Text(tea)
        .frame(width: 90, height: 44)
        .background(.teal.opacity(way == .zero ? 0.3 : 0.7), in: .rect(cornerRadius: 10))
        .rotationEffect(.degrees(way.width / 8))
        .offset(way)
        .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
    }
    .padding(16)
    .frame(width: 280, height: 320, alignment: .top)
    .background(.background)
  }
}
