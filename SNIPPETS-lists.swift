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

// row: `TextEditor`, `textEditorStyle`, `scrollContentBackground`
struct Sample_TextEditor: View {
  @State private var text = "Dear diary"
  @State private var selection: TextSelection?
  var body: some View {
    TextEditor(text: $text).frame(height: 100)
    TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
    TextEditor(text: $text).textEditorStyle(.automatic).scrollContentBackground(.hidden)
  }
}

// row: `searchable`, `isSearching`, `dismissSearch`
struct Sample_Searchable: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @State private var query = ""
  @State private var tokens: [Sample_Item] = []
  @State private var isPresented = false
  @State private var scope = 0
  let prompt = "Find"
  var body: some View {
    List { Text("A") }.searchable(text: $query)
    List { Text("A") }.searchable(text: $query, prompt: "Find")
    List { Text("A") }.searchable(text: $query, prompt: prompt)
    List { Text("A") }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
    List { Text("A") }.searchable(text: $query, isPresented: $isPresented, prompt: "Find")
    List { Text("A") }
      .searchable(text: $query, tokens: $tokens, prompt: "Find") { Text($0.name) }
    List { Text("A") }
      .searchable(text: $query) { Text("Suggestion").searchCompletion("suggestion") }
    List { Text("A") }
      .searchable(text: $query, placement: .sidebar)
      .searchSuggestions { Text("A") }
      .searchScopes($scope) {
        Text("All")
        Text("New")
      }
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .onAppear { if isSearching { dismissSearch() } }
  }
}

// row: `List`
struct Sample_List: View {
  @State private var items = [Sample_Item(id: 1), Sample_Item(id: 2)]
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var item: Sample_Item?
  @State private var names = ["a", "b"]
  var body: some View {
    Group {
      List {
        Text("A")
        ForEach(items) { Text($0.name) }
      }
      List(items) { Text($0.name) }
      List(items) { item in
        HStack {
          Text(item.name)
          Spacer()
        }
      }
      List(names, id: \.self) { Text($0) }
      List(0..<3) { Text("Row \($0)") }
      List(items, selection: $one) { Text($0.name) }
      List(items, selection: $many) { Text($0.name) }
      List(items, id: \.self, selection: $item) { Text($0.name) }
    }
    Group {
      List(selection: $one) { Text("A") }
      List(selection: $many) { ForEach(items) { Text($0.name) } }
      List($items) { $item in TextField("Name", text: $item.name) }
      List($names, id: \.self) { $name in Text(name) }
      List($items, editActions: .all) { $item in Text(item.name) }
      List($items, editActions: [.delete, .move], selection: $one) { $item in Text(item.name) }
      List(items, children: \.children) { Text($0.name) }
      List(items, children: \.children, selection: $one) { Text($0.name) }
    }
  }
}

// row: `listStyle` and the styles
struct Sample_ListStyle: View {
  var body: some View {
    Group {
      List { Text("A") }.listStyle(.plain)
      List { Text("A") }.listStyle(.insetGrouped)
      List { Text("A") }.listStyle(.grouped)
      List { Text("A") }.listStyle(.inset)
      List { Text("A") }.listStyle(.sidebar)
      List { Text("A") }.listStyle(.automatic)
      List { Text("A") }.listStyle(.bordered(alternatesRowBackgrounds: true))
    }
    List { Text("A") }.listStyle(InsetGroupedListStyle())
    List { Text("A") }.listStyle(PlainListStyle())
    List { Text("A") }.listStyle(GroupedListStyle())
    List { Text("A") }.listStyle(SidebarListStyle())
    List { Text("A") }.listStyle(DefaultListStyle())
  }
}

// row: `listRowInsets`, `listRowBackground`, `listRowSeparator`, `listRowSeparatorTint`, `listRowSpacing`, `defaultMinListRowHeight`, `defaultMinListHeaderHeight`
struct Sample_ListRows: View {
  let isOn = true
  var body: some View {
    List {
      Text("A").listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
      Text("B").listRowBackground(Color.clear).listRowSeparator(.hidden)
      Text("C").listRowBackground(isOn ? Color.red : nil)
      Text("D").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.blue).padding(4))
      Text("E").listRowSeparatorTint(.red).listRowSeparator(.hidden, edges: .top)
      Section { Text("F") }.listRowInsets(EdgeInsets()).listRowBackground(Color.yellow)
    }
    .listRowSpacing(8)
    .environment(\.defaultMinListRowHeight, 20)
    .environment(\.defaultMinListHeaderHeight, 10)
  }
}

// row: `listSectionSpacing`, `headerProminence`
struct Sample_ListSections: View {
  var body: some View {
    List {
      Section("A") { Text("1") }.headerProminence(.increased)
    }
    .listSectionSpacing(.compact)
    List { Section("A") { Text("1") } }.listSectionSpacing(12)
  }
}

// row: `listItemTint`, `alternatingRowBackgrounds`, `badgeProminence`
struct Sample_ListTints: View {
  var body: some View {
    List {
      Text("1").listItemTint(.red)
      Text("2").listItemTint(.monochrome).badge(2).badgeProminence(.decreased)
    }
    .alternatingRowBackgrounds()
  }
}

