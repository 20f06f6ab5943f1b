/// A layout of views that a screen makes when they come into sight: a view that a scroll view around does not show has
/// not appeared.
package protocol LazyLayout: Layout {}

extension LazyStackLayout: LazyLayout {}
