import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// An outlined box with a name, for what cannot be drawn; it says so in the report.
nonisolated package struct PlaceholderView: View {
  let name: String
  let problem: RenderProblem.Kind

  package init(name: String, problem: RenderProblem.Kind) {
    self.name = name
    self.problem = problem
  }

  package var body: some View {
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

/// A square of the size that a symbol would have, for one that is not there; it says so in the report.
nonisolated struct UnknownSymbolView: View {
  let name: String
  /// The symbol that was meant, where one is near.
  let nearest: String?
  /// Points; nil fills what is offered.
  let side: CGFloat?

  var body: some View {
    let inset = (side ?? 12) / 12
    RoundedRectangle(cornerRadius: (side ?? 12) / 5)
      .strokeBorder(ForegroundStyle(), lineWidth: inset)
      .padding(inset)
      .opacity(0.4)
      .frame(width: side, height: side)
      .modified(
        by: ProblemContent(
          name: "Image(systemName: \"\(name)\")",
          problem: .image(
            "there is no symbol \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")))
      )
  }
}

/// A flat grey area in the place of an image that is not there; it says so in the report.
nonisolated struct MissingImageView: View {
  let name: String
  let reason: String
  let isResizable: Bool

  /// Points along a side of an image whose size nobody knows.
  private static let side: CGFloat = 44

  var body: some View {
    Rectangle().fill(Color.gray.opacity(0.3))
      .frame(
        width: isResizable ? nil : Self.side, height: isResizable ? nil : Self.side
      )
      .modified(by: Self.problem(name, reason))
  }

  /// What says that there is no image.
  static func problem(_ name: String, _ reason: String) -> some NodeContent {
    ProblemContent(name: "Image(\"\(DataURL.title(of: name))\")", problem: .image(reason))
  }
}

/// A view that could not be made; there is no image with it, and the report says why.
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
