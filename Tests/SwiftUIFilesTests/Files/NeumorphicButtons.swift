import SwiftUI

private extension Color {
  static let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255)
  static let darkStart = Color(red: 50 / 255, green: 60 / 255, blue: 65 / 255)
  static let darkEnd = Color(red: 25 / 255, green: 25 / 255, blue: 30 / 255)
}

private extension LinearGradient {
  init(_ colors: Color...) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

struct NeumorphicButtonsLightBackground<S: Shape>: View {
  var isHighlighted: Bool
  var shape: S

  var body: some View {
    ZStack {
      if isHighlighted {
        shape
          .fill(Color.offWhite)
          .overlay(
            shape
              .stroke(Color.gray, lineWidth: 4)
              .blur(radius: 4)
              .offset(x: 2, y: 2)
              .mask(shape.fill(LinearGradient(Color.black, Color.clear)))
          )
          .overlay(
            shape
              .stroke(Color.white, lineWidth: 8)
              .blur(radius: 4)
              .offset(x: -2, y: -2)
              .mask(shape.fill(LinearGradient(Color.clear, Color.black)))
          )
      } else {
        shape
          .fill(Color.offWhite)
          .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
          .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
      }
    }
  }
}

struct NeumorphicButtonsLightStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(30)
      .contentShape(Circle())
      .background(
        NeumorphicButtonsLightBackground(isHighlighted: configuration.isPressed, shape: Circle())
      )
  }
}

struct NeumorphicButtonsDarkStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(30)
      .contentShape(Circle())
      .background(
        ZStack {
          if configuration.isPressed {
            Circle()
              .fill(LinearGradient(Color.darkEnd, Color.darkStart))
              .overlay(Circle().stroke(LinearGradient(Color.darkStart, .darkEnd), lineWidth: 4))
          } else {
            Circle()
              .fill(LinearGradient(Color.darkStart, Color.darkEnd))
              .shadow(color: Color.darkStart, radius: 10, x: -10, y: -10)
              .shadow(color: Color.darkEnd, radius: 10, x: 10, y: 10)
          }
        }
      )
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct NeumorphicButtonsView: View {
  @State private var isDark = false
  @State private var volume = 0.4

  var body: some View {
    ZStack {
      if isDark {
        LinearGradient(Color.darkStart, Color.darkEnd)
      } else {
        Color.offWhite
      }

      VStack(spacing: 50) {
        Toggle("Dark", isOn: $isDark.animation())
          .labelsHidden()

        HStack(spacing: 40) {
          buttons
        }

        knob
      }
    }
    .edgesIgnoringSafeArea(.all)
  }

  @ViewBuilder
  private var buttons: some View {
    ForEach(["heart.fill", "bolt.fill"], id: \.self) { name in
      if isDark {
        Button(action: {}) {
          Image(systemName: name).foregroundColor(.white)
        }
        .buttonStyle(NeumorphicButtonsDarkStyle())
      } else {
        Button(action: {}) {
          Image(systemName: name).foregroundColor(.gray)
        }
        .buttonStyle(NeumorphicButtonsLightStyle())
      }
    }
  }

  private var knob: some View {
    ZStack {
      NeumorphicButtonsLightBackground(isHighlighted: true, shape: Capsule())
        .frame(width: 260, height: 30)
      Capsule()
        .fill(LinearGradient(.blue, .purple))
        .frame(width: max(20, 240 * volume), height: 14)
        .frame(width: 240, alignment: .leading)
    }
    .opacity(isDark ? 0.8 : 1)
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        volume = min(max(0, value.location.x / 260), 1)
      }
    )
  }
}

struct NeumorphicButtonsView_Previews: PreviewProvider {
  static var previews: some View {
    NeumorphicButtonsView()
  }
}
