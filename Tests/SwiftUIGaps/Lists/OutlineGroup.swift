import SwiftUI

// row: `OutlineGroup`
struct Sample_Outline: View {
  let items = [Sample_Item(id: 1, children: [Sample_Item(id: 2)])]
  var body: some View {
    OutlineGroup(items, children: \.children) { Text($0.name) }
    OutlineGroup(items, id: \.id, children: \.children) { Text($0.name) }
    OutlineGroup(items[0], children: \.children) { Text($0.name) }
  }
}

// row: `Table`, `TableColumn`, `TableRow`, `TableRowContent`, `tableColumnHeaders`
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
    Table(of: Sample_Item.self, selection: $one, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Id", value: \.id) { Text("\($0.id)") }
      TableColumn("Own", sortUsing: KeyPathComparator(\Sample_Item.name)) { Text($0.name) }
    } rows: {
      rows
      Section("Part") { ForEach(items) { item in TableRow(item).contextMenu { Text("a") } } }
      ForEach(items)
      ForEach(0..<2) { number in
        if number > 0 { TableRow(Sample_Item(id: number)) }
      }
    }
  }
  @TableRowBuilder<Sample_Item> private var rows: some TableRowContent<Sample_Item> {
    if many.isEmpty { TableRow(items[0]) } else { ForEach(items, id: \.name) { TableRow($0) } }
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
