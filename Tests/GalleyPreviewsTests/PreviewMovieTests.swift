import Foundation
import Galley
import GalleyViews
import Testing

@testable import GalleyPreviews

/// What is found out of a preview that moves before it is drawn.
@MainActor @Suite struct PreviewMovieTests {
  final class Record {
    var ticks = 0
    var paintings = 0
  }

  /// Ticks each second, paints beyond its frame, and presents something after some seconds, if at all.
  private struct Clock: View {
    let record: Record
    var presentedAt: Int?
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      Canvas { context, _ in
        record.paintings += 1
        context.fill(Path(CGRect(x: 0, y: 0, width: 10 + count, height: 5)), with: .color(.red))
      }
      .frame(width: 10, height: 5)
      .shadow(color: .black, radius: 2)
      .sheet(isPresented: $isShown) { Text("Above") }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        record.ticks += 1
        count += 1
        if count == presentedAt { isShown = true }
      }
    }
  }

  private func movie(_ clock: Clock, _ size: String? = nil) throws -> PreviewMovie {
    var configuration = PreviewConfiguration()
    if let size { try configuration.set("size", to: size) }
    return try PreviewMovie(
      Preview(clock), on: configuration, with: Renderer(), environment: EnvironmentValues())
  }

  private nonisolated static let motions: [PreviewMotion] = [
    .moments([6, 0, 2, 4, 5]), .frames(PreviewTiming(rate: 1, duration: 6)),
  ]

  /// Once a card presents something, nothing more counts.
  @Test(arguments: motions) func aCardThatPresentsNeedsAScreen(motion: PreviewMotion) throws {
    let record = Record()
    let clock = Clock(record: record, presentedAt: 2)
    let found = try movie(clock).measured(of: motion, keepsSize: false)
    #expect(found.needsScreen)
    #expect(record.ticks == 2)
  }

  /// Who has said a size needs no screen.
  @Test(arguments: motions) func aSizeNeedsNoScreen(motion: PreviewMotion) throws {
    let record = Record()
    let clock = Clock(record: record, presentedAt: 2)
    let found = try movie(clock, "100x100").measured(of: motion, keepsSize: true)
    #expect(!found.needsScreen)
    #expect(record.ticks >= 5)
  }

  /// An image without a margin is not looked at to find one out. What a pass has painted serves for that, too.
  @Test(arguments: motions) func aSizeThatIsKeptIsNotMeasured(motion: PreviewMotion) throws {
    let paintings = try [true, false].map { keepsSize in
      let record = Record()
      let movie = try movie(Clock(record: record))
      let found = try movie.measured(of: motion, keepsSize: keepsSize)
      #expect(!found.needsScreen && record.ticks >= 5)
      #expect(found.margin.isEmpty == keepsSize)
      return record.paintings
    }
    #expect(paintings[0] <= paintings[1], "\(paintings)")
  }

  /// Has a task until the second is over; code of the main actor lets none run.
  private struct Waiting: View {
    @State private var isDone = false

    var body: some View {
      VStack(spacing: 0) { if !isDone { Color.blue.task {} } }
        .frame(width: 10, height: 5)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          isDone = true
        }
    }
  }

  /// What had not ended at an earlier moment is in the image of the last one.
  @Test func tasksOfTheLastMomentAreNamed() throws {
    for (moments, count) in [([0.0], 1), ([0, 0.5], 1), ([0, 1], 0), ([1, 0], 0)] {
      var movie = try PreviewMovie(
        Preview(Waiting()), on: PreviewConfiguration(), with: Renderer(),
        environment: EnvironmentValues())
      _ = try movie.drawMoments(moments)
      #expect(movie.warnings.count == count, "\(moments)")
    }
  }
}
