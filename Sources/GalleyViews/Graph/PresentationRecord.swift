/// What the views below a host present: sheets, alerts and the like, the first one at the back.
package final class PresentationRecord {
  package private(set) var views: [AnyView] = []

  package init() {}

  package func add(_ view: AnyView) { views.append(view) }
}

nonisolated extension EnvironmentValues {
  private enum PresentationsKey: EnvironmentKey {
    static var defaultValue: RecordReference<PresentationRecord> { RecordReference() }
  }

  /// What the views present, or nil outside of hosts. The root of a picture is one.
  package var presentations: PresentationRecord? {
    get { self[PresentationsKey.self].record }
    set { self[PresentationsKey.self] = RecordReference(record: newValue) }
  }
}
