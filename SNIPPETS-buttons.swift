// row: `Button`, `ButtonRole`
struct Sample_Button: View {
  @State private var count = 0
  let name = "Anna"
  var act: @MainActor () -> Void = {}
  private func save() { count += 1 }

  var body: some View {
    VStack {
      Button("Save", action: save)
      Button("Act", action: act)
      Button(action: act) { Text("Act") }
      Button("Hello \(name)") { count += 1 }
      Button(name) { count += 1 }
      Button(name, role: .cancel) {}
      Button("Delete", role: .destructive) { save() }
      Button("Add", systemImage: "plus") { save() }
      Button(name, systemImage: "plus", role: .destructive, action: save)
      Button(action: save) { Text("Go") }
      Button(action: { self.count = 0 }, label: { Text("Go") })
      Button {
        save()
      } label: {
        HStack {
          Image(systemName: "plus")
          Text("Go")
        }
      }
      .foregroundColor(.white)
      Button(role: .destructive) {
        save()
      } label: {
        Label("Delete", systemImage: "xmark")
      }
      .foregroundStyle(.red)
      Button(role: nil, action: save) { Text("None") }
      Button(role: .confirm) {}
      Button(role: .close) {}
    }
  }
}

// row: `ButtonStyle`, `PrimitiveButtonStyle`, `buttonStyle`
struct Sample_PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : color)
      .clipShape(Capsule())
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}
extension ButtonStyle where Self == Sample_PillStyle {
  static var pill: Sample_PillStyle { .init() }
}
struct Sample_FramedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).border(Color.red)
  }
}
struct Sample_TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}
struct Sample_ButtonStyles: View {
  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(.pill)
      Button("A") {}.buttonStyle(Sample_PillStyle(color: .green))
      Button("A") {}.buttonStyle(Sample_FramedStyle()).buttonStyle(Sample_TriggerStyle())
    }
  }
}

// row: `.automatic`, `.plain`, `.borderless`, `.bordered`, `.borderedProminent`, `.link`, `.card`
struct Sample_BuiltInStyles: View {
  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(.automatic)
      Button("A") {}.buttonStyle(DefaultButtonStyle())
      Button("A") {}.buttonStyle(.plain)
      Button("A") {}.buttonStyle(PlainButtonStyle())
      Button("A") {}.buttonStyle(.borderless)
      Button("A") {}.buttonStyle(BorderlessButtonStyle())
      Button("A") {}.buttonStyle(.bordered).controlSize(.large)
      Button("A") {}.buttonStyle(BorderedButtonStyle())
      Button("A") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
    .buttonStyle(BorderedProminentButtonStyle())
    VStack {
      Button("A") {}.buttonStyle(.link)
      Button("A") {}.buttonStyle(LinkButtonStyle())
      Button("A") {}.buttonStyle(.card)
    }
  }
}

// row: `.glass`, `.glassProminent`
struct Sample_GlassButtons: View {
  var body: some View {
    Button("A") {}.buttonStyle(.glass)
    Button("A") {}.buttonStyle(.glassProminent)
    Button("A") {}.buttonStyle(GlassButtonStyle())
  }
}

// row: `buttonBorderShape`, `buttonSizing`, `controlSize`
struct Sample_ButtonShapes: View {
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack {
      Button("A") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      Button("A") {}.buttonBorderShape(.roundedRectangle)
      Button("A") {}.buttonBorderShape(.circle).buttonSizing(.flexible)
      Button("A") {}.controlSize(.mini).buttonBorderShape(.automatic)
      Button("A") {}.controlSize(size == .small ? .regular : .extraLarge)
      Button("A") {}.controlSize(...ControlSize.large)
    }
  }
}

// row: `buttonRepeatBehavior`
struct Sample_RepeatBehavior: View {
  var body: some View { Button("A") {}.buttonRepeatBehavior(.enabled) }
}

// row: `EditButton`, `RenameButton`, `PasteButton`, `HelpLink`
struct Sample_SystemButtons: View {
  @State private var text = ""

  var body: some View {
    VStack {
      EditButton()
      RenameButton()
      PasteButton(payloadType: String.self) { strings in text = strings.first ?? "" }
      HelpLink {}
    }
    .renameAction { text = "" }
  }
}

// row: `Link`
struct Sample_Link: View {
  let url: URL
  let title = "Terms"

  var body: some View {
    VStack {
      Link("Terms", destination: url)
      Link(title, destination: url)
      Link(destination: url) { Label("Terms", systemImage: "globe") }
    }
  }
}

// row: `ShareLink`, `SharePreview`
struct Sample_ShareLink: View {
  let url: URL
  let title = "Trip"

  var body: some View {
    VStack {
      ShareLink(item: url)
      ShareLink(item: "Text")
      ShareLink("Share", item: url)
      ShareLink(title, item: url, subject: Text("A"), message: Text("B"))
      ShareLink(item: url) { Label("Share", systemImage: "globe") }
      ShareLink(items: [url, url])
      ShareLink(item: title, preview: SharePreview("Trip"))
      ShareLink(
        item: url, preview: SharePreview(title, image: Image(systemName: "globe"))
      ) {
        Text("Share")
      }
      ShareLink("Share", item: url, preview: SharePreview("A", icon: Image(systemName: "globe")))
    }
  }
}

// row: `Menu`, `MenuStyle`
struct Sample_MenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
struct Sample_Menu: View {
  let title = "More"
  var body: some View {
    VStack {
      Menu("More") {
        Button("A") {}
        Divider()
        Menu("Sub") { Button("B") {} }
      }
      Menu(title) { Button("A") {} }
      Menu("More", systemImage: "plus") { Button("A") {} }
      Menu {
        Button("A", action: {})
        Button("B", role: .destructive) {}
      } label: {
        Image(systemName: "plus")
      }
      Menu {
        Button("A") {}
      } label: {
        Text("A")
      } primaryAction: {
        print("A")
      }
      Menu("More") {
        Button("A") {}
      } primaryAction: {
        print("A")
      }
    }
    .menuStyle(.button)
    .menuStyle(.automatic)
    .menuStyle(.borderlessButton)
    .menuStyle(BorderlessButtonMenuStyle())
    .menuStyle(Sample_MenuStyle())
  }
}

// row: `menuOrder`, `menuIndicator`, `menuActionDismissBehavior`
struct Sample_MenuBehavior: View {
  var body: some View {
    Menu("More") { Button("A") {}.menuActionDismissBehavior(.disabled) }
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
  }
}

// row: `ControlGroup`, `ControlGroupStyle`
struct Sample_ControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.border(Color.red)
  }
}
struct Sample_ControlGroup: View {
  var body: some View {
    VStack {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      ControlGroup("Edit") { Button("A") {} }
      ControlGroup("Edit", systemImage: "plus") { Button("A") {} }.controlGroupStyle(.navigation)
      ControlGroup {
        Button("A") {}
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(Sample_ControlGroupStyle())
    }
    .controlGroupStyle(.automatic)
    .controlGroupStyle(.menu)
    .controlGroupStyle(.compactMenu)
    .controlGroupStyle(.palette)
  }
}

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
