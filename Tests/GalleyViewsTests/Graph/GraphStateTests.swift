import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import Testing

@testable import GalleyViews

/// What a graph keeps from pass to pass, each part by itself.
@Suite struct GraphStateTests {
  private struct Content: EffectContent {
    let name: String
  }

  private func problem(_ view: String) -> RenderProblem {
    RenderProblem(kind: .tooDeep(limit: 3), view: view, source: nil)
  }

  @Test func aProblemIsReportedOnceInEachPass() {
    var diagnostics = PassDiagnostics()
    diagnostics.report(problem("a"))
    diagnostics.report(problem("a"))
    diagnostics.report(problem("b"))
    #expect(diagnostics.problems.map(\.view) == ["a", "b"])
    diagnostics.begin()
    #expect(diagnostics.problems.isEmpty && !diagnostics.hasErrors)
    diagnostics.report(problem("a"))
    #expect(diagnostics.problems.map(\.view) == ["a"])
  }

  @Test func aPartHasItsOwnProblemsWhateverIsKnownAround() {
    var diagnostics = PassDiagnostics()
    diagnostics.report(problem("a"))
    let outer = diagnostics.beginPart()
    diagnostics.report(problem("a"))
    let middle = diagnostics.beginPart()
    diagnostics.report(problem("b"))
    #expect(diagnostics.endPart(middle).map(\.view) == ["b"])
    #expect(diagnostics.endPart(outer).map(\.view) == ["a"])
    // What the part has reported is not known around it.
    diagnostics.report(problem("b"))
    diagnostics.report(problem("a"))
    #expect(diagnostics.problems.map(\.view) == ["a", "b"])
  }

  /// What came before the last pass of an image is said of it, too, and each name once.
  @Test func namesThatAreNotDrawnBelongToTheImage() {
    var diagnostics = PassDiagnostics()
    diagnostics.ignoredNames.insert("one")
    diagnostics.begin()
    diagnostics.ignoredNames.insert("other")
    diagnostics.ignoredNames.insert("one")
    diagnostics.reportIgnoredNames()
    diagnostics.reportIgnoredNames()
    #expect(diagnostics.problems.map(\.kind) == [.ignored("one"), .ignored("other")])
    diagnostics.beginImage()
    diagnostics.begin()
    diagnostics.reportIgnoredNames()
    #expect(diagnostics.problems.isEmpty)
  }

  @Test func theFirstViewOverTheLimitCountsUntilABudgetBegins() {
    var limits = GraphLimits(depth: 9)
    limits.noteExcess(in: Content(name: "early"), nil)
    #expect(limits.excessPlace == nil)
    limits.budget.exceed(.time(stage: "a test", limit: .seconds(1)))
    let canContinue = limits.canContinue()
    #expect(!canContinue)
    limits.noteExcess(in: Content(name: "first"), nil)
    limits.noteExcess(in: Content(name: "second"), nil)
    #expect(limits.excessPlace?.view == "first")
    limits.begin(RenderBudget(.unlimited))
    let goesOn = limits.canContinue()
    #expect(limits.excessPlace == nil && goesOn)
  }

  @Test func whatAPassHasNotSeenIsForgotten() {
    let memory = GraphMemory()
    let (one, other) = (ViewPlace(.root()), ViewPlace(.root()).appending(.index(4)))
    memory.beginPass(in: nil)
    let mark = memory.gridRowMark(at: one, alignment: nil)
    // Two rows at one place are two rows.
    #expect(memory.gridRowMark(at: one, alignment: nil) !== mark)
    memory.beginPass(in: nil)
    #expect(memory.gridRowMark(at: other, alignment: nil) !== mark)
    memory.forgetUnseen()
    memory.beginPass(in: nil)
    #expect(memory.gridRowMark(at: one, alignment: nil) !== mark)
  }

  /// A view that one pass of a change leaves out, and the next one does not, is still there.
  @Test(arguments: [1, 2])
  func statesLastForAChange(next: Int) {
    nonisolated struct Keeping: View {
      @State var width = 10
      var body: some View { Color.red.frame(width: CGFloat(width)) }
    }
    let (graph, view) = (ViewGraph(), Keeping())
    let memory = graph.memory
    func pass(of change: Int, sees isSeen: Bool) {
      memory.beginPass(in: change)
      if isSeen {
        _ = memory.install(view, at: .root(), environment: EnvironmentValues(), in: graph)
      }
      memory.forgetUnseen()
    }
    pass(of: 1, sees: true)
    view.width = 20
    pass(of: next, sees: false)
    pass(of: next, sees: true)
    #expect(view.width == (next == 1 ? 20 : 10))
  }

  @Test func aPassIsToldOfObjectsThatChangedBeforeIt() {
    let changes = StateChanges()
    #expect(!changes.isAny && !changes.beginPass())
    changes.note(.ofObservedObject(in: "view", "name"))
    #expect(changes.isAny && changes.last.view == "view")
    // A state is no observed object.
    #expect(!changes.beginPass() && !changes.isAny)
  }
}
