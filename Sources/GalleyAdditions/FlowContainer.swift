import GalleyGeometry
import GalleyLayout
import GalleyViews

/// `HFlow` or `VFlow`.
nonisolated public protocol FlowContainer: View {
  associatedtype _Layout: FlowLayout
  var _parts: _FlowParts<_Layout> { get set }
}

extension FlowContainer {
  private func with(_ change: (inout _FlowParts<_Layout>) -> Void) -> Self {
    var result = self
    change(&result._parts)
    return result
  }

  /// A view between two items of a line. It counts when lines are broken, and is hidden at the end of a
  /// line.
  public func itemSeparator<Separator: View>(
    @ViewBuilder _ separator: () -> Separator
  ) -> Self {
    let separator = AnyView(separator())
    return with { $0.itemSeparator = separator }
  }

  /// A view between two lines, offered the flow's length, with the gap between lines on both sides.
  public func lineSeparator<Separator: View>(
    @ViewBuilder _ separator: () -> Separator
  ) -> Self {
    let separator = AnyView(separator())
    return with { $0.lineSeparator = separator }
  }

  /// Limits the flow to `count` lines; nil shows all. Items beyond them are hidden. A count below 1 is an
  /// error that names the flow.
  public func maxLines(_ count: Int?) -> Self { with { $0.layout.maxLines = count } }

  /// Limits the flow to `count` lines. If items are hidden, `indicator` is called with their number, and
  /// its view follows the last visible item. It stays on the last line: if it does not fit, more items of
  /// that line are hidden. The view is made for each number that is tried; only the one that is shown
  /// appears, reacts and reports.
  public func maxLines<Indicator: View>(
    _ count: Int?, @ViewBuilder indicator: @escaping (_ hidden: Int) -> Indicator
  ) -> Self {
    with {
      $0.layout.maxLines = count
      $0.indicator = { AnyView(indicator($0)) }
    }
  }

  /// How views that are longer than a line are shown; by default, they shrink.
  public func oversizedItems(_ treatment: OversizedItems) -> Self {
    with { $0.layout.oversizedItems = treatment }
  }

  /// Whether the last line, and each line before a forced break, is justified like the others; true by
  /// default.
  public func justifiesLastLines(_ justifies: Bool) -> Self {
    with { $0.layout.justifiesLastLines = justifies }
  }
}

/// Ends the line of a flow; elsewhere nothing.
nonisolated public struct LineBreak: View {
  /// The end of a line.
  public init() {}

  public var body: some View { LineBreakView() }
}

nonisolated extension View {
  /// Begins a line of the flow around with this view.
  public func startInNewLine(_ isEnabled: Bool = true) -> some View {
    layoutValue(key: FlowValues.BreakBeforeKey.self, value: isEnabled)
  }

  /// Ends a line of the flow around with this view.
  public func endLine(_ isEnabled: Bool = true) -> some View {
    layoutValue(key: FlowValues.BreakAfterKey.self, value: isEnabled)
  }

  /// How the view takes part when its line in a flow has length left.
  public func flexibility(_ flexibility: FlowFlexibility) -> some View {
    layoutValue(key: FlowValues.FlexibilityKey.self, value: flexibility)
  }
}
