import GalleyGeometry

/// A track, or several, of a lazy grid (GR24).
public struct GridItem: Hashable, Sendable {
  /// How wide a track is, in points.
  public enum Size: Hashable, Sendable {
    /// A length in points; a negative number counts as 0.
    case fixed(CGFloat)
    /// An equal share of what the fixed ones leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of the minimum as fit, sharing the item's room.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the track in a grid of columns, its height in one of rows.
  public var size: Size
  /// The gap behind the track in points; nil is the default distance.
  public var spacing: CGFloat?
  /// Where cells lie in the track; nil is the centre.
  public var alignment: Alignment?

  /// A track, or several of an adaptive size.
  /// - Parameters:
  ///   - spacing: the gap behind the track in points; nil is the default distance, 8.
  ///   - alignment: where cells lie in the track; nil is the centre.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Tracks of given widths that views fill one after the other, drawn whole (GR24). Lines of views run
/// across the axis of the tracks' widths: `axis` is horizontal for columns.
/// - Complexity: O(n) in the views; each is measured once for a proposal and once where it lies.
package struct LazyGridLayout: Layout, Hashable, Sendable {
  private let axis: Axis
  private let items: [GridItem]
  private let guide: AlignmentKey
  private let spacing: CGFloat

  package init(columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?) {
    axis = .horizontal
    items = columns
    guide = alignment.key
    self.spacing = Self.finite(spacing ?? ViewSpacing.defaultDistance)
  }

  package init(rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?) {
    axis = .vertical
    items = rows
    guide = alignment.key
    self.spacing = Self.finite(spacing ?? ViewSpacing.defaultDistance)
  }

  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// A gap; one that is no length is none.
  private static func finite(_ gap: CGFloat) -> CGFloat { gap.isFinite ? gap : 0 }

  /// The gap behind a track.
  private func gap(behind item: GridItem) -> CGFloat {
    Self.finite(item.spacing ?? ViewSpacing.defaultDistance)
  }

  /// The tracks in `room` points for `count` views, and the length from the first one's start to the
  /// last one's end. In infinite room what has no maximum is infinite, and an adaptive item has a track
  /// for each view.
  private func tracks(in room: CGFloat, for count: Int) -> (tracks: [Track], length: CGFloat) {
    var rest = room
    /// Infinite room has no end.
    func take(_ length: CGFloat) { if rest.isFinite { rest -= length } }
    for item in items.dropLast() { take(gap(behind: item)) }
    for case .fixed(let length) in items.map(\.size) where length > 0 { take(length) }
    var sharing = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var tracks: [Track] = []
    var position: CGFloat = 0
    func append(_ length: CGFloat, _ item: GridItem) {
      let length = length > 0 ? length : 0
      tracks.append(
        Track(start: position, length: length, alignment: item.alignment ?? .center))
      position += length + gap(behind: item)
    }
    for item in items {
      let share = rest > 0 ? rest / CGFloat(max(sharing, 1)) : 0
      switch item.size {
      case .fixed(let length):
        append(length, item)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, Self.least(minimum)), Self.most(minimum, maximum))
        take(length)
        sharing -= 1
        append(length, item)
      case .adaptive(let minimum, let maximum):
        let number = adaptiveCount(
          item, share: share, minimum: max(Self.least(minimum), 1), for: count,
          most: CGFloat(max(1, GridLimits.tracks - tracks.count)))
        let gaps = gap(behind: item) * (number - 1)
        let length = share.isFinite ? (share - gaps) / number : share
        take(share)
        sharing -= 1
        for _ in 0..<Int(number) { append(min(length, Self.most(minimum, maximum)), item) }
      }
    }
    let last = tracks.last.map { $0.start + $0.length } ?? 0
    return (tracks, last)
  }

  /// How many tracks an adaptive item has, from 1 to `most`, for `count` views.
  private func adaptiveCount(
    _ item: GridItem, share: CGFloat, minimum: CGFloat, for count: Int, most: CGFloat
  ) -> CGFloat {
    let gap = gap(behind: item)
    // As many as fit by the rule of all lengths: that many of the minimum with the gaps between.
    let fitting = ((share + .fittingTolerance + gap) / (minimum + gap)).rounded(.down)
    let most = share.isFinite ? most : min(max(CGFloat(count), 1), most)
    // With a gap below 0 any number may fit, or none.
    guard fitting >= 1, fitting.isFinite || !share.isFinite else { return 1 }
    return min(fitting, most)
  }

  /// A lower limit; one that is no length is none.
  private static func least(_ minimum: CGFloat) -> CGFloat { minimum > 0 ? minimum : 0 }

