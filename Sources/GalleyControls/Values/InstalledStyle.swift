import GalleyGeometry
import GalleyViews

/// A style as a property of the view that draws with it, so that the style's own `@Environment` and
/// `@State` have values.
nonisolated package struct InstalledStyle<Style>: DynamicProperty, CustomReflectable {
  package let style: Style

  package init(_ style: Style) { self.style = style }

  package var customMirror: Mirror { Mirror(reflecting: style) }
}
