import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// What `layoutName` is.
  package func _layoutName(_ name: String) -> some View {
    modified(by: NameContent(name: name))
  }
}

private struct NameContent: EffectContent {
  let name: String
  var isNamed: Bool { true }
}
