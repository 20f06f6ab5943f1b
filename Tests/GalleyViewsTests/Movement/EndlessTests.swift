import Foundation
import Galley
import TestSupport
import Testing

/// What never comes to rest by itself: an image of it does not wait and warns of nothing, and a clock shows it at any
/// moment.
@MainActor @Suite struct EndlessTests {
  enum Kind: String, CaseIterable, Sendable {
    case timer, animation, periodic, everyMinute, relative, timerText, offset, phases, forever
  }

  private nonisolated struct Endless: View {
    let kind: Kind
    @State private var count = 0
    @State private var isOn = false
    /// The moment at which an image's clock begins.
    private let base = EnvironmentValues().imageDate
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
      switch kind {
      case .timer: Text("\(count)").onReceive(timer) { _ in count += 1 }
      case .animation:
        TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSince(base)))") }
      case .periodic:
        TimelineView(.periodic(from: .now, by: 1)) {
          Text("\(Int($0.date.timeIntervalSince(base)))")
        }
      case .everyMinute:
        TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince(base)))") }
      case .relative: Text(base.addingTimeInterval(-30), style: .relative)
      case .timerText: Text(base.addingTimeInterval(-30), style: .timer)
      case .offset: Text(base.addingTimeInterval(-30), style: .offset)
      case .phases:
        PhaseAnimator([0, 1]) {
          Text("\($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
      case .forever:
        Text("A").opacity(isOn ? 0.5 : 1)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
          }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func anImageDoesNotWaitAndWarnsOfNothing(kind: Kind) async throws {
    let (warnings, pauses, isAtRest) = try await Task.detached {
      let renderer = ImageRenderer(content: Endless(kind: kind))
      return (try renderer.draw().warnings.count, renderer.graph.pauses, renderer.isAtRest)
    }.value
    #expect(warnings == 0)
    // The image's own second is not the machine's.
    #expect(pauses == 0)
    // A renderer whose clock nobody turns is at rest.
    #expect(isAtRest)
  }

  /// A task that does not end is what an image waits for, where its code is none of the main actor's. Other tests keep the
  /// main thread busy, which is waited for, too.
  @Test func anImageWaitsForATask() async throws {
    let (values, end) = AsyncStream.makeStream(of: Void.self)
    defer { end.finish() }
    let (warnings, pauses) = try await Task.detached {
      var limits = RenderLimits.patient
      limits.pendingWork = .milliseconds(200)
      let renderer = ImageRenderer(
        content: Text("A").task { for await _ in values {} }, renderer: Renderer(limits: limits))
      return (try renderer.draw().warnings.map(\.description), renderer.graph.pauses)
    }.value
    #expect(
      warnings == ["a task of a view did not finish within 0.2 s: its result is not in the image"])
    #expect(pauses > 0)
  }

  @Test(arguments: Kind.allCases)
  func aClockIsNeverAtRest(kind: Kind) throws {
    let renderer = ImageRenderer(content: Endless(kind: kind))
    try renderer.advance(by: 0)
    #expect(!renderer.isAtRest)
    for moment in [0.25, 1, 7.5, 61] {
      try renderer.advance(to: moment)
      #expect(!renderer.isAtRest, "\(moment)")
      #expect(try renderer.draw().warnings.isEmpty, "\(moment)")
    }
  }

  @Test func eachMomentIsShown() throws {
    let expected: [Kind: [String]] = [
      .timer: ["0", "2", "150"], .animation: ["0", "1", "75"], .periodic: ["0", "1", "75"],
      .everyMinute: ["0", "0", "60"], .relative: ["30 sec", "31 sec", "1 min, 45 sec"],
      .timerText: ["0:30", "0:31", "1:45"], .offset: ["-30 seconds", "-31 seconds", "-1 minute"],
    ]
    for (kind, words) in expected {
      let renderer = ImageRenderer(content: Endless(kind: kind))
      for (moment, text) in zip([0.0, 1, 75], words) {
        try renderer.advance(to: moment)
        #expect(try renderer.draw().layoutTree?.texts == [text], "\(kind) at \(moment)")
      }
    }
  }

  /// A timeline that stands still, and a schedule that is over, are at rest.
  @Test func whatEndsIsAtRest() throws {
    let still = ImageRenderer(
      content: TimelineView(.animation(minimumInterval: nil, paused: true)) { _ in Text("A") })
    try still.advance(by: 0)
    #expect(still.isAtRest)
    let start = EnvironmentValues().imageDate
    let list = ImageRenderer(
      content: TimelineView(.explicit([start, start + 1])) { _ in Text("A") })
    try list.advance(by: 0)
    #expect(!list.isAtRest)
    try list.advance(to: 1)
    #expect(list.isAtRest)
  }
}
