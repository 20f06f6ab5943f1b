import SwiftUI

// row: `Button`, `ButtonRole`
struct Sample_Button: View {
  @State private var count = 0
  let name = "Anna"
  var act: @MainActor () -> Void = {}
  private func save() { count += 1 }

  var body: some View {
    VStack {
      Button("Save", action: save)
      Button("Act", action: act)
      Button(action: act) { Text("Act") }
      Button("Hello \(name)") { count += 1 }
      Button(name) { count += 1 }
      Button(name, role: .cancel) {}
      Button("Delete", role: .destructive) { save() }
      Button("Add", systemImage: "plus") { save() }
      Button(name, systemImage: "plus", role: .destructive, action: save)
      Button(action: save) { Text("Go") }
      Button(action: { self.count = 0 }, label: { Text("Go") })
      Button {
        save()
      } label: {
        HStack {
          Image(systemName: "plus")
          Text("Go")
        }
      }
      .foregroundColor(.white)
      Button(role: .destructive) {
        save()
      } label: {
        Label("Delete", systemImage: "xmark")
      }
      .foregroundStyle(.red)
      Button(role: nil, action: save) { Text("None") }
      Button(role: .confirm) {}
      Button(role: .close) {}
    }
  }
}

// row: `ButtonStyle`, `PrimitiveButtonStyle`, `buttonStyle`
struct Sample_PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : color)
      .clipShape(Capsule())
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}
extension ButtonStyle where Self == Sample_PillStyle {
  static var pill: Sample_PillStyle { .init() }
}
struct Sample_FramedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).border(Color.red)
  }
}
struct Sample_TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}
struct Sample_ButtonStyles: View {
  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(.pill)
      Button("A") {}.buttonStyle(Sample_PillStyle(color: .green))
      Button("A") {}.buttonStyle(Sample_FramedStyle()).buttonStyle(Sample_TriggerStyle())
    }
  }
}

// row: `.automatic`, `.plain`, `.borderless`, `.bordered`, `.borderedProminent`, `.link`, `.card`
struct Sample_BuiltInStyles: View {
  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(.automatic)
      Button("A") {}.buttonStyle(DefaultButtonStyle())
      Button("A") {}.buttonStyle(.plain)
      Button("A") {}.buttonStyle(PlainButtonStyle())
      Button("A") {}.buttonStyle(.borderless)
      Button("A") {}.buttonStyle(BorderlessButtonStyle())
      Button("A") {}.buttonStyle(.bordered).controlSize(.large)
      Button("A") {}.buttonStyle(BorderedButtonStyle())
      Button("A") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
    .buttonStyle(BorderedProminentButtonStyle())
    VStack {
      Button("A") {}.buttonStyle(.link)
      Button("A") {}.buttonStyle(LinkButtonStyle())
      Button("A") {}.buttonStyle(.card)
    }
  }
}

// row: `.glass`, `.glassProminent`
struct Sample_GlassButtons: View {
  var body: some View {
    Button("A") {}.buttonStyle(.glass)
    Button("A") {}.buttonStyle(.glassProminent)
    Button("A") {}.buttonStyle(GlassButtonStyle())
  }
}

// row: `buttonBorderShape`, `buttonSizing`, `controlSize`
struct Sample_ButtonShapes: View {
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack {
      Button("A") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      Button("A") {}.buttonBorderShape(.roundedRectangle)
      Button("A") {}.buttonBorderShape(.circle).buttonSizing(.flexible)
      Button("A") {}.controlSize(.mini).buttonBorderShape(.automatic)
      Text("A").background(.fill, in: .buttonBorder).clipShape(.buttonBorder)
      Button("A") {}.controlSize(size == .small ? .regular : .extraLarge)
      Button("A") {}.controlSize(...ControlSize.large)
    }
  }
}

// row: `buttonRepeatBehavior`
struct Sample_RepeatBehavior: View {
  var body: some View { Button("A") {}.buttonRepeatBehavior(.enabled) }
}

// row: `EditButton`, `RenameButton`, `PasteButton`, `HelpLink`
struct Sample_SystemButtons: View {
  @State private var text = ""

  var body: some View {
    VStack {
      EditButton()
      RenameButton()
      PasteButton(payloadType: String.self) { strings in text = strings.first ?? "" }
      HelpLink {}
    }
    .renameAction { text = "" }
  }
}

// row: `Link`
struct Sample_Link: View {
  let url: URL
  let title = "Terms"

  var body: some View {
    VStack {
      Link("Terms", destination: url)
      Link(title, destination: url)
      Link(destination: url) { Label("Terms", systemImage: "globe") }
    }
  }
}

// row: `ShareLink`, `SharePreview`
struct Sample_ShareLink: View {
  let url: URL
  let title = "Trip"

  var body: some View {
    VStack {
      ShareLink(item: url)
      ShareLink(item: "Text")
      ShareLink("Share", item: url)
      ShareLink(title, item: url, subject: Text("A"), message: Text("B"))
      ShareLink(item: url) { Label("Share", systemImage: "globe") }
      ShareLink(items: [url, url])
      ShareLink(item: title, preview: SharePreview("Trip"))
      ShareLink(
        item: url, preview: SharePreview(title, image: Image(systemName: "globe"))
      ) {
        Text("Share")
      }
      ShareLink("Share", item: url, preview: SharePreview("A", icon: Image(systemName: "globe")))
    }
  }
}

// row: `Menu`, `MenuStyle`
struct Sample_MenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
struct Sample_Menu: View {
  let title = "More"
  var body: some View {
    VStack {
      Menu("More") {
        Button("A") {}
        Divider()
        Menu("Sub") { Button("B") {} }
      }
      Menu(title) { Button("A") {} }
      Menu("More", systemImage: "plus") { Button("A") {} }
      Menu {
        Button("A", action: {})
        Button("B", role: .destructive) {}
      } label: {
        Image(systemName: "plus")
      }
      Menu {
        Button("A") {}
      } label: {
        Text("A")
      } primaryAction: {
        print("A")
      }
      Menu("More") {
        Button("A") {}
      } primaryAction: {
        print("A")
      }
    }
    .menuStyle(.button)
    .menuStyle(.automatic)
    .menuStyle(.borderlessButton)
    .menuStyle(BorderlessButtonMenuStyle())
    .menuStyle(Sample_MenuStyle())
  }
}

// row: `menuOrder`, `menuIndicator`, `menuActionDismissBehavior`
struct Sample_MenuBehavior: View {
  var body: some View {
    Menu("More") { Button("A") {}.menuActionDismissBehavior(.disabled) }
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
  }
}

// row: `ControlGroup`, `ControlGroupStyle`
struct Sample_ControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.border(Color.red)
  }
}
struct Sample_ControlGroup: View {
  var body: some View {
    VStack {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      ControlGroup("Edit") { Button("A") {} }
      ControlGroup("Edit", systemImage: "plus") { Button("A") {} }.controlGroupStyle(.navigation)
      ControlGroup {
        Button("A") {}
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(Sample_ControlGroupStyle())
    }
    .controlGroupStyle(.automatic)
    .controlGroupStyle(.menu)
    .controlGroupStyle(.compactMenu)
    .controlGroupStyle(.palette)
  }
}
