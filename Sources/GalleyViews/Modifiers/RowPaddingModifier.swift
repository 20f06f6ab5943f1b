import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Each of the views as the content of a list's row.
  package func _rowPadding(_ rule: some RowPaddingRule) -> some View {
    modified(by: RowPaddingContent(rule: rule))
  }
}

private struct RowPaddingContent<Rule: RowPaddingRule>: NodeContent {
  let rule: Rule
  var name: String { "listRow" }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? RowPaddingContent<Rule>)?.rule == rule
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { RowPaddingBehavior(rule) }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.displayChildren(of: node)
  }
}
