import SwiftUI

/// A text field, an error message and a button: empty, too short, and valid.
private struct SubmitForm: View {
  @State var input = ""
  var error: String?

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: $input)
      if let error {
        Text(error)
          .font(.caption)
          .foregroundColor(.red)
      }
      Button("Submit") {}
    }
    .padding(8)
  }
}

#Preview("Empty") {
  SubmitForm()
}

#Preview("Too Short") {
  SubmitForm(input: "Hi", error: "Message Too Short")
}

#Preview("Valid") {
  SubmitForm(input: "Hello World")
}
