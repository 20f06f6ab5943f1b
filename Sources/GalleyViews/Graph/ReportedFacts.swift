import GalleyGeometry
import GalleyLayout

/// What views say of what is around them: of their screen, their sheet, their tab view. Containers read it as a
/// preference, so a view that is not shown says nothing.
package protocol ReportedFacts {
  init()
  /// Adds what a view within, or behind, says: what is there already counts.
  mutating func add(_ later: Self)
}

extension ReportedFacts {
  /// Facts of which `body` says some.
  package static func stating(_ body: (inout Self) -> Void) -> Self {
    var facts = Self()
    body(&facts)
    return facts
  }
}

/// Facts as one view has reported them in one pass.
final class FactReport<Facts: ReportedFacts> {
  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }
}

/// The preference that facts of a type travel in: the reports of outer views come before those of inner ones, and those
/// of a view before those of the next one.
enum FactsKey<Facts: ReportedFacts>: PreferenceKey {
  static var defaultValue: [FactReport<Facts>] { [] }

  static func reduce(
    value: inout [FactReport<Facts>], nextValue: () -> [FactReport<Facts>]
  ) {
    // The views of a group have the reports of the group in common.
    for report in nextValue() where !value.contains(where: { $0 === report }) {
      value.append(report)
    }
  }

  /// All that was reported, as one.
  static func merged(_ reports: [FactReport<Facts>]) -> Facts {
    reports.reduce(into: Facts()) { $0.add($1.facts) }
  }

  static func areSame(_ one: [FactReport<Facts>], _ other: [FactReport<Facts>]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }
}

/// A change of what a view reports that needs no node of its own: the node of the view makes it.
final class PreferenceChange {
  let key: ObjectIdentifier
  /// Whether nothing of what views within say for the key goes on.
  let isEnd: Bool
  private let change: (inout PreferenceValues) -> Void

  init<Key: PreferenceKey>(
    _ key: Key.Type, isEnd: Bool = false, _ change: @escaping (inout Key.Value) -> Void
  ) {
    self.key = ObjectIdentifier(key)
    self.isEnd = isEnd
    self.change = { $0.change(key, change) }
  }

  func apply(to values: inout PreferenceValues) { change(&values) }
}

nonisolated extension View {
  /// Reports facts to what is around the view; nil reports none. A view without a place reports nothing.
  package func reporting<Facts: ReportedFacts>(_ facts: Facts?) -> some View {
    ReportingView(content: self) { _ in facts }
  }

  /// Reports facts that are made of the environment in which the view stands.
  package func reporting<Facts: ReportedFacts>(
    _ type: Facts.Type, _ facts: @escaping (EnvironmentValues) -> Facts?
  ) -> some View {
    ReportingView(content: self, facts: facts)
  }

  /// Keeps facts that views within report from what is around, unless `condition` is false.
  package func endingReports<Facts: ReportedFacts>(
    of type: Facts.Type, if condition: Bool = true
  ) -> some View {
    ReportEndView<Facts, Self>(content: self, isEnd: condition)
  }
}

nonisolated private struct ReportingView<Facts: ReportedFacts, Content: View>: PrimitiveView {
  let content: Content
  let facts: (EnvironmentValues) -> Facts?

  func _collect(into collector: inout _ViewCollector) {
    guard let facts = facts(collector.environment) else {
      return content._collect(into: &collector)
    }
    let report = FactReport(facts)
    collector.collect(
      content, changing: PreferenceChange(FactsKey<Facts>.self) { $0.insert(report, at: 0) })
  }
}

nonisolated private struct ReportEndView<Facts: ReportedFacts, Content: View>: PrimitiveView {
  let content: Content
  let isEnd: Bool

  func _collect(into collector: inout _ViewCollector) {
    guard isEnd else { return content._collect(into: &collector) }
    collector.collect(
      content, changing: PreferenceChange(FactsKey<Facts>.self, isEnd: true) { $0 = [] })
  }
}

extension ViewGraph {
  /// What the views of the last pass report; nil where none reports anything.
  package func facts<Facts: ReportedFacts>(_ type: Facts.Type) -> Facts? {
    guard let root else { return nil }
    let reports = reports(of: type, by: CollectionOfOne(root), isLaidOut: true)
    return reports.isEmpty ? nil : FactsKey.merged(reports)
  }

  /// What nodes report: before they are laid out where `isLaidOut` is false.
  func reports<Facts: ReportedFacts>(
    of type: Facts.Type, by nodes: some Sequence<ViewNode>, isLaidOut: Bool,
    readsLeftOut: Bool = false
  ) -> [FactReport<Facts>] {
    let key = FactsKey<Facts>.self
    guard memory.reportedKeys.contains(ObjectIdentifier(key)) else { return [] }
    var values = PreferenceValues(wanting: key)
    for node in nodes {
      values.append(
        node.preferences(
          PreferenceReading(
            wanted: ObjectIdentifier(key), isOfReports: true, isLaidOut: isLaidOut,
            readsLeftOut: readsLeftOut)))
    }
    return values.value(key)
  }
}
