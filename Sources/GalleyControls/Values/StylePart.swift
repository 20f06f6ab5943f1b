import GalleyGeometry
import GalleyViews

/// A part of a control that its style places, as the label or the content. Its type is erased: a style draws controls with
/// labels of any type.
nonisolated protocol StylePart: View where Body == AnyView {
  var view: AnyView { get }
}

nonisolated extension StylePart {
  public var body: AnyView { view }
}
