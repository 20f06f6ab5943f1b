import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Gives the view a name in layout dumps and messages; nothing else changes.
  public func layoutName(_ name: String) -> some View {
    modified(by: NameContent(name: name))
  }
}

private struct NameContent: EffectContent {
  let name: String
  var isNamed: Bool { true }
}
