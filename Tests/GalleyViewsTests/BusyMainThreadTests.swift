import Dispatch
import Galley
import GalleyBudget
import GalleyGeometry
import Testing

private struct AppearLater: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear { DispatchQueue.main.async { width = 30 } }
  }
}

/// Images of other threads whose views leave work on the main queue, while the main thread is busy with something
/// else.
@Suite(.serialized) @MainActor struct BusyMainThreadTests {
  /// An image that another thread draws.
  private final class Drawn: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let value = Locked<Int?>(nil)

    @MainActor init(pendingWork: Duration = .seconds(600), mainThread: Duration) {
      let view = AppearLater()
      Thread.detachNewThread { [self] in
        var limits = RenderLimits()
        (limits.pendingWork, limits.mainThreadWait) = (pendingWork, mainThread)
        let width = try? Renderer(limits: limits).render(view).bitmap.width
        value.withLock { $0 = width ?? -1 }
        done.signal()
      }
    }

    /// Its width in pixels; the thread that asks is blocked until it is there.
    func width() -> Int? {
      done.wait()
      return value.withLock { $0 }
    }

    /// Its width in pixels, once it is there; the main thread is free meanwhile.
    func arrival() async throws -> Int {
      while true {
        if let width = value.withLock({ $0 }) { return width }
        try await ContinuousClock().sleep(for: .milliseconds(1))
      }
    }
  }

  private func keepBusy(for seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// A machine that is busy may take the image's own tenth of a second, too: then it is drawn again.
  @Test func itsBusinessDoesNotCountAsTheImages() async throws {
    var width = 0
    for _ in 0..<20 where width != 30 {
      let drawn = Drawn(pendingWork: .seconds(0.1), mainThread: .seconds(600))
      keepBusy(for: 0.3)
      width = try await drawn.arrival()
    }
    #expect(width == 30)
  }

  @Test func itIsWaitedForNoLongerThanSaid() {
    let start = ContinuousClock.now
    #expect(Drawn(mainThread: .seconds(0.05)).width() == 10)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// The second image waits for as long as it may, though the first one gave up.
  @Test func onesPatienceIsNotAnothers() async throws {
    _ = Drawn(mainThread: .seconds(0.001)).width()
    let patient = Drawn(mainThread: .seconds(60))
    keepBusy(for: 0.3)
    #expect(try await patient.arrival() == 30)
  }

  /// What was waited for in vain is not waited for by each image anew.
  @Test func manyImagesWaitOnceTogether() {
    #expect(Drawn(mainThread: .seconds(2)).width() == 10)
    let start = ContinuousClock.now
    for _ in 0..<10 { #expect(Drawn(mainThread: .seconds(2)).width() == 10) }
    #expect(ContinuousClock.now - start < .seconds(19))
  }
}
