import SwiftUI

// row: `Group(sections:)`, `ForEach(sections:)`, `SectionCollection`, `SectionConfiguration`
struct Sample_board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header.font(.headline) }
          ForEach(section.content) { $0.padding(4) }
          section.footer.foregroundStyle(.secondary)
        }
        .background(section.containerValues.hasTag(1) ? Color.red : .clear)
      }
    }
    Group(sections: content) { sections in
      Text("\(sections.count)")
      if let first = sections.first { column(first) }
      ForEach(sections) { column($0) }
    }
  }
  func column(_ section: SectionConfiguration) -> some View {
    VStack {
      section.header; section.content
    }.id(section.id)
  }
}
struct Sample_boardUse: View {
  var body: some View {
    Sample_board {
      Text("loose")
      Section("A") { Text("1") }
      Section {
        Text("2")
      } header: {
        Text("B")
      } footer: {
        Text("foot")
      }
    }
  }
}
