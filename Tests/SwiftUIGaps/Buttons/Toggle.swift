import SwiftUI

// row: `Toggle`, `ToggleStyle`, `toggleStyle`
struct Sample_CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "circle")
        configuration.label
        Toggle("A", isOn: configuration.$isOn).labelsHidden()
        if configuration.isMixed { Text("-") }
      }
    }
    .buttonStyle(.plain)
  }
}
struct Sample_BorderStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Toggle(configuration).border(Color.red)
  }
}
struct Sample_Alarm: Identifiable {
  let id = 1
  var isOn: Bool
}
struct Sample_Toggle: View {
  @State private var isOn = true
  @State private var alarms = [Sample_Alarm(isOn: true)]
  let name = "Anna"

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Toggle(name, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("On") }
      Toggle(isOn: $isOn, label: { Text("On") }).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("On", systemImage: "plus", isOn: $isOn).toggleStyle(.switch)
      Toggle("On", isOn: .constant(true)).toggleStyle(.button)
      Toggle("On", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("On", isOn: $isOn).toggleStyle(Sample_CheckStyle())
      Toggle("On", isOn: $isOn).toggleStyle(Sample_BorderStyle()).toggleStyle(.automatic)
      Toggle(isOn: Binding(get: { isOn }, set: { isOn = $0 })) { EmptyView() }.labelsHidden()
    }
  }
}

// row: `Slider`
struct Sample_Slider: View {
  @State private var value = 0.5
  @State private var float: Float = 1
  @State private var length: CGFloat = 1
  @State private var isEditing = false

  var body: some View {
    VStack {
      Slider(value: $value)
      Slider(value: $float, in: 0...10)
      Slider(value: $length, in: 0...10, step: 1)
      Slider(value: $value, in: 0...100, step: 0.5) { Text("Size") }
      Slider(value: $value, in: 0...100, onEditingChanged: { isEditing = $0 })
      Slider(value: $value, in: 0...100) { editing in isEditing = editing }
      Slider(value: $value, in: 0...10, step: 1) {
        Text("Size")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } onEditingChanged: { editing in
        isEditing = editing
      }
      Slider(
        value: $value, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
      ) { Text("Size") }
      Slider(value: $value, in: -1...1) {
        Text("Size")
      } onEditingChanged: {
        isEditing = $0
      }
    }
  }
}

// row: `Stepper`
struct Sample_Stepper: View {
  @State private var count = 1
  @State private var size = 0.5
  let name = "Anna"

  var body: some View {
    VStack {
      Stepper("Count: \(count)", value: $count)
      Stepper("Count", value: $count, in: 0...10)
      Stepper(name, value: $count, in: 0...10, step: 2)
      Stepper("Size", value: $size, in: 0...1, step: 0.1) { _ in count += 1 }
      Stepper(value: $count, in: 1...5) { Text("Count") }
      Stepper(value: $count) { Text("Count") }
      Stepper(value: $size, in: 0...1, step: 0.25) {
        Text("Size")
      } onEditingChanged: { _ in
        count += 1
      }
      Stepper(value: $count, in: 0...10, onEditingChanged: { _ in }) { Text("A") }
      Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper {
        Text("Count")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("A") }
      Stepper("Size", value: $size, in: 0...1, step: 0.1, format: .number)
    }
  }
}

