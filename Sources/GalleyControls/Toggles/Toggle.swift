import GalleyGeometry
import GalleyViews

/// A label and a switch that is on or off.
public struct Toggle<Label: View> {
  private let configuration: ToggleStyleConfiguration
  @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles

  /// A switch with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn, isMixed: false)
  }

  /// A switch for several values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding<Bool>(
      get: { bindings.allSatisfy { $0.wrappedValue } },
      set: { value in
        for binding in bindings { binding.wrappedValue = value }
      })
    let isMixed = !all.wrappedValue && bindings.contains { $0.wrappedValue }
    self.init(label: label(), isOn: all, isMixed: isMixed)
  }

  private init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn,
      isMixed: isMixed, title: label.titleText)
  }

  fileprivate init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension Toggle: View {
  public var body: some View {
    look.element(
      .toggle, label: configuration.title,
      holding: configuration.isMixed ? .isMixed : .isOn(configuration.isOn))
  }

  @ViewBuilder private var look: some View {
    styles.view(of: configuration) { SwitchRow(configuration: $0) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is asked to draw, in the style that was set around.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

nonisolated extension Toggle where Label == Text {
  /// A switch with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch with a localized title for several values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title that is not localized for several values: on when all are, mixed when some are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == _TitleAndSymbol {
  /// A switch with a localized title and a symbol before it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title that is not localized and a symbol before it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitleAndSymbol(title, systemImage: systemImage) }
  }

  /// A switch with a localized title and a symbol for several values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title that is not localized and a symbol for several values: on when all are, mixed when
  /// some are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _TitleAndSymbol(title, systemImage: systemImage) }
  }
}
