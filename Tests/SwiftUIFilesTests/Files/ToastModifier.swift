import SwiftUI

enum ToastModifierKind {
  case success, warning, failure, info

  var color: Color {
    switch self {
    case .success: return .green
    case .warning: return .orange
    case .failure: return .red
    case .info: return .blue
    }
  }

  var icon: String {
    switch self {
    case .success: return "checkmark.circle.fill"
    case .warning: return "exclamationmark.triangle.fill"
    case .failure: return "xmark.octagon.fill"
    case .info: return "info.circle.fill"
    }
  }
}

struct ToastModifierMessage: Equatable {
  var kind: ToastModifierKind
  var title: String
  var message: String
  var duration: Double = 3
}

struct ToastModifierCard: View {
  let toast: ToastModifierMessage
  let onClose: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top) {
      Image(systemName: toast.kind.icon)
        .foregroundColor(toast.kind.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(toast.title).font(.system(size: 14, weight: .semibold))
        Text(toast.message).font(.system(size: 12)).foregroundColor(.secondary)
      }
      Spacer(minLength: 10)
      Button(action: onClose) {
        Image(systemName: "xmark").foregroundColor(.primary)
      }
    }
    .padding()
    .background(Color(.systemBackground))
    .overlay(
      Rectangle().fill(toast.kind.color).frame(width: 6),
      alignment: .leading
    )
    .cornerRadius(8)
    .shadow(color: Color.black.opacity(0.25), radius: 4, x: 0, y: 1)
    .padding(.horizontal, 16)
  }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: ToastModifierMessage?
  @State private var hideTask: Task<Void, Never>?

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        ZStack {
          if let toast = toast {
            VStack {
              Spacer()
              ToastModifierCard(toast: toast, onClose: dismiss)
            }
            .padding(.bottom, 32)
            .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .animation(.spring(), value: toast)
      )
      .onChange(of: toast) { _ in schedule() }
  }

  private func schedule() {
    guard let toast = toast, toast.duration > 0 else { return }
    hideTask?.cancel()
    hideTask = Task {
      try? await Task.sleep(nanoseconds: UInt64(toast.duration * 1_000_000_000))
      guard !Task.isCancelled else { return }
      dismiss()
    }
  }

  private func dismiss() {
    withAnimation { toast = nil }
    hideTask?.cancel()
    hideTask = nil
  }
}

private extension View {
  func toast(_ toast: Binding<ToastModifierMessage?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}

struct ToastModifierView: View {
  @State private var toast: ToastModifierMessage? = .init(
    kind: .info, title: "Hello", message: "This toast is here from the start.", duration: 60
  )

  var body: some View {
    VStack(spacing: 20) {
      Text("Toasts").font(.largeTitle.bold())
      button("Saved", .success, "Your draft was stored on this device.")
      button("Low storage", .warning, "Less than 200 MB are left.")
      button("No connection", .failure, "Check your network settings and try again.")
    }
    .toast($toast)
  }

  private func button(
    _ title: String,
    _ kind: ToastModifierKind,
    _ message: String
  ) -> some View {
    Button(title) {
      toast = ToastModifierMessage(kind: kind, title: title, message: message)
    }
    .buttonStyle(.borderedProminent)
    .tint(kind.color)
  }
}

struct ToastModifierView_Previews: PreviewProvider {
  static var previews: some View {
    ToastModifierView()
  }
}
