/// A property of a view whose body is evaluated in every pass: it makes a record in which the views in it write
/// something down when theirs are (`RecordReference`).
package struct EachPass: DynamicProperty, InstallableProperty {
  package init() {}

  func install(in context: PropertyContext) -> String? { nil }
}
