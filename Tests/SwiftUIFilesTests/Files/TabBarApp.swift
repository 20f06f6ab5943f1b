import SwiftUI

enum TabBarAppTab: Hashable {
  case home, explore, inbox, profile
}

@MainActor
final class TabBarAppSession: ObservableObject {
  @Published var unread = 3
  @Published var userName = "Robin"
  @Published var selected = TabBarAppTab.home
}

struct TabBarAppView: View {
  @StateObject private var session = TabBarAppSession()

  var body: some View {
    TabView(selection: $session.selected) {
      TabBarAppHome()
        .tabItem { Label("Home", systemImage: "house") }
        .tag(TabBarAppTab.home)

      TabBarAppExplore()
        .tabItem { Label("Explore", systemImage: "safari") }
        .tag(TabBarAppTab.explore)

      TabBarAppInbox()
        .tabItem { Label("Inbox", systemImage: "tray") }
        .badge(session.unread)
        .tag(TabBarAppTab.inbox)

      TabBarAppProfile()
        .tabItem {
          Image(systemName: "person")
          Text("Profile")
        }
        .tag(TabBarAppTab.profile)
    }
    .accentColor(.purple)
    .environmentObject(session)
  }
}

struct TabBarAppHome: View {
  @EnvironmentObject private var session: TabBarAppSession

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Today")) {
          Text("Good morning, \(session.userName)!")
            .font(.headline)
          Button("You have \(session.unread) unread messages") {
            session.selected = .inbox
          }
        }
        Section(header: Text("Continue")) {
          ForEach(["Sketching basics", "Colour theory", "Perspective"], id: \.self) { lesson in
            NavigationLink(destination: Text(lesson)) {
              Label(lesson, systemImage: "paintbrush.pointed")
            }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("Home")
    }
  }
}

struct TabBarAppExplore: View {
  private let rows = [GridItem(.fixed(120)), GridItem(.fixed(120))]
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .pink, .gray]

  var body: some View {
    NavigationView {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 12) {
          ForEach(colors.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 16)
              .fill(colors[index])
              .frame(width: 160)
              .overlay(Text("Topic \(index + 1)").foregroundColor(.white).bold())
          }
        }
        .padding()
      }
      .navigationTitle("Explore")
    }
  }
}

struct TabBarAppInbox: View {
  @EnvironmentObject private var session: TabBarAppSession

  var body: some View {
    NavigationView {
      List(0..<6, id: \.self) { index in
        HStack {
          Circle()
            .fill(index < session.unread ? Color.purple : Color.clear)
            .frame(width: 8, height: 8)
          VStack(alignment: .leading) {
            Text("Message \(index + 1)")
              .fontWeight(index < session.unread ? .semibold : .regular)
            Text("Lorem ipsum dolor sit amet, consectetur")
              .font(.subheadline)
              .foregroundColor(.secondary)
              .lineLimit(1)
          }
        }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Inbox")
      .navigationBarItems(trailing: Button("Read all") { session.unread = 0 })
    }
  }
}

struct TabBarAppProfile: View {
  @EnvironmentObject private var session: TabBarAppSession

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $session.userName)
        Stepper("Unread: \(session.unread)", value: $session.unread, in: 0...99)
      }
      .navigationTitle("Profile")
    }
  }
}

struct TabBarAppView_Previews: PreviewProvider {
  static var previews: some View {
    TabBarAppView()
  }
}
