import GalleyGeometry

// The accessibility modifiers by their older names.

nonisolated extension View {
  /// Changes nothing: an image is not read aloud.
  public func accessibility(label: Text) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(value: Text) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(hint: Text) -> some View { self }

  /// Changes nothing: it is seen all the same.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Changes nothing: nothing looks for views by name in an image.
  public func accessibility(identifier: String) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Changes nothing: nobody speaks to an image.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Changes nothing: nobody touches an image.
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Changes nothing: nobody touches an image.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Changes nothing: an image is not read aloud.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
