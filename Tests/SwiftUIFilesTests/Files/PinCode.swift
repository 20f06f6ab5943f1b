import SwiftUI

struct PinCodeField: View {
  @Binding var code: String
  let length: Int
  var isInvalid: Bool

  @FocusState private var focusedIndex: Int?
  @State private var digits: [String]

  init(code: Binding<String>, length: Int = 6, isInvalid: Bool = false) {
    _code = code
    self.length = length
    self.isInvalid = isInvalid
    let typed = code.wrappedValue.prefix(length).map(String.init)
    let padding = Array(repeating: "", count: length - typed.count)
    _digits = State(initialValue: typed + padding)
  }

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<length, id: \.self) { index in
        TextField("", text: $digits[index])
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .multilineTextAlignment(.center)
          .font(.title2.monospacedDigit().weight(.semibold))
          .frame(width: 46, height: 56)
          .background(box(at: index))
          .focused($focusedIndex, equals: index)
          .onChange(of: digits[index]) { newValue in
            handle(newValue, at: index)
          }
          .accessibilityLabel("Digit \(index + 1)")
        if index == length / 2 - 1 {
          Text("–").foregroundColor(.secondary)
        }
      }
    }
    .onAppear { focusedIndex = digits.firstIndex(of: "") }
  }

  private func box(at index: Int) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(.secondarySystemBackground))
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .stroke(borderColor(at: index), lineWidth: focusedIndex == index ? 2 : 1)
      )
  }

  private func borderColor(at index: Int) -> Color {
    if isInvalid { return .red }
    if focusedIndex == index { return .accentColor }
    return digits[index].isEmpty ? Color.gray.opacity(0.3) : Color.green
  }

  private func handle(_ value: String, at index: Int) {
    let numbers = value.filter(\.isNumber)
    if numbers.count > 1 {
      // Pasted code or overtyping: spread over the following boxes.
      for (offset, character) in numbers.enumerated() where index + offset < length {
        digits[index + offset] = String(character)
      }
      focusedIndex = min(index + numbers.count, length - 1)
    } else if numbers != value {
      digits[index] = numbers
    } else if !numbers.isEmpty {
      focusedIndex = index + 1 < length ? index + 1 : nil
    } else if index > 0 {
      focusedIndex = index - 1
    }
    code = digits.joined()
  }
}

private struct ShakeEffect: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 2), y: 0))
  }
}

struct PinCodeView: View {
  @State private var code = "482"
  @State private var attempts = 0
  @State private var isInvalid = false
  @State private var isVerified = false
  @State private var secondsLeft = 30

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 28) {
      Image(systemName: isVerified ? "checkmark.shield.fill" : "lock.shield")
        .font(.system(size: 64))
        .foregroundColor(isVerified ? .green : .accentColor)

      VStack(spacing: 6) {
        Text("Enter the code").font(.title2.bold())
        Text("We sent it to +44 •••• ••12")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }

      PinCodeField(code: $code, isInvalid: isInvalid)
        .modifier(ShakeEffect(shakes: CGFloat(attempts) * 3))

      if isInvalid {
        Text("That code is not right.").font(.footnote).foregroundColor(.red)
      }

      Button(action: verify) {
        Text(isVerified ? "Verified" : "Verify").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(code.count < 6 || isVerified)

      Button(secondsLeft > 0 ? "Resend in \(secondsLeft)s" : "Resend code") { secondsLeft = 30 }
        .font(.footnote)
        .disabled(secondsLeft > 0)
    }
    .padding(24)
    .onChange(of: code) { _ in isInvalid = false }
    .onReceive(timer) { _ in
      if secondsLeft > 0 { secondsLeft -= 1 }
    }
  }

  private func verify() {
    if code == "123456" {
      withAnimation { isVerified = true }
    } else {
      isInvalid = true
      withAnimation(.linear(duration: 0.4)) { attempts += 1 }
    }
  }
}

struct PinCodeView_Previews: PreviewProvider {
  static var previews: some View {
    PinCodeView()
    PinCodeField(code: .constant("1234"), length: 4).previewDisplayName("Four digits")
  }
}
