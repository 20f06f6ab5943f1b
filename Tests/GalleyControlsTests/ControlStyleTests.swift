import Foundation
import Galley
import Testing

/// What styles of one's own have in common, whatever control they are for.
@Suite struct ControlStyleTests {
  enum Kind: CaseIterable {
    case button, primitiveButton, controlGroup, datePicker, disclosureGroup, form, gauge, groupBox
    case label, labeledContent, menu, progressView, textEditor, textField, toggle
  }

  /// The names that styles have left in the layout, with their boxes.
  private func marks(_ view: some View) throws -> [(name: String, frame: CGRect)] {
    let renderer = ImageRenderer(content: view.frame(width: 400, height: 300))
    let tree = try #require(try renderer.draw().layoutTree)
    var marks: [(name: String, frame: CGRect)] = []
    func collect(_ tree: LayoutTree) {
      if tree.isNamed { marks.append((tree.name, tree.frame)) }
      tree.children.forEach(collect)
    }
    collect(tree)
    return marks.sorted { $0.name < $1.name }
  }

  @Test(arguments: Kind.allCases)
  func aStyleDrawsTheControlOnceMoreInTheNextStyleOutwards(_ kind: Kind) throws {
    let inner = kind.styled(kind.control, by: "inner", drawsAgain: true)
    let view = kind.styled(inner, by: "outer", drawsAgain: true)
    #expect(try marks(view).map(\.name) == ["inner leftToRight 1", "outer leftToRight 1"])
    let mirrored = try marks(view.environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored.map(\.name) == ["inner rightToLeft 1", "outer rightToLeft 1"])
    // The mark of the inner style is before the control that it draws: here on its right.
    #expect(mirrored.first.map(\.frame.minX) ?? 0 >= mirrored.last.map(\.frame.maxX) ?? 400)
  }

  @Test(arguments: Kind.allCases)
  func ofTwoStylesTheInnerOneCounts(_ kind: Kind) throws {
    let inner = kind.styled(kind.control, by: "inner", drawsAgain: false)
    let view = kind.styled(inner, by: "outer", drawsAgain: false)
    #expect(try marks(view).map(\.name) == ["inner leftToRight 1"])
  }

  /// A style is set for the controls in a view, not for those beside it.
  @Test(arguments: Kind.allCases)
  func aStyleEndsWithItsView(_ kind: Kind) throws {
    let view = HStack {
      kind.styled(kind.control, by: "style", drawsAgain: true)
      kind.control
    }
    #expect(try marks(view).map(\.name) == ["style leftToRight 1"])
  }

  /// These controls draw no other ones.
  @Test(arguments: [Kind.form, .gauge, .groupBox, .label, .labeledContent, .progressView])
  func stylesOfOtherControlsDoNotCount(_ kind: Kind) throws {
    let others = Kind.allCases.filter { $0 != kind }
    let view = others.reduce(kind.control) { view, other in
      other.styled(view, by: "other", drawsAgain: true)
    }
    #expect(try marks(view).isEmpty)
  }
}

extension ControlStyleTests.Kind {
  fileprivate var control: AnyView {
    switch self {
    case .button, .primitiveButton: AnyView(Button("Label") {})
    case .controlGroup: AnyView(ControlGroup("Label") { Text("Content") })
    case .datePicker:
      AnyView(DatePicker("Label", selection: .constant(Date(timeIntervalSince1970: 0))))
    case .disclosureGroup: AnyView(DisclosureGroup("Label") { Text("Content") })
    case .form: AnyView(Form { Text("Content") })
    case .gauge: AnyView(Gauge(value: 0.5) { Text("Label") })
    case .groupBox: AnyView(GroupBox("Label") { Text("Content") })
    case .label: AnyView(Label("Label", systemImage: "star"))
    case .labeledContent: AnyView(LabeledContent("Label") { Text("Content") })
    case .menu: AnyView(Menu("Label") { Text("Content") })
    case .progressView: AnyView(ProgressView("Label", value: 0.5))
    case .textEditor: AnyView(TextEditor(text: .constant("Content")))
    case .textField: AnyView(TextField("Label", text: .constant("Content")))
    case .toggle: AnyView(Toggle("Label", isOn: .constant(true)))
    }
  }

