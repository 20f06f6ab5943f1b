import GalleyGeometry
import GalleyGraphics
import GalleyViews

/// A label that shows another screen when it is pressed.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let destination: Destination?
  /// What is put on the stack's path.
  private let value: AnyHashable?
  /// Says whether the link is active, and what changes that; nil of a link that keeps it to itself.
  private let activation: Activation?
  /// Whether a link without a binding is active.
  @State private var isOpen = false
  @Environment(\.self) private var environment

  private struct Activation {
    let isActive: Bool
    let set: (Bool) -> Void
  }

  private init(
    label: Label, destination: Destination?, value: AnyHashable? = nil,
    activation: Activation? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.activation = activation
  }

  /// A link with any view as its label, which shows a screen when it is pressed. Without a `NavigationStack`, a
  /// `NavigationView` or a column of a split view around, it is disabled.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination())
  }

  /// A link with any view as its label, which shows a screen when it is pressed.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// A link whose screen is shown while the binding is true. Pressing it sets true, going back false.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(),
      activation: Activation(isActive: isActive.wrappedValue) { isActive.wrappedValue = $0 })
  }

  /// A link whose screen is shown while the binding is true. Pressing it sets true, going back false.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// A link whose screen is shown while the selection is its tag. Pressing it sets the tag, going back nil.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), destination: destination(),
      activation: Activation(isActive: selection.wrappedValue == tag) {
        selection.wrappedValue = $0 ? tag : nil
      })
  }

  /// A link whose screen is shown while the selection is its tag. Pressing it sets the tag, going back nil.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

nonisolated extension NavigationLink: View {
  public var body: some View { link.reporting(opened) }

  @ViewBuilder private var link: some View {
    if environment.listContext != nil {
      HStack(spacing: 0) {
        HStack { label }
          .changingEnvironment { environment in
            guard environment.foregroundStyle == nil else { return }
            environment.foregroundStyle = AnyShapeStyle(RowForeground())
          }
        Spacer(minLength: environment.lookNumbers.chevronGap)
        DisclosureIndicator()
      }
      .fadedWhenDisabled(asOneImage: false)
      .contentShape(Rectangle())
      .pressable(name: "NavigationLink", as: TappedPart(.button), action: follow)
      .disabled(!leadsSomewhere)
    } else {
      Button(perform: follow) { label }.disabled(!leadsSomewhere)
    }
  }

  /// Whether there is a stack or a column around that could show the destination, or a list that selects the value.
  private var leadsSomewhere: Bool {
    environment.navigation != nil || value != nil && environment.listSelection != nil
  }

  private func follow() {
    if let value {
      environment.listSelection?(value)
      environment.navigation?.push(value)
    }
    if destination != nil { setActive(true) }
  }

  private func setActive(_ isActive: Bool) {
    if let activation { activation.set(isActive) } else { isOpen = isActive }
  }

  /// The screen that an active link shows.
  private var opened: ScreenFacts? {
    guard activation?.isActive ?? isOpen, let destination else { return nil }
    return .stating {
      $0.pushed = PushedScreen(content: AnyView(destination)) { setActive(false) }
    }
  }

  /// No effect: a link stays where it is.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The badge of a link in a list stands before the chevron.
nonisolated extension NavigationLink: FilledRow {
  var rowContent: AnyView { AnyView(label) }

  func row(around content: AnyView) -> AnyView {
    AnyView(
      NavigationLink<AnyView, Destination>(
        label: content, destination: destination, value: value,
        activation: activation.map { .init(isActive: $0.isActive, set: $0.set) }))
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A link that appends a value to the stack's path when it is pressed; `navigationDestination(for:)` makes the
  /// screen. With nil, it has no effect.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localized title that appends a value to the stack's path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title that is not localized that appends a value to the stack's path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A link with a localized title to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is not localized to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a localized title to a screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is not localized to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a localized title, whose screen is shown while the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is not localized, whose screen is shown while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link with a localized title, whose screen is shown while the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title that is not localized, whose screen is shown while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a localized title, whose screen is shown while the selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is not localized, whose screen is shown while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link with a localized title, whose screen is shown while the selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a title that is not localized, whose screen is shown while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

/// The chevron of a link at the end of its row.
struct DisclosureIndicator {
  @ScaledMetric(ofFont: .footnote) private var size = 1.0
  @Environment(\._systemLook) private var look
  @Environment(\.lookNumbers) private var numbers

  init() {}
}

nonisolated extension DisclosureIndicator: View {
  var body: some View {
    Chevron(pointsForward: true)
      .stroke(
        Color.disclosure(look),
        style: StrokeStyle(
          lineWidth: ScreenMetrics.chevronLine * size, lineCap: .round, lineJoin: .round)
      )
      .padding(ScreenMetrics.chevronLine / 2 * size)
      .frame(
        width: ScreenMetrics.chevronWidth * size, height: ScreenMetrics.chevronHeight * size
      )
      .padding(.horizontal, numbers.chevronBearing)
      .layoutDirectionBehavior(.mirrors)
  }
}
