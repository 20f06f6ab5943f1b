import GalleyGeometry

/// What a grid's columns, or its rows, still have to share while its cells are measured (GR8 to GR13).
///
/// The rules were found in what SwiftUI's grid answers; where they look odd, it does.
struct GridShares {
  /// A cell of the priority that is measured next.
  struct Cell {
    var tracks: Range<Int>
    /// Whether the cell opens no track: it is offered all of them, whatever the others get.
    var coversAll: Bool
    /// Whether the cell closes all of its tracks, and not only the first.
    var fills: Bool
  }

  /// The room for tracks without gaps; nil where nothing is offered.
  private let room: CGFloat?
  private(set) var openCount = 0
  /// What all tracks left when the priority began, in points.
  private var rest: CGFloat = 0
  /// What the open tracks have together, in points.
  private var budget: CGFloat = 0
  /// What all tracks but the open ones have taken, in points.
  private var taken: CGFloat = 0
  /// How many tracks the cells of the priority fill in one line across at most, where as many are not open.
  private var mostInLine: Int?
  private var isOpen: [Bool]
  /// The cells of the priority across several tracks that were measured, by their first track.
  private var spans: [Int: [(tracks: Range<Int>, length: CGFloat)]] = [:]
  /// How many cells of the priority keep each track open.
  private var pending: [Int]

  init(count: Int, room: CGFloat?) {
    self.room = room
    isOpen = Array(repeating: false, count: count)
    pending = Array(repeating: 0, count: count)
  }

  /// Starts a priority: each track that a cell of it lies in is open. What all tracks leave, as long as they are now, is shared
  /// by as many as the fullest line has, and each open track gets such a share (GR8).
  /// - Parameter mostInLine: how many tracks the cells have in the line across that has most.
  mutating func begin(_ cells: some Sequence<Cell>, mostInLine: Int, tracks: GridTracks) {
    spans = [:]
    for track in pending.indices { pending[track] = 0 }
    for cell in cells where !cell.coversAll {
      for track in cell.tracks { pending[track] += 1 }
    }
    openCount = 0
    for track in pending.indices {
      isOpen[track] = pending[track] > 0
      if isOpen[track] { openCount += 1 }
    }
    taken = tracks.lengths.reduce(0, +)
    rest = (room ?? 0) - taken
    budget = rest
    self.mostInLine = openCount == 0 || openCount == mostInLine ? nil : mostInLine
    if let mostInLine = self.mostInLine {
      budget = budget / CGFloat(max(mostInLine, 1)) * CGFloat(openCount)
    }
  }

  /// What one open track gets; nil where nothing is offered.
  var share: CGFloat? {
    guard let room else { return nil }
    if room == .infinity { return .infinity }
    let share = budget / CGFloat(max(openCount, 1))
    return share.isNaN ? 0 : share
  }

  /// How what is offered is shared at this moment, in points; nil where nothing is offered.
  func sharing(_ tracks: GridTracks) -> GridSharing? {
    guard let room, let share else { return nil }
    return GridSharing(
      offered: room + tracks.allGaps, gaps: tracks.allGaps, settled: taken, open: max(openCount, 1),
      mostInLine: mostInLine, share: share)
  }

  /// What a cell is offered (GR8 to GR10), given what one open track gets.
  func offer(to cell: Cell, isUnsized: Bool, share: CGFloat?, tracks: GridTracks) -> CGFloat? {
    guard let room, let share else { return nil }
    // What cells across several tracks made of them does not count yet.
    let slot = tracks.ownSlot(cell.tracks)
    if isUnsized { return slot }
    if room == .infinity { return .infinity }
    if cell.coversAll { return max(rest + tracks.allGaps, slot) }
    if cell.tracks.count == 1 { return max(share, slot) }
    var offer = cell.tracks.reduce(tracks.innerGaps(cell.tracks)) { offer, track in
      offer + (isOpen[track] ? share : tracks.lengths[track])
    }
    // Nobody else can take what is left.
    if openCount == 0 { offer += budget }
    return max(offer.isNaN ? 0 : offer, slot)
  }

  /// Notes that a cell was measured. A track is closed by the last cell that lies in it alone or begins in it, if no other
  /// covers it (GR11).
  mutating func note(_ cell: Cell, answer: CGFloat, tracks: GridTracks) {
    if cell.coversAll { return }
    let track = cell.tracks.lowerBound
    if cell.tracks.count > 1 {
      if cell.fills {
        for track in cell.tracks where isDone(track) {
          close(
            track,
            taking: tracks.isMeasured[track] ? tracks.ownLengths[track] : tracks.lengths[track])
        }
        return
      }
      let length = answer - tracks.innerGaps(cell.tracks)
      spans[track, default: []].append((cell.tracks, length))
      if settlesOthers(cell, length, tracks) {
        for other in cell.tracks.dropFirst() where isDone(other) && tracks.isMeasured[other] {
          close(other, taking: tracks.ownLengths[other])
        }
      }
    }
    guard isDone(track) else { return }
    // A cell across several tracks that takes less than they have leaves the shares of the others as they are.
    let share = share ?? 0
    let beyond = (spans[track] ?? []).filter { span in
      let room = span.tracks.reduce(0) { $0 + (isOpen[$1] ? share : tracks.lengths[$1]) }
      return span.length > room - Self.tolerance
    }
    if let longest = beyond.map(\.length).max() {
      close(track, taking: longest)
    } else {
      close(track, taking: tracks.isMeasured[track] ? tracks.ownLengths[track] : share)
    }
  }

  /// Whether a cell across several tracks lacks something that one of them alone can still give: its others are settled with it,
  /// too. assumed: what SwiftUI's grid leaves that track then is more than all of the rest (GR20).
  private func settlesOthers(_ cell: Cell, _ length: CGFloat, _ tracks: GridTracks) -> Bool {
    cell.tracks.count { !tracks.isMeasured[$0] } == 1
      && length > cell.tracks.reduce(0) { $0 + tracks.ownLengths[$1] }
  }

  /// Sums of shares and answers that are as long differ by roundings, in points.
  private static let tolerance: CGFloat = 0.001

  private mutating func isDone(_ track: Int) -> Bool {
    pending[track] -= 1
    return pending[track] == 0
  }

  private mutating func close(_ track: Int, taking length: CGFloat) {
    isOpen[track] = false
    openCount -= 1
    budget -= length
    taken += length
  }
}
