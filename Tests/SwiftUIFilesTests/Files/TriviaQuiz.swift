import Combine
import SwiftUI

struct TriviaQuizQuestion: Identifiable {
  let id: Int
  let prompt: String
  let answers: [String]
  let correct: Int
}

@MainActor
final class TriviaQuizViewModel: ObservableObject {
  @Published private(set) var index = 0
  @Published private(set) var score = 0
  @Published private(set) var picked: Int?
  @Published private(set) var isFinished = false

  let questions: [TriviaQuizQuestion] = [
    .init(
      id: 0, prompt: "Which planet has the shortest day?",
      answers: ["Earth", "Jupiter", "Mars", "Venus"], correct: 1),
    .init(
      id: 1, prompt: "What does the 'L' in HTML stand for?",
      answers: ["Language", "Layout", "Link", "Logic"], correct: 0),
    .init(
      id: 2, prompt: "How many strings does a cello have?",
      answers: ["Three", "Four", "Five", "Six"], correct: 1),
  ]

  var question: TriviaQuizQuestion { questions[index] }
  var progress: Double { Double(index + (picked == nil ? 0 : 1)) / Double(questions.count) }

  func pick(_ answer: Int) {
    guard picked == nil else { return }
    picked = answer
    if answer == question.correct { score += 1 }
  }

  func next() {
    if index + 1 < questions.count {
      index += 1
      picked = nil
    } else {
      isFinished = true
    }
  }

  func restart() {
    index = 0
    score = 0
    picked = nil
    isFinished = false
  }
}

struct TriviaQuizView: View {
  @StateObject private var viewModel = TriviaQuizViewModel()

  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        .edgesIgnoringSafeArea(.all)
      if viewModel.isFinished {
        result.transition(.scale.combined(with: .opacity))
      } else {
        game
      }
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.8), value: viewModel.isFinished)
  }

  private var game: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Question \(viewModel.index + 1) of \(viewModel.questions.count)")
        Spacer()
        Label("\(viewModel.score)", systemImage: "bolt.fill")
      }
      .font(.subheadline.weight(.semibold))
      .foregroundColor(.white.opacity(0.85))

      ProgressView(value: viewModel.progress)
        .progressViewStyle(LinearProgressViewStyle(tint: .white))

      Text(viewModel.question.prompt)
        .font(.system(.title, design: .rounded).bold())
        .foregroundColor(.white)
        .fixedSize(horizontal: false, vertical: true)
        .id(viewModel.question.id)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))

      VStack(spacing: 12) {
        ForEach(viewModel.question.answers.indices, id: \.self) { answer in
          let title = viewModel.question.answers[answer]
          TriviaQuizAnswerButton(title: title, state: state(of: answer)) {
            withAnimation { viewModel.pick(answer) }
          }
        }
      }
      Spacer()
      Button(action: { withAnimation { viewModel.next() } }) {
        Text("Continue").bold().frame(maxWidth: .infinity).padding()
      }
      .background(Color.white)
      .foregroundColor(.purple)
      .cornerRadius(14)
      .opacity(viewModel.picked == nil ? 0.4 : 1)
      .disabled(viewModel.picked == nil)
    }
    .padding(24)
  }

  private var result: some View {
    VStack(spacing: 16) {
      Text(viewModel.score == viewModel.questions.count ? "🏆" : "🎉").font(.system(size: 80))
      Text("You scored \(viewModel.score)/\(viewModel.questions.count)").font(.title.bold())
      Button("Play again", action: viewModel.restart).buttonStyle(.borderedProminent)
    }
    .padding(32)
    .background(RoundedRectangle(cornerRadius: 24).fill(.regularMaterial))
  }

  private func state(of answer: Int) -> TriviaQuizAnswerButton.Mark {
    guard let picked = viewModel.picked else { return .idle }
    if answer == viewModel.question.correct { return .right }
    return answer == picked ? .wrong : .idle
  }
}

struct TriviaQuizAnswerButton: View {
  enum Mark { case idle, right, wrong }

  let title: String
  let state: Mark
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
        if state != .idle {
          Image(systemName: state == .right ? "checkmark.circle.fill" : "xmark.circle.fill")
        }
      }
      .foregroundColor(.white)
      .padding().background(fill)
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
  }

  private var fill: Color {
    switch state {
    case .idle: return .white.opacity(0.18)
    case .right: return .green
    case .wrong: return .red
    }
  }
}

struct TriviaQuizView_Previews: PreviewProvider {
  static var previews: some View { TriviaQuizView() }
}
