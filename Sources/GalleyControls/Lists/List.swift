import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in rows below each other, in sections where there are some.
///
/// Every view is a row of at least 44 points; lines stand between rows, from the row's first text on. An image
/// has the list at its start, as far as there is room. What is selected is not shown, and reported.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  /// Whether something is selected that would be shown.
  private let hasSelection: Bool

  init(rows content: Content, hasSelection: Bool = false) {
    self.content = content
    self.hasSelection = hasSelection
  }

  public var body: some View {
    if hasSelection {
      ListBody(content: content).ignored("List(selection:)")
    } else {
      ListBody(content: content)
    }
  }

  /// A row for each view. A selection that is not empty is not shown, which is a warning.
  public init<Selection: _ListSelection>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) where Selection.SelectedValue == SelectionValue {
    self.init(rows: content(), hasSelection: Selection.isMade(in: selection))
  }

  /// A list in which one row is always selected.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), hasSelection: true)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each view.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

/// What a list's selection is kept in: one value or none, or a set of them.
public protocol _ListSelection {
  associatedtype SelectedValue: Hashable
  /// Whether nothing is selected.
  var isEmptySelection: Bool { get }
}

extension Optional: _ListSelection where Wrapped: Hashable {
  /// The value that can be selected.
  public typealias SelectedValue = Wrapped
  public var isEmptySelection: Bool { self == nil }
}

extension Set: _ListSelection {
  /// The values that can be selected.
  public typealias SelectedValue = Element
  public var isEmptySelection: Bool { isEmpty }
}

nonisolated extension _ListSelection {
  /// Whether a binding holds a selection.
  static func isMade(in binding: Binding<Self>?) -> Bool {
    binding.map { !$0.wrappedValue.isEmptySelection } ?? false
  }
}

/// The rows of a list with what is behind and between them.
nonisolated struct ListBody<Content: View>: View {
  let content: Content
  /// What the report calls a list that is drawn without its own look.
  var plainName: String?
  @Environment(\.listLook) private var ownLook
  @Environment(\.listSpacing) private var spacing
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
  @Environment(\.isScrollContentBackgroundHidden) private var isBackgroundHidden
  @Environment(\.isElevated) private var isElevated
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.displayScale) private var displayScale
  @Environment(\.statedScrollMargins) private var statedMargins
  @Environment(\.deviceWidth) private var deviceWidth
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.isBelowLargeTitle) private var isBelowTitle
  @Environment(\.listContext) private var outerList

  var body: some View {
    let look = look
    if outerList != nil {
      // A list in a row of another one is rows of that.
      content
    } else if let plainName {
      list(look).drawnPlainly(plainName)
    } else {
      list(look)
    }
  }

  private func list(_ look: ListLook) -> some View {
    ScrollView {
      ListLayout(metrics: look.metrics, isBelowTitle: isBelowTitle) {
        content.fillingListRow(look.metrics)
      }
      .overlayPreferenceValue(ListRowsKey.self) { ListCorners(rows: $0, look: look) }
      .modifier(ListLayer(look: look))
      .overlayPreferenceValue(ListRowsKey.self) { rows in
        if look.hasLines { ListSeparators(rows: rows, look: look) }
        EditAccessories(rows: rows, look: look)
      }
      .backgroundPreferenceValue(ListRowsKey.self) { ListFills(rows: $0, look: look) }
      .transformPreference(ListRowsKey.self) { $0 = [] }
    }
    .changingEnvironment { environment in
      environment.listContext = ListContext(
        isGrouped: look.ground != .plain, isSidebar: look.isSidebar,
        metrics: look.metrics)
      environment.listRowInsets = nil
      environment.listRowEdit = ListRowEdit()
      // A style that was set around the list counts more.
      if environment[stylesOf: LabelStyleConfiguration.self].isEmpty {
        environment[stylesOf: LabelStyleConfiguration.self].add {
          AnyView(RowLabel(configuration: $0))
        }
      }
    }
    .background(isBackgroundHidden ? .clear : look.background(isElevated: isElevated))
    .stating { $0.asksForTitle = true }
  }

  private var look: ListLook {
    var look = isInSidebar ? ownLook.inColumn : ownLook
    look.metrics.minimumRowHeight = minimumRowHeight
    look.metrics.minimumHeaderHeight = minimumHeaderHeight ?? 0
    look.metrics.displayScale = displayScale
    look.fit(
      numbers, deviceWidth: deviceWidth, isInColumn: isInSidebar, isLow: heightClass == .compact)
    look.leaveMargins(to: statedMargins)
    look.metrics.rowSpacing = spacing.rows ?? look.metrics.rowSpacing
    if let stated = spacing.sections {
      look.metrics.sectionSpacing = stated
      look.metrics.headerlessSpacing = 0
      look.metrics.footersAreSpaced = false
    }
    return look
  }
}
