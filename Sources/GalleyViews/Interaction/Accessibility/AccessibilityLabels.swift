import GalleyGeometry

// What assistive technologies say of a view. An image is not read by any; labels and identifiers are what a renderer
// that is driven finds views by.

nonisolated extension View {
  /// The view's name, in place of the words in it: a driven renderer (`tap`) finds the view by it.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// The view's name, in place of the words in it: a driven renderer (`tap`) finds the view by it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }

  /// The view's name, in place of the words in it: a driven renderer (`tap`) finds the view by it.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    described(as: isEnabled ? .label(label) : nil)
  }

  /// What the view holds, such as "half full". An image is the same with and without it; the tree of elements
  /// has it.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// What the view holds, such as "half full". An image is the same with and without it; the tree of elements
  /// has it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }

  /// What the view holds, such as "half full". An image is the same with and without it; the tree of elements
  /// has it.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    described(as: isEnabled ? .value(value) : nil)
  }

  /// What using the view does, in a sentence. An image is the same with and without it; the tree of elements
  /// has it.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What using the view does, in a sentence. An image is the same with and without it; the tree of elements
  /// has it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }

  /// What using the view does, in a sentence. An image is the same with and without it; the tree of elements
  /// has it.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    described(as: isEnabled ? .hint(hint) : nil)
  }

  /// No effect: images take no voice input.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// No effect: images take no voice input.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// No effect: images take no voice input.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// A name by which the view is found (`tap`); it goes before labels and texts.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
    described(as: isEnabled ? .identifier(identifier) : nil)
  }
}

nonisolated extension View {
  /// No effect: an image is not read aloud.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// No effect: an image is not read aloud.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }
}

/// Name only: what is said of a view on request.
public enum AXCustomContent {
  /// When content is said.
  public enum Importance: UInt, Hashable, Sendable {
    /// On request; always.
    case `default`, high
  }
}
