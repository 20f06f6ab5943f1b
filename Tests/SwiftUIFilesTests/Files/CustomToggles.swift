import SwiftUI

struct CustomTogglesCheckbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .imageScale(.large)
          .foregroundColor(configuration.isOn ? .accentColor : .secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct CustomTogglesDayNight: ToggleStyle {
  private let width: CGFloat = 70

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule()
          .fill(configuration.isOn ? Color.indigo : Color.cyan)
          .frame(width: width, height: 36)
          .overlay(alignment: configuration.isOn ? .leading : .trailing) {
            Image(systemName: configuration.isOn ? "sparkles" : "cloud.fill")
              .font(.footnote)
              .foregroundColor(.white)
              .padding(.horizontal, 10)
          }
        Circle()
          .fill(configuration.isOn ? Color.white : Color.yellow)
          .frame(width: 28, height: 28)
          .overlay(
            Image(systemName: configuration.isOn ? "moon.fill" : "sun.max.fill")
              .font(.system(size: 14))
              .foregroundColor(configuration.isOn ? .indigo : .orange)
              .rotationEffect(.degrees(configuration.isOn ? 0 : 180))
          )
          .padding(4)
      }
      .onTapGesture {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.65)) {
          configuration.isOn.toggle()
        }
      }
    }
  }
}

struct CustomTogglesSegment: ToggleStyle {
  var onText: LocalizedStringKey = "ON"
  var offText: LocalizedStringKey = "OFF"

  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      HStack(spacing: 0) {
        side(offText, isActive: !configuration.isOn)
        side(onText, isActive: configuration.isOn)
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.secondary, lineWidth: 1))
      .onTapGesture { configuration.$isOn.animation(.easeInOut).wrappedValue.toggle() }
    } label: {
      configuration.label
    }
  }

  private func side(_ text: LocalizedStringKey, isActive: Bool) -> some View {
    Text(text)
      .font(.caption.bold())
      .frame(width: 44, height: 30)
      .background(isActive ? Color.accentColor : .clear)
      .foregroundColor(isActive ? .white : .secondary)
  }
}

private extension ToggleStyle where Self == CustomTogglesCheckbox {
  static var ctCheckbox: CustomTogglesCheckbox { CustomTogglesCheckbox() }
}

private extension ToggleStyle where Self == CustomTogglesDayNight {
  static var ctDayNight: CustomTogglesDayNight { .init() }
}

private extension ToggleStyle where Self == CustomTogglesSegment {
  static func ctSegment(on: LocalizedStringKey, off: LocalizedStringKey) -> Self {
    .init(onText: on, offText: off)
  }
}

struct CustomTogglesView: View {
  @State private var agrees = false
  @State private var news = true
  @State private var isNight = false
  @State private var metric = true

  var body: some View {
    Form {
      Section("Checkbox") {
        Toggle("I accept the terms", isOn: $agrees)
        Toggle(isOn: $news) {
          VStack(alignment: .leading) {
            Text("Newsletter")
            Text("Sent every other Friday").font(.caption).foregroundColor(.secondary)
          }
        }
      }
      .toggleStyle(.ctCheckbox)

      Section("Day & night") {
        Toggle("Night mode", isOn: $isNight).toggleStyle(.ctDayNight)
      }

      Section("Segmented") {
        Toggle("Units", isOn: $metric).toggleStyle(.ctSegment(on: "km", off: "mi"))
        Toggle("Plain button", isOn: $metric).toggleStyle(.button)
        Toggle("System", isOn: $metric).toggleStyle(SwitchToggleStyle(tint: .orange))
      }
    }
    .accentColor(.teal)
    .preferredColorScheme(isNight ? .dark : .light)
  }
}

struct CustomTogglesView_Previews: PreviewProvider {
  static var previews: some View {
    CustomTogglesView()
  }
}
