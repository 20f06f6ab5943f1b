import GalleyGeometry

extension FlowSolver {
  /// The items with their lengths and the gaps between them.
  func measure(_ content: FlowRoles, offered: CGFloat?) -> [Item] {
    let pattern = content.itemSeparators.first.map(measureSeparator)
    var items: [Item] = []
    items.reserveCapacity(content.items.count)
    for (index, subview) in content.items.enumerated() {
      var item = item(subview, offered: offered)
      item.breaksLine = index > 0 && content.breaksBefore[index]
      if let last = items.last {
        var separator = pattern
        if index <= content.itemSeparators.count {
          separator?.subview = content.itemSeparators[index - 1]
        }
        join(&item, behind: last.subview, separator)
      }
      items.append(item)
    }
    return items
  }

  /// A view that stands in a line, measured.
  func item(_ subview: LayoutSubview, offered: CGFloat?) -> Item {
    // Across the axis every view keeps its own ideal: what the container is offered there is for all
    // lines together (CC7 d).
    func measured(_ major: CGFloat?) -> Item {
      let proposal = ProposedViewSize(major: major, minor: nil, along: axis)
      let dimensions = subview.dimensions(in: proposal)
      return Item(
        subview: subview, proposal: proposal, dimensions: dimensions,
        length: dimensions.size[axis])
    }
    switch measuring {
    case .line: return measured(offered)
    case .ideal: return measured(nil)
    case .flexible: break
    }
    let flexibility = subview[FlowValues.FlexibilityKey.self]
    var item = measured(flexibility == .maximum ? offered : nil)
    if let offered, !item.length.fits(in: offered) {
      switch oversizedItems {
      case .kept: break
      case .clipped: item.length = offered
      // What it leaves of a whole line it does not want: it grows no more.
      case .shrunk: return measured(offered)
      }
    }
    item.flexibility = flexibility
    return item
  }

  /// Sets the gap before an item, for the case that both stand in one line.
  func join(_ item: inout Item, behind last: LayoutSubview, _ separator: Separator?) {
    func gap(_ one: LayoutSubview, _ other: LayoutSubview) -> CGFloat {
      if let itemSpacing, itemSpacing.isFinite { return itemSpacing }
      return one.spacing.distance(to: other.spacing, along: axis)
    }
    guard var separator else {
      item.gap = gap(last, item.subview)
      return
    }
    separator.gap = gap(separator.subview, item.subview)
    item.gap = gap(last, separator.subview) + separator.length + separator.gap
    item.separator = separator
  }

  /// All separators are the same view, so that one is measured for all.
  private func measureSeparator(_ subview: LayoutSubview) -> Separator {
    let ideal = subview.sizeThatFits(.unspecified)
    let deepest = subview.sizeThatFits(
      ProposedViewSize(major: nil, minor: .infinity, along: axis))
    return Separator(
      subview: subview, length: ideal[axis], gap: 0,
      isFlexible: deepest[axis.other] != ideal[axis.other])
  }
}
