import GalleyViews
import SwiftUI

/// Previews of a widget: an image for each entry, in the widget's size on a phone, with its margins.
/// - Parameters:
///   - name: what the previews are called; each has its number behind it, from 1.
///   - family: the widget's size.
///   - widget: makes the widget.
///   - timeline: the entries, a statement each.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @_TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Previews of a widget with the entries that a provider has at once.
/// - Parameters:
///   - name: what the previews are called; each has its number behind it, from 1.
///   - family: the widget's size.
///   - widget: makes the widget.
///   - timelineProvider: makes the provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Makes a list of the entries that stand in a closure.
@resultBuilder
public enum _TimelineEntryBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries that are a list already.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// The entries of all statements, in their order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// The entries of a condition that may be false: none then.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// The entries of a condition that is true.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// The entries of a condition that is false.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  /// The entries of an `if #available`.
  public static func buildLimitedAvailability(
    _ entries: [any TimelineEntry]
  ) -> [any TimelineEntry] { entries }
}

/// What `#Preview(as:)` stands for.
@MainActor
public enum _WidgetPreviews {
  /// A preview for each entry.
  public static func group<W: Widget>(
    as family: WidgetFamily, widget: () -> W,
    @_TimelineEntryBuilder timeline: () -> [any TimelineEntry]
  ) -> _PreviewGroup {
    let parts = widget().body._parts
    return _PreviewGroup(arguments: timeline()) {
      EntryPreview(entry: $0, family: family, parts: parts)
    }
  }

  /// A preview for each entry that the provider has at once.
  public static func group<W: Widget, Provider: TimelineProvider>(
    as family: WidgetFamily, widget: () -> W, timelineProvider: () -> Provider
  ) -> _PreviewGroup {
    let context = TimelineProviderContext(
      family: family, isPreview: false, displaySize: family.phoneSize ?? .zero)
    let found = Found()
    timelineProvider().getTimeline(in: context) { found.entries = $0.entries }
    return group(as: family, widget: widget) { found.entries }
  }

  /// What a provider has answered.
  private final class Found {
    var entries: [any TimelineEntry] = []
  }
}

/// A widget for one entry.
private struct EntryPreview: View {
  let entry: any TimelineEntry
  let family: WidgetFamily
  let parts: _WidgetParts

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(parts.hasMargins ? family.margins : EdgeInsets())
      .environment(\.widgetContentMargins, family.margins)
      .previewContext(WidgetPreviewContext(family: family))
  }

  /// The widget's view, or nothing and a warning for an entry that is none of the widget's.
  @ViewBuilder private var content: some View {
    if let view = parts.content(entry) {
      view
    } else {
      Color.clear.ignored("an entry of the type \(type(of: entry))")
    }
  }
}

extension WidgetFamily {
  /// How far the system keeps views from the edges, in points: 16 on the home screen (HIG, Widgets: "the standard
  /// margin width for widgets — 16 points for most widgets"; 11 there are those of groups within a widget). On the lock
  /// screen none, which is assumed: the HIG says that they are smaller.
  fileprivate var margins: EdgeInsets {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner:
      EdgeInsets()
    }
  }
}

nonisolated extension EnvironmentValues {
  @Entry private var marginsOfWidget: EdgeInsets = EdgeInsets()

  /// How far the system keeps a widget's view from the widget's edges, in points. With `contentMarginsDisabled()` it
  /// does not, and these are the margins that it would keep, for `padding(_:)`. None outside of a widget's preview.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { marginsOfWidget }
    set { marginsOfWidget = newValue }
  }
}

/// The ground that lock screens put behind small widgets: a faint white or black, whose opacity is assumed.
public struct AccessoryWidgetBackground: View {
  /// A ground that fills what it is offered.
  public init() {}

  /// A faint rectangle, white in dark and black in light.
  public var body: some View { Rectangle().fill(.primary.opacity(0.12)) }
}
