import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Whether a row cannot be deleted.
nonisolated enum ListRowIsKeptKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Whether buttons are seen beside a row.
nonisolated private enum ListRowIsOpenKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a row cannot be moved.
nonisolated enum ListRowStaysKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A row of a list that a swipe away from an edge moves, so that buttons are seen beside it. Elsewhere the view alone.
struct SwipeRow<Content: View, Actions: View> {
  private let content: Content
  private let edge: HorizontalEdge
  private let allowsFullSwipe: Bool
  /// Whether the one button deletes the row, which a list that is edited has a symbol for.
  private let isDeletion: Bool
  private let actions: Actions
  /// How far the row is moved, in points.
  @State private var gap: CGFloat = 0
  /// What it was when the swipe began; nil without one.
  @State private var start: CGFloat?
  /// Whether the row goes back to its place.
  @State private var isClosing = false
  @State private var buttons = SwipeButtons()
  @Environment(\.listContext) private var list
  @Environment(\.listRowEdit) private var edit
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowInsets) private var outerInsets
  @Environment(\.layoutDirection) private var direction
  @Environment(\.openSwipe) private var openSwipe

  /// The share of the row's width from which on a swipe does what the first button does (assumed).
  private static var fullShare: CGFloat { 0.6 }

  init(
    content: Content, edge: HorizontalEdge, allowsFullSwipe: Bool = true, isDeletion: Bool = false,
    @ViewBuilder actions: () -> Actions
  ) {
    (self.content, self.edge, self.isDeletion) = (content, edge, isDeletion)
    self.allowsFullSwipe = allowsFullSwipe
    self.actions = actions()
  }
}

nonisolated extension SwipeRow: FilledRow {
  var rowContent: AnyView { AnyView(content) }

  func row(around content: AnyView) -> AnyView {
    AnyView(
      SwipeRow<AnyView, Actions>(
        content: content, edge: edge, allowsFullSwipe: allowsFullSwipe, isDeletion: isDeletion
      ) { actions })
  }

  var body: some View {
    if let list {
      content
        .padded(as: list, outerInsets, edit)
        .offset(x: edge == .trailing ? -gap : gap)
        .contentShape(Rectangle())
        .overlay(alignment: edge == .trailing ? .trailing : .leading) {
          if gap > 0 || isClosing { cover.allowsHitTesting(gap > 0) }
        }
        .onRowAreaTap(where: { isOnSymbol($0, list) }) { _ in
          replaceOpen()
          gap = SwipeButtons.buttonWidth
        }
        .areaGesture(name: "swipeActions", swipe)
        .layoutValue(key: ListRowIsOpenKey.self, value: gap > 0)
        .layoutValue(key: ListRowIsPaddedKey.self, value: true)
    } else {
      content
    }
  }

  /// The buttons, and what closes them at a touch beside them.
  private var cover: some View {
    HStack(spacing: 0) {
      if edge == .leading { row }
      Color.clear.contentShape(Rectangle()).pressable(name: "Row") { close() }
      if edge == .trailing { row }
    }
  }

  private var row: some View {
    let (buttons, edge, finish) = (buttons, edge, { close() })
    return Group(subviews: actions) { views in
      let places = edge == .trailing ? Array(views.indices.reversed()) : Array(views.indices)
      HStack(spacing: 0) {
        ForEach(places, id: \.self) { place in
          views[place].changingEnvironment { $0.isFirstSwipeButton = place == 0 }
        }
      }
      .modifier(CountedButtons(buttons: buttons, count: views.count))
    }
    .buttonStyle(SwipeButtonStyle(buttons: buttons, finish: finish))
    .changingEnvironment { $0.listContext = nil }
    .frame(width: gap)
    .clipped()
  }

  /// Whether a tap is on the symbol before the row that deletes it.
  private func isOnSymbol(_ touch: RowTouch, _ list: ListContext) -> Bool {
    guard isDeletion, edit.control == .delete, gap == 0, let location = touch.location,
      let box = touch.row.box, !touch.row.layout[ListRowIsKeptKey.self]
    else { return false }
    let room = list.metrics.rowInsets.leading + ScreenMetrics.editShift
    let way = direction == .leftToRight ? location.x - box.minX : box.maxX - location.x
    return way <= room
  }

  private var swipe: some Gesture {
    AxisDragGesture(.horizontal) { drag in
      if gap > 0 { return true }
      let isEditing = editMode?.wrappedValue.isEditing == true
      let isKept = isDeletion && drag.layout[ListRowIsKeptKey.self]
      return !isEditing && !isKept && opened(by: drag.way) > 0
    } cancelled: {
      start = nil
      close()
    }
    .following { drag in
      let start = start ?? gap
      if self.start == nil { self.start = start }
      let wanted = max(0, start + opened(by: drag.way))
      // Beyond the buttons a row follows less (assumed).
      let rest = buttons.count == 0 || allowsFullSwipe ? wanted : buttons.width
      gap = min(wanted <= rest ? wanted : rest + (wanted - rest) / 3, drag.size.width)
    }
    .onEnded { drag in
      let wanted = max(0, (start ?? gap) + opened(by: drag.way))
      start = nil
      let velocity = opened(by: drag.velocity)
      if allowsFullSwipe, wanted >= drag.size.width * Self.fullShare, let action = buttons.first {
        close(velocity: velocity)
        action()
      } else if wanted >= buttons.width / 2, buttons.count > 0 {
        replaceOpen()
        move(to: buttons.width, velocity: velocity)
      } else {
        close(velocity: velocity)
      }
    }
  }

  /// How far a way to the right opens the row.
  private func opened(by way: CGFloat) -> CGFloat {
    (edge == .leading) == (direction == .leftToRight) ? way : -way
  }

  /// Closes the row of the list that is open.
  private func replaceOpen() {
    openSwipe?.replace { close() }
  }

  private func close(velocity: CGFloat = 0) {
    move(to: 0, velocity: velocity)
  }

  /// Lets the row go to where the buttons beside it have a width.
  /// - Parameter velocity: with which they become wider, in points a second.
  private func move(to width: CGFloat, velocity: CGFloat) {
    guard width != gap else { return }
    withAnimation(
      .released(distance: width - gap, velocity: velocity), completionCriteria: .removed
    ) {
      (gap, isClosing) = (width, width == 0)
    } completion: {
      isClosing = false
    }
  }
}

