import SwiftUI

struct FloatFieldInput: View {
  let title: LocalizedStringKey
  @Binding var text: String
  var symbol: String?
  var error: String?
  var isSecure = false

  @FocusState var isFocused: Bool
  @State var isRevealed = false

  private var isFloating: Bool { isFocused || !text.isEmpty }
  private var tintColor: Color {
    if error != nil { return .red }
    return isFocused ? .accentColor : .secondary
  }

  init(
    _ title: LocalizedStringKey, text: Binding<String>, symbol: String? = nil,
    error: String? = nil, isSecure: Bool = false
  ) {
    self.title = title
    self._text = text
    self.symbol = symbol
    self.error = error
    self.isSecure = isSecure
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        if let symbol {
          Image(systemName: symbol).foregroundStyle(tintColor).frame(width: 22)
        }
        ZStack(alignment: .leading) {
          Text(title)
            .foregroundStyle(tintColor)
            .scaleEffect(isFloating ? 0.75 : 1, anchor: .leading)
            .offset(y: isFloating ? -16 : 0)
          field.focused($isFocused).offset(y: isFloating ? 6 : 0)
        }
        trailing
      }
      .padding(.horizontal, 14)
      .frame(height: 58)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(tintColor, lineWidth: isFocused ? 2 : 1)
      )
      .contentShape(.rect)
      .onTapGesture { isFocused = true }

      if let error {
        Label(error, systemImage: "exclamationmark.circle.fill")
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.opacity.combined(with: .offset(y: -6)))
      }
    }
    .animation(.easeOut(duration: 0.18), value: isFloating)
    .animation(.default, value: error)
  }

  @ViewBuilder
  private var field: some View {
    if isSecure && !isRevealed {
      SecureField("", text: $text)
    } else {
      TextField("", text: $text)
    }
  }

  @ViewBuilder
  private var trailing: some View {
    if isSecure {
      Button("Reveal", systemImage: isRevealed ? "eye.slash" : "eye") { isRevealed.toggle() }
        .labelStyle(.iconOnly)
        .foregroundStyle(.secondary)
    } else if !text.isEmpty && isFocused {
      Button("Clear", systemImage: "xmark.circle.fill") { text = "" }
        .labelStyle(.iconOnly)
        .foregroundStyle(.tertiary)
    }
  }
}

struct FloatFieldView: View {
  @State private var name = "Johanna Weiss"
  @State private var email = "johanna@"
  @State private var password = ""
  @State private var accepts = false
  @State private var didSubmit = true
  @State private var showsWelcome = false

  private var emailError: String? {
    guard didSubmit else { return nil }
    let pattern = #/[^@\s]+@[^@\s]+\.[a-z]{2,}/#
    return email.wholeMatch(of: pattern) == nil ? "Enter a valid e-mail" : nil
  }

  private var passwordError: String? {
    didSubmit && !password.isEmpty && password.count < 8 ? "At least 8 characters" : nil
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 18) {
          FloatFieldInput("Full name", text: $name, symbol: "person")
            .textContentType(.name)
          FloatFieldInput("E-mail", text: $email, symbol: "envelope", error: emailError)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .keyboardType(.emailAddress)
          FloatFieldInput(
            "Password", text: $password, symbol: "lock", error: passwordError, isSecure: true)

          Toggle("I accept the [terms](https://example.com)", isOn: $accepts)
            .font(.subheadline)

          Button {
            didSubmit = true
            showsWelcome = emailError == nil && password.count >= 8
          } label: {
            Text("Create account").fontWeight(.semibold).frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.roundedRectangle(radius: 12))
          .controlSize(.large)
          .disabled(!accepts)
        }
        .padding()
      }
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Sign up")
      .sheet(isPresented: $showsWelcome) {
        ContentUnavailableView(
          "Welcome, \(name)", systemImage: "party.popper", description: Text("You are all set.")
        )
        .presentationDetents([.fraction(0.4)])
        .presentationDragIndicator(.visible)
      }
    }
    .tint(.teal)
  }
}

#Preview { FloatFieldView() }
