import GalleyGeometry
import GalleyViews

/// A style of a control, as a property of the view that asks it for its body, so that what the style
/// reads of the environment is connected to the place where it is used.
nonisolated package struct InstalledStyle<Style>: DynamicProperty, CustomReflectable {
  package let style: Style

  package init(_ style: Style) { self.style = style }

  package var customMirror: Mirror { Mirror(reflecting: style) }
}
