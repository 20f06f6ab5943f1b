import Combine
import SwiftUI

@MainActor
final class SignUpFormModel: ObservableObject {
  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  @Published var birthday = Calendar.current.date(byAdding: .year, value: -20, to: .now) ?? .now
  @Published var acceptsTerms = false

  @Published private(set) var usernameMessage = ""
  @Published private(set) var passwordMessage = ""
  @Published private(set) var strength: SignUpFormStrength = .none
  @Published private(set) var isValid = false

  private var cancellables = Set<AnyCancellable>()

  init() {
    let usernameValid =
      $username
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .share()

    usernameValid
      .dropFirst()
      .map { $0 ? "" : "User name must have at least 3 characters" }
      .assign(to: &$usernameMessage)

    $password
      .map { SignUpFormStrength(password: $0) }
      .assign(to: &$strength)

    Publishers.CombineLatest($password, $passwordAgain)
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { password, again -> String in
        if password.isEmpty { return "" }
        if !again.isEmpty && password != again { return "Passwords don't match" }
        return ""
      }
      .sink { [weak self] message in
        self?.passwordMessage = message
      }
      .store(in: &cancellables)

    Publishers.CombineLatest4($username, $password, $passwordAgain, $acceptsTerms)
      .map { name, password, again, terms in
        name.count >= 3 && password.count >= 8 && password == again && terms
      }
      .assign(to: &$isValid)
  }
}

enum SignUpFormStrength: Int, CaseIterable {
  case none, weak, fair, strong

  init(password: String) {
    guard !password.isEmpty else {
      self = .none
      return
    }
    var score = 0
    if password.count >= 8 { score += 1 }
    if password.rangeOfCharacter(from: .decimalDigits) != nil { score += 1 }
    if password.rangeOfCharacter(from: .uppercaseLetters) != nil { score += 1 }
    self = SignUpFormStrength(rawValue: max(1, score)) ?? .weak
  }

  var title: String {
    switch self {
    case .none: return "Enter a password"
    case .weak: return "Weak"
    case .fair: return "Fair"
    case .strong: return "Strong"
    }
  }

  var color: Color {
    switch self {
    case .none: return .secondary
    case .weak: return .red
    case .fair: return .orange
    case .strong: return .green
    }
  }
}

struct SignUpFormView: View {
  @StateObject private var model = SignUpFormModel()
  @State private var showsConfirmation = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Username", text: $model.username)
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
          DatePicker(
            "Birthday", selection: $model.birthday, in: ...Date(),
            displayedComponents: .date)
        } header: {
          Text("Account")
        } footer: {
          Text(model.usernameMessage).foregroundStyle(.red)
        }

        Section {
          SecureField("Password", text: $model.password)
          SecureField("Repeat password", text: $model.passwordAgain)
          StrengthBar(strength: model.strength)
        } header: {
          Text("Password")
        } footer: {
          Text(model.passwordMessage).foregroundStyle(.red)
        }

        Section {
          Toggle("I agree to the terms of service", isOn: $model.acceptsTerms)
        }

        Section {
          Button("Create Account") { showsConfirmation = true }
            .frame(maxWidth: .infinity)
            .disabled(!model.isValid)
        }
      }
      .navigationTitle("Sign Up")
      .alert("Welcome, \(model.username)!", isPresented: $showsConfirmation) {
        Button("Continue") {}
      }
    }
  }
}

private struct StrengthBar: View {
  let strength: SignUpFormStrength

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 4) {
        ForEach(1..<SignUpFormStrength.allCases.count, id: \.self) { level in
          Capsule()
            .fill(level <= strength.rawValue ? strength.color : Color.gray.opacity(0.2))
            .frame(height: 5)
        }
      }
      Text(strength.title)
        .font(.caption)
        .foregroundStyle(strength.color)
    }
    .animation(.default, value: strength)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Password strength")
  }
}

#Preview {
  SignUpFormView()
}
