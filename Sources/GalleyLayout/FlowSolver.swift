import GalleyGeometry

/// How a flow breaks its children into lines and stacks the lines (CC6), along either axis.
struct FlowSolver: Hashable {
  let axis: Axis
  let alignment: Alignment
  /// The gap in points between two children of a line; nil asks the children.
  let itemSpacing: CGFloat?
  /// The gap in points between two lines; nil asks the longest-reaching children of both.
  let lineSpacing: CGFloat?
  /// Whether every child has its ideal length instead of being offered the whole line.
  var usesIdealSizes = false

  /// A child with what it answered to the proposal that it will be placed with.
  struct MeasuredItem {
    var subview: LayoutSubview
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
    /// From the start of the line to the start of the child, in points.
    var offset: CGFloat = 0
  }

  /// Children between two breaks.
  struct WrappedLine {
    var items: [MeasuredItem] = []
    /// From the first child's start to the last one's end, in points.
    var length: CGFloat = 0
    /// How far the children reach before and after the line on which their guides meet.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// From the container's start to the line's, across the axis.
    var offset: CGFloat = 0
    var depth: CGFloat { before + after }
  }

  /// All lines with their offsets, and the size that holds them.
  struct WrappedLines {
    var lines: [WrappedLine] = []
    var size = CGSize.zero
  }

  /// Breaks greedily: a child that does not fit behind the one before it starts a new line. A line
  /// has at least one child.
  /// - Complexity: O(n) in the children; each is measured once.
  func wrap(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> WrappedLines {
    let available = proposal[axis] ?? .infinity
    // Across the axis every child keeps its own ideal: what the container is offered there is for
    // all lines together (CC7 d).
    let offer = ProposedViewSize(
      major: usesIdealSizes ? nil : proposal[axis], minor: nil, along: axis)
    var result = WrappedLines()
    var line = WrappedLine()
    for subview in subviews {
      var item = MeasuredItem(
        subview: subview, proposal: offer, dimensions: subview.dimensions(in: offer))
      let length = item.dimensions.size[axis]
      if let last = line.items.last {
        let gap = itemSpacing ?? last.subview.spacing.distance(to: subview.spacing, along: axis)
        if line.length + gap + length > available {
          result.lines.append(line)
          line = WrappedLine()
        } else {
          item.offset = line.length + gap
        }
      }
      line.length = item.offset + length
      line.items.append(item)
    }
    if !line.items.isEmpty { result.lines.append(line) }
    stackLines(&result)
    let longest = result.lines.map(\.length).max() ?? 0
    let depth = result.lines.last.map { $0.offset + $0.depth } ?? 0
    // The answer fills the proposal, and is never shorter than a line (CC6, CC7 e).
    let length = result.lines.isEmpty ? 0 : max(proposal[axis] ?? 0, longest)
    result.size = CGSize(major: length, minor: depth, along: axis)
    return result
  }

  /// Gives every line its depth and its offset across the axis.
  private func stackLines(_ wrapped: inout WrappedLines) {
    let guide = alignment.key(along: axis.other)
    var position: CGFloat = 0
    for index in wrapped.lines.indices {
      let items = wrapped.lines[index].items
      wrapped.lines[index].before = items.map { $0.dimensions[guide] }.max() ?? 0
      wrapped.lines[index].after =
        items.map { $0.dimensions.size[axis.other] - $0.dimensions[guide] }.max() ?? 0
      if index > 0 { position += gap(from: wrapped.lines[index - 1], to: wrapped.lines[index]) }
      wrapped.lines[index].offset = position
      position += wrapped.lines[index].depth
    }
  }

  private func gap(from line: WrappedLine, to next: WrappedLine) -> CGFloat {
    if let lineSpacing { return lineSpacing }
    guard let one = deepest(of: line), let other = deepest(of: next) else { return 0 }
    return one.spacing.distance(to: other.spacing, along: axis.other)
  }

  private func deepest(of line: WrappedLine) -> LayoutSubview? {
    line.items.max { $0.dimensions.size[axis.other] < $1.dimensions.size[axis.other] }?.subview
  }

  /// Places the children, each line aligned in `bounds`.
  func place(_ wrapped: WrappedLines, in bounds: CGRect) {
    let along = alignment.key(along: axis)
    let across = alignment.key(along: axis.other)
    let container = ViewDimensions(size: bounds.size)
    for line in wrapped.lines {
      let lineBox = ViewDimensions(size: CGSize(major: line.length, minor: 0, along: axis))
      let slack = container[along] - lineBox[along]
      for item in line.items {
        let point = CGPoint(
          major: bounds.origin[axis] + (slack.isFinite ? slack : 0) + item.offset,
          minor: bounds.origin[axis.other] + line.offset + line.before - item.dimensions[across],
          along: axis)
        item.subview.place(at: point, proposal: item.proposal)
      }
    }
  }
}
