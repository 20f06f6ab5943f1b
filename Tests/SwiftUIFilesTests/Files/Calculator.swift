import SwiftUI

enum CalculatorKey: Hashable {
  case digit(Int)
  case op(Operation)
  case equals, decimal, clear, negate, percent

  enum Operation: String {
    case add = "plus", subtract = "minus", multiply, divide

    func apply(_ lhs: Double, _ rhs: Double) -> Double {
      switch self {
      case .add: return lhs + rhs
      case .subtract: return lhs - rhs
      case .multiply: return lhs * rhs
      case .divide: return lhs / rhs
      }
    }
  }

  var background: Color {
    switch self {
    case .digit, .decimal: return Color(white: 0.2)
    case .op, .equals: return .orange
    case .clear, .negate, .percent: return Color(white: 0.65)
    }
  }

  var foreground: Color { self == .clear || self == .negate || self == .percent ? .black : .white }
}

@MainActor
final class CalculatorEngine: ObservableObject {
  @Published private(set) var display = "0"
  @Published private(set) var pending: CalculatorKey.Operation?

  private var accumulator = 0.0
  private var isTyping = false

  private var value: Double {
    get { Double(display) ?? 0 }
    set { display = Self.format(newValue) }
  }

  func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let number):
      guard !isTyping || display.count < 9 else { return }
      display = isTyping && display != "0" ? display + "\(number)" : "\(number)"
      isTyping = true
    case .decimal:
      if !isTyping { display = "0" }
      if !display.contains(".") { display += "." }
      isTyping = true
    case .op(let operation):
      calculate()
      accumulator = value
      pending = operation
      isTyping = false
    case .equals, .clear:
      if key == .clear { display = "0" } else { calculate() }
      pending = nil
      isTyping = false
    case .negate: value = -value
    case .percent: value /= 100
    }
  }

  private func calculate() {
    guard let pending, isTyping else { return }
    value = pending.apply(accumulator, value)
  }

  private static func format(_ number: Double) -> String {
    guard number.isFinite else { return "Error" }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 8
    formatter.minimumIntegerDigits = 1
    return formatter.string(from: NSNumber(value: number)) ?? "0"
  }
}

struct CalculatorView: View {
  @StateObject private var engine = CalculatorEngine()

  private let rows: [[CalculatorKey]] = [
    [.clear, .negate, .percent, .op(.divide)],
    [.digit(7), .digit(8), .digit(9), .op(.multiply)],
    [.digit(4), .digit(5), .digit(6), .op(.subtract)],
    [.digit(1), .digit(2), .digit(3), .op(.add)],
    [.digit(0), .decimal, .equals],
  ]
  private let spacing: CGFloat = 12

  var body: some View {
    GeometryReader { geometry in
      let side = (geometry.size.width - spacing * 5) / 4
      VStack(alignment: .trailing, spacing: spacing) {
        Spacer(minLength: 0)
        Text(engine.display)
          .font(.system(size: 84, weight: .light))
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .foregroundColor(.white)
          .padding(.horizontal, spacing)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(row, id: \.self) { key in
              CalculatorButton(key: key, isActive: isActive(key)) { engine.press(key) }
                .frame(width: key == .digit(0) ? side * 2 + spacing : side, height: side)
            }
          }
        }
      }
      .padding(spacing)
    }
    .background(Color.black.ignoresSafeArea())
  }

  private func isActive(_ key: CalculatorKey) -> Bool {
    if case .op(let operation) = key { return operation == engine.pending }
    return false
  }
}

private struct CalculatorButton: View {
  let key: CalculatorKey
  let isActive: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      label
        .font(.system(size: 32, weight: .medium))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundColor(isActive ? key.background : key.foreground)
        .background(isActive ? key.foreground : key.background)
        .clipShape(Capsule())
    }
  }

  @ViewBuilder private var label: some View {
    switch key {
    case .digit(let number): Text(String(number))
    case .op(let operation): Image(systemName: operation.rawValue)
    case .equals: Image(systemName: "equal")
    case .decimal: Text(verbatim: ".")
    case .clear: Text("AC")
    case .negate: Image(systemName: "plus.forwardslash.minus")
    case .percent: Image(systemName: "percent")
    }
  }
}

struct CalculatorView_Previews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
  }
}
