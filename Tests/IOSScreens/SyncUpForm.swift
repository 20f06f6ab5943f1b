import SwiftUI

/// A form of text fields, a slider with its value, and a picker, without a bar.
/// In the real image the first field has the focus: its insertion point is ignored.
private struct FormScreen: View {
  @State private var title = "Point-Free morning sync"
  @State private var minutes = 1.0
  @State private var theme = "Bubblegum"
  @State private var names = ["Blob", "Blob Jr", "Blob Sr"]

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title)
        HStack {
          Slider(value: $minutes, in: 5...30, step: 1) {
            Text("Length")
          }
          Spacer()
          Text("1 min")
        }
        themes
      } header: {
        Text("Sync-up Info")
      }
      Section {
        ForEach($names, id: \.self) { $name in
          TextField("Name", text: $name)
        }
        Button("New attendee") {}
      } header: {
        Text("Attendees")
      }
    }
  }

  private var themes: some View {
    Picker("Theme", selection: $theme) {
      ForEach(["Bubblegum", "Buttercup"], id: \.self) { name in
        ZStack {
          RoundedRectangle(cornerRadius: 4)
            .fill(Color(red: 0.933, green: 0.502, blue: 0.820))
          Label(name, systemImage: "paintpalette")
            .padding(4)
        }
        .foregroundColor(.black)
        .fixedSize(horizontal: false, vertical: true)
        .tag(name)
      }
    }
  }
}

#Preview {
  FormScreen()
}
