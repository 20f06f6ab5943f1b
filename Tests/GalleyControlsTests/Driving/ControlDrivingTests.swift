import Galley
import Testing

/// What controls do when they are touched.
@Suite struct ControlDrivingTests {
  /// A model that views change.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
    @Published var isOn = false
    @Published var volume = 20.0
    @Published var name = ""
    @Published var flavour = "Oolong"
    @Published var lines: [String] = []
  }

  private func renderer(
    _ model: Model, width: CGFloat = 300, @ViewBuilder _ content: @escaping () -> some View
  ) -> ImageRenderer<some View> {
    ImageRenderer(content: Observed(model: model, content: content).frame(width: width))
  }

  private nonisolated struct Observed<Content: View>: View {
    @ObservedObject var model: Model
    let content: () -> Content
    var body: some View { content() }
  }

  @Test func aButtonRunsItsAction() throws {
    let model = Model()
    let renderer = renderer(model) {
      VStack {
        Button("More") { model.count += 1 }
        Button("Less", role: .destructive) { model.count -= 1 }.buttonStyle(.bordered)
        Button("Off") { model.count = 100 }.disabled(true)
        Button {
          model.count += 10
        } label: {
          Label("Ten", systemImage: "plus")
        }
        Button {
          model.count += 20
        } label: {
          Image(systemName: "trash")
        }
        Button("Hidden") {}.hidden()
      }
    }
    #expect(try renderer.tap("More") == ["Button \"More\""])
    #expect(model.count == 1)
    try renderer.tap("Less")
    try renderer.tap("Less")
    #expect(model.count == -1)
    try renderer.tap("Ten")
    #expect(model.count == 9)
    try renderer.tap("trash")
    #expect(model.count == 29)
    #expect(throws: DrivingError.disabled("Off")) { try renderer.tap("Off") }
    #expect(throws: DrivingError.notHittable("Hidden")) { try renderer.tap("Hidden") }
    #expect(model.count == 29)
  }

  private nonisolated struct Sunken: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(configuration.isPressed ? 4 : 10)
        .layoutName(configuration.isPressed ? "pressed" : "up")
    }
  }

  private nonisolated struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func stylesSeeWhetherTheButtonIsPressed() throws {
    let model = Model()
    let renderer = renderer(model) {
      VStack(spacing: 40) {
        Button("Go") { model.count += 1 }.buttonStyle(Sunken())
        Button("Twice") { model.count += 10 }.buttonStyle(Twice())
      }
    }
    let touch = try renderer.touch("Go")
    #expect(try renderer.draw().layoutTree?.first(named: "pressed") != nil)
    try touch.move(by: CGSize(width: 0, height: -300))
    #expect(try renderer.draw().layoutTree?.first(named: "pressed") == nil)
    try touch.move(by: CGSize(width: 0, height: 300))
    #expect(try renderer.draw().layoutTree?.first(named: "pressed") != nil)
    try touch.lift()
    #expect(try renderer.draw().layoutTree?.first(named: "pressed") == nil)
    #expect(model.count == 1)
    #expect(throws: DrivingError.self) { try renderer.tap("Twice") }
    try renderer.tap("Twice", count: 2)
    #expect(model.count == 11)
  }

  @Test func aToggleIsTurnedOverAtItsSwitch() throws {
    let model = Model()
    let renderer = renderer(model) {
      VStack {
        Toggle(
          "Wi-Fi",
          isOn: Binding {
            model.isOn
          } set: {
            model.isOn = $0
          })
        Toggle(
          "Bare",
          isOn: Binding {
            model.isOn
          } set: {
            model.isOn = $0
          }
        ).labelsHidden()
        Toggle(
          "Push",
          isOn: Binding {
            model.isOn
          } set: {
            model.isOn = $0
          }
        )
        .toggleStyle(.button)
      }
    }
    try renderer.tap("Wi-Fi")
    #expect(model.isOn)
    try renderer.tap("Bare")
    #expect(!model.isOn)
    try renderer.tap("Push")
    #expect(model.isOn)
    // The label of a switch is none.
    #expect(try renderer.tap(at: CGPoint(x: 10, y: 16)) == [])
    #expect(model.isOn)
  }

  @Test func aStepperCountsWithinItsBounds() throws {
    let model = Model()
    let renderer = renderer(model) {
      Stepper(
        "Cups",
        value: Binding {
          model.count
        } set: {
          model.count = $0
        }, in: 0...3, step: 2,
        onEditingChanged: { model.lines.append("\($0)") })
    }
    try renderer.tap("Cups, Increment")
    #expect(model.count == 2)
    try renderer.tap("Cups, Increment")
    #expect(model.count == 3)
    #expect(throws: DrivingError.disabled("Cups, Increment")) {
      try renderer.tap("Cups, Increment")
    }
    try renderer.tap("Cups, Decrement")
    #expect(model.count == 1)
    #expect(model.lines == ["true", "false", "true", "false", "true", "false"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSliderFollowsTheFinger(_ direction: LayoutDirection) throws {
    let model = Model()
    let renderer = renderer(model) {
      VStack {
        Slider(
          value: Binding {
            model.volume
          } set: {
            model.volume = $0
          }, in: 0...100,
          label: { Text("Volume") },
          onEditingChanged: { model.lines.append("\($0)") })
        Slider(
          value: Binding {
            model.volume
          } set: {
            model.volume = $0
          }, in: 0...100, step: 25
        ) {
          Text("Steps")
        }
      }
    }
    renderer.environment.layoutDirection = direction
    try renderer.slide("Volume", to: 70)
    #expect(abs(model.volume - 70) < 1e-6)
    #expect(model.lines == ["true", "false"])
    try renderer.slide("Volume", to: 1000)
    #expect(model.volume == 100)
    try renderer.slide("Steps", to: 30)
    #expect(model.volume == 25)
    #expect(throws: DrivingError.noValue("nothing")) {
      try self.renderer(model) { Text("nothing") }.slide("nothing", to: 1)
    }
    #expect(throws: DrivingError.self) { try renderer.slide("Volume", to: .nan) }
  }

  @Test func aPickerTakesTheOptionThatIsTapped() throws {
    let model = Model()
    let selection = Binding {
      model.flavour
    } set: {
      model.flavour = $0
    }
    let teas = ["Oolong", "Sencha", "Assam"]
    let segments = renderer(model) {
      Picker("Tea", selection: selection) { ForEach(teas, id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
    }
    try segments.tap("Assam")
    #expect(model.flavour == "Assam")
    let wheel = renderer(model) {
      Picker("Tea", selection: selection) { ForEach(teas, id: \.self) { Text($0) } }
        .pickerStyle(.wheel)
    }
    try wheel.tap("Sencha")
    #expect(model.flavour == "Sencha")
    let menu = renderer(model) {
      Picker("Tea", selection: selection) { ForEach(teas, id: \.self) { Text($0) } }
        .frame(height: 300)
    }
    #expect(throws: DrivingError.self) { try menu.tap("Assam") }
    try menu.tap("Sencha")
    try menu.tap("Assam")
    #expect(model.flavour == "Assam")
    #expect(throws: DrivingError.self) { try menu.tap("Oolong") }
    let form = renderer(model) {
      Form {
        Picker("Tea", selection: selection) { ForEach(teas, id: \.self) { Text($0) } }
          .pickerStyle(.inline)
      }
      .frame(height: 300)
    }
    try form.tap("Oolong")
    #expect(model.flavour == "Oolong")
  }

  @Test func anElementBesideOtherViewsIsAnOptionOfEachStyle() throws {
    let model = Model()
    let selection = Binding {
      model.flavour
    } set: {
      model.flavour = $0
    }
    func picker() -> some View {
      Picker("Fruit", selection: selection) {
        Text("None").tag("none")
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
      }
    }
    func expectTaken(opens: Bool = false, @ViewBuilder _ view: @escaping () -> some View) throws {
      model.flavour = "Apple"
      let renderer = renderer(model) { view().frame(height: 300) }
      if opens { try renderer.tap("Apple") }
      try renderer.tap("Pear")
      #expect(model.flavour == "Pear")
    }
    try expectTaken { picker().pickerStyle(.segmented) }
    try expectTaken { picker().pickerStyle(.wheel) }
    try expectTaken { picker().pickerStyle(.radioGroup) }
    try expectTaken { Form { picker().pickerStyle(.inline) } }
    try expectTaken(opens: true) { picker().pickerStyle(.menu) }
    try expectTaken(opens: true) { Form { picker().pickerStyle(.navigationLink) } }
  }

  @Test func aMenuOpensAndClosesAfterItsAction() throws {
    let model = Model()
    let renderer = renderer(model) {
      VStack {
        Menu("Sort") {
          Button("By name") { model.lines.append("name") }
          Button("By price") { model.lines.append("price") }
        }
        Spacer()
      }
      .frame(height: 300)
    }
    #expect(throws: DrivingError.self) { try renderer.tap("By name") }
    try renderer.tap("Sort")
    try renderer.tap("By price")
    #expect(model.lines == ["price"])
    #expect(throws: DrivingError.self) { try renderer.tap("By name") }
    try renderer.tap("Sort")
    #expect(try renderer.tap(at: CGPoint(x: 5, y: 290)) == ["Menu"])
    #expect(throws: DrivingError.self) { try renderer.tap("By name") }
    #expect(model.lines == ["price"])
  }

  @Test func aDisclosureGroupOpens() throws {
    let model = Model()
    let renderer = renderer(model) {
      DisclosureGroup("Details") { Button("Inside") { model.count += 1 } }
    }
    #expect(throws: DrivingError.self) { try renderer.tap("Inside") }
    try renderer.tap("Details")
    try renderer.tap("Inside")
    #expect(model.count == 1)
    try renderer.tap("Details")
    #expect(throws: DrivingError.self) { try renderer.tap("Inside") }
  }

  /// The parts of a group fill it: a button is pressed beside its title, too.
  @Test func partsOfAControlGroupArePressed() throws {
    let model = Model()
    let renderer = renderer(model) {
      ControlGroup {
        Button("Less") { model.count -= 1 }
        Button("More") { model.count += 1 }
      }
    }
    try renderer.tap("More")
    #expect(model.count == 1)
    #expect(try renderer.tap(at: CGPoint(x: 295, y: 3)) == ["Button \"More\""])
    #expect(model.count == 2)
    #expect(try renderer.tap(at: CGPoint(x: 145, y: 29)) == ["Button \"Less\""])
    #expect(model.count == 1)
  }

  @Test func aLinkOpensItsAddress() throws {
    let model = Model()
    let url = try #require(URL(string: "https://example.org/tea"))
    let renderer = renderer(model) {
      Link("Shop", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            model.lines.append("\($0)")
            return .handled
          })
    }
    try renderer.tap("Shop")
    #expect(model.lines == ["https://example.org/tea"])
  }

  private nonisolated struct Counter<Value: Strideable & Sendable>: View {
    @State var value: Value
    var bounds: ClosedRange<Value>?
    let step: Value.Stride
    let seen: (Value) -> Void
    var body: some View {
      let binding = Binding {
        value
      } set: {
        value = $0
        seen($0)
      }
      if let bounds {
        Stepper("Cups", value: binding, in: bounds, step: step)
      } else {
        Stepper("Cups", value: binding, step: step)
      }
    }
  }

  /// What a stepper's value is after a tap.
  private func tapped<Value: Strideable & Sendable>(
    _ sign: String, _ value: Value, in bounds: ClosedRange<Value>? = nil, by step: Value.Stride
  ) throws -> Value {
    var result = value
    let renderer = ImageRenderer(
      content: Counter(value: value, bounds: bounds, step: step) { result = $0 })
    try renderer.tap("Cups, \(sign)")
    return result
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-controls-and-selection, arm STA4. That the lower bound is as the upper
  /// one is assumed.
  @Test func aValueBeyondTheBoundsStepsFromTheNearerOne() throws {
    #expect(try tapped("Increment", 5, in: 0...3, by: 1) == 3)
    #expect(try tapped("Decrement", 5, in: 0...3, by: 1) == 2)
    #expect(try tapped("Decrement", -5, in: 0...3, by: 1) == 0)
    #expect(try tapped("Increment", -5, in: 0...3, by: 1) == 1)
    #expect(throws: DrivingError.disabled("Cups, Increment")) {
      try tapped("Increment", 3, in: 0...3, by: 1)
    }
  }

  /// A step out of what the type of the value holds leads to its last number.
  @Test func stepsOutOfWholeNumbers() throws {
    #expect(try tapped("Increment", UInt8(250), by: 10) == 255)
    #expect(try tapped("Decrement", UInt8(3), by: 7) == 0)
    #expect(try tapped("Decrement", UInt8(3), by: -300) == 255)
    #expect(try tapped("Increment", Int8(-100), by: 200) == 100)
    #expect(try tapped("Increment", Int.max - 1, by: 2) == .max)
    #expect(try tapped("Decrement", 5, by: .min) == .max)
    #expect(try tapped("Decrement", Int.min + 1, in: .min ... .max, by: .max) == .min)
    #expect(try tapped("Increment", UInt64.max - 1, by: 1) == .max)
    #expect(try tapped("Increment", 9, in: 0...10, by: .max) == 10)
    #expect(try tapped("Decrement", 9.5, by: 2) == 7.5)
  }
}
