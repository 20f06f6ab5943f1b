import GalleyGeometry

extension FlowSolver {
  /// Gives every line its depth and its offset across the axis, and the container its size.
  func stackLines(_ arrangement: inout Arrangement, offered: CGFloat?) {
    let content = arrangement.content
    let longest = arrangement.lines.reduce(0) { max($0, $1.length) }
    // A container that fills is never shorter than a line (CC6, CC7 e).
    let fills = (fillsLength || isJustified) && !arrangement.lines.isEmpty
    let length = max(longest, fills ? offered ?? 0 : 0)
    var position: CGFloat = 0
    for index in arrangement.lines.indices {
      measureDepth(&arrangement.lines[index], arrangement.items)
      if index > 0 {
        let (last, next) = (arrangement.lines[index - 1], arrangement.lines[index])
        let one = deepest(of: last, arrangement.items)
        let other = deepest(of: next, arrangement.items)
        if index <= content.lineSeparators.count {
          let separator = content.lineSeparators[index - 1]
          position += gap(from: one, to: separator)
          arrangement.lines[index].separator = (separator, position)
          position += separator.sizeThatFits(separatorOffer(length))[axis.other]
          position += gap(from: separator, to: other)
        } else {
          position += gap(from: one, to: other)
        }
      }
      arrangement.lines[index].offset = position
      position += arrangement.lines[index].depth
    }
    // Negative gaps may take lines back to before the first one's start.
    arrangement.size = CGSize(major: length, minor: max(0, position), along: axis)
  }

  private func separatorOffer(_ length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(major: length, minor: nil, along: axis)
  }

  private func measureDepth(_ line: inout Line, _ items: [Item]) {
    // Nothing yet: the first item is the least that a line reaches, before its guide or after it.
    line.before = -.infinity
    line.after = -.infinity
    for index in line.items {
      line.include(items[index].dimensions, alignment, across: axis.other)
      guard index > line.items.lowerBound, let separator = items[index].separator,
        !separator.isFlexible
      else { continue }
      line.include(separator.subview.dimensions(in: .unspecified), alignment, across: axis.other)
    }
  }

  private func gap(from one: LayoutSubview?, to other: LayoutSubview?) -> CGFloat {
    if let lineSpacing, lineSpacing.isFinite { return lineSpacing }
    guard let one, let other else { return 0 }
    return one.spacing.distance(to: other.spacing, along: axis.other)
  }

  private func deepest(of line: Line, _ items: [Item]) -> LayoutSubview? {
    let deepest = line.items.max {
      items[$0].dimensions.size[axis.other] < items[$1].dimensions.size[axis.other]
    }
    return deepest.map { items[$0].subview }
  }

  /// Places the views, each line aligned in `bounds`; views that are in no line are left out.
  func place(_ arrangement: Arrangement, in bounds: CGRect) {
    let content = arrangement.content
    // Of the indicators the lines show one, or none.
    let others =
      content.lineBreaks + content.itemSeparators + content.lineSeparators + content.indicators
    for subview in others { subview.leaveOut() }
    for subview in content.items.suffix(arrangement.hiddenCount) { subview.leaveOut() }
    for line in arrangement.lines { place(line, of: arrangement, in: bounds) }
  }

  private func place(_ line: Line, of arrangement: Arrangement, in bounds: CGRect) {
    let along = alignment.key(along: axis)
    let across = alignment.key(along: axis.other)
    let box = ViewDimensions(size: CGSize(major: line.length, minor: 0, along: axis))
    let slack = ViewDimensions(size: bounds.size)[along] - box[along]
    let start = bounds.origin[axis] + (slack.isFinite ? slack : 0)
    let top = bounds.origin[axis.other] + line.offset
    for index in line.items {
      let item = stretchedAcross(arrangement.items[index], line)
      var inset = line.before - item.dimensions[across]
      if item.fillsDepth {
        inset = min(max(inset, 0), max(0, line.depth - item.dimensions.size[axis.other]))
      }
      item.subview.place(
        at: CGPoint(major: start + item.offset, minor: top + inset, along: axis),
        proposal: item.proposal)
      guard let separator = item.separator, index > line.items.lowerBound else { continue }
      let proposal = ProposedViewSize(
        major: nil, minor: separator.isFlexible ? line.depth : nil, along: axis)
      let guide = separator.subview.dimensions(in: proposal)[across]
      separator.subview.place(
        at: CGPoint(
          major: start + item.offset - separator.gap - separator.length,
          minor: separator.isFlexible ? top : top + line.before - guide, along: axis),
        proposal: proposal)
    }
    guard let separator = line.separator else { return }
    separator.subview.place(
      at: CGPoint(
        major: bounds.origin[axis], minor: bounds.origin[axis.other] + separator.offset,
        along: axis),
      proposal: separatorOffer(bounds.size[axis]))
  }
}

extension FlowSolver.Line {
  /// Makes the line as deep as a view whose guide meets the others'. One without an end has no place
  /// for a guide: the line then has no end either, as in a stack.
  fileprivate mutating func include(
    _ dimensions: ViewDimensions, _ alignment: Alignment, across axis: Axis
  ) {
    let depth = dimensions.size[axis]
    let guide = dimensions[alignment.key(along: axis)]
    if depth == .infinity || after == .infinity {
      (before, after) = (0, .infinity)
    } else {
      let reach = guide.isFinite ? guide : 0
      before = max(before, reach)
      after = max(after, depth - reach)
    }
  }
}
