import GalleyLayout

/// A modifier that decides nothing about layout (EF1): effects, clips, names, preferences, marks.
protocol EffectContent: NodeContent {}

extension EffectContent {
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }
  func makeBehavior(in context: NodeContext) -> any NodeBehavior { PassthroughBehavior() }
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }
}
