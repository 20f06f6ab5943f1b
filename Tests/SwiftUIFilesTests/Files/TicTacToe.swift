import SwiftUI

enum TicTacToePlayer: String {
  case cross = "xmark"
  case nought = "circle"

  var opponent: TicTacToePlayer { self == .cross ? .nought : .cross }
  var color: Color { self == .cross ? .red : .blue }
}

struct TicTacToeBoard {
  private(set) var cells: [TicTacToePlayer?] = Array(repeating: nil, count: 9)

  static let lines: [[Int]] = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
  ]

  var emptyIndices: [Int] { cells.indices.filter { cells[$0] == nil } }

  var winningLine: [Int]? {
    Self.lines.first { line in
      guard let first = cells[line[0]] else { return false }
      return line.allSatisfy { cells[$0] == first }
    }
  }

  var winner: TicTacToePlayer? { winningLine.flatMap { cells[$0[0]] } }
  var isFinished: Bool { winner != nil || emptyIndices.isEmpty }

  mutating func play(_ index: Int, as player: TicTacToePlayer) {
    cells[index] = player
  }
}

@MainActor
final class TicTacToeGame: ObservableObject {
  @Published private(set) var board = TicTacToeBoard()
  @Published private(set) var turn = TicTacToePlayer.cross
  @Published private(set) var score: [TicTacToePlayer: Int] = [:]
  @Published var showsResult = false

  var resultText: String {
    guard let winner = board.winner else { return "It's a draw" }
    return winner == .cross ? "You win!" : "Computer wins"
  }

  func tap(_ index: Int) {
    guard board.cells[index] == nil, !board.isFinished, turn == .cross else { return }
    play(index)
    guard !board.isFinished else { return }
    Task {
      try? await Task.sleep(nanoseconds: 500_000_000)
      if let reply = bestReply() { play(reply) }
    }
  }

  func reset() {
    board = TicTacToeBoard()
    turn = .cross
  }

  private func play(_ index: Int) {
    board.play(index, as: turn)
    if let winner = board.winner { score[winner, default: 0] += 1 }
    turn = turn.opponent
    showsResult = board.isFinished
  }

  private func bestReply() -> Int? {
    for player in [TicTacToePlayer.nought, .cross] {
      for index in board.emptyIndices {
        var copy = board
        copy.play(index, as: player)
        if copy.winner == player { return index }
      }
    }
    return board.cells[4] == nil ? 4 : board.emptyIndices.randomElement()
  }
}

struct TicTacToeView: View {
  @StateObject private var game = TicTacToeGame()
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)

  var body: some View {
    VStack(spacing: 30) {
      HStack {
        scoreLabel("You", .cross)
        Spacer()
        scoreLabel("Computer", .nought)
      }
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(0..<9) { index in
          cell(index)
        }
      }
      Button("New Game") {
        withAnimation { game.reset() }
      }
      .font(.headline)
    }
    .padding(24)
    .alert(isPresented: $game.showsResult) {
      Alert(
        title: Text(game.resultText),
        message: Text("Fancy another round?"),
        primaryButton: .default(Text("Rematch")) { game.reset() },
        secondaryButton: .cancel()
      )
    }
  }

  private func cell(_ index: Int) -> some View {
    let isWinning = game.board.winningLine?.contains(index) ?? false
    return ZStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(isWinning ? Color.yellow.opacity(0.4) : Color(.secondarySystemFill))
        .aspectRatio(1, contentMode: .fit)
      if let player = game.board.cells[index] {
        Image(systemName: player.rawValue)
          .font(.system(size: 44, weight: .bold))
          .foregroundColor(player.color)
          .transition(.scale)
      }
    }
    .onTapGesture {
      withAnimation(.spring()) { game.tap(index) }
    }
  }

  private func scoreLabel(_ name: String, _ player: TicTacToePlayer) -> some View {
    VStack {
      Label(name, systemImage: player.rawValue).foregroundColor(player.color)
      Text("\(game.score[player] ?? 0)").font(.title.bold())
    }
    .opacity(game.turn == player ? 1 : 0.5)
  }
}

struct TicTacToeView_Previews: PreviewProvider {
  static var previews: some View {
    TicTacToeView()
  }
}
