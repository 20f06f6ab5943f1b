import GalleyLayout

/// A modifier that decides nothing about layout (EF1): effects, clips, names, preferences, marks.
protocol EffectContent: NodeContent {}

extension EffectContent {
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }
  func makeBehavior(in context: NodeContext) -> any NodeBehavior { PassthroughBehavior() }
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }
}

/// A modifier that may take all opacity away.
protocol OpacityHolder: NodeContent {
  var opacity: Double { get }
  var isClear: Bool { get }
}

/// Keeps a view's space and draws nothing (EF2).
struct HiddenContent: EffectContent {
  var name: String { "hidden" }
  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {}
}
