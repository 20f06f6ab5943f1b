import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Gives the view a name in layout dumps and messages; nothing else changes.
  public func layoutName(_ name: String) -> some View { _layoutName(name) }
}
