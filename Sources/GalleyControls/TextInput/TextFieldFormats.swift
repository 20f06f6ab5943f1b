import GalleyGeometry
import GalleyViews

nonisolated extension TextField {
  /// A value, shown by a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      content: FieldContent(
        text: { format.format(value.wrappedValue) }, prompt: prompt,
        setValue: { text in
          if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }),
      label: label())
  }

  /// A value that may be missing, shown by a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      content: FieldContent(
        text: { value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt,
        setValue: { text in
          if text.isEmpty {
            value.wrappedValue = nil
          } else if let new = try? format.parseStrategy.parse(text) {
            value.wrappedValue = new
          }
        }),
      label: label())
  }

  /// A value, shown by a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: FieldContent(
        text: { formatter.string(for: value.wrappedValue as Any) ?? "" }, prompt: prompt,
        setValue: { text in
          if let new = formatter.value(of: text, as: V.self) { value.wrappedValue = new }
        }),
      label: label())
  }
}

nonisolated extension TextField where Label == Text {
  /// A value, shown by a format, with a localized title. A text that the format cannot read changes nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A value that may be missing, shown by a format, with a localized title. An empty text sets nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A value, shown by a format, with a title that is not localized.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A value that may be missing, shown by a format, with a title that is not localized. An empty text sets nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A value, shown by a formatter, with a localized title. Texts are read by a `NumberFormatter` or a
  /// `DateFormatter`; other formatters change nothing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A value, shown by a formatter, with a title that is not localized.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// The form before `onSubmit` and `focused`, with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
    setActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The form before `onSubmit` and `focused`, with a title that is not localized.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(value: value, formatter: formatter) { Text(title) }
    setActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// The form before `onSubmit`, with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// The form before `onSubmit`, with a title that is not localized.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension Formatter {
  /// The value that a text stands for; nil where there is none, or the formatter reads none.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let double = number.doubleValue
      let values: [Any] = [double, number.intValue, number, CGFloat(double)]
      return values.lazy.compactMap { $0 as? Value }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return nil
    }
  }
}
