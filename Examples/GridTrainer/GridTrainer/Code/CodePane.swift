import SwiftUI

/// The code of the grid in colours, with a button that copies it.
struct CodePane: View {
  let code: String

  @State private var copied: String?

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Text(colored)
        .font(.system(.footnote, design: .monospaced))
        .textSelection(.enabled)
        .fixedSize()
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .defaultScrollAnchor(.topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .overlay(alignment: .topTrailing) {
      copyButton.padding(12)
    }
  }

  private var isCopied: Bool { copied == code }

  private var copyButton: some View {
    Button {
      Pasteboard.copy(code)
      copied = code
    } label: {
      Label(
        isCopied ? "Copied" : "Copy Code",
        systemImage: isCopied ? "checkmark" : "doc.on.doc")
    }
    .buttonStyle(.bordered)
    .controlSize(.small)
    .help("Copies the code of the grid")
  }

  private var colored: AttributedString {
    CodeToken.tokens(of: code).reduce(into: AttributedString()) { text, token in
      var piece = AttributedString(token.text)
      piece.foregroundColor = token.kind.color
      text += piece
    }
  }
}

extension CodeToken.Kind {
  var color: Color {
    switch self {
    case .keyword: .pink
    case .type: .teal
    case .member: .purple
    case .number: .blue
    case .string: .red
    case .plain: .primary
    }
  }
}

#Preview("Spans", traits: .fixedLayout(width: 520, height: 560)) {
  CodePane(code: GridCode(document: Preset.tieBreaker.document).text)
}