  /// An upper limit: the lower one counts more, and one that is no length is none.
  private static func most(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    maximum.isNaN ? .infinity : max(maximum, least(minimum))
  }

  /// Views beside each other, or the header or footer of a section, which has the line for itself.
  private struct Line {
    var views: Range<Int>
    var isWhole = false
    /// From the start of the grid, in points.
    var start: CGFloat = 0
    var depth: CGFloat = 0
  }

  private struct Arrangement {
    var tracks: [Track] = []
    /// How far the tracks reach, and how much is answered along them.
    var reach: CGFloat = 0
    var length: CGFloat = 0
    var lines: [Line] = []
    var depth: CGFloat = 0
  }

  /// The views by lines of `count` of them; one that takes a whole line ends the line before.
  private static func lines(of subviews: Subviews, count: Int) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      if subview[WholeLineKey.self] {
        lines.append(Line(views: index..<index + 1, isWhole: true))
      } else if let last = lines.last, !last.isWhole, last.views.count < count {
        lines[lines.count - 1].views = last.views.lowerBound..<index + 1
      } else {
        lines.append(Line(views: index..<index + 1))
      }
    }
    return lines
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    var result = Arrangement()
    guard !items.isEmpty, !subviews.isEmpty else { return result }
    let cells = subviews.filter { !$0[WholeLineKey.self] }
    // Without a proposal the first line's ideal lengths decide.
    let ideal = cells.prefix(items.count).map { $0.sizeThatFits(.unspecified)[axis] }
    let gaps = items.dropLast().reduce(0) { $0 + gap(behind: $1) }
    let room = proposal[axis] ?? ideal.reduce(gaps, +)
    (result.tracks, result.reach) = tracks(in: room, for: cells.count)
    result.length = proposal[axis] ?? max(room, result.reach)
    var position: CGFloat = 0
    for var line in Self.lines(of: subviews, count: result.tracks.count) {
      if line.views.lowerBound > 0 { position += spacing }
      for (place, index) in line.views.enumerated() {
        let length = line.isWhole ? result.length : result.tracks[place].length
        let offer = ProposedViewSize(major: length, minor: nil, along: axis)
        let own = subviews[subviews.startIndex + index].sizeThatFits(offer)
        line.depth = max(line.depth, own[axis.other])
      }
      line.start = position
      position += line.depth
      result.lines.append(line)
    }
    result.depth = position
    return result
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let arrangement = arrange(proposal, subviews)
    return CGSize(major: arrangement.length, minor: arrangement.depth, along: axis)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrange(proposal, subviews)
    guard !arrangement.tracks.isEmpty else { return }
    let box = ViewDimensions(size: bounds.size)
    let reach = ViewDimensions(size: CGSize(major: arrangement.reach, minor: 0, along: axis))
    let slack = box[guide] - reach[guide]
    for line in arrangement.lines {
      for (place, index) in line.views.enumerated() {
        let track =
          line.isWhole
          ? Track(start: 0, length: bounds.size[axis], alignment: .center)
          : arrangement.tracks[place]
        let subview = subviews[subviews.startIndex + index]
        let offer = ProposedViewSize(major: track.length, minor: line.depth, along: axis)
        let own = subview.dimensions(in: offer)
        let slot = ViewDimensions(
          size: CGSize(major: track.length, minor: line.depth, along: axis))
        var inset = LayoutNode.offset(of: own, in: slot, alignment: track.alignment)
        // A header and a footer lie where the grid's alignment says.
        let first = line.isWhole ? slot[guide] - own[guide] : slack
        if line.isWhole { inset = CGPoint(major: 0, minor: inset[axis.other], along: axis) }
        let corner = CGPoint(
          major: bounds.origin[axis] + (first.isFinite ? first : 0) + track.start,
          minor: bounds.origin[axis.other] + line.start, along: axis)
        subview.place(at: CGPoint(x: corner.x + inset.x, y: corner.y + inset.y), proposal: offer)
      }
    }
  }
}

extension LazyGridLayout: LazyLayout {}

extension LazyGridLayout: MeasuredLayout {
  /// The gaps between tracks are those of their items, one number where they are equal.
  package var measures: [String: String] {
    // An adaptive item makes several tracks.
    let behind = items.count == 1 ? items[...] : items.dropLast()
    let words = behind.map { gap(behind: $0).shortDescription }
    let tracks = Set(words).count == 1 ? words[0] : words.joined(separator: ", ")
    let (between, along): (LayoutMeasure, LayoutMeasure) =
      axis == .horizontal ? (.columnGaps, .rowGaps) : (.rowGaps, .columnGaps)
    return [between.rawValue: tracks, along.rawValue: spacing.shortDescription]
  }
}
