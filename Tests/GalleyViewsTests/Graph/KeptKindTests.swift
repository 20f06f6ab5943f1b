import GalleyGeometry
import GalleyBudget
import GalleyGraphics
import GalleyText
import Testing

@testable import GalleyViews

/// What a graph keeps of kinds that it does not know: one of a type, made when it is asked for.
@Suite struct KeptKindTests {
  private final class Ink: RenderResource {
    private(set) var budget: RenderBudget?

    func charge(to budget: RenderBudget) { self.budget = budget }
  }

  private final class Paper: RenderResource {}

  private final class Count: GraphValue {
    var count = 0
  }

  /// A value that paints, goes on until a second of the clock, and counts passes.
  private final class Stamp: GraphValue {
    private(set) var (passes, time) = (0, 0.0)
    var goesOn: Bool { time < 1 }

    func goOn(to time: Double, in graph: ViewGraph) { self.time = time }
    func endPass(in graph: ViewGraph) { passes += 1 }
    func display(in builder: inout DisplayBuilder, of graph: ViewGraph) {
      builder.append(
        .fillRect(PixelRect(x: 0, y: 0, width: 1, height: 1), paint: .solid(.black)))
    }
  }

  /// A value that paints in front of the other ones.
  private final class Cover: GraphValue {
    var isFront: Bool { true }

    func display(in builder: inout DisplayBuilder, of graph: ViewGraph) {
      builder.append(
        .fillRect(PixelRect(x: 0, y: 0, width: 2, height: 1), paint: .solid(.black)))
    }
  }

  @Test func aResourceIsMadeOnce() {
    let resources = ViewGraph().resources
    let (ink, paper) = (resources.resource(Ink.self), resources.resource(Paper.self))
    #expect(resources.resource(Ink.self) === ink)
    #expect(resources.resource(Paper.self) === paper)
    #expect(resources.images === resources.images)
    #expect(ViewGraph().resources.resource(Ink.self) !== ink)
  }

  /// One that is made in the middle of an image belongs to the image's budget, too.
  @Test func resourcesAreCharged() {
    let resources = ViewGraph().resources
    let (first, second) = (RenderBudget(.unlimited), RenderBudget(.unlimited))
    resources.charge(to: first)
    let ink: Ink = resources.resource()
    #expect(ink.budget === first && resources.images.budget === first)
    resources.charge(to: second)
    #expect(ink.budget === second && resources.images.budget === second)
  }

  /// A paint that has only an environment finds the images of the graph that draws it, made where it had none, and
  /// what it lacks is returned once.
  @Test func failuresOfPaintsAreReturnedOnce() {
    let resources = RenderResources(textEngine: TextEngine(), others: [])
    var environment = EnvironmentValues()
    #expect(environment.imageLibrary == nil)
    environment.renderResources = resources
    #expect(environment.imageLibrary === resources.images)
    let painted = resources.painting { Image("none").pixels(in: environment) == nil }
    #expect(painted.result && painted.failures.count == 1)
    #expect(resources.painting {}.failures.isEmpty)
  }

  @Test func aValueIsThatOfItsGraph() {
    let (one, other) = (ViewGraph(), ViewGraph())
    one.memory.value(Count.self).count = 2
    #expect(one.memory.value(Count.self).count == 2)
    #expect(other.memory.value(Count.self).count == 0)
    #expect(one.textFocus === one.textFocus && one.textFocus !== other.textFocus)
  }

  /// What values paint lies in front of all views, and what is in front of the other values lies there whenever it was
  /// made.
  @Test func valuesPaintInFrontOfViews() {
    let graph = ViewGraph()
    _ = (graph.memory.value(Cover.self), graph.memory.value(Stamp.self))
    _ = graph.settle(
      Color.red.frame(width: 4, height: 4), environment: EnvironmentValues(), in: .unspecified)
    let widths = graph.display(on: PixelGrid(scale: 1)).items.map { item -> CGFloat? in
      guard case .fillRect(let rect, _) = item else { return nil }
      return rect.width
    }
    #expect(widths.count > 2 && widths.suffix(2) == [1, 2])
  }

  @Test func valuesTakePartInPassesAndTheClock() {
    let graph = ViewGraph()
    let stamp = graph.memory.value(Stamp.self)
    graph.beginClock()
    _ = graph.settle(Color.red, environment: EnvironmentValues(), in: .unspecified)
    #expect(stamp.passes > 0 && stamp.time == 0)
    #expect(!graph.isAtRest)
    graph.turnClock(to: 0.5)
    #expect(stamp.time == 0.5 && !graph.isAtRest)
    graph.turnClock(to: 2)
    #expect(stamp.time == 2 && graph.isAtRest)
    // What is at rest does not go on.
    graph.turnClock(to: 3)
    #expect(stamp.time == 2)
  }

  /// Code without an environment finds the project of the environment around it, and none behind that.
  @Test func codeFindsTheProjectOfItsEnvironment() {
    final class Project: RenderProject {
      func context(in environment: EnvironmentValues) -> any Sendable {
        environment.locale.identifier
      }
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "pl_PL")
    #expect(RenderContext.inProject(of: environment) { RenderContext.project == nil })
    environment.project = Project()
    let found = RenderContext.inProject(of: environment) { RenderContext.project as? String }
    #expect(found == "pl_PL")
    #expect(RenderContext.project == nil)
  }
}
