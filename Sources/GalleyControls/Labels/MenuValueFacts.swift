import GalleyViews

/// The label that a menu's value is; the first one counts.
struct MenuValueFacts: ReportedFacts {
  private(set) var label: (icon: AnyView, title: AnyView)?

  init() {}

  init(icon: some View, title: some View) { label = (AnyView(icon), AnyView(title)) }

  mutating func add(_ later: MenuValueFacts) { label = label ?? later.label }
}

nonisolated extension EnvironmentValues {
  /// Whether a menu's value is made of the first label.
  @Entry var readsMenuValue: Bool = false
}
