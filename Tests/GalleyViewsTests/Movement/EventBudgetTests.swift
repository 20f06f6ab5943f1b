import Foundation
import Galley
import TestSupport
import Testing

/// Code that runs between two images has the time of one, however long ago the last image began.
@MainActor @Suite struct EventBudgetTests {
  /// Outlines ask whether there is time.
  private nonisolated static func outline() -> Path {
    Path(CGRect(x: 0, y: 0, width: 9, height: 9))
      .union(Path(CGRect(x: 4, y: 4, width: 9, height: 9)))
  }

  private final class Log {
    var outlines: [Path] = []
  }

  private nonisolated struct Ticking: View {
    let log: Log
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    init(_ log: Log) { self.log = log }

    var body: some View {
      Text("A").onReceive(timer) { _ in log.outlines.append(EventBudgetTests.outline()) }
    }
  }

  /// A renderer whose last image began longer ago than an image may take.
  private func late<Content: View>(_ view: Content) throws -> ImageRenderer<Content> {
    var limits = RenderLimits()
    limits.image.duration = .seconds(300)
    let renderer = ImageRenderer(content: view, renderer: Renderer(limits: limits))
    try renderer.advance(by: 0)
    let clock = SteppedClock()
    renderer.graph.budget = RenderBudget(limits.image, clock: clock.budgetClock)
    clock.advance(by: .seconds(301))
    return renderer
  }

  @Test func anEventBeginsAnew() throws {
    let renderer = try late(Text("A"))
    #expect(try !renderer.perform { Self.outline() }.isEmpty)
    #expect(try renderer.draw().warnings.isEmpty)
  }

  @Test func aTimerBeginsAnew() throws {
    let log = Log()
    let renderer = try late(Ticking(log))
    try renderer.advance(by: 1)
    #expect(log.outlines.count == 2 && log.outlines.allSatisfy { !$0.isEmpty })
  }

  /// A limit that the code of an event exceeds by itself is its error.
  @Test func anEventHasTheLimitsOfAnImage() throws {
    var limits = RenderLimits()
    limits.image.bytes = 8 << 20
    let renderer = ImageRenderer(content: Text("A"), renderer: Renderer(limits: limits))
    let dots = StrokeStyle(lineWidth: 300, lineCap: .round, dash: [0.01, 0.01])
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(throws: RenderError.self) { try renderer.perform { circle.strokedPath(dots) } }
    #expect(try !renderer.perform { Self.outline() }.isEmpty)
  }
}
