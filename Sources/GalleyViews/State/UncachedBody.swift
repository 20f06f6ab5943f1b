/// A property of a view whose body is evaluated in every pass: it is made of an object that changes without saying so, as a
/// view of UIKit.
package struct UncachedBody: DynamicProperty, InstallableProperty {
  package init() {}

  func install(in context: PropertyContext) -> String? { nil }
}
