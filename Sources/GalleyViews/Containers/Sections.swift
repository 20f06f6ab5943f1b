import GalleyGeometry
import GalleyLayout

/// A section of a view, as a container sees it: one that was made by `Section`, or views one after the other that lie
/// in none.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What tells one section from the others.
  public struct ID: Hashable {
    fileprivate let identity: ViewIdentity
    fileprivate let trail: [ViewIdentity.Step]
    fileprivate let isImplicit: Bool
  }

  /// What tells the section from the others.
  public let id: ID
  /// What the section tells the container around it; nothing where its views lie in none.
  public let containerValues: ContainerValues
  /// The views of the section's header.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views of the section's footer.
  public let footer: SubviewsCollection

  fileprivate init(_ found: FoundSection, of whole: AnyView, at place: ViewPlace) {
    func subviews(_ part: SectionPart) -> SubviewsCollection {
      let views = found.views[part] ?? []
      return SubviewsCollection(
        views.map { Subview($0, of: whole, at: place, inSections: true) })
    }
    id = ID(identity: place.identity, trail: found.trail, isImplicit: found.isImplicit)
    containerValues = found.values
    (header, content, footer) = (subviews(.header), subviews(.content), subviews(.footer))
  }
}

/// The sections of a view.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// The sections of a view at the place that is collected.
  fileprivate init(of view: AnyView, in collector: inout _ViewCollector) {
    let selection = SubviewSelection(only: nil, seekingSections: true)
    let place = collector.place.chosen
    collector.collect(view, selecting: selection, at: place)
    sections = selection.sections.map { SectionConfiguration($0, of: view, at: place) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// A section by its place, from 0.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Views that are made of the sections of another one.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  fileprivate let view: Sections
  fileprivate let transform: (SectionCollection) -> Content

  public func _collect(into collector: inout _ViewCollector) {
    let sections = SectionCollection(of: AnyView(view), in: &collector)
    let views = GraphMotion.reading(in: collector.graph.motion) { transform(sections) }
    collector.collect(views, at: .index(1))
  }
}

extension Group {
  /// Views made of the sections of `view`. Views that lie in no section are sections of their own, as many as follow
  /// one another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(view: view, transform: transform) }
  }
}

/// The sections of a view of a `ForEach`; they are known once the `ForEach` is collected.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let view: AnyView
  private var sections: SectionCollection?

  fileprivate init(_ view: AnyView) { self.view = view }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections?.count ?? 0 }

  /// A section by its place, from 0.
  public subscript(index: Int) -> SectionConfiguration {
    guard let sections else { preconditionFailure("sections are known once they are collected") }
    return sections[index]
  }
}

extension ForEachSectionCollection: DeferredCollection {
  func collected(in collector: inout _ViewCollector) -> Self {
    var result = self
    result.sections = SectionCollection(of: view, in: &collector)
    return result
  }
}

extension ForEach where Content: View {
  /// A view for each section of `view`.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(AnyView(view)), id: \.id, content: content)
  }
}

extension EnvironmentValues {
  /// Whether views are rows of a list, and not in a container that is a row: there a section is a group of rows.
  @Entry package var isAmongRows: Bool = false
}

/// The parts of a section for containers that look for sections; elsewhere the views that the section is drawn as.
package nonisolated struct SectionParts<
  Header: View, Content: View, Footer: View, Drawn: View
>: PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer
  private let drawn: Drawn

  package init(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content,
    @ViewBuilder drawn: () -> Drawn
  ) {
    self.header = header
    self.footer = footer
    self.content = content()
    self.drawn = drawn()
  }

  package func _collect(into collector: inout _ViewCollector) {
    guard let sections = collector.soughtSections else { return drawn._collect(into: &collector) }
    sections.begin(collector.containerValues)
    sections.part = .header
    collector.collect(header, at: .index(0))
    sections.part = .content
    collector.collect(content, at: .index(1))
    sections.part = .footer
    collector.collect(footer, at: .index(2))
    sections.end()
  }
}
