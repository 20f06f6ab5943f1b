import SwiftUI

struct SecretStrengthRule: Identifiable, Sendable {
  let id: String
  let check: @Sendable (String) -> Bool
}

@resultBuilder
enum SecretStrengthRuleBuilder {
  static func buildBlock(_ components: SecretStrengthRule...) -> [SecretStrengthRule] {
    components
  }
}

enum SecretStrengthLevel: Int, CaseIterable, Comparable {
  case empty, weak, fair, good, strong

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  var label: LocalizedStringKey {
    switch self {
    case .empty: "Type a password"
    case .weak: "Weak"
    case .fair: "Fair"
    case .good: "Good"
    case .strong: "Strong"
    }
  }

  var color: Color {
    switch self {
    case .empty: .gray
    case .weak: .red
    case .fair: .orange
    case .good: .yellow
    case .strong: .green
    }
  }
}

struct SecretStrengthPolicy {
  let rules: [SecretStrengthRule]

  init(@SecretStrengthRuleBuilder rules: () -> [SecretStrengthRule]) {
    self.rules = rules()
  }

  func level(of password: String) -> SecretStrengthLevel {
    guard !password.isEmpty else { return .empty }
    let passed = rules.filter { $0.check(password) }.count
    return SecretStrengthLevel(rawValue: max(1, passed)) ?? .strong
  }

  static var standard: SecretStrengthPolicy {
    SecretStrengthPolicy {
      SecretStrengthRule(id: "8 characters or more") { $0.count >= 8 }
      SecretStrengthRule(id: "Upper and lower case") { password in
        password.contains(where: \.isUppercase) && password.contains(where: \.isLowercase)
      }
      SecretStrengthRule(id: "A number") { $0.contains(where: \.isNumber) }
      SecretStrengthRule(id: "A symbol") { password in
        password.contains { $0.isPunctuation || $0.isSymbol }
      }
    }
  }
}

struct SecretStrengthMeterStyle: ProgressViewStyle {
  var color: Color
  var segments = 4

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 4) {
        ForEach(0..<segments, id: \.self) { index in
          Capsule()
            .fill(Double(index) < fraction * Double(segments) ? color : .gray.opacity(0.25))
            .frame(height: 6)
        }
      }
      configuration.label
        .font(.caption.weight(.medium))
        .foregroundStyle(color)
    }
  }
}

struct SecretStrengthView: View {
  @State private var password = "Tulip7"
  @State private var isVisible = true
  @State private var length = 14.0
  @FocusState private var isFocused: Bool

  private let policy = SecretStrengthPolicy.standard
  private var level: SecretStrengthLevel { policy.level(of: password) }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Choose a password").font(.title.bold())

      HStack {
        Group {
          if isVisible {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password)
          }
        }
        .font(.body.monospaced())
        .focused($isFocused)
        Toggle("Show", systemImage: isVisible ? "eye" : "eye.slash", isOn: $isVisible)
          .toggleStyle(.button)
          .labelStyle(.iconOnly)
      }
      .padding(12)
      .background(.quinary, in: .rect(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(level.color, lineWidth: isFocused ? 2 : 0)
      }

      ProgressView(value: Double(level.rawValue), total: 4) { Text(level.label) }
        .progressViewStyle(SecretStrengthMeterStyle(color: level.color))

      VStack(alignment: .leading, spacing: 10) {
        ForEach(policy.rules) { rule in
          let passes = rule.check(password)
          Label(rule.id, systemImage: passes ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(passes ? Color.green : .secondary)
            .strikethrough(passes)
            .symbolEffect(.bounce, value: passes)
        }
      }
      .font(.subheadline)

      GroupBox("Generator") {
        HStack {
          Slider(value: $length, in: 8...24, step: 1)
          Text(length, format: .number).monospacedDigit().frame(width: 30)
        }
        Button("Suggest", systemImage: "wand.and.stars") {
          let pool = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%&*?"
          password = String((0..<Int(length)).compactMap { _ in pool.randomElement() })
        }
        .buttonStyle(.bordered)
      }
      Spacer()
    }
    .padding()
    .animation(.snappy, value: level)
  }
}

#Preview { SecretStrengthView() }
