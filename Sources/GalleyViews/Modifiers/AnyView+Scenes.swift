import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// What nearly every scene has, with the types behind `some View` written out by the compiler: in another module each of
/// them is looked up among all types of the program when it is first made, for 50 to 100 microseconds.
extension AnyView {
  package func located(at source: SourceLocation) -> AnyView { AnyView(_located(at: source)) }

  package func onCanvas(width: CGFloat?, height: CGFloat?, background: Color?) -> AnyView {
    let framed = frame(width: width, height: height)
    return background.map { AnyView(framed.background($0)) } ?? AnyView(framed)
  }

  package func padded(_ edges: Edge.Set, _ length: CGFloat?) -> AnyView {
    AnyView(padding(edges, length))
  }

  package func padded(_ insets: EdgeInsets) -> AnyView { AnyView(padding(insets)) }

  package func withFont(_ font: Font?) -> AnyView { AnyView(self.font(font)) }

  package func withFontWeight(_ weight: Font.Weight?) -> AnyView { AnyView(fontWeight(weight)) }

  package func framed(width: CGFloat?, height: CGFloat?, alignment: Alignment) -> AnyView {
    AnyView(frame(width: width, height: height, alignment: alignment))
  }

  package func framed(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) -> AnyView {
    AnyView(
      frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  package func spanning(columns: Int) -> AnyView { AnyView(gridCellColumns(columns)) }

  package func backed(by content: AnyView, alignment: Alignment = .center) -> AnyView {
    AnyView(background(alignment: alignment) { content })
  }

  package func overlaid(with content: AnyView, alignment: Alignment = .center) -> AnyView {
    AnyView(overlay(alignment: alignment) { content })
  }
}

/// Views of a list, each a child of the container around, known by its place.
package nonisolated struct ViewList: PrimitiveView {
  private let views: [AnyView]

  package init(_ views: [AnyView]) { self.views = views }

  package var isEmpty: Bool { views.isEmpty }

  package func _collect(into collector: inout _ViewCollector) {
    for index in collector.places(of: views.count) {
      guard collector.graph.canContinue else { return }
      collector.collect(views[index], at: .index(index))
      if collector.hasStopped { return }
    }
  }
}

extension Layout {
  /// The container that the layout makes of views.
  package func container(of views: some View) -> AnyView { AnyView(self { views }) }
}
