import GalleyGeometry
import GalleyViews

/// A style as a property of the view that draws with it, so that the style's own `@Environment` and
/// `@State` have values.
nonisolated struct InstalledStyle<Style>: DynamicProperty, CustomReflectable {
  let style: Style

  init(_ style: Style) { self.style = style }

  var customMirror: Mirror { Mirror(reflecting: style) }
}
