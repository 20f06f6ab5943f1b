import GalleyGeometry

extension FlowSolver {
  /// Gives every line its depth and its offset across the axis, and the container its size.
  func stackLines(_ arrangement: inout Arrangement, offered: CGFloat?) {
    let content = arrangement.content
    let longest = arrangement.lines.map(\.length).max() ?? 0
    // A container that fills is never shorter than a line (CC6, CC7 e).
    let length =
      arrangement.lines.isEmpty ? 0 : fillsLength ? max(offered ?? 0, longest) : longest
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
    arrangement.size = CGSize(major: length, minor: position, along: axis)
  }

  private func separatorOffer(_ length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(major: length, minor: nil, along: axis)
  }

  private func measureDepth(_ line: inout Line, _ items: [Item]) {
    let guide = alignment.key(along: axis.other)
    func add(_ dimensions: ViewDimensions) {
      line.before = max(line.before, dimensions[guide])
      line.after = max(line.after, dimensions.size[axis.other] - dimensions[guide])
    }
    // The first item is the least that a line reaches, before its guide or after it.
    let first = items[line.items.lowerBound].dimensions
    line.before = first[guide]
    line.after = first.size[axis.other] - first[guide]
    for index in line.items.dropFirst() {
      add(items[index].dimensions)
      if let separator = items[index].separator, !separator.isFlexible {
        add(separator.subview.dimensions(in: .unspecified))
      }
    }
  }

  private func gap(from one: LayoutSubview?, to other: LayoutSubview?) -> CGFloat {
    if let lineSpacing { return lineSpacing }
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
    for subview in content.lineBreaks + content.itemSeparators + content.lineSeparators {
      subview.leaveOut()
    }
    content.indicator?.leaveOut()
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
      let item = arrangement.items[index]
      item.subview.place(
        at: CGPoint(
          major: start + item.offset, minor: top + line.before - item.dimensions[across],
          along: axis),
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
