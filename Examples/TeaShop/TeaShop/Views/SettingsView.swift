import SwiftUI

struct SettingsView: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("bell") private var ringsBell = true
  @AppStorage("volume") private var volume = 0.6
  @State private var showsCaffeine = true

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Toggle("Show caffeine", isOn: $showsCaffeine)
      }
      .listRowBackground(Color("Brand/Card"))
      Section {
        Toggle(isOn: $ringsBell) {
          Label("Ring when tea is ready", systemImage: "bell")
        }
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .disabled(!ringsBell)
      } header: {
        Text("Timer")
      } footer: {
        Text("\(volume, format: .percent.precision(.fractionLength(0))) of the full volume")
      }
      .listRowBackground(Color("Brand/Card"))
      about
    }
    .onPaper()
    .navigationTitle("Settings")
  }

  private var about: some View {
    Section {
      LabeledContent("Version", value: "2.1")
      NavigationLink("Licences") {
        Text("legal.licences", tableName: "Legal")
          .padding()
      }
      if let address = URL(string: "mailto:tea@example.com") {
        Link("Write to us", destination: address)
      }
    } header: {
      Text("About")
    } footer: {
      Text("legal.footer", tableName: "Legal", comment: "Below the settings")
    }
    .listRowBackground(Color("Brand/Card"))
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      SettingsView()
    }
    .tint(Color("AccentColor"))
    .previewDevice("iPhone 16 Pro")
    .previewDisplayName("Settings")
  }
}
