import GalleyGeometry

/// A grid's columns, or its rows, while they share what it is offered (GR8 to GR13).
struct GridTracks {
  /// The gap before each track, in points.
  let gaps: [CGFloat]
  /// Points.
  private(set) var lengths: [CGFloat]
  /// The room for tracks without gaps; nil where nothing is offered.
  private let room: CGFloat?
  private let allGaps: CGFloat
  /// How many cells lie in each track alone.
  private var singleCount: [Int]
  /// Whether no cell opens a track: it is open from the first group to the last.
  private var isLasting: [Bool]
  /// How many cells are not measured yet that open each track: of the current priority, and of all.
  private var pending: [Int]
  private var pendingOfAll: [Int]
  private var openCount = 0
  private var allLengths = LengthSum()
  /// What the tracks leave that were there before the current priority, and those that it has closed.
  private var remaining: CGFloat = 0
  /// The tracks whose last cell of the current priority was measured in the current group.
  private var closing: [Int] = []

  /// - Parameter cells: the tracks that each cell covers, and whether it fills those without cells of
  ///   their own.
  init(gaps: [CGFloat], offered: CGFloat?, cells: some Sequence<(tracks: Range<Int>, fills: Bool)>)
  {
    self.gaps = gaps
    allGaps = gaps.reduce(0, +)
    room = offered.map { $0 - gaps.reduce(0, +) }
    let count = gaps.count
    lengths = Array(repeating: 0, count: count)
    singleCount = Array(repeating: 0, count: count)
    pending = Array(repeating: 0, count: count)
    for cell in cells where cell.tracks.count == 1 { singleCount[cell.tracks.lowerBound] += 1 }
    pendingOfAll = pending
    isLasting = []
    for cell in cells {
      for track in opened(by: cell.tracks, fills: cell.fills) { pendingOfAll[track] += 1 }
    }
    isLasting = pendingOfAll.map { $0 == 0 }
    openCount = isLasting.count { $0 }
  }

  /// From the first track's start to the last one's end, in points.
  var length: CGFloat { lengths.reduce(allGaps, +) }

  /// Where each track starts, in points.
  var starts: [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      position += gaps[index]
      defer { position += lengths[index] }
      return position
    }
  }

  /// The length of several tracks with the gaps between them.
  func slot(_ tracks: Range<Int>) -> CGFloat {
    tracks.reduce(innerGaps(tracks)) { $0 + lengths[$1] }
  }

  private func innerGaps(_ tracks: Range<Int>) -> CGFloat {
    tracks.dropFirst().reduce(0) { $0 + gaps[$1] }
  }

  /// The tracks that are open while a cell is not measured: its own, or those without cells of their
  /// own that it fills.
  private func opened(by tracks: Range<Int>, fills: Bool) -> [Int] {
    if tracks.count == 1 { return [tracks.lowerBound] }
    return fills ? tracks.filter { singleCount[$0] == 0 } : []
  }

  /// Starts a priority: what is shared is what all tracks leave as long as they are now.
  mutating func beginPriority() { remaining = (room ?? 0) - allLengths.value }

  /// Notes a cell of the priority that is measured next; all of them come before the first group.
  mutating func expect(_ tracks: Range<Int>, fills: Bool) {
    for track in opened(by: tracks, fills: fills) {
      pending[track] += 1
      if pending[track] == 1 { openCount += 1 }
    }
  }

  /// Forgets what is still to be measured, where no order matters.
  mutating func expectNothing() {
    pendingOfAll = Array(repeating: 0, count: pendingOfAll.count)
  }

  /// Notes that a cell was measured.
  mutating func note(_ tracks: Range<Int>, fills: Bool) {
    for track in opened(by: tracks, fills: fills) {
      pending[track] -= 1
      pendingOfAll[track] -= 1
      guard pending[track] == 0 else { continue }
      openCount -= 1
      closing.append(track)
    }
  }

  /// What one open track gets; nil where nothing is offered (GR8).
  var share: CGFloat? {
    guard let room else { return nil }
    if room == .infinity { return .infinity }
    let share = remaining / CGFloat(max(openCount, 1))
    return share.isNaN ? 0 : share
  }

  /// How what is offered is shared at this moment, in points; nil where nothing is offered.
  var sharing: GridSharing? {
    guard let room, let share else { return nil }
    return GridSharing(
      offered: room + allGaps, gaps: allGaps, settled: room - remaining, open: max(openCount, 1),
      share: share)
  }

  /// What a cell is offered (GR8 to GR10), given what one open track gets.
  func offer(to tracks: Range<Int>, isUnsized: Bool, share: CGFloat?) -> CGFloat? {
    guard let room, let share else { return nil }
    let slot = slot(tracks)
    if isUnsized { return slot }
    if tracks.count == 1 { return max(share, slot) }
    if room == .infinity { return .infinity }
    var offer = tracks.reduce(innerGaps(tracks)) { offer, track in
      offer + (pending[track] > 0 || isLasting[track] ? share : lengths[track])
    }
    // Nobody else can take what is left.
    if openCount == 0 { offer += remaining }
    return max(offer.isNaN ? 0 : offer, slot)
  }

  /// Makes a track at least as long as a cell in it.
  mutating func widen(_ track: Int, to length: CGFloat) {
    if length > lengths[track] { setLength(length, of: track) }
  }

  private mutating func setLength(_ length: CGFloat, of track: Int) {
    allLengths.remove(lengths[track])
    allLengths.add(length)
    lengths[track] = length
  }

  /// Spreads what a cell lacks over tracks of its that can grow: those with cells that are not
  /// measured yet, else those without cells of their own, else all (GR11).
  mutating func stretch(_ tracks: Range<Int>, to length: CGFloat) {
    let shortfall = length - slot(tracks)
    guard shortfall > 0 else { return }
    var growing = tracks.filter { pendingOfAll[$0] > 0 }
    if growing.isEmpty { growing = tracks.filter { singleCount[$0] == 0 } }
    if growing.isEmpty { growing = Array(tracks) }
    for track in growing {
      setLength(lengths[track] + shortfall / CGFloat(growing.count), of: track)
    }
  }

  /// Takes the tracks that the last group has closed from what is shared (GR11). SwiftUI takes a track once for
  /// each priority with cells in it: what it was long before, too.
  mutating func commit() {
    for track in closing { remaining -= lengths[track] }
    closing.removeAll()
  }
}

/// A sum of lengths of which some may be infinite, so that each can be taken out again.
private struct LengthSum {
  private var finite: CGFloat = 0
  private var infiniteCount = 0

  var value: CGFloat { infiniteCount > 0 ? .infinity : finite }

  mutating func add(_ length: CGFloat) {
    if length.isFinite { finite += length } else { infiniteCount += 1 }
  }

  mutating func remove(_ length: CGFloat) {
    if length.isFinite { finite -= length } else { infiniteCount -= 1 }
  }
}
