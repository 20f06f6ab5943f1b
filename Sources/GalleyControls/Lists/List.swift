import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in rows below each other, in sections where there are some.
///
/// Every view is a row of at least 44 points; lines stand between rows, from the row's first text on. An image
/// has the list at its start, as far as there is room. A row of a list with a selection is selected by a tap.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selector: ListSelector?
  @State private var anchor = SelectionAnchor()

  init(rows content: Content, selector: ListSelector? = nil) {
    self.content = content
    self.selector = selector
  }
}

nonisolated extension List: View {
  public var body: some View {
    ListBody(content: content, selector: selector?.read(extendingFrom: anchor))
  }

  /// A row for each view. A row stands for its tag, or for the id of its element, and is selected by a tap: with
  /// Command it is added to a set or taken out of it, with Shift all rows are selected from the last one that was
  /// tapped. While the list is edited, taps add rows to a set and take them out.
  public init<Selection: _ListSelection>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) where Selection.SelectedValue == SelectionValue {
    self.init(rows: content(), selector: ListSelector(selection))
  }

  /// A list in which one row is always selected.
  // An optional value is one that can be taken away.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selector: ListSelector(always: selection))
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

/// The rows of a list with what is behind and between them.
struct ListBody<Content: View> {
  let content: Content
  /// What the report calls a list that is drawn without its own look.
  var plainName: String?
  /// How rows are selected; nil where they are not.
  var selector: ListSelector?
  @Environment(\.listLook) private var ownLook
  @Environment(\.listSpacing) private var spacing
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
  @Environment(\.isScrollContentBackgroundHidden) private var isBackgroundHidden
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.displayScale) private var displayScale
  @Environment(\.statedScrollMargins) private var statedMargins
  @Environment(\.deviceWidth) private var deviceWidth
  @Environment(\.isTablet) private var isTablet
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.isBelowLargeTitle) private var isBelowTitle
  @Environment(\.listContext) private var outerList
  @Environment(\.editMode) private var editMode
  @State private var openSwipe = OpenSwipe()
}

nonisolated extension ListBody: View {
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
      selectableByKeys(
        ListLayout(metrics: look.metrics, isBelowTitle: isBelowTitle) { rows(look) }
      )
      .overlayPreferenceValue(ListRowsKey.self) { ListCorners(rows: $0, look: look) }
      .modifier(ListLayer(look: look))
      .overlayPreferenceValue(ListRowsKey.self) { rows in
        if look.hasLines { ListSeparators(rows: rows, look: look) }
        EditAccessories(rows: rows, look: look, selector: selector)
      }
      .backgroundPreferenceValue(ListRowsKey.self) { rows in
        ListFills(rows: rows, look: look)
        if let selector { SelectedFills(rows: rows, look: look, selector: selector) }
      }
      .transformPreference(ListRowsKey.self) { $0 = [] }
    }
    .changingEnvironment { environment in
      environment.listContext = ListContext(
        isGrouped: look.ground != .plain, isSidebar: look.isSidebar,
        metrics: look.metrics)
      environment.listRowInsets = nil
      environment.listRowEdit = ListRowEdit(control: look.metrics.selects ? .select : nil)
      environment.listSelection = selector?.select
      environment.openSwipe = openSwipe
      // A style that was set around the list counts more.
      if environment[stylesOf: LabelStyleConfiguration.self].isEmpty {
        environment[stylesOf: LabelStyleConfiguration.self].add {
          AnyView(RowLabel(configuration: $0))
        }
      }
    }
    .background(isBackgroundHidden ? .clear : look.background)
    ._oneImage()
    .stating { $0.asksForTitle = true }
  }

  /// A list with a selection moves it by the arrow keys.
  @ViewBuilder private func selectableByKeys(_ list: some View) -> some View {
    if let selector {
      list.onRowMove { rows, forward, modifiers in
        selector.move(rows, forward: forward, modifiers)
      }
    } else {
      list
    }
  }

  private func rows(_ look: ListLook) -> some View {
    filledRows(look).changingEnvironment { $0.isAmongRows = true }
  }

  @ViewBuilder private func filledRows(_ look: ListLook) -> some View {
    if let selector {
      content.fillingListRow(look.metrics).selectable(by: selector, isEditing: isEditing)
    } else {
      content.fillingListRow(look.metrics)
    }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  private var look: ListLook {
    var look = isInSidebar ? ownLook.inColumn : ownLook
    look.metrics.minimumRowHeight = minimumRowHeight
    look.metrics.minimumHeaderHeight = minimumHeaderHeight ?? 0
    look.metrics.displayScale = displayScale
    look.metrics.selects = isEditing && selector?.isMultiple == true
    look.fit(
      numbers, deviceWidth: deviceWidth, isInColumn: isInSidebar, isTablet: isTablet)
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
