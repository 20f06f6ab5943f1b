import Galley
import GalleyUIKit

/// Whole screens with lists, bars, tabs and what is presented, at rest, for goldens.
enum ScreenPages {
  struct Page {
    let name: String
    let size: CGSize
    let view: AnyView

    init(_ name: String, width: CGFloat = 390, _ view: some View) {
      self.name = name
      size = CGSize(width: width, height: 700)
      self.view = AnyView(
        view.frame(width: width, height: 700).background(Color(uiColor: .systemBackground)))
    }
  }

  /// Every screen in light, and again in dark, from right to left and in large type.
  static var all: [Page] {
    screens
      + screens.map { page in
        Page(
          "\(page.name), dark", width: page.size.width, page.view.environment(\.colorScheme, .dark))
      }
      + screens.map { page in
        Page(
          "\(page.name), right to left", width: page.size.width,
          page.view.environment(\.layoutDirection, .rightToLeft))
      }
      + screens.map { page in
        Page(
          "\(page.name), large type", width: page.size.width,
          page.view.environment(\.dynamicTypeSize, .xxxLarge))
      }
  }

  static var screens: [Page] {
    [
      Page("plain list", mailboxes.listStyle(.plain)),
      Page("inset grouped list", mailboxes),
      Page("side bar list on a phone", mailboxes.listStyle(.sidebar)),
      Page(
        "grouped list in edit mode",
        editable.listStyle(.grouped).environment(\.editMode, .constant(.active))),
      Page("form", form),
      Page("disabled form", form.disabled(true).tint(.purple)),
      Page("large title with toolbar and search", largeTitle),
      Page("pushed with a bottom bar", pushed),
      Page("tab view", tabs),
      Page("page tab view", pages),
      Page("sheet", sheet),
      Page("alert", alert),
      Page("alert with three buttons and a field", longAlert),
      Page("confirmation dialog", dialog),
      Page("popover", popover),
      Page("split view", width: 900, split),
    ]
  }

  private static var mailboxes: some View {
    List {
      Section("Mailboxes") {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Sent", systemImage: "paperplane")
        NavigationLink("Archive") { Text("Archive") }
      }
      Section {
        HStack {
          Circle().fill(.teal).frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("Ada Lovelace")
            Text("Analyst").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Text("Without a line below").listRowSeparator(.hidden)
        Text("On yellow").listRowBackground(Color.yellow.opacity(0.3))
      } header: {
        Text("People")
      } footer: {
        Text("A footer says what the rows above are for, in as many lines as it takes.")
      }
      Section {
        Text("Below a prominent header")
      } header: {
        Text("Favourites")
      }
      .headerProminence(.increased)
    }
  }

  private static var editable: some View {
    List {
      Section("Fruit") {
        ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      Section("Fixed") { Text("A row that stays") }
    }
  }

  private static var form: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant("secret"))
        Picker("Colour", selection: .constant(1)) {
          Text("Blue").tag(1)
          Text("Green").tag(2)
        }
        DatePicker(
          "Born", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      }
      Section {
        Toggle("Notify", isOn: .constant(true))
        Stepper("Copies: 2", value: .constant(2))
        Slider(value: .constant(0.4))
        NavigationLink("Advanced") { Text("Advanced") }
        LabeledContent("Version", value: "17.0")
      } footer: {
        Text("Changes are kept.")
      }
      Section {
        Button("Help") {}
        Button("Sign Out", role: .destructive) {}
      }
    }
  }

  private static var largeTitle: some View {
    NavigationStack {
      List { ForEach(1..<20) { Text("Message \($0)") } }
        .navigationTitle("Inbox")
        .searchable(text: .constant(""))
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
    }
  }

  private static var pushed: some View {
    NavigationStack(path: .constant([1])) {
      List { NavigationLink("Album", value: 1) }
        .navigationTitle("Library")
        .navigationDestination(for: Int.self) { _ in
          ZStack {
            Color.orange.opacity(0.3).ignoresSafeArea()
            Text("Album")
          }
          .navigationTitle("Album")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Share") {}
              Spacer()
              Button("Delete", role: .destructive) {}
            }
          }
        }
    }
  }

  private static var tabs: some View {
    TabView {
      NavigationStack {
        List { ForEach(1..<20) { Text("Song \($0)") } }.navigationTitle("Songs")
      }
      .tabItem { Label("Songs", systemImage: "music.note") }
      .badge(3)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("Profile").tabItem {
        Image(systemName: "circle")
        Text("Profile")
      }
    }
  }

  private static var pages: some View {
    TabView {
      ZStack {
        Color.indigo.ignoresSafeArea()
        Text("Welcome").font(.largeTitle).foregroundStyle(.white)
      }
      Color.red
      Color.green
    }
    .tabViewStyle(.page)
  }

  /// A screen with a button that presents something.
  private static func presenter(_ button: some View) -> some View {
    NavigationStack {
      List { ForEach(1..<20) { Text("Row \($0)") } }
        .navigationTitle("Drafts")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .primaryAction) { button } }
    }
  }

  private static var sheet: some View {
    presenter(
      Button("New") {}.sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            Section("Event") {
              Text("Title"); Text("Place")
            }
          }
          .navigationTitle("New Event")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
          }
        }
        .presentationDetents([.medium, .large])
      })
  }

  private static var alert: some View {
    presenter(
      Button("Delete") {}.alert("Delete the draft?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be brought back once it is deleted.")
      })
  }

  private static var longAlert: some View {
    presenter(
      Button("Save") {}.alert("Save changes?", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Draft"))
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      })
  }

  private static var dialog: some View {
    presenter(
      Button("Photo") {}
        .confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Take Photo") {}
          Button("Delete Photo", role: .destructive) {}
        } message: {
          Text("Choose where it comes from.")
        })
  }

  private static var popover: some View {
    presenter(
      Button("Filter") {}.popover(isPresented: .constant(true)) {
        Text("Only unread messages").padding().presentationCompactAdaptation(.popover)
      })
  }

  private static var split: some View {
    NavigationSplitView {
      List {
        Section("Mailboxes") {
          Label("Inbox", systemImage: "tray").badge(4)
          Label("Sent", systemImage: "paperplane")
        }
      }
      .navigationTitle("Mail")
    } detail: {
      List { ForEach(1..<6) { Text("Message \($0)") } }.navigationTitle("Inbox")
    }
  }
}
