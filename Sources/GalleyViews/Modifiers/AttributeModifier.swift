import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// How early the view is served when its container has not room for all (ST4); 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    modified(
      by: AttributeContent(name: "layoutPriority(\(CGFloat(value).shortDescription))", value: value)
      {
        .priority($0)
      })
  }

  /// Gives the view a value that layouts can read (LP10). One that is not `Equatable` counts as changed
  /// in every pass.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(
      by: AttributeContent(
        name: "layoutValue(\(Key.self))", key: ObjectIdentifier(key), value: value
      ) {
        .value(key: ObjectIdentifier(key), value: $0)
      })
  }

  /// States where a guide lies; the closure gets the view's dimensions (AL3).
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      by: AttributeContent(name: "alignmentGuide", value: computeValue) { .guide(guide.key, $0) })
  }

  /// States where a guide lies; the closure gets the view's dimensions (AL3).
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      by: AttributeContent(name: "alignmentGuide", value: computeValue) { .guide(guide.key, $0) })
  }

  /// States that a guide lies some points behind another one of its axis, or behind the view's edge.
  /// Unlike a closure this can be compared, so that another pass measures nothing.
  package func alignmentGuide(
    _ guide: AlignmentKey, at other: AlignmentKey?, plus: CGFloat
  ) -> some View {
    modified(
      by: AttributeContent(
        name: "alignmentGuide", value: GuidePlace(guide: guide, other: other, plus: plus)
      ) { place in
        .guide(place.guide) { size in (place.other.map { size[$0] } ?? 0) + place.plus }
      })
  }
}

/// Where a guide lies, as a value.
private struct GuidePlace: Equatable {
  let guide: AlignmentKey
  let other: AlignmentKey?
  let plus: CGFloat
}

private struct AttributeContent<Value>: NodeContent {
  let name: String
  /// Of a layout value.
  var key: ObjectIdentifier?
  /// What the attribute is made of.
  let value: Value
  let attribute: (Value) -> AttributeBehavior.Attribute

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    AttributeBehavior(attribute(value))
  }

  /// A value that cannot be compared counts as changed: a closure may have captured anything.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self, old.name == name, old.key == key else { return false }
    return ValueComparison.areEqual(old.value, value) ?? false
  }
}