// row: `Picker`, `.tag(_:)`
enum Sample_Flavor: String, CaseIterable, Identifiable {
  case vanilla, mint
  var id: Self { self }
}
struct Sample_Picker: View {
  @State private var flavor = Sample_Flavor.mint
  @State private var name = "a"
  @State private var index = 0
  @State private var chosen: Sample_Flavor?
  let names = ["a", "b"]

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        Text("Vanilla").tag(Sample_Flavor.vanilla)
        Text("Mint").tag(Sample_Flavor.mint)
      }
      Picker("Flavor", selection: $flavor) {
        ForEach(Sample_Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
      }
      Picker(selection: $name, label: Text("Name")) {
        ForEach(names, id: \.self) { Text($0) }
      }
      Picker("Name", selection: $name) {
        Text("None").tag("")
        Section("Names") { ForEach(names, id: \.self) { Text($0) } }
      }
      Picker(selection: $index) {
        ForEach(0..<names.count, id: \.self) { Text(names[$0]).tag($0) }
      } label: {
        Text("Name")
      }
      Picker("Flavor", selection: $chosen) {
        Text("None").tag(nil as Sample_Flavor?)
        ForEach(Sample_Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
        ForEach(Sample_Flavor.allCases) { Text($0.rawValue).tag($0 as Sample_Flavor?) }
      }
      Picker("Name", systemImage: "globe", selection: $name) { Text("A").tag("a") }
      Picker(name, selection: $name.animation2()) { Text("A").tag("a", includeOptional: false) }
      Picker("Name", selection: $name) {
        Text("A").tag("a")
      } currentValueLabel: {
        Text(name)
      }
      Picker("", selection: Binding(get: { name }, set: { name = $0 })) { EmptyView() }
    }
  }
}
extension Binding { func animation2() -> Binding { self } }

// row: `pickerStyle`, `horizontalRadioGroupLayout`, `defaultWheelPickerItemHeight`
struct Sample_PickerStyles: View {
  @State private var name = "a"
  private var picker: some View {
    Picker("Name", selection: $name) { Text("A").tag("a") }
  }

  var body: some View {
    VStack {
      picker.pickerStyle(.segmented)
      picker.pickerStyle(SegmentedPickerStyle())
      picker.pickerStyle(.menu)
      picker.pickerStyle(MenuPickerStyle())
      picker.pickerStyle(.inline)
      picker.pickerStyle(.wheel)
      picker.pickerStyle(WheelPickerStyle()).defaultWheelPickerItemHeight(40)
      picker.pickerStyle(.navigationLink)
      picker.pickerStyle(.palette)
      picker.pickerStyle(.automatic).pickerStyle(DefaultPickerStyle())
    }
    picker.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
  }
}

// row: `DatePicker`, `DatePickerStyle`, `datePickerStyle`
struct Sample_DateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection.description)
    }
  }
}
struct Sample_DatePicker: View {
  @State private var date = Date()
  let end = Date()
  let name = "Anna"

  var body: some View {
    VStack {
      DatePicker("Date", selection: $date)
      DatePicker(name, selection: $date, displayedComponents: .date)
      DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
      DatePicker("Date", selection: $date, in: Date()..., displayedComponents: .hourAndMinute)
      DatePicker("Date", selection: $date, in: .now..., displayedComponents: .date)
      DatePicker("Date", selection: $date, in: ...end)
      DatePicker("Date", selection: $date, in: date...end, displayedComponents: [.date])
      DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("Date") }
      DatePicker(selection: $date, label: { Text("Date") })
    }
    .datePickerStyle(.compact)
    .datePickerStyle(GraphicalDatePickerStyle())
    .datePickerStyle(.graphical)
    VStack {}
      .datePickerStyle(.wheel)
      .datePickerStyle(WheelDatePickerStyle())
      .datePickerStyle(CompactDatePickerStyle())
      .datePickerStyle(.automatic)
      .datePickerStyle(.field)
      .datePickerStyle(.stepperField)
      .datePickerStyle(Sample_DateStyle())
  }
}

// row: `MultiDatePicker`
struct Sample_MultiDatePicker: View {
  @State private var dates: Set<DateComponents> = []

  var body: some View {
    MultiDatePicker("Dates", selection: $dates)
    MultiDatePicker("Dates", selection: $dates, in: Date()...)
    MultiDatePicker(selection: $dates) { Text("Dates") }
  }
}

// row: `ColorPicker`
struct Sample_ColorPicker: View {
  @State private var color = Color.red

  var body: some View {
    ColorPicker("Color", selection: $color)
    ColorPicker("Color", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Color") }
  }
}

// row: `labelsHidden`, `labelsVisibility`
struct Sample_LabelsHidden: View {
  @State private var isOn = true

  var body: some View {
    Toggle("On", isOn: $isOn).labelsHidden()
    Toggle("On", isOn: $isOn).labelsVisibility(.hidden)
  }
}
