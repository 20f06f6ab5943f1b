import SwiftUI

struct Sample_Item: Identifiable, Hashable {
  var id = 0
  var name = "Ada"
  var children: [Sample_Item]?
}

// row: `Label`
struct Sample_Label: View {
  let name = "Music"
  var body: some View {
    Label("Favourites", systemImage: "heart.fill")
    Label(name, systemImage: "heart")
    Label("Map", image: "map")
    Label {
      Text("Rain").bold()
    } icon: {
      Image(systemName: "cloud")
    }
    .labelIconToTitleSpacing(4)
    .labelReservedIconWidth(24)
  }
}

// row: `labelStyle`, `LabelStyle`
struct Sample_TrailingIcon: LabelStyle {
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundColor(scheme == .dark ? .white : .blue)
    }
  }
}
struct Sample_Wrapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
}
extension LabelStyle where Self == Sample_TrailingIcon {
  static var trailingIcon: Sample_TrailingIcon { .init() }
}
struct Sample_LabelStyle: View {
  var body: some View {
    Label("A", systemImage: "a").labelStyle(.iconOnly)
    Label("A", systemImage: "a").labelStyle(.titleOnly)
    Label("A", systemImage: "a").labelStyle(.titleAndIcon)
    Label("A", systemImage: "a").labelStyle(.automatic)
    Label("A", systemImage: "a").labelStyle(IconOnlyLabelStyle())
    Label("A", systemImage: "a").labelStyle(.trailingIcon)
    Label("A", systemImage: "a").labelStyle(Sample_Wrapped())
  }
}

// row: `LabeledContent`, `labeledContentStyle`
struct Sample_StackedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
struct Sample_LabeledContent: View {
  var body: some View {
    LabeledContent("Name", value: "Ada")
    LabeledContent("Age", value: 36, format: .number)
    LabeledContent("Colour") { Circle().frame(width: 20, height: 20) }
    LabeledContent {
      Text("42")
    } label: {
      Text("Answer")
      Text("of all")
    }
    .labeledContentStyle(Sample_StackedContent())
    LabeledContent("A", value: "B").labeledContentStyle(.automatic)
  }
}

// row: `ContentUnavailableView`
struct Sample_Unavailable: View {
  @State private var query = "x"
  var body: some View {
    ContentUnavailableView("No mail", systemImage: "tray", description: Text("Come back later."))
    ContentUnavailableView("No mail", image: "tray")
    ContentUnavailableView {
      Label("No items", systemImage: "xmark")
    } description: {
      Text("None yet.")
    } actions: {
      Text("Add one")
    }
    ContentUnavailableView {
      Label("No items", systemImage: "xmark")
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: query)
  }
}

// row: `AsyncImage`, `AsyncImagePhase`
struct Sample_AsyncImage: View {
  let url = URL(string: "https://example.org/a.png")
  var body: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.gray
    }
    .frame(width: 50, height: 50)
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure: Text("Failed")
      }
    }
    AsyncImage(url: url, transaction: Transaction()) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        Color.blue
      }
    }
  }
}

// row: `ProgressView`
struct Sample_Progress: View {
  @State private var done = 0.3
  let title = "Loading"
  var body: some View {
    ProgressView()
    ProgressView("Loading…")
    ProgressView(title)
    ProgressView { Text("Wait") }
    ProgressView(value: done)
    ProgressView(value: done, total: 2)
    ProgressView("Loading", value: done, total: 1)
    ProgressView(title, value: Float(done))
    ProgressView(value: done) {
      Text("Loading")
    } currentValueLabel: {
      Text("30 %")
    }
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false)
    ProgressView(Progress(totalUnitCount: 10))
  }
}

// row: `progressViewStyle`, `ProgressViewStyle`
struct Sample_RingStyle: ProgressViewStyle {
  var width: CGFloat = 4
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0))
        .stroke(Color.blue, lineWidth: width)
      configuration.label
      configuration.currentValueLabel
    }
  }
}
struct Sample_ShadowStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).shadow(radius: 4)
  }
}
struct Sample_ProgressStyles: View {
  var body: some View {
    ProgressView().progressViewStyle(.circular)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(value: 0.2).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(value: 0.2).progressViewStyle(.linear)
    ProgressView(value: 0.2).progressViewStyle(.automatic)
    ProgressView(value: 0.2).progressViewStyle(Sample_RingStyle())
    ProgressView(value: 0.2).progressViewStyle(Sample_ShadowStyle())
  }
}

