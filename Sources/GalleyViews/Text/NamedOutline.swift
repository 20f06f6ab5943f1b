import GalleyDiagnostics
import GalleyGeometry

/// An outlined box with a name, for what cannot be drawn; it says so in the report.
nonisolated package struct NamedOutline: View {
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

/// A view that could not be made; there is no image with it, and the report says why.
nonisolated public struct _UnreadableView: View {
  private let name: String
  private let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var body: some View {
    NamedOutline(name: name, problem: .unreadable(reason))
  }
}
