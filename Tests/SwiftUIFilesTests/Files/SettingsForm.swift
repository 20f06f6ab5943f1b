import SwiftUI

enum SettingsFormAppearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct SettingsFormView: View {
  @AppStorage("settings.appearance") private var appearance: SettingsFormAppearance = .system
  @AppStorage("settings.notifications") private var notificationsEnabled = true
  @AppStorage("settings.sound") private var soundVolume = 0.6
  @AppStorage("settings.fontSize") private var fontSize = 16
  @State private var reminderTime = Calendar.current.date(from: DateComponents(hour: 8)) ?? .now
  @State private var accent = Color.teal
  @State private var language = "English"
  @State private var showsAdvanced = false
  @State private var confirmsReset = false

  private let languages = ["English", "Deutsch", "Français", "Español", "日本語"]

  var body: some View {
    NavigationStack {
      Form {
        accountSection
        Section("Appearance") {
          Picker("Theme", selection: $appearance) {
            ForEach(SettingsFormAppearance.allCases) { item in
              Text(item.rawValue.capitalized).tag(item)
            }
          }
          ColorPicker("Accent colour", selection: $accent, supportsOpacity: false)
          Stepper("Font size: \(fontSize) pt", value: $fontSize, in: 12...24, step: 2)
        }

        notificationsSection

        Section("General") {
          Picker(selection: $language) {
            ForEach(languages, id: \.self, content: Text.init)
          } label: {
            SettingsIcon(title: "Language", symbol: "globe", color: .blue)
          }
          .pickerStyle(.navigationLink)

          DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
            LabeledContent("Version", value: "3.2.1")
            LabeledContent("Build") {
              Text("482").monospacedDigit()
            }
            LabeledContent("Cache", value: 24_500_000, format: .byteCount(style: .file))
          }
        }

        Section {
          Link(destination: URL(string: "https://example.com/privacy")!) {
            Label("Privacy policy", systemImage: "hand.raised")
          }
          Button("Reset all settings", role: .destructive) { confirmsReset = true }
        }
      }
      .navigationTitle("Settings")
      .tint(accent)
      .confirmationDialog(
        "Reset all settings?", isPresented: $confirmsReset,
        titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .preferredColorScheme(appearance.colorScheme)
  }

  private var accountSection: some View {
    Section {
      NavigationLink {
        Text("Account details").navigationTitle("Account")
      } label: {
        HStack(spacing: 14) {
          Image(systemName: "person.crop.circle.fill")
            .resizable()
            .scaledToFit()
            .frame(width: 54)
            .foregroundStyle(.white, accent)
          VStack(alignment: .leading) {
            Text("Jordan Park").font(.headline)
            Text("jordan@example.com").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
      }
    }
  }

  private var notificationsSection: some View {
    Section {
      Toggle(isOn: $notificationsEnabled.animation()) {
        SettingsIcon(title: "Notifications", symbol: "bell.badge.fill", color: .red)
      }
      if notificationsEnabled {
        DatePicker(
          "Daily reminder", selection: $reminderTime,
          displayedComponents: .hourAndMinute)
        Slider(value: $soundVolume, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
      }
    } header: {
      Text("Notifications")
    } footer: {
      Text("We only send one reminder per day. Promise.")
    }
  }

  private func reset() {
    appearance = .system
    notificationsEnabled = true
    soundVolume = 0.6
    fontSize = 16
    accent = .teal
    language = languages[0]
  }
}

private struct SettingsIcon: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color, in: .rect(cornerRadius: 6))
    }
  }
}

#Preview {
  SettingsFormView()
}