// row: `listSectionSeparator`, `swipeActions`, `deleteDisabled`, `moveDisabled`, `selectionDisabled`
struct Sample_Swipes: View {
  var body: some View {
    List {
      Section {
        Text("A")
          .swipeActions { Text("Delete") }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Text("Pin") }
          .deleteDisabled(true)
          .moveDisabled(false)
          .selectionDisabled()
      }
      .listSectionSeparator(.hidden)
      .listSectionSeparatorTint(.red, edges: .bottom)
    }
  }
}

// row: `onDelete`, `onMove`, `DynamicViewContent`, `remove(atOffsets:)`, `move(fromOffsets:toOffset:)`
struct Sample_Editing: View {
  @State private var items = ["a", "b"]
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete(perform: delete)
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
    }
  }
  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

// row: `editMode`, `EditMode`, `EditActions`
struct Sample_EditMode: View {
  @Environment(\.editMode) private var editMode
  @State private var mode = EditMode.inactive
  var body: some View {
    Text(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
    List { Text("A") }.environment(\.editMode, $mode)
  }
}

// row: `badge`
struct Sample_Badge: View {
  var body: some View {
    List {
      Text("Inbox").badge(3)
      Text("Sent").badge("new")
      Text("Old").badge(Text("x").bold())
    }
  }
}

// row: `Section`
struct Sample_Section: View {
  @State private var isExpanded = true
  let title = "Later"
  var body: some View {
    List {
      Section { Text("1") }
      Section("Today") { Text("1") }
      Section(title) { Text("1") }
      Section {
        Text("1")
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      Section {
        Text("1")
      } header: {
        Label("Head", systemImage: "star")
      }
      Section {
        Text("1")
      } footer: {
        Text("Foot")
      }
      Section(header: Text("Head")) { Text("1") }
      Section(header: Text("Head"), footer: Text("Foot")) { Text("1") }
      Section(footer: Text("Foot")) { Text("1") }
      Section("More", isExpanded: $isExpanded) { Text("1") }
    }
    VStack { Section("Today") { Text("1") } }
    LazyVStack { Section(header: Text("Head")) { Text("1") } }
  }
}

// row: `Form`, `formStyle`, `FormStyle`
struct Sample_FormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView { VStack { configuration.content } }
  }
}
struct Sample_Form: View {
  @State private var name = ""
  var body: some View {
    Form {
      Section(header: Text("You")) { TextField("Name", text: $name) }
      LabeledContent("Version", value: "1.0")
    }
    .formStyle(.grouped)
    Form { Text("A") }.formStyle(.columns)
    Form { Text("A") }.formStyle(.automatic)
    Form { Text("A") }.formStyle(Sample_FormStyle())
  }
}

// row: `GroupBox`, `groupBoxStyle`, `GroupBoxStyle`
struct Sample_BoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
struct Sample_GroupBox: View {
  var body: some View {
    GroupBox { Text("A") }
    GroupBox("Title") { Text("A") }
    GroupBox(label: Label("Title", systemImage: "heart")) { Text("A") }
    GroupBox {
      Text("A")
    } label: {
      Text("Title")
    }
    .groupBoxStyle(Sample_BoxStyle())
  }
}

// row: `DisclosureGroup`, `disclosureGroupStyle`, `DisclosureGroupStyle`
struct Sample_OpeningStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}
struct Sample_Disclosure: View {
  @State private var isExpanded = true
  var body: some View {
    DisclosureGroup("More") { Text("A") }
    DisclosureGroup("More", isExpanded: $isExpanded) { Text("A") }
    DisclosureGroup {
      Text("A")
    } label: {
      Text("More")
    }
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("A")
    } label: {
      Text("More")
    }
    .disclosureGroupStyle(Sample_OpeningStyle())
  }
}

// row: `OutlineGroup`
struct Sample_Outline: View {
  let items = [Sample_Item(id: 1, children: [Sample_Item(id: 2)])]
  var body: some View {
    OutlineGroup(items, children: \.children) { Text($0.name) }
    OutlineGroup(items, id: \.id, children: \.children) { Text($0.name) }
    OutlineGroup(items[0], children: \.children) { Text($0.name) }
  }
}

// row: `Table`, `TableColumn`, `TableRow`, `tableColumnHeaders`
struct Sample_Table: View {
  let items = [Sample_Item(id: 1)]
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var order = [KeyPathComparator(\Sample_Item.name)]
  var body: some View {
    Table(items) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { item in Text("\(item.id)") }.width(60)
      TableColumn("Double", value: \.id) { item in Text("\(item.id * 2)") }
    }
    Table(items, selection: $many) { TableColumn("Name", value: \.name) }
    Table(items, sortOrder: $order) { TableColumn("Name", value: \.name).width(min: 50, max: 90) }
    Table(items, selection: $one, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(of: Sample_Item.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Sample_Item())
    }
    .tableColumnHeaders(.hidden)
  }
}

// row: `tableStyle`
struct Sample_TableStyle: View {
  let items = [Sample_Item(id: 1)]
  var body: some View {
    Table(items) { TableColumn("Name", value: \.name) }.tableStyle(.inset)
  }
}

// row: `refreshable`, `refresh`
struct Sample_Refresh: View {
  @Environment(\.refresh) private var refresh
  @State private var count = 0
  var body: some View {
    List { Text(refresh == nil ? "No" : "Yes") }
      .refreshable { await load() }
      .refreshable { count += 1 }
  }
  private func load() async { await refresh?() }
}
