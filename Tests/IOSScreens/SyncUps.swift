import SwiftUI

/// A list of one coloured card that is a link, below a large title.
private struct SyncUpsScreen: View {
  var body: some View {
    List {
      NavigationLink {
        Text("Morning sync")
      } label: {
        Card()
      }
      .listRowBackground(Color(red: 0.933, green: 0.502, blue: 0.820))
    }
    .toolbar {
      Button {
      } label: {
        Image(systemName: "plus")
      }
    }
    .navigationTitle("Daily Sync-ups")
  }
}

private struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Morning sync")
        .font(.headline)
      Spacer()
      HStack {
        Label("3", systemImage: "person.3")
        Spacer()
        Label("5 min", systemImage: "clock")
          .labelStyle(IconLastStyle())
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(.black)
  }
}

private struct IconLastStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

#Preview {
  NavigationStack {
    SyncUpsScreen()
  }
}
