import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A choice of one of several values. The options say by `tag` what they stand for; without one, they stand for the id of
/// the element of the `ForEach` that they are from, wherever that is in the content. A tag that a container is given
/// counts for each view in it (R3), and one inside of a stack says nothing of the stack.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  /// What is chosen; nil where several sources differ.
  private let selection: SelectionValue?
  private let select: (SelectionValue) -> Void
  @Environment(\.pickerLook) private var look

  /// A picker with any view as its label. A selection that no option has chooses none.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), selection: selection)
  }

  /// - Parameter currentValueLabel: what stands for the selected option where only that is seen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(), content: content(), selection: selection,
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// One choice for several values; nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), content: content(), selection: Self.common(sources, selection),
      select: Self.selecting(in: sources, selection))
  }

  /// One choice for several values; nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(), content: content(), selection: Self.common(sources, selection),
      currentValueLabel: AnyView(currentValueLabel()),
      select: Self.selecting(in: sources, selection))
  }

  /// A picker with any view as its label: the form before the closure for the label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content(), selection: selection)
  }

  private init(
    label: Label, content: Content, selection: Binding<SelectionValue>,
    currentValueLabel: AnyView? = nil
  ) {
    self.init(
      label: label, content: content, selection: selection.wrappedValue,
      currentValueLabel: currentValueLabel, select: { selection.wrappedValue = $0 })
  }

  private init(
    label: Label, content: Content, selection: SelectionValue?, currentValueLabel: AnyView? = nil,
    select: @escaping (SelectionValue) -> Void
  ) {
    self.label = label
    self.content = content
    self.selection = selection
    self.currentValueLabel = currentValueLabel
    self.select = select
  }

  private static func selecting<C: RandomAccessCollection>(
    in sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> (SelectionValue) -> Void {
    { value in for source in sources { source[keyPath: selection].wrappedValue = value } }
  }

  private static func common<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> SelectionValue? {
    let values = sources.map { $0[keyPath: selection].wrappedValue }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

nonisolated extension Picker: View {
  public var body: some View {
    PickerView(
      look: look, label: AnyView(label), options: AnyView(content),
      currentValueLabel: currentValueLabel, choice: OptionChoice(selection, select: select),
      title: label.titleText
    )
  }
}

nonisolated extension Picker where Label == Text {
  /// A picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker with a localized title and a view that stands for the selected option where only that is seen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that is not localized and a view that stands for the selected option where only that
  /// is seen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// One choice with a localized title for several values; nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// One choice with a title that is not localized for several values; nothing is chosen where they differ.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension Picker where Label == _TitleAndSymbol {
  /// A picker with a localized title and a symbol before it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      _TitleAndSymbol(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a title that is not localized and a symbol before it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      _TitleAndSymbol(title, systemImage: systemImage)
    }
  }

  /// One choice with a localized title and a symbol for several values; nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      _TitleAndSymbol(titleKey, systemImage: systemImage)
    }
  }
}
