import Foundation
import Galley
import GalleyDriving
import GalleyLayout
import GalleyRendering
import GalleyStrings
import GalleyViews

/// What a canvas says of its views on request.
struct CanvasInspection {
  /// A view of the preview's sources: what they call it, and where it is declared.
  typealias SourceView = (name: String, place: TypePlaces.Place)

  private let graph: ViewGraph
  private let types: TypePlaces
  /// Where the preview itself is written; nil where that is not known.
  private let preview: TypePlaces.Place?

  /// Between two events.
  init(_ renderer: ImageRenderer<AnyView>, types: TypePlaces, preview: TypePlaces.Place?) {
    (graph, self.types, self.preview) = (renderer.graph, types, preview)
  }

  /// The innermost view at a place, as a message.
  func json(at place: CGPoint, event: UInt32) -> String {
    let path = graph.layoutTree.flatMap { Self.path(to: place, in: $0) } ?? []
    return JSONWriter.message("inspected", event: event) { writer in
      writer.key("view")
      if let view = path.last { describe(view, path, to: &writer) } else { writer.null() }
    }
  }

  /// All views, as a message.
  func treeJSON() -> String {
    JSONWriter.message("tree") { writer in
      guard let tree = graph.layoutTree else { return }
      writer.key("root")
      write(tree, bodies: graph.bodyTypes, inside: nil, depth: 0, to: &writer)
    }
  }

  /// The views of the sources that a view is from, the outermost first.
  private func sourceViews(of types: [Any.Type]?) -> [SourceView] {
    (types ?? []).compactMap { self.types.declaration(of: $0) }.reduce(into: []) { views, view in
      // The type behind an `AnyView` is that of the body in it, too.
      if views.last?.name != view.name { views.append(view) }
    }
  }

  /// Why a view has its size, in lines.
  /// - Throws: `UnknownView`.
  func explanation(of subject: CanvasSubject) throws(UnknownView) -> String {
    let tree = graph.layoutTree
    let id: String
    switch subject {
    case .view(let view): id = view
    case .frame(let frame):
      let place = CGPoint(x: frame.midX, y: frame.midY)
      let path = tree.flatMap { Self.path(to: place, in: $0) } ?? []
      // Frames come in hundredths of a point.
      let view =
        path.last { $0.frame.numbers == frame.numbers }
        ?? tree.flatMap { Self.view(of: frame, in: $0) } ?? path.last
      guard let view else { throw UnknownView(missing: nil) }
      id = view.id
    }
    guard let explanation = graph.explanation(named: id) else {
      throw UnknownView(missing: graph.views(named: id)?.missing)
    }
    return "\(explanation)"
  }

  /// The innermost view of a frame, also of one that lies outside of those around it, as what is scrolled away does; nil where
  /// there is none.
  private static func view(of frame: CGRect, in tree: LayoutTree) -> LayoutTree? {
    if frame.isEmpty { return nil }
    for child in tree.children {
      if let found = view(of: frame, in: child) { return found }
    }
    return tree.frame.numbers == frame.numbers ? tree : nil
  }

  /// The views around a place, the outermost first and the innermost last: of several beside each other that hold it, the way
  /// to the least one, as a ground is larger than what lies on it.
  private static func path(to place: CGPoint, in tree: LayoutTree) -> [LayoutTree]? {
    guard tree.frame.encloses(place) else { return nil }
    let ways = tree.children.compactMap { path(to: place, in: $0) }
    let least = ways.min { area(of: $0) < area(of: $1) }
    return [tree] + (least ?? [])
  }

  private static func area(of way: [LayoutTree]) -> CGFloat {
    way.last.map { $0.frame.width * $0.frame.height } ?? .infinity
  }

  private func describe(_ view: LayoutTree, _ path: [LayoutTree], to writer: inout JSONWriter) {
    writer.openObject()
    writer.member("kind", view.name)
    writer.member("frame", view.frame.numbers)
    writer.member("proposal", [view.proposal.width, view.proposal.height].map(Self.side))
    writer.member(
      "answer", [view.answer.width, view.answer.height].map { Double($0).inHundredths ?? 0 })
    writer.member("path", path.dropLast().map(\.name))
    if let text = view.text { writer.member("name", String(text.prefix(200))) }
    if let explanation = graph.explanation(of: view.id) {
      let sentences = [explanation.rule] + explanation.service
      writer.member("why", sentences.filter { !$0.isEmpty })
    }
    if let around = path.dropLast().last, around.isPadding {
      let (outer, inner) = (around.frame, view.frame)
      let sides = [
        inner.minY - outer.minY, inner.minX - outer.minX, outer.maxY - inner.maxY,
        outer.maxX - inner.maxX,
      ]
      writer.member("padding", sides.map { Double($0).inHundredths ?? 0 })
    }
    let baselines = Self.baselines(of: view)
    if !baselines.isEmpty { writer.member("baselines", baselines) }
    let views = sourceViews(of: graph.bodyTypes[view.id])
    if !views.isEmpty { writer.member("views", views.map(\.name)) }
    if let place = views.last?.place ?? preview { Self.write(place, to: &writer) }
    writer.close()
  }

  /// Where the first and the last line of text stand, in points from the top of the image; one where they are the same.
  private static func baselines(of view: LayoutTree) -> [Double] {
    let places = ["firstTextBaseline", "lastTextBaseline"].compactMap { name in
      view.guides[name].flatMap { Double(view.frame.minY + $0).inHundredths }
    }
    return places.first == places.last ? Array(places.prefix(1)) : places
  }

  private static func write(_ place: TypePlaces.Place, to writer: inout JSONWriter) {
    writer.member("file", place.file)
    writer.member("line", place.line)
  }

  /// In points; nil for a side that is not stated.
  private static func side(_ length: CGFloat?) -> Double? {
    length.flatMap { Double($0).inHundredths }
  }

  /// Views that lie deeper are left out.
  private static let depthLimit = 400

  /// - Parameter outer: the view of the sources that the one around is from: it is said where it changes.
  private func write(
    _ view: LayoutTree, bodies: [String: [Any.Type]], inside outer: String?, depth: Int,
    to writer: inout JSONWriter
  ) {
    writer.openObject()
    writer.member("kind", view.name)
    writer.member("frame", view.frame.numbers)
    if let text = view.text { writer.member("name", String(text.prefix(200))) }
    let own = sourceViews(of: bodies[view.id]).last
    if let place = own?.place ?? preview, own?.name != outer || depth == 0 {
      if let name = own?.name { writer.member("view", name) }
      Self.write(place, to: &writer)
    }
    writer.key("children")
    writer.openArray()
    for child in depth < Self.depthLimit ? view.children : [] {
      write(child, bodies: bodies, inside: own?.name, depth: depth + 1, to: &writer)
    }
    writer.close()
    writer.close()
  }
}
