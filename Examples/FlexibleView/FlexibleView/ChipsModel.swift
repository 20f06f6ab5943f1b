import SwiftUI

/// A word, which can occur several times.
struct Chip: Identifiable, Hashable {
  let id: Int
  let word: String
}

/// What is shown, and how.
@MainActor @Observable final class ChipsModel {
  enum Alignment: String, CaseIterable, Identifiable {
    case leading
    case center
    case trailing

    var id: Self { self }

    var value: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  private(set) var all: [Chip]
  var count: Int
  /// In points.
  var padding = 8.0
  /// In points.
  var spacing = 8.0
  var alignment = Alignment.leading

  init(_ text: String = ChipsModel.text) {
    let chips = text.split(separator: " ").enumerated().map {
      Chip(id: $0.offset, word: String($0.element))
    }
    all = chips
    count = chips.count
  }

  var shown: ArraySlice<Chip> { all.prefix(count) }

  func shuffle() { all.shuffle() }

  private static let text = """
    The tide comes in at seven and lifts the boats off the mud one after the other until \
    the whole harbour is afloat again by noon it has turned and the water goes out past \
    the lighthouse and the long pier where the ferry waits for those who are late in the \
    evening the lamps are lit along the quay and somebody sings about the bridge that \
    the winter took away from all of us
    """
}
