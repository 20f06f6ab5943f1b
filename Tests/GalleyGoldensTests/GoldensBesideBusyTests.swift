import Dispatch
import Galley
import GalleyGoldens
import Testing

private struct AppearLater: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear { DispatchQueue.main.async { width = 30 } }
  }
}

/// Goldens whose views leave work on the main queue, beside tests that keep the main thread busy.
@Suite @MainActor struct GoldensBesideBusyTests {
  private func keepBusy(for time: Duration) {
    Thread.sleep(forTimeInterval: time / .seconds(1))
  }

  /// Other tests may keep the main thread busy for longer than a golden waits: then the image is drawn again. One that waits
  /// for no longer than other images never has the width, as the thread is busy here for longer than that.
  @Test func goldensWaitForLongerThanOtherImages() async throws {
    var width = 0
    for _ in 0..<20 where width != 30 {
      let view = AppearLater()
      let image = Task.detached { SnapshotImage.data(of: view, on: GoldenCanvas(scale: 1)) }
      keepBusy(for: RenderLimits().mainThreadWait + .seconds(0.3))
      width = try Bitmap(pngData: await image.value).width
    }
    #expect(width == 30)
  }
}
