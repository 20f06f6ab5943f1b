import GalleyGeometry

/// A grid's columns, or its rows: how long they are, and where they lie (GR6, GR11).
struct GridTracks {
  /// The gap before each track, in points.
  let gaps: [CGFloat]
  let allGaps: CGFloat
  /// Points. What cells across several tracks need is in it since the last `settle`.
  private(set) var lengths: [CGFloat]
  /// What the cells that lie in each track alone need, in points.
  private(set) var ownLengths: [CGFloat]
  /// Whether a cell across several tracks counts what the ones before it need as a whole, as SwiftUI's grid does.
  private let countsWhole: Bool
  /// Whether a cell that lies in each track alone was measured.
  private(set) var isMeasured: [Bool]
  /// What the cells across several tracks need, those across the same ones together, in the order in which they
  /// were measured.
  private var spans: [(tracks: Range<Int>, length: CGFloat)] = []
  private var placeOfSpan: [Range<Int>: Int] = [:]
  private var isSettled = true

  init(gaps: [CGFloat], countsWhole: Bool) {
    self.gaps = gaps
    self.countsWhole = countsWhole
    allGaps = gaps.reduce(0, +)
    lengths = Array(repeating: 0, count: gaps.count)
    ownLengths = lengths
    isMeasured = Array(repeating: false, count: gaps.count)
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

  /// What the cells that lie in the tracks alone need, with the gaps between the tracks.
  func ownSlot(_ tracks: Range<Int>) -> CGFloat {
    tracks.reduce(innerGaps(tracks)) { $0 + ownLengths[$1] }
  }

  /// The length of several tracks with the gaps between them.
  func slot(_ tracks: Range<Int>) -> CGFloat {
    tracks.reduce(innerGaps(tracks)) { $0 + lengths[$1] }
  }

  func innerGaps(_ tracks: Range<Int>) -> CGFloat {
    tracks.dropFirst().reduce(0) { $0 + gaps[$1] }
  }

  /// Notes what a cell needs that was measured. A track that it has alone is at least as long at once; several ones are with
  /// the next `settle`.
  mutating func note(_ length: CGFloat, in tracks: Range<Int>) {
    guard tracks.count > 1 else {
      let track = tracks.lowerBound
      if length > ownLengths[track] { isSettled = false }
      isMeasured[track] = true
      ownLengths[track] = max(ownLengths[track], length)
      lengths[track] = max(lengths[track], length)
      return
    }
    if let place = placeOfSpan[tracks] {
      guard length > spans[place].length else { return }
      spans[place].length = length
    } else {
      placeOfSpan[tracks] = spans.count
      spans.append((tracks, length))
    }
    isSettled = false
  }

  /// Spreads what cells across several tracks lack, from what the other cells need on (GR11), over the tracks of theirs that
  /// nothing needs, or over all.
  ///
  /// In SwiftUI's grid a cell counts what those before it that lacked something and share a track with it need as a whole,
  /// and what cells need alone in the tracks that these leave. So it can get less than it needs, and reaches beyond its slot.
  /// - Complexity: O(n log n) in the tracks and in those that the cells cover.
  mutating func settle() {
    guard !isSettled else { return }
    isSettled = true
    guard !spans.isEmpty else { return }
    lengths = ownLengths
    var isCovered = Array(repeating: false, count: gaps.count)
    var needs = OverlappingNeeds(count: gaps.count)
    for span in spans {
      let need = span.length - innerGaps(span.tracks)
      let counted =
        countsWhole
        ? span.tracks.reduce(needs.sum(overlapping: span.tracks)) {
          isCovered[$1] ? $0 : $0 + ownLengths[$1]
        }
        : span.tracks.reduce(0) { $0 + lengths[$1] }
      guard need > counted else { continue }
      spread(need - counted, over: span.tracks.filter { lengths[$0] == 0 }, or: span.tracks)
      guard countsWhole else { continue }
      needs.add(need, of: span.tracks)
      for track in span.tracks { isCovered[track] = true }
    }
  }

  /// Spreads what cells across several tracks lack where nothing is offered (GR6): each in its turn, over those of its tracks
  /// that no cell has alone, or over all of them.
  mutating func settleIdeal(_ cells: some Sequence<(tracks: Range<Int>, length: CGFloat)>) {
    isSettled = true
    lengths = ownLengths
    for cell in cells where cell.tracks.count > 1 {
      let lack = cell.length - slot(cell.tracks)
      guard lack > 0 else { continue }
      spread(lack, over: cell.tracks.filter { !isMeasured[$0] }, or: cell.tracks)
    }
  }

  /// Makes some tracks longer, each by as much, or all where there are none.
  private mutating func spread(_ length: CGFloat, over tracks: [Int], or all: Range<Int>) {
    for track in tracks { lengths[track] += length / CGFloat(tracks.count) }
    guard tracks.isEmpty else { return }
    for track in all { lengths[track] += length / CGFloat(all.count) }
  }
}

/// What cells across several tracks need, to be summed up for those that share a track with another cell.
private struct OverlappingNeeds {
  private var byStart: PrefixSums
  private var byEnd: PrefixSums

  init(count: Int) {
    byStart = PrefixSums(count: count)
    byEnd = PrefixSums(count: count)
  }

  mutating func add(_ need: CGFloat, of tracks: Range<Int>) {
    byStart.add(need, at: tracks.lowerBound)
    byEnd.add(need, at: tracks.upperBound - 1)
  }

  /// Those that begin before the tracks end, but for those that end before the tracks begin.
  func sum(overlapping tracks: Range<Int>) -> CGFloat {
    byStart.sum(below: tracks.upperBound) - byEnd.sum(below: tracks.lowerBound)
  }
}

/// Sums of the first values of a list that changes, in O(log n) each (a Fenwick tree).
private struct PrefixSums {
  private var sums: [CGFloat]

  init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  mutating func add(_ value: CGFloat, at index: Int) {
    var place = index + 1
    while place < sums.count {
      sums[place] += value
      place += place & -place
    }
  }

  func sum(below index: Int) -> CGFloat {
    var place = index
    var result: CGFloat = 0
    while place > 0 {
      result += sums[place]
      place -= place & -place
    }
    return result
  }
}