// row: `Gauge`, `gaugeStyle`, `GaugeStyle`
struct Sample_GaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int(configuration.value * 100)) %")
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
}
struct Sample_Gauge: View {
  var body: some View {
    Gauge(value: 0.4) { Text("Fuel") }
    Gauge(value: 40, in: 0...100) {
      Text("Fuel")
    } currentValueLabel: {
      Text("40")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
    Gauge(value: 4, in: 0...10) {
      Text("Fuel")
    } currentValueLabel: {
      Text("40")
    }
    .gaugeStyle(.accessoryCircularCapacity)
    Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.linearCapacity)
    Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
    Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)
    Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(Sample_GaugeStyle())
  }
}

// row: `TextField`
struct Sample_TextField: View {
  @State private var text = ""
  @State private var age = 3
  @State private var price = 2.5
  @State private var height: Double?
  @State private var selection: TextSelection?
  let title = "Name"
  var body: some View {
    Group {
      TextField("Name", text: $text)
      TextField(title, text: $text)
      TextField("Name", text: $text, prompt: Text("Required"))
      TextField("Name", text: $text, axis: .vertical).lineLimit(2...4)
      TextField("Name", text: $text, selection: $selection)
      TextField(text: $text) { Text("Name") }
      TextField(text: $text, prompt: Text("Required")) { Text("Name") }
      TextField("Name", text: .constant("Ada"))
    }
    TextField("Age", value: $age, format: .number)
    TextField("Price", value: $price, format: .currency(code: "EUR"))
    TextField("Height", value: $height, format: .number.precision(.fractionLength(1)))
    TextField("Age", value: $age, formatter: NumberFormatter())
    TextField("Name", text: $text, onCommit: { print("done") })
    TextField("Name", text: $text, onEditingChanged: { _ in }) { print("done") }
    TextField("Name", text: $text) { isEditing in
      print(isEditing)
    } onCommit: {
      print("done")
    }
  }
}

// row: `SecureField`
struct Sample_SecureField: View {
  @State private var password = ""
  var body: some View {
    SecureField("Password", text: $password)
    SecureField("Password", text: $password, prompt: Text("At least 8"))
    SecureField(text: $password) { Text("Password") }
    SecureField("Password", text: $password) { print("done") }
    SecureField("Password", text: $password, onCommit: {})
  }
}

// row: `textFieldStyle`, `TextFieldStyle`
struct Sample_FieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).background(Color.gray.opacity(0.2)).cornerRadius(8)
  }
}
struct Sample_FieldStyles: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text).textFieldStyle(.roundedBorder)
    TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("Name", text: $text).textFieldStyle(PlainTextFieldStyle())
    TextField("Name", text: $text).textFieldStyle(.plain)
    TextField("Name", text: $text).textFieldStyle(.automatic)
    TextField("Name", text: $text).textFieldStyle(.squareBorder)
    TextField("Name", text: $text).textFieldStyle(DefaultTextFieldStyle())
    SecureField("Name", text: $text).textFieldStyle(Sample_FieldStyle())
  }
}

// row: `TextEditor`, `textEditorStyle`, `scrollContentBackground`, `AttributedTextSelection`
struct Sample_TextEditor: View {
  @State private var text = "Dear diary"
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("Dear diary")
  @State private var richSelection = AttributedTextSelection()
  var body: some View {
    TextEditor(text: $rich, selection: $richSelection)
    Button("Bold") {
      rich.transformAttributes(in: &richSelection) { $0.font = .body.bold() }
      if case .ranges = richSelection.indices(in: rich) {
        rich.replaceSelection(&richSelection, withCharacters: "new")
      }
    }
    Text(AttributedString(rich[richSelection]))
    TextEditor(text: $text).frame(height: 100)
    TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
    TextEditor(text: $text).textEditorStyle(.automatic).scrollContentBackground(.hidden)
  }
}
