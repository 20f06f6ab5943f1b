import SwiftUI

struct ChatBubblesMessage: Identifiable, Hashable {
  enum Sender { case me, other }

  let id = UUID()
  let text: String
  let sender: Sender
  var date = Date()

  static let samples: [ChatBubblesMessage] = [
    .init(text: "Hey! Are you still up for the hike on Saturday?", sender: .other),
    .init(text: "Absolutely 🏔", sender: .me),
    .init(text: "What time should I be ready?", sender: .me),
    .init(text: "I was thinking 7:30 so that we get there before the crowds.", sender: .other),
    .init(text: "Ugh, early. But fine.", sender: .me),
  ]
}

@MainActor
class ChatBubblesViewModel: ObservableObject {
  @Published var messages = ChatBubblesMessage.samples
  @Published var isTyping = false

  func send(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    messages.append(ChatBubblesMessage(text: trimmed, sender: .me))
    Task {
      isTyping = true
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      isTyping = false
      messages.append(ChatBubblesMessage(text: "Sounds good 👍", sender: .other))
    }
  }
}

struct ChatBubblesShape: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    let tail: CGFloat = 6
    let body = CGRect(
      x: isMine ? rect.minX : rect.minX + tail, y: rect.minY,
      width: rect.width - tail, height: rect.height)
    var path = Path(roundedRect: body, cornerRadius: 16)
    if isMine {
      path.move(to: CGPoint(x: body.maxX - 12, y: body.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: body.maxY),
        control: CGPoint(x: body.maxX - 2, y: body.maxY))
      path.addQuadCurve(
        to: CGPoint(x: body.maxX, y: body.maxY - 14),
        control: CGPoint(x: body.maxX, y: body.maxY - 4))
    } else {
      path.move(to: CGPoint(x: body.minX + 12, y: body.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: body.maxY),
        control: CGPoint(x: body.minX + 2, y: body.maxY))
      path.addQuadCurve(
        to: CGPoint(x: body.minX, y: body.maxY - 14),
        control: CGPoint(x: body.minX, y: body.maxY - 4))
    }
    return path
  }
}

struct ChatBubblesView: View {
  @ObservedObject var viewModel = ChatBubblesViewModel()
  @State private var draft = ""

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(viewModel.messages) { message in
                bubble(message)
                  .id(message.id)
                  .transition(.move(edge: .bottom).combined(with: .opacity))
              }
              if viewModel.isTyping {
                TypingIndicator().frame(maxWidth: .infinity, alignment: .leading)
              }
            }
            .padding()
          }
          .onChange(of: viewModel.messages.count) { _ in
            guard let last = viewModel.messages.last else { return }
            withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
          }
        }
        Divider()
        inputBar
      }
      .navigationBarTitle("Alex", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func bubble(_ message: ChatBubblesMessage) -> some View {
    let isMine = message.sender == .me
    return HStack {
      if isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.vertical, 10)
        .padding(.leading, isMine ? 14 : 20)
        .padding(.trailing, isMine ? 20 : 14)
        .foregroundColor(isMine ? .white : .primary)
        .background(isMine ? Color.blue : Color(.secondarySystemBackground))
        .clipShape(ChatBubblesShape(isMine: isMine))
        .contextMenu {
          Button(action: {}) { Label("Copy", systemImage: "doc.on.doc") }
        }
      if !isMine { Spacer(minLength: 60) }
    }
  }

  private var inputBar: some View {
    HStack(spacing: 12) {
      TextField("Message", text: $draft, onCommit: send)
        .padding(10)
        .overlay(Capsule().stroke(Color(.systemGray4)))
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(draft.isEmpty)
    }
    .padding(10)
  }

  private func send() {
    withAnimation { viewModel.send(draft) }
    draft = ""
  }
}

private struct TypingIndicator: View {
  @State private var animating = false

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 8, height: 8)
          .scaleEffect(animating ? 1 : 0.5)
          .animation(
            Animation.easeInOut(duration: 0.5).repeatForever().delay(0.2 * Double(index)),
            value: animating
          )
      }
    }
    .foregroundColor(.gray)
    .padding(12)
    .background(Capsule().fill(Color(.secondarySystemBackground)))
    .onAppear { animating = true }
  }
}

struct ChatBubblesView_Previews: PreviewProvider {
  static var previews: some View {
    ChatBubblesView()
  }
}
