import SwiftUI

struct Ticket: View {
  var town = "Harbour town"

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(town).font(.headline)
      Text("Ferry at 17:20, quay 3")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .background(.yellow, in: .rect(cornerRadius: 10))
  }
}

#Preview("Harbour") { Ticket() }
#Preview("Quay") { Ticket(town: "Lantern Quay") }
