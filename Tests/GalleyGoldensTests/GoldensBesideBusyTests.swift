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

  @Test func goldensWaitForLongerThanOtherImages() async throws {
    let view = AppearLater()
    let image = Task.detached { SnapshotPicture.data(of: view, on: GoldenCanvas(scale: 1)) }
    keepBusy(for: RenderLimits().mainThreadWait + .seconds(0.3))
    #expect(try Bitmap(pngData: await image.value).width == 30)
  }
}
