import SwiftUI

// row: `sheet`, `fullScreenCover`, `popover`
struct Sample_sheets: View {
  struct Item: Identifiable { var id = 1 }
  @State private var isPresented = true
  @State private var item: Item?
  func end() {}
  var body: some View {
    Text("A")
      .sheet(isPresented: $isPresented) { Text("Sheet") }
      .sheet(isPresented: $isPresented, onDismiss: end) {
        Text("Sheet")
        Text("Two")
      }
      .sheet(isPresented: $isPresented, onDismiss: { end() }, content: { Text("Sheet") })
      .sheet(item: $item) { item in Text("\(item.id)") }
    Text("B")
      .fullScreenCover(isPresented: $isPresented) { Text("Cover") }
      .fullScreenCover(item: $item) { Text("\($0.id)") }
      .popover(isPresented: $isPresented) { Text("Popover") }
      .popover(isPresented: $isPresented, attachmentAnchor: .point(.top), arrowEdge: .bottom) {
        Text("Popover")
      }
      .popover(item: $item) { Text("\($0.id)") }
  }
}

// row: Looks of sheets
struct Sample_presentation: View {
  struct Tall: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.8 }
  }
  @State private var detent = PresentationDetent.medium
  var body: some View {
    Text("Sheet")
      .presentationDetents([.medium, .large])
      .presentationDetents([.height(200), .fraction(0.3), .custom(Tall.self)], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(20)
      .presentationBackground(.thinMaterial)
      .presentationBackground { Color.red }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.popover)
      .interactiveDismissDisabled()
  }
}

// row: `inspector`
struct Sample_inspector: View {
  @State private var isPresented = true
  var body: some View {
    Text("A").inspector(isPresented: $isPresented) {
      Text("Inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }
  }
}

// row: `alert`
struct Sample_alert: View {
  struct Failure: LocalizedError { var errorDescription: String? { "Failed" } }
  struct Item: Identifiable { var id = 1 }
  @State private var isPresented = true
  @State private var item: Item?
  @State private var failure: Failure?
  @State private var name = "name"
  var body: some View {
    Text("A")
      .alert("Title", isPresented: $isPresented) { Button("OK") {} }
      .alert(name, isPresented: $isPresented) {
        Button("OK") {}
        Button("Cancel") {}
      } message: {
        Text("Message")
      }
      .alert("Title", isPresented: $isPresented, actions: {}, message: { Text("Message") })
      .alert(Text("Title"), isPresented: $isPresented) {}
      .alert("Title", isPresented: $isPresented, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("\(item.id)")
      }
      .alert("Title \(name)", isPresented: $isPresented, presenting: item) { _ in Button("OK") {} }
    Text("B")
      .alert(isPresented: $isPresented, error: failure) { Button("OK") {} }
      .alert(isPresented: $isPresented, error: failure) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.localizedDescription)
      }
      .alert(isPresented: $isPresented) {
        Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
      }
      .alert(isPresented: $isPresented) {
        Alert(
          title: Text("Title"), primaryButton: .destructive(Text("Delete")) { name = "" },
          secondaryButton: .cancel())
      }
      .alert(item: $item) { item in Alert(title: Text("\(item.id)")) }
  }
}

// row: `confirmationDialog`, `actionSheet`
struct Sample_dialog: View {
  @State private var isPresented = true
  @State private var item: Int? = 1
  var body: some View {
    Text("A")
      .confirmationDialog("Title", isPresented: $isPresented) { Button("Delete") {} }
      .confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
        Button("Delete") {}
        Button("Cancel") {}
      } message: {
        Text("Message")
      }
      .confirmationDialog("Title", isPresented: $isPresented, presenting: item) { item in
        Button("Delete \(item)") {}
      } message: { item in
        Text("\(item)")
      }
      .actionSheet(isPresented: $isPresented) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("One")) {}, .destructive(Text("Two")), .cancel()])
      }
      .dialogIcon(Image(systemName: "globe"))
      .dialogSeverity(.critical)
  }
}

// row: `contextMenu`
struct Sample_contextMenu: View {
  var body: some View {
    Text("A").contextMenu {
      Button("Copy") {}
      Button("Delete") {}
    }
    Text("B").contextMenu {
      Button("Copy") {}
    } preview: {
      Text("Preview")
    }
    Text("C").contextMenu(menuItems: { Button("Copy") {} })
    Text("D").contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} }
    Text("E").contextMenu(ContextMenu { Button("Copy") {} })
  }
}

// row: `dismiss`, `presentationMode`, `isPresented`
struct Sample_dismiss: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismiss) var close: DismissAction
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismissSearch) private var dismissSearch
  func end() { dismiss() }
  var body: some View {
    Button("Done") { dismiss() }
    Button("Done", action: end)
    Button("Done") {
      presentationMode.wrappedValue.dismiss()
      self.mode.wrappedValue.dismiss()
      dismissSearch()
      if isPresented { close() }
      Task { @MainActor in dismiss() }
    }
  }
}

// row: `openURL`, `openWindow`
struct Sample_open: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  var body: some View {
    Button("Open") {
      if let url = URL(string: "https://example.org") {
        openURL(url)
        openURL(url) { accepted in print(accepted) }
      }
      openWindow(id: "main")
      openWindow(value: 3)
      dismissWindow(id: "main")
      dismissWindow()
      openSettings()
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        print(url)
        return .handled
      })
  }
}

// row: `fileImporter`, `fileExporter`, `fileMover`
struct Sample_files: View {
  @State private var isPresented = true
  var body: some View {
    Text("A")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.image, .pdf]) { result in
        if case .success(let url) = result { print(url) }
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.json], allowsMultipleSelection: true
      ) { result in
        if case .success(let urls) = result { print(urls.count) }
      }
      .fileMover(isPresented: $isPresented, file: nil) { result in print(result) }
  }
}

// row: `App`, `Scene`, windows, commands
final class Delegate: NSObject {}
struct Sample_app: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @State private var model = 1
  @SceneBuilder private var more: some Scene {
    Window("About", id: "about") { Text("About") }.windowResizability(.contentSize)
    Settings { Text("Settings") }
  }
  init() {}
  var body: some Scene {
    WindowGroup {
      Text("Hello")
    }
    .commands {
      CommandMenu("Tools") { Button("Run") {} }
      CommandGroup(replacing: .newItem) {}
      CommandGroup(after: .sidebar) { Button("A") {} }
      SidebarCommands()
    }
    .windowStyle(.hiddenTitleBar)
    .defaultSize(width: 800, height: 600)
    .environment(\.locale, Locale(identifier: "de"))
    WindowGroup("Title", id: "second") { Text("Hello") }
    WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
    MenuBarExtra("Menu", systemImage: "star") { Text("Menu") }.menuBarExtraStyle(.window)
    more
  }
}

// row: `tabViewBottomAccessory`
struct Sample_tabAccessory: View {
  var body: some View {
    TabView { Text("1") }.tabViewBottomAccessory { Text("Now playing") }
  }
}