/// What a row knows of its buttons.
nonisolated private final class SwipeButtons {
  var count = 0
  /// What the first one does; nil where it is disabled.
  var first: (() -> Void)?

  /// Of a button of a row that stays open, in points (assumed: as wide as those of UIKit).
  static let buttonWidth: CGFloat = 74

  var width: CGFloat { CGFloat(count) * Self.buttonWidth }
}

nonisolated private struct CountedButtons: ViewModifier {
  let buttons: SwipeButtons
  let count: Int

  func body(content: Content) -> some View {
    buttons.count = count
    return content
  }
}

/// The row of a list that shows its buttons.
nonisolated final class OpenSwipe {
  private var close: (() -> Void)?

  /// Closes the row that is open, and keeps what closes the next one.
  func replace(_ close: @escaping () -> Void) {
    self.close?()
    self.close = close
  }
}

nonisolated extension EnvironmentValues {
  /// What the rows of the list around share.
  @Entry var openSwipe: OpenSwipe?

  /// Whether the button is the one at the edge of a row that is swiped.
  @Entry fileprivate var isFirstSwipeButton: Bool = false
}

/// A button beside a row.
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let buttons: SwipeButtons
  let finish: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, buttons: buttons, finish: finish)
  }
}

private struct SwipeButton {
  let configuration: PrimitiveButtonStyleConfiguration
  let buttons: SwipeButtons
  let finish: () -> Void
  @Environment(\.isFirstSwipeButton) private var isFirst
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  init(
    configuration: PrimitiveButtonStyleConfiguration, buttons: SwipeButtons,
    finish: @escaping () -> Void
  ) {
    (self.configuration, self.buttons, self.finish) = (configuration, buttons, finish)
  }
}

nonisolated extension SwipeButton: View {
  var body: some View {
    if isFirst { buttons.first = isEnabled ? configuration.trigger : nil }
    return configuration.label
      .labelStyle(.iconOnly)
      .lineLimit(1)
      .defaultForegroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(fill)
      .contentShape(Rectangle())
      .pressable(name: "Button", as: TappedPart(.button)) {
        finish()
        configuration.trigger()
      }
  }

  /// Gray without a tint (assumed).
  private var fill: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.gray)
  }
}

/// A row of a list that is edited, which a finger moves at its handle.
struct MovableRow<Content: View> {
  private let content: Content
  private let place: () -> Int?
  private let move: (IndexSet, Int) -> Void
  /// How far the row follows the finger, in points.
  @State private var way: CGFloat = 0
  @Environment(\.listContext) private var list
  @Environment(\.listRowEdit) private var edit
  @Environment(\.listRowInsets) private var outerInsets
  @Environment(\.layoutDirection) private var direction

  init(
    content: Content, place: @escaping () -> Int?, move: @escaping (IndexSet, Int) -> Void
  ) {
    (self.content, self.place, self.move) = (content, place, move)
  }
}

nonisolated extension MovableRow: View {
  var body: some View {
    if let list {
      content
        .padded(as: list, outerInsets, edit)
        .offset(y: way)
        .contentShape(Rectangle())
        .areaGesture(name: "onMove", drag(list))
        .layoutValue(key: ListRowIsPaddedKey.self, value: true)
    } else {
      content
    }
  }

  private func drag(_ list: ListContext) -> some Gesture {
    AxisDragGesture(.vertical, minimumDistance: 0) { drag in
      let room = list.metrics.rowInsets.trailing + ScreenMetrics.moveRoom
      let end = direction == .leftToRight ? drag.size.width - drag.start.x : drag.start.x
      return edit.isMovable && !drag.layout[ListRowIsOpenKey.self] && end <= room
        && !drag.layout[ListRowStaysKey.self]
    } cancelled: {
      way = 0
    }
    .following { way = $0.way }
    .onEnded { drag in
      way = 0
      guard let touch = drag.row(), let place = place() else { return }
      let step = touch.steps(for: drag.way)
      if step != 0 { move(IndexSet(integer: place), step > 0 ? place + step + 1 : place + step) }
    }
  }
}

extension RowTouch {
  /// How many rows further down a row lies after it was moved by `way` points: those that its middle has passed (assumed).
  /// A row that cannot be moved ends the way.
  nonisolated fileprivate func steps(for way: CGFloat) -> Int {
    guard let own = row.box else { return 0 }
    let step = way < 0 ? -1 : 1
    var (steps, next) = (0, index + step)
    while rows.indices.contains(next), rows[next].layout[ListRowEditKey.self].isMovable,
      let box = rows[next].box, abs(way) > abs(box.midY - own.midY) - box.height / 2
    {
      (steps, next) = (steps + step, next + step)
    }
    return steps
  }
}

nonisolated extension View {
  /// Makes each of the views fill the whole box of its row.
  fileprivate func padded(
    as list: ListContext, _ insets: EdgeInsets?, _ edit: ListRowEdit
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      ._rowPadding(ListRowPadding(metrics: list.metrics, stated: insets, edit: edit))
  }
}
