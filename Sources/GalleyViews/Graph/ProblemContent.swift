import GalleyDiagnostics

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
struct ProblemContent: EffectContent {
  let name: String
  let problem: RenderProblem.Kind

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.graph.report(problem, in: name, source: node.source)
    builder.displayChildren(of: node)
  }
}
