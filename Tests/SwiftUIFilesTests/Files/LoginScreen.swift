import SwiftUI

@MainActor
final class LoginScreenViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var isLoading = false
  @Published var showsError = false

  var canSubmit: Bool {
    email.contains("@") && password.count >= 6 && !isLoading
  }

  func signIn() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(nanoseconds: 1_200_000_000)
    showsError = !email.lowercased().hasSuffix("@example.com")
  }
}

struct LoginScreenView: View {
  private enum Field: Hashable { case email, password }

  @StateObject private var viewModel = LoginScreenViewModel()
  @FocusState private var focusedField: Field?
  @State private var isPasswordVisible = false
  @AppStorage("login.rememberMe") private var rememberMe = true

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          header
          fields
          options
          submitButton
        }
        .padding(.horizontal, 24)
        .padding(.top, 40)
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationBarHidden(true)
      .alert("Sign in failed", isPresented: $viewModel.showsError) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("We couldn't find an account for \(viewModel.email).")
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "leaf.circle.fill")
        .font(.system(size: 56))
        .foregroundColor(.green)
      Text("Welcome back")
        .font(.largeTitle.bold())
      Text("Sign in to continue growing your garden.")
        .foregroundColor(.secondary)
    }
  }

  private var fields: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $viewModel.email)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .focused($focusedField, equals: .email)
        .submitLabel(.next)
        .modifier(LoginScreenFieldStyle(icon: "envelope", isFocused: focusedField == .email))

      ZStack(alignment: .trailing) {
        Group {
          if isPasswordVisible {
            TextField("Password", text: $viewModel.password)
          } else {
            SecureField("Password", text: $viewModel.password)
          }
        }
        .focused($focusedField, equals: .password)
        .submitLabel(.go)
        .modifier(LoginScreenFieldStyle(icon: "lock", isFocused: focusedField == .password))

        Button {
          isPasswordVisible.toggle()
        } label: {
          Image(systemName: isPasswordVisible ? "eye.slash" : "eye")
            .foregroundColor(.secondary)
        }
        .padding(.trailing, 16)
        .accessibilityLabel(isPasswordVisible ? "Hide password" : "Show password")
      }
    }
    .onSubmit { focusedField = focusedField == .email ? .password : nil }
  }

  private var options: some View {
    HStack {
      Toggle("Remember me", isOn: $rememberMe).fixedSize()
      Spacer()
      NavigationLink("Forgot password?", destination: Text("Check your inbox"))
    }
    .font(.footnote)
    .tint(.green)
  }

  private var submitButton: some View {
    Button {
      focusedField = nil
      Task { await viewModel.signIn() }
    } label: {
      ZStack {
        Text("Sign In").opacity(viewModel.isLoading ? 0 : 1)
        if viewModel.isLoading {
          ProgressView().tint(.white)
        }
      }
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 50)
      .foregroundColor(.white)
      .background(viewModel.canSubmit ? Color.green : Color.gray.opacity(0.5))
      .cornerRadius(14)
    }
    .disabled(!viewModel.canSubmit)
    .animation(.easeInOut(duration: 0.2), value: viewModel.canSubmit)
  }
}

struct LoginScreenFieldStyle: ViewModifier {
  let icon: String
  var isFocused: Bool

  func body(content: Content) -> some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .foregroundColor(isFocused ? .green : .secondary)
        .frame(width: 20)
      content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 14).fill(Color(.systemBackground)))
    .overlay(
      RoundedRectangle(cornerRadius: 14)
        .stroke(isFocused ? Color.green : Color.clear, lineWidth: 1.5)
    )
  }
}

struct LoginScreenView_Previews: PreviewProvider {
  static var previews: some View {
    LoginScreenView()
    LoginScreenView().preferredColorScheme(.dark)
  }
}
