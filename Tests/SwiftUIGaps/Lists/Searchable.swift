import SwiftUI

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
