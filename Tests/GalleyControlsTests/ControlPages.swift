import Foundation
import Galley

/// Pages of controls in all their looks, 390 points wide, to be drawn in light and dark, from right to left, in
/// large type, disabled and tinted.
enum ControlPages {
  static var all: [(name: String, page: AnyView)] {
    [
      ("buttons", AnyView(buttons())),
      ("toggles and sliders", AnyView(togglesAndSliders())),
      ("pickers", AnyView(pickers())),
      ("text fields", AnyView(textFields())),
      ("dates", AnyView(dates())),
      ("progress and gauges", AnyView(progressAndGauges())),
      ("labels and groups", AnyView(labelsAndGroups())),
    ]
  }

  static let width: CGFloat = 390

  private static func page<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 14) { content() }
      .padding(16)
      .frame(width: width, alignment: .leading)
      .background(.background)
  }

  /// A row that is several where the type is large.
  private static func row<Content: View>(
    _ gap: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> some View {
    HFlow(itemSpacing: gap, rowSpacing: 8) { content() }
  }

  static func buttons() -> some View {
    page {
      row(20) {
        Button("Automatic") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Delete", role: .destructive) {}
      }
      row(12) {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      }
      row(12) {
        Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Send", systemImage: "checkmark") {}.buttonStyle(.bordered)
      }
      sizes.buttonStyle(.bordered)
      sizes.buttonStyle(.borderedProminent)
      row(12) {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Radius 3") {}.buttonBorderShape(.roundedRectangle(radius: 3))
        Button {
        } label: {
          Image(systemName: "plus")
        }.buttonBorderShape(.circle)
      }.buttonStyle(.bordered)
      Button {
      } label: {
        Text("Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      row(12) {
        Button("Own style") {}.buttonStyle(Underlined())
        Button("Own primitive style") {}.buttonStyle(Boxed())
      }
      row(20) {
        Menu("Menu") { Button("One") {} }
        Menu("Boxed") { Button("One") {} }.buttonStyle(.bordered)
        Link("Link", destination: URL(fileURLWithPath: "/"))
        ShareLink(item: "Text")
      }
      row(12) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
          Button("Paste") {}
        }
        EditButton()
      }
    }
  }

  private static var sizes: some View {
    row(8) {
      Button("Mini") {}.controlSize(.mini)
      Button("Small") {}.controlSize(.small)
      Button("Regular") {}.controlSize(.regular)
      Button("Large") {}.controlSize(.large)
    }
  }

  private struct Underlined: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6).overlay(alignment: .bottom) { Rectangle().frame(height: 1) }
    }
  }

  private struct Boxed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6).border(.orange)
    }
  }

  static func togglesAndSliders() -> some View {
    page {
      Toggle("Airplane Mode", isOn: .constant(false))
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Own tint", isOn: .constant(true)).tint(.orange)
      row(16) {
        Toggle("Alone", isOn: .constant(true)).labelsHidden()
        Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
        Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
      }
      Slider(value: .constant(0.3))
      Slider(value: .constant(0.0))
      Slider(value: .constant(100), in: 0...100)
      Slider(value: .constant(4.0), in: 0...10, step: 1) {
        Text("Size")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Stepper("Copies: 2", value: .constant(2))
      Stepper("At the end", value: .constant(5), in: 0...5)
      Stepper("Only up", onIncrement: {}, onDecrement: nil)
      Stepper("Alone", value: .constant(2)).labelsHidden()
    }
  }

  static func pickers() -> some View {
    page {
      choice(1).pickerStyle(.segmented)
      choice(3).pickerStyle(.segmented)
      HStack {
        choice(2).pickerStyle(.menu)
        choice(2).pickerStyle(.menu).buttonStyle(.bordered)
      }
      choice(2).pickerStyle(.navigationLink)
      choice(2).pickerStyle(.palette)
      choice(3).pickerStyle(.wheel)
      choice(1).pickerStyle(.inline)
      ColorPicker("Colour", selection: .constant(.teal))
    }
  }

  private static func choice(_ chosen: Int) -> some View {
    Picker("Day", selection: .constant(chosen)) {
      Text("Mon").tag(0)
      Text("Tue").tag(1)
      Text("Wed").tag(2)
      Text("Thu").tag(3)
      Text("Fri").tag(4)
    }
  }

  static func textFields() -> some View {
    page {
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Ada Lovelace"))
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Name", text: .constant(""), prompt: Text("First and last name"))
        .textFieldStyle(.roundedBorder)
      TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.roundedBorder)
      TextField(
        "Note", text: .constant("A text that is long enough for more than one line of a field."),
        axis: .vertical
      ).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret12")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret12"))
      TextEditor(text: .constant("A text editor begins\nat the top."))
        .frame(height: 80)
        .border(.separator)
    }
  }

  static func dates() -> some View {
    page {
      DatePicker("Start", selection: day)
      DatePicker("Day", selection: day, displayedComponents: .date)
      DatePicker("Time", selection: day, displayedComponents: .hourAndMinute)
      DatePicker("Day", selection: day, displayedComponents: .date).labelsHidden()
      DatePicker("Day", selection: day, in: ...day.wrappedValue)
        .datePickerStyle(.graphical)
      DatePicker("Day", selection: day).datePickerStyle(.wheel).labelsHidden()
      DatePicker("Day", selection: day, displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden()
      MultiDatePicker(
        "Days",
        selection: .constant([
          DateComponents(year: 2024, month: 6, day: 5),
          DateComponents(year: 2024, month: 6, day: 18),
        ]))
    }
  }

  /// 20 June 2024, 14:30 in Greenwich.
  private static var day: Binding<Date> { .constant(Date(timeIntervalSince1970: 1_718_893_800)) }

  static func progressAndGauges() -> some View {
    page {
      ProgressView(value: 0.6)
      ProgressView("Loading", value: 0.3)
      ProgressView(value: 0.8) {
        Text("Loading")
      } currentValueLabel: {
        Text("80 %")
      }
      row(30) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView("Loading")
        ProgressView().tint(.orange)
      }
      Gauge(value: 0.4) { Text("Battery") }
      gauge.gaugeStyle(.linearCapacity)
      row(20) {
        gauge.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.25) {
          Text("km")
        } currentValueLabel: {
          Text("12")
        }.gaugeStyle(.accessoryCircular)
        gauge.gaugeStyle(.accessoryCircularCapacity)
        gauge.gaugeStyle(.accessoryCircular).tint(.green)
      }
      gauge.gaugeStyle(.accessoryLinear)
      gauge.gaugeStyle(.accessoryLinearCapacity)
    }
  }

  private static var gauge: some View {
    Gauge(value: 67, in: 0...100) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  static func labelsAndGroups() -> some View {
    page {
      row(24) {
        Label("Globe", systemImage: "globe")
        Label("Title", systemImage: "globe").labelStyle(.titleOnly)
        Label("Icon", systemImage: "globe").labelStyle(.iconOnly)
        Label("Headline", systemImage: "globe").font(.headline)
      }
      Label(
        "A title that needs more than one line, with its icon at the first.", systemImage: "globe")
      Label {
        Text("Larger icon")
      } icon: {
        Circle().fill(.orange).frame(width: 36, height: 36)
      }
      LabeledContent("Version", value: "2.1")
      GroupBox("Group") {
        Text("What is in the group")
      }
      GroupBox { LabeledContent("No label", value: "1") }
      DisclosureGroup("Closed") { Text("Hidden") }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("What was hidden") }
      ContentUnavailableView(
        "No Mail", systemImage: "globe", description: Text("New mail will appear here."))
      ContentUnavailableView.search(text: "Galley")
      AsyncImage(url: nil).frame(width: 80, height: 50)
    }
  }
}
