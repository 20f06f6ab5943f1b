import SwiftUI

enum AppPrefsAppearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
  var scheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}

enum AppPrefsTextSize: Int, CaseIterable {
  case small = 13
  case medium = 16
  case large = 20

  var label: String {
    switch self {
    case .small: return "S"
    case .medium: return "M"
    case .large: return "L"
    }
  }
}

private enum Keys {
  static let name = "prefs.name"
  static let appearance = "prefs.appearance"
  static let textSize = "prefs.textSize"
  static let notifications = "prefs.notifications"
  static let volume = "prefs.volume"
  static let language = "prefs.language"
}

struct AppPrefsView: View {
  @AppStorage(Keys.name) private var name = "Robin"
  @AppStorage(Keys.appearance) private var appearance = AppPrefsAppearance.system
  @AppStorage(Keys.textSize) private var textSize: AppPrefsTextSize = .medium
  @AppStorage(Keys.notifications) private var notifications = true
  @AppStorage(Keys.volume) private var volume = 0.6
  @AppStorage(Keys.language) private var language = "English"
  @SceneStorage("prefs.advanced") private var showsAdvanced = false
  @State private var confirmsReset = false

  var body: some View {
    NavigationView {
      Form {
        profile
        Section(header: Text("Appearance")) {
          Picker("Theme", selection: $appearance) {
            ForEach(AppPrefsAppearance.allCases) { option in
              Text(option.rawValue.capitalized).tag(option)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          HStack {
            Text("Text size")
            Spacer()
            ForEach(AppPrefsTextSize.allCases, id: \.self) { size in
              sizeButton(size)
            }
          }
          Text("The quick brown fox jumps over the lazy dog.")
            .font(.system(size: CGFloat(textSize.rawValue)))
            .foregroundColor(.secondary)
        }
        Section(header: Text("Sound & Alerts"), footer: Text("Quiet hours are respected.")) {
          Toggle(isOn: $notifications) {
            Label("Notifications", systemImage: "bell.badge")
          }
          .toggleStyle(SwitchToggleStyle(tint: .orange))
          VStack(alignment: .leading) {
            Label("Volume \(Int(volume * 100))%", systemImage: "speaker.wave.2")
            Slider(value: $volume, in: 0...1)
          }
          .disabled(!notifications)
          .opacity(notifications ? 1 : 0.5)
        }
        Section(header: Text("General")) {
          NavigationLink(destination: AppPrefsLanguageList(selection: $language)) {
            HStack {
              Label("Language", systemImage: "globe")
              Spacer()
              Text(language).foregroundColor(.secondary)
            }
          }
          DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
            Text("Cache: 24 MB")
            Text("Build 1042")
          }
        }
        Section {
          Button("Reset all settings", role: .destructive) { confirmsReset = true }
            .frame(maxWidth: .infinity)
        }
      }
      .navigationBarTitle("Settings")
      .alert("Reset settings?", isPresented: $confirmsReset) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive, action: reset)
      }
    }
    .preferredColorScheme(appearance.scheme)
  }

  private var profile: some View {
    Section {
      HStack(spacing: 16) {
        Image(systemName: "person.crop.circle.fill")
          .font(.system(size: 52))
          .foregroundColor(.accentColor)
        TextField("Your name", text: $name)
          .font(.title3)
          .textContentType(.name)
      }
      .padding(.vertical, 6)
    }
  }

  private func sizeButton(_ size: AppPrefsTextSize) -> some View {
    Button(size.label) { textSize = size }
      .buttonStyle(BorderlessButtonStyle())
      .frame(width: 36, height: 30)
      .background(textSize == size ? Color.accentColor.opacity(0.2) : Color.clear)
      .cornerRadius(8)
  }

  private func reset() {
    name = ""
    appearance = .system
    textSize = .medium
    notifications = true
    volume = 0.6
  }
}

struct AppPrefsLanguageList: View {
  @Binding var selection: String

  var body: some View {
    List(["English", "Deutsch", "Français", "Español", "日本語"], id: \.self) { language in
      Button {
        selection = language
      } label: {
        HStack {
          Text(language).foregroundColor(.primary)
          Spacer()
          if language == selection { Image(systemName: "checkmark") }
        }
      }
    }
    .navigationBarTitle("Language", displayMode: .inline)
  }
}

struct AppPrefsView_Previews: PreviewProvider {
  static var previews: some View { AppPrefsView() }
}
