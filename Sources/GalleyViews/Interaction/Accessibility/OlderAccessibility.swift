import GalleyGeometry

// The accessibility modifiers by their older names.

nonisolated extension View {
  /// As `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// As `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// As `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// As `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// As `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// As `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// As `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// As `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// No effect: images take no voice input.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// No effect: images are not touched.
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// No effect: images are not touched.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// No effect: an image is not read aloud.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
