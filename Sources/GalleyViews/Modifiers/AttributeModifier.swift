import GalleyGeometry
import GalleyLayout

extension View {
  /// How early the view is served when its container has not room for all (ST4); 0 unless stated.
  public func layoutPriority(_ value: Double) -> some View {
    modified(
      by: AttributeContent(name: "layoutPriority(\(CGFloat(value).brief))") {
        .priority(value)
      })
  }

  /// Gives the view a value that layouts can read (LP10).
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(
      by: AttributeContent(name: "layoutValue(\(Key.self))") {
        .value(key: ObjectIdentifier(key), value: value)
      })
  }

  /// States where a guide lies; the closure gets the view's dimensions (AL3).
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AttributeContent(name: "alignmentGuide") { .guide(guide.key, computeValue) })
  }

  /// States where a guide lies; the closure gets the view's dimensions (AL3).
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AttributeContent(name: "alignmentGuide") { .guide(guide.key, computeValue) })
  }
}

private struct AttributeContent: NodeContent {
  let name: String
  let attribute: () -> AttributeBehavior.Attribute

  init(name: String, attribute: @escaping () -> AttributeBehavior.Attribute) {
    self.name = name
    self.attribute = attribute
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    AttributeBehavior(attribute())
  }
}
