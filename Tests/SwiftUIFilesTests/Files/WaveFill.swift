import SwiftUI

struct WaveFillShape: Shape {
  var phase: Double
  var amplitude: Double
  var level: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(phase, AnimatablePair(amplitude, level)) }
    set {
      phase = newValue.first
      amplitude = newValue.second.first
      level = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let base = rect.maxY - rect.height * CGFloat(level)
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let relative = Double((x - rect.minX) / max(rect.width, 1))
      let y = base + CGFloat(sin(relative * 2 * .pi + phase) * amplitude)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaveFillView: View {
  @State private var phase = 0.0
  @State private var level = 0.55
  @State private var goal = 8
  @State private var glasses = 4

  var body: some View {
    VStack(spacing: 28) {
      Text("Hydration").font(.title.weight(.heavy))

      ZStack {
        Circle().fill(Color.blue.opacity(0.1))
        WaveFillShape(phase: phase + .pi, amplitude: 12, level: level)
          .fill(Color.cyan.opacity(0.5))
        WaveFillShape(phase: phase, amplitude: 10, level: level)
          .fill(
            LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
          )
        VStack {
          Text("\(Int(level * 100))%").font(.system(size: 48, weight: .black, design: .rounded))
          Text("\(glasses) of \(goal) glasses").font(.footnote)
        }
        .foregroundStyle(level > 0.5 ? Color.white : Color.blue)
      }
      .frame(width: 240, height: 240)
      .clipShape(Circle())
      .overlay(Circle().strokeBorder(.blue.opacity(0.35), lineWidth: 4))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Water level")
      .accessibilityValue("\(Int(level * 100)) percent")

      HStack(spacing: 20) {
        stepButton("minus") { glasses = max(0, glasses - 1) }
        HStack(spacing: 4) {
          ForEach(0..<goal, id: \.self) { index in
            Image(systemName: index < glasses ? "drop.fill" : "drop")
              .foregroundStyle(.blue)
          }
        }
        stepButton("plus") { glasses = min(goal, glasses + 1) }
      }

      Stepper("Daily goal: \(goal)", value: $goal, in: 4...12)
        .padding(.horizontal, 40)
    }
    .padding()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
        phase = 2 * .pi
      }
    }
    .onChange(of: glasses) { updateLevel() }
    .onChange(of: goal) { updateLevel() }
  }

  private func updateLevel() {
    glasses = min(glasses, goal)
    withAnimation(.easeInOut(duration: 0.6)) {
      level = Double(glasses) / Double(goal)
    }
  }

  private func stepButton(_ symbol: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.headline)
        .frame(width: 44, height: 44)
        .background(.thinMaterial, in: Circle())
    }
    .buttonRepeatBehavior(.enabled)
  }
}

#Preview {
  WaveFillView()
}
