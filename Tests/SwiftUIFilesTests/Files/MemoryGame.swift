import SwiftUI

struct MemoryGameModel<Content: Equatable> {
  struct Card: Identifiable {
    let id: Int
    let content: Content
    var isFaceUp = false
    var isMatched = false
  }

  private(set) var cards: [Card] = []
  private(set) var moves = 0

  private var onlyFaceUpIndex: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    return faceUp.count == 1 ? faceUp[0] : nil
  }

  var isSolved: Bool { cards.allSatisfy(\.isMatched) }

  init(contents: [Content]) {
    for (index, content) in contents.enumerated() {
      cards.append(Card(id: index * 2, content: content))
      cards.append(Card(id: index * 2 + 1, content: content))
    }
  }

  mutating func choose(_ card: Card) {
    guard
      let index = cards.firstIndex(where: { $0.id == card.id }),
      !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    if let other = onlyFaceUpIndex {
      moves += 1
      if cards[other].content == cards[index].content {
        cards[other].isMatched = true
        cards[index].isMatched = true
      }
    } else {
      for i in cards.indices { cards[i].isFaceUp = false }
    }
    cards[index].isFaceUp = true
  }

  mutating func shuffle() { cards.shuffle() }
}

enum MemoryGameTheme: String, CaseIterable, Identifiable {
  case animals, food, sports

  var id: String { rawValue }

  var emojis: [String] {
    switch self {
    case .animals: ["🐙", "🦊", "🐸", "🦉", "🐳", "🐝"]
    case .food: ["🍕", "🥑", "🍣", "🍩", "🌮", "🍇"]
    case .sports: ["⚽️", "🏀", "🎾", "🏓", "🥊", "⛳️"]
    }
  }
}

@Observable
@MainActor
final class MemoryGameViewModel {
  var theme = MemoryGameTheme.animals {
    didSet { restart() }
  }
  private(set) var game = MemoryGameModel(contents: MemoryGameTheme.animals.emojis)

  func choose(_ card: MemoryGameModel<String>.Card) { game.choose(card) }
  func shuffle() { game.shuffle() }

  func restart() {
    game = MemoryGameModel(contents: theme.emojis)
    game.shuffle()
  }
}

private struct Cardify: ViewModifier, @preconcurrency Animatable {
  var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      base.strokeBorder(lineWidth: 2)
        .background(base.fill(.background))
        .overlay(content)
        .opacity(rotation < 90 ? 1 : 0)
      base.fill(.mint.gradient)
        .opacity(rotation < 90 ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

struct MemoryGameView: View {
  @State private var viewModel = MemoryGameViewModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 75))], spacing: 10) {
          ForEach(viewModel.game.cards) { card in
            Text(card.content)
              .font(.system(size: 44))
              .rotationEffect(.degrees(card.isMatched ? 360 : 0))
              .modifier(Cardify(isFaceUp: card.isFaceUp || card.isMatched))
              .aspectRatio(2 / 3, contentMode: .fit)
              .opacity(card.isMatched ? 0.5 : 1)
              .onTapGesture {
                withAnimation(.easeInOut(duration: 0.4)) { viewModel.choose(card) }
              }
          }
        }
        .padding()
        .foregroundStyle(.mint)
      }
      .navigationTitle(viewModel.game.isSolved ? "Solved! 🎉" : "Moves: \(viewModel.game.moves)")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Shuffle") { withAnimation { viewModel.shuffle() } }
          Spacer()
          Picker("Theme", selection: $viewModel.theme) {
            ForEach(MemoryGameTheme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          Spacer()
          Button("New") { withAnimation { viewModel.restart() } }
        }
      }
    }
  }
}

#Preview {
  MemoryGameView()
}
