import GalleyGeometry
import GalleyViews

/// A part of a control that its style places: the label, the content. Styles of any control get it, so that its type is lost.
nonisolated protocol StylePart: View where Body == AnyView {
  var view: AnyView { get }
}

nonisolated extension StylePart {
  public var body: AnyView { view }
}
