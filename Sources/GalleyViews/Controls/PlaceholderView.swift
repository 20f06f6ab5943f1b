import GalleyGeometry
import GalleyLayout

/// An outlined box with a name, for what cannot be drawn; it says so in the report.
nonisolated struct PlaceholderView: View {
  let name: String
  let problem: RenderProblem.Kind

  var body: some View {
    Text(name)
      .font(.caption)
      .foregroundStyle(Color.secondary)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 4)
      .overlay {
        RoundedRectangle(cornerRadius: 4)
          .strokeBorder(
            Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
      }
      .modified(by: ProblemContent(name: name, problem: problem))
  }
}

/// A view that could not be made; there is no picture with it, and the report says why.
nonisolated public struct _UnreadableView: View {
  private let name: String
  private let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var body: some View {
    PlaceholderView(name: name, problem: .unreadable(reason))
  }
}

nonisolated extension View {
  /// Reports that a control is drawn without its own look.
  package func drawnPlainly(_ name: String) -> some View {
    modified(by: ProblemContent(name: name, problem: .drawnPlainly(name)))
  }

  /// Reports that something which would be seen is not drawn.
  package func ignored(_ name: String) -> some View {
    modified(by: ProblemContent(name: name, problem: .ignored(name)))
  }
}

/// Reports a problem when it is drawn.
private struct ProblemContent: EffectContent {
  let name: String
  let problem: RenderProblem.Kind

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.graph.report(problem, in: name, source: node.source)
    builder.displayChildren(of: node)
  }
}
