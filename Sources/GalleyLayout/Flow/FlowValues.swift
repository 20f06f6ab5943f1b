import GalleyGeometry

/// How a view takes part when its line has length left.
public enum FlowFlexibility: Hashable, Sendable {
  /// It keeps its ideal length.
  case minimum
  /// It grows as far as it can, with the weight 1.
  case natural
  /// It asks for the whole line, and pushes other views to lines of their own.
  case maximum
  /// It grows as far as it can: what is left is shared in proportion to the weights.
  case grow(Double)

  /// The share of what is left; nil for a number that is no weight.
  var weight: Double? {
    switch self {
    case .minimum, .maximum: 0
    case .natural: 1
    case .grow(let weight): weight >= 0 && weight.isFinite ? weight : nil
    }
  }
}

/// What becomes of a view that is longer than a line.
public enum OversizedItems: Hashable, Sendable {
  /// It keeps its ideal length and overflows.
  case kept
  /// It keeps its ideal length and is cut at the line's ends.
  case clipped
  /// It is offered the line's length, as a text that wraps.
  case shrunk
}

/// What views tell the flow around them, by keys that modifiers set.
package enum FlowValues {
  /// What a view is to a flow.
  package enum Role: Hashable, Sendable {
    case item
    /// Ends a line, and takes no room itself.
    case lineBreak
    /// Stands between two items of a line; the first one behind the first item, and so on.
    case itemSeparator
    /// Stands between two lines.
    case lineSeparator
    /// Stands behind the last item that is shown when others are not; made for a number of hidden
    /// items when the flow asks for it.
    case indicator
  }

  package struct RoleKey: LayoutValueKey {
    package static var defaultValue: Role { .item }
  }
  package struct FlexibilityKey: LayoutValueKey {
    package static var defaultValue: FlowFlexibility { .natural }
  }
  /// Whether a line ends before the view.
  package struct BreakBeforeKey: LayoutValueKey {
    package static var defaultValue: Bool { false }
  }
  /// Whether a line ends behind the view.
  package struct BreakAfterKey: LayoutValueKey {
    package static var defaultValue: Bool { false }
  }
}
