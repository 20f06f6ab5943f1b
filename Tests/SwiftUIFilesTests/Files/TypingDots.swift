import SwiftUI

struct TypingDotsMessage: Identifiable, Equatable {
  let id = UUID()
  let text: String
  let isMine: Bool
}

struct TypingDotsIndicator: View {
  var dotSize: CGFloat = 9
  var color: Color = .gray
  @State var isAnimating = false

  var body: some View {
    HStack(spacing: dotSize * 0.6) {
      ForEach(0..<3) { index in
        Circle()
          .fill(color)
          .frame(width: dotSize, height: dotSize)
          .scaleEffect(isAnimating ? 1 : 0.6)
          .opacity(isAnimating ? 1 : 0.35)
          .offset(y: isAnimating ? -dotSize / 3 : dotSize / 3)
          .animation(
            .easeInOut(duration: 0.5)
              .repeatForever(autoreverses: true)
              .delay(Double(index) * 0.18),
            value: isAnimating
          )
      }
    }
    .onAppear { isAnimating = true }
    .accessibilityLabel(Text("Typing"))
  }
}

struct TypingDotsBubble<Content: View>: View {
  let isMine: Bool
  let content: Content

  init(isMine: Bool, @ViewBuilder content: () -> Content) {
    self.isMine = isMine
    self.content = content()
  }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 48) }
      content
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .foregroundColor(isMine ? .white : .primary)
        .background(isMine ? Color.blue : Color(.systemGray5))
        .clipShape(TypingDotsBubbleShape(isMine: isMine))
      if !isMine { Spacer(minLength: 48) }
    }
  }
}

struct TypingDotsBubbleShape: Shape {
  var isMine: Bool
  var radius: CGFloat = 18

  func path(in rect: CGRect) -> Path {
    let r = min(radius, rect.height / 2)
    let small: CGFloat = 4
    let bottomRight = isMine ? small : r
    let bottomLeft = isMine ? r : small
    var p = Path()
    p.move(to: CGPoint(x: rect.minX + r, y: rect.minY))
    p.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: r)
    p.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: bottomRight)
    p.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: bottomLeft)
    p.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: r)
    p.closeSubpath()
    return p
  }
}

struct TypingDotsView: View {
  @State private var messages: [TypingDotsMessage] = [
    .init(text: "Did the parcel arrive?", isMine: false),
    .init(text: "Yes, this morning. Thanks a lot!", isMine: true),
    .init(text: "Great 🎁 You may open it before Sunday.", isMine: false),
  ]
  @State private var draft = ""
  @State private var isTyping = true

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 8) {
            ForEach(messages) { message in
              TypingDotsBubble(isMine: message.isMine) {
                Text(message.text).multilineTextAlignment(.leading)
              }
              .id(message.id)
              .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            if isTyping {
              TypingDotsBubble(isMine: false) { TypingDotsIndicator() }
                .transition(.scale(scale: 0.5, anchor: .bottomLeading))
            }
          }
          .padding()
        }
        .onChange(of: messages) { newValue in
          guard let last = newValue.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      Divider()
      inputBar
    }
  }

  private var inputBar: some View {
    HStack {
      TextField("iMessage", text: $draft)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .overlay(Capsule().stroke(Color.gray.opacity(0.4)))
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(draft.isEmpty)
    }
    .padding(10)
  }

  private func send() {
    withAnimation(.spring()) {
      messages.append(.init(text: draft, isMine: true))
      draft = ""
      isTyping.toggle()
    }
  }
}

struct TypingDotsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TypingDotsView()
      TypingDotsIndicator(dotSize: 16, color: .purple).padding().previewLayout(.sizeThatFits)
    }
  }
}
