import SwiftUI

/// A form of labels, values, a button and a destructive row, pushed onto a stack.
/// The second preview has past meetings and a title that is cut.
private struct DetailScreen: View {
  let title: String
  let attendees: [String]
  var meeting: Date?

  var body: some View {
    Form {
      Section {
        facts
      } header: {
        Text("Sync-up Info")
      }
      if let meeting {
        Section {
          NavigationLink {
            Text(meeting, style: .date)
          } label: {
            HStack {
              Image(systemName: "calendar")
              Text(meeting, style: .date)
              Text(meeting, style: .time)
            }
          }
        } header: {
          Text("Past meetings")
        }
      }
      Section {
        ForEach(attendees, id: \.self) { name in
          Label(name, systemImage: "person")
        }
      } header: {
        Text("Attendees")
      }
      Section {
        Button("Delete") {}
          .foregroundColor(.red)
          .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Edit") {}
    }
    .navigationTitle(title)
  }

  @ViewBuilder private var facts: some View {
    Button {
    } label: {
      Label("Start Meeting", systemImage: "timer")
        .font(.headline)
        .foregroundColor(.accentColor)
    }
    HStack {
      Label("Length", systemImage: "clock")
      Spacer()
      Text("5 min")
    }
    HStack {
      Label("Theme", systemImage: "paintpalette")
      Spacer()
      Text("Bubblegum")
        .padding(4)
        .foregroundColor(.black)
        .background(Color(red: 0.933, green: 0.502, blue: 0.820))
        .cornerRadius(4)
    }
  }
}

/// The list that the screen was pushed from: its title is too long for the back button.
private struct Pushed<Screen: View>: View {
  let screen: Screen

  var body: some View {
    NavigationStack(path: .constant([1])) {
      Color.clear
        .navigationTitle("Daily Sync-ups")
        .navigationDestination(for: Int.self) { _ in screen }
    }
  }
}

#Preview("Short") {
  Pushed(screen: DetailScreen(title: "Morning sync", attendees: ["Blob", "Blob Jr", "Blob Sr"]))
}

#Preview("Long") {
  // 18 December 2023, 20:45 GMT.
  Pushed(
    screen: DetailScreen(
      title: "Point-Free morning sync", attendees: ["Blob", "Blob Jr.", "Blob Sr."],
      meeting: Date(timeIntervalSince1970: 1_702_932_300)))
}