  fileprivate func styled(_ view: AnyView, by name: String, drawsAgain: Bool) -> AnyView {
    let style = MarkingStyle(name: name, drawsAgain: drawsAgain)
    return switch self {
    case .button:
      AnyView(view.buttonStyle(MarkingButtonStyle(name: name, drawsAgain: drawsAgain)))
    case .primitiveButton: AnyView(view.buttonStyle(style))
    case .controlGroup: AnyView(view.controlGroupStyle(style))
    case .datePicker: AnyView(view.datePickerStyle(style))
    case .disclosureGroup: AnyView(view.disclosureGroupStyle(style))
    case .form: AnyView(view.formStyle(style))
    case .gauge: AnyView(view.gaugeStyle(style))
    case .groupBox: AnyView(view.groupBoxStyle(style))
    case .label: AnyView(view.labelStyle(style))
    case .labeledContent: AnyView(view.labeledContentStyle(style))
    case .menu: AnyView(view.menuStyle(style))
    case .progressView: AnyView(view.progressViewStyle(style))
    case .textEditor: AnyView(view.textEditorStyle(style))
    case .textField: AnyView(view.textFieldStyle(style))
    case .toggle: AnyView(view.toggleStyle(style))
    }
  }
}

/// A box whose name says which style draws, in which direction, and the style's state: 0 until the box has appeared.
private nonisolated struct Mark: View {
  let name: String
  let direction: LayoutDirection
  let appearances: Int
  let appear: () -> Void

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .layoutName("\(name) \(direction) \(appearances)")
      .onAppear(perform: appear)
  }
}

/// A mark, and behind it the control once more, of any kind.
private nonisolated struct MarkingStyle {
  let name: String
  let drawsAgain: Bool
  @Environment(\.layoutDirection) private var direction
  @State private var appearances = 0

  init(name: String, drawsAgain: Bool) {
    self.name = name
    self.drawsAgain = drawsAgain
  }

  fileprivate func marked(_ control: some View) -> AnyView {
    AnyView(
      HStack {
        Mark(name: name, direction: direction, appearances: appearances) { appearances = 1 }
        if drawsAgain { control }
      })
  }
}

extension MarkingStyle: ControlGroupStyle, DatePickerStyle, DisclosureGroupStyle, FormStyle,
  GaugeStyle, GroupBoxStyle, LabelStyle, LabeledContentStyle, MenuStyle, PrimitiveButtonStyle,
  ProgressViewStyle, TextEditorStyle, TextFieldStyle, ToggleStyle
{
  typealias Body = AnyView
  typealias _Body = AnyView

  func makeBody(configuration: ControlGroupStyleConfiguration) -> AnyView {
    marked(ControlGroup(configuration))
  }

  func makeBody(configuration: DatePickerStyleConfiguration) -> AnyView {
    marked(DatePicker(selection: configuration.$selection) { configuration.label })
  }

  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    marked(
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      })
  }

  func makeBody(configuration: FormStyleConfiguration) -> AnyView { marked(Form(configuration)) }

  func makeBody(configuration: GaugeStyleConfiguration) -> AnyView {
    marked(Gauge(value: configuration.value) { configuration.label })
  }

  func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
    marked(GroupBox(configuration))
  }

  func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
    marked(Label(configuration))
  }

  func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
    marked(LabeledContent(configuration))
  }

  func makeBody(configuration: MenuStyleConfiguration) -> AnyView { marked(Menu(configuration)) }

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    marked(Button(configuration))
  }

  func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    marked(ProgressView(configuration))
  }

  func makeBody(configuration: TextEditorStyleConfiguration) -> AnyView {
    marked(TextEditor(text: .constant("Again")))
  }

  func _body(configuration: TextField<_TextFieldStyleLabel>) -> AnyView { marked(configuration) }

  func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
    marked(Toggle(configuration))
  }
}

/// The same for buttons whose style is told whether they are pressed.
private nonisolated struct MarkingButtonStyle: ButtonStyle {
  let name: String
  let drawsAgain: Bool
  @Environment(\.layoutDirection) private var direction
  @State private var appearances = 0

  init(name: String, drawsAgain: Bool) {
    self.name = name
    self.drawsAgain = drawsAgain
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Mark(name: name, direction: direction, appearances: appearances) { appearances = 1 }
      if drawsAgain {
        Button {
        } label: {
          configuration.label
        }
      }
    }
  }
}
