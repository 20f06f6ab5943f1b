import SwiftUI

struct DocumentDeskFile: Identifiable, Hashable {
  enum Kind: String, CaseIterable {
    case text, sheet, image, folder

    var symbol: String {
      switch self {
      case .text: return "doc.text.fill"
      case .sheet: return "tablecells.fill"
      case .image: return "photo.fill"
      case .folder: return "folder.fill"
      }
    }
  }

  let id: Int
  var name: String
  var kind: Kind
  var bytes: Int64
  var modified: Date
}

struct DocumentDeskView: View {
  enum Order: String, CaseIterable, Identifiable {
    case name = "Name", date = "Date", size = "Size"
    var id: Self { self }
  }

  @State private var files: [DocumentDeskFile] = [
    .init(id: 1, name: "Invoices", kind: .folder, bytes: 0, modified: .day(3)),
    .init(id: 2, name: "Budget 2024", kind: .sheet, bytes: 84_220, modified: .day(12)),
    .init(id: 3, name: "Cover letter", kind: .text, bytes: 18_004, modified: .day(1)),
    .init(id: 4, name: "Roof photo", kind: .image, bytes: 3_480_112, modified: .day(30)),
  ]
  @State private var selection = Set<Int>()
  @State private var editMode: EditMode = .inactive
  @State private var order: Order = .name
  @State private var query = ""
  @State private var confirmsDelete = false
  @State private var renaming: Int?
  @State private var draftName = ""

  private var visible: [DocumentDeskFile] {
    let found = files.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    switch order {
    case .name: return found.sorted { $0.name < $1.name }
    case .date: return found.sorted { $0.modified > $1.modified }
    case .size: return found.sorted { $0.bytes > $1.bytes }
    }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(visible) { file in
          DocumentDeskRow(file: file)
            .contextMenu {
              Button("Rename", systemImage: "pencil") {
                draftName = file.name
                renaming = file.id
              }
              Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(file) }
            }
        }
        .onMove { files.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle(selection.isEmpty ? "Documents" : "\(selection.count) selected")
      .toolbar { toolbarItems }
      .environment(\.editMode, $editMode)
      .alert("Rename", isPresented: isRenaming) {
        TextField("Name", text: $draftName)
        Button("Save", action: rename)
        Button("Cancel", role: .cancel) { renaming = nil }
      }
      .confirmationDialog("Delete files?", isPresented: $confirmsDelete) {
        Button("Delete \(selection.count) files", role: .destructive) {
          withAnimation { files.removeAll { selection.contains($0.id) } }
          selection.removeAll()
        }
      }
    }
  }

  @ToolbarContentBuilder
  private var toolbarItems: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      if editMode.isEditing {
        Button("All") { selection = Set(visible.map(\.id)) }
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort by", selection: $order) {
          ForEach(Order.allCases) { Text($0.rawValue) }
        }
      }
      Button(editMode.isEditing ? "Done" : "Select") {
        withAnimation {
          editMode = editMode.isEditing ? .inactive : .active
          selection.removeAll()
        }
      }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      if editMode.isEditing {
        Button("Delete", systemImage: "trash", role: .destructive) { confirmsDelete = true }
          .disabled(selection.isEmpty)
      }
      Spacer()
      Text("\(files.count) items").font(.caption)
    }
  }

  private var isRenaming: Binding<Bool> {
    Binding {
      renaming != nil
    } set: {
      if !$0 { renaming = nil }
    }
  }

  private func rename() {
    guard let index = files.firstIndex(where: { $0.id == renaming }) else { return }
    files[index].name = draftName
  }

  private func duplicate(_ file: DocumentDeskFile) {
    let copy = DocumentDeskFile(
      id: (files.map(\.id).max() ?? 0) + 1, name: file.name + " copy", kind: file.kind,
      bytes: file.bytes, modified: .now)
    withAnimation { files.append(copy) }
  }
}

struct DocumentDeskRow: View {
  let file: DocumentDeskFile

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text(file.name)
        HStack {
          Text(file.modified, format: .dateTime.day().month())
          if file.kind != .folder { Text(file.bytes, format: .byteCount(style: .file)) }
        }
        .font(.caption).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: file.kind.symbol)
        .foregroundStyle(file.kind == .folder ? Color.blue : .secondary)
    }
  }
}

private extension Date {
  static func day(_ ago: Int) -> Date {
    Date(timeIntervalSince1970: 1_718_000_000 - Double(ago) * 86_400)
  }
}

#Preview { DocumentDeskView() }
