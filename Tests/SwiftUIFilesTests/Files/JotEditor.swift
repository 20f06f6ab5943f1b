import SwiftUI

enum JotEditorPaper: String, CaseIterable, Identifiable {
  case plain, lemon, mint, rose
  var id: Self { self }

  var color: Color {
    switch self {
    case .plain: Color(.systemBackground)
    case .lemon: Color(red: 1.0, green: 0.97, blue: 0.82)
    case .mint: Color(red: 0.88, green: 0.97, blue: 0.91)
    case .rose: Color(red: 0.99, green: 0.9, blue: 0.92)
    }
  }
}

struct JotEditorNote {
  var title = "Trip to Lisbon"
  var text = """
    Pack light: two shirts, one jacket.
    Tram 28 early in the morning, before the queue.
    Ask Ana about the bakery near Graça.
    """
  var paper: JotEditorPaper = .lemon
  var isPinned = true

  var wordCount: Int {
    text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).count
  }
}

struct JotEditorView: View {
  private enum Field: Hashable { case title, text }

  @State private var note = JotEditorNote()
  @State private var fontSize: CGFloat = 17
  @State private var isShowingInfo = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: $note.title)
          .font(.title2.weight(.bold))
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .text }
          .padding(.horizontal)
          .padding(.top, 8)

        Divider().padding(.horizontal).padding(.vertical, 8)

        ZStack(alignment: .topLeading) {
          TextEditor(text: $note.text)
            .font(.system(size: fontSize, design: .serif))
            .lineSpacing(6)
            .scrollContentBackground(.hidden)
            .focused($focus, equals: .text)
          if note.text.isEmpty {
            Text("Start writing…")
              .foregroundStyle(.tertiary)
              .padding(.top, 8)
              .padding(.leading, 5)
              .allowsHitTesting(false)
          }
        }
        .padding(.horizontal, 12)

        footer
      }
      .background(note.paper.color.ignoresSafeArea())
      .animation(.default, value: note.paper)
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbarContent }
      .sheet(isPresented: $isShowingInfo) {
        JotEditorInfo(note: note).presentationDetents([.medium])
      }
    }
  }

  private var footer: some View {
    HStack {
      Text("^[\(note.wordCount) word](inflect: true)")
      Spacer()
      Text("Edited just now")
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
    .padding()
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button("Pin", systemImage: note.isPinned ? "pin.fill" : "pin") {
        note.isPinned.toggle()
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      ShareLink(item: note.text, subject: Text(note.title))
      Menu {
        Picker("Paper", selection: $note.paper) {
          ForEach(JotEditorPaper.allCases) { Text($0.rawValue.capitalized) }
        }
        Section("Text size") {
          Button("Larger", systemImage: "textformat.size.larger") { fontSize += 1 }
          Button("Smaller", systemImage: "textformat.size.smaller") { fontSize -= 1 }
        }
        Button("Info", systemImage: "info.circle") { isShowingInfo = true }
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
    ToolbarItemGroup(placement: .keyboard) {
      Spacer()
      Button("Done") { focus = nil }
    }
  }
}

struct JotEditorInfo: View {
  let note: JotEditorNote

  var body: some View {
    List {
      LabeledContent("Title", value: note.title)
      LabeledContent("Words", value: note.wordCount, format: .number)
      LabeledContent("Characters") { Text(note.text.count, format: .number) }
      LabeledContent("Pinned", value: note.isPinned ? "Yes" : "No")
    }
  }
}

#Preview {
  JotEditorView()
}
