import GalleyGeometry

/// Which rows or columns of a honeycomb are shifted by half a hexagon: those of odd numbers, counted
/// from 0, or those of even ones.
public enum HoneycombOffset: Hashable, Sendable {
  /// Those of odd numbers are shifted.
  case odd
  /// Those of even numbers are shifted.
  case even
}

/// Views in regular hexagons of one size, with the same gap on all six sides. SwiftUI has no such
/// container.
///
/// With a number of columns, views fill row after row. Hexagons that stand on a corner shift every
/// second row to the trailing side, those that stand on a side every second column downwards, by
/// half a hexagon and half a gap; neighbouring rows or columns overlap by a quarter. With a radius,
/// views fill ring after ring around a centre, clockwise from twelve o'clock, except views with an
/// `axialCoordinate`.
///
/// The hexagons are as large as what is offered allows along both axes; where nothing is offered,
/// each holds the largest ideal size among the views. Columns and rings have their room whether or
/// not there is a view in each.
/// - Complexity: O(n) in the views; each is measured once where it lies, and once more at its ideal
///   size where nothing is offered.
public struct HoneycombLayout: Layout, Hashable, Sendable {
  enum Arrangement: Hashable {
    case columns(Int, HoneycombOffset)
    case rings(Int)
  }
  let arrangement: Arrangement
  /// Points from side to side of two neighbours.
  public var spacing: CGFloat
  /// Whether hexagons stand on a corner or on a side.
  public var orientation: HexagonOrientation

  /// - Parameters:
  ///   - columns: from 1 to 10,000.
  ///   - spacing: points between two neighbours; nil is the default distance, 8.
  ///   - offset: which rows, or columns of hexagons on a side, are shifted.
  public init(
    columns: Int, spacing: CGFloat? = nil, orientation: HexagonOrientation = .pointyTop,
    offset: HoneycombOffset = .odd
  ) {
    arrangement = .columns(columns, offset)
    self.spacing = spacing ?? ViewSpacing.defaultDistance
    self.orientation = orientation
  }

  /// - Parameters:
  ///   - radius: how many rings lie around the centre, from 0 to 1,000.
  ///   - spacing: points between two neighbours; nil is the default distance, 8.
  public init(
    radius: Int, spacing: CGFloat? = nil, orientation: HexagonOrientation = .pointyTop
  ) {
    arrangement = .rings(radius)
    self.spacing = spacing ?? ViewSpacing.defaultDistance
    self.orientation = orientation
  }

  /// Where the hexagons lie.
  public struct Cache {
    var cells: HoneycombCells
  }

  public var _traits: LayoutTraits {
    LayoutTraits(
      properties: Self.layoutProperties,
      rule: "a honeycomb: the largest equal hexagons that fit the offered size")
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let cells = HoneycombCells(subviews, arrangement, orientation)
    if let problem = cells.problem, let node = subviews.first?.node.parent {
      node.statistics.report(problem, in: node.name)
    }
    return Cache(cells: cells)
  }

  /// From side to side of a hexagon, in points, for an offer; infinite where the offer is.
  private func side(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cells: HoneycombCells
  ) -> CGFloat {
    let axis = orientation.sideAxis
    var side: CGFloat?
    if let offered = proposal[axis] {
      side = (offered - cells.reach[axis] * spacing) / (cells.reach[axis] + 1)
    }
    if let offered = proposal[axis.other] {
      let fitting =
        (offered - cells.reach[axis.other] * spacing)
        / (cells.reach[axis.other] + HexagonOrientation.cornerRatio)
      side = min(side ?? fitting, fitting)
    }
    if let side { return max(0, side.isNaN ? 0 : side) }
    return subviews.reduce(0) { largest, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return max(largest, ideal[axis], ideal[axis.other] / HexagonOrientation.cornerRatio)
    }
  }

  private func cellSize(_ side: CGFloat) -> CGSize {
    CGSize(
      major: side, minor: side * HexagonOrientation.cornerRatio, along: orientation.sideAxis)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty, cache.cells.problem?.isFatal != true else { return .zero }
    let side = side(proposal, subviews, cache.cells)
    guard side.isFinite else { return CGSize(width: CGFloat.infinity, height: .infinity) }
    let (cell, reach) = (cellSize(side), cache.cells.reach)
    return CGSize(
      width: reach.width * (side + spacing) + cell.width,
      height: reach.height * (side + spacing) + cell.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let side = side(proposal, subviews, cache.cells)
    let cell = cellSize(side)
    for (subview, centre) in zip(subviews, cache.cells.centres) {
      guard let centre else {
        subview.leaveOut()
        continue
      }
      let middle = CGPoint(
        x: bounds.minX + centre.x * (side + spacing) + cell.width / 2,
        y: bounds.minY + centre.y * (side + spacing) + cell.height / 2)
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(cell))
    }
  }
}

/// The hexagon that a view asks for in a honeycomb with a radius.
package struct AxialCoordinateKey: LayoutValueKey {
  package static var defaultValue: AxialCoordinate? { nil }
}
