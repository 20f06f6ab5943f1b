import GalleyGeometry
import Testing

@testable import GalleyViews

/// What code of views finds around it.
@Suite struct RenderContextTests {
  private let device = CurrentCanvas.Device(size: CGSize(width: 7, height: 9), scale: 5)

  @Test func aChangeLeavesWhatElseIsAround() {
    CurrentCanvas.using(device) {
      RenderContext.with({ $0.completionDepth = 3 }) {
        #expect(CurrentCanvas.scale == 5 && RenderContext.completionDepth == 3)
        withTransaction(Transaction(animation: .default)) {
          #expect(CurrentTransaction.value.animation != nil)
          #expect(CurrentCanvas.scale == 5 && RenderContext.completionDepth == 3)
        }
        #expect(CurrentTransaction.value.animation == nil)
      }
      #expect(RenderContext.completionDepth == 0)
    }
    #expect(CurrentCanvas.scale == 3 && CurrentCanvas.size.width == 393)
  }

  @Test func anErrorEndsAChange() {
    struct Ended: Error {}
    #expect(throws: Ended.self) {
      try CurrentCanvas.using(device) { throw Ended() }
    }
    #expect(CurrentCanvas.scale == 3)
  }

  @Test func tasksFindWhatWasAroundThem() async {
    let task = CurrentCanvas.using(device) { Task { CurrentCanvas.scale } }
    #expect(await task.value == 5)
    let detached = CurrentCanvas.using(device) { Task.detached { CurrentCanvas.scale } }
    #expect(await detached.value == 3)
  }

  @Test func completionsWithinEachOtherComeToAnEnd() {
    var count = 0
    func call() {
      count += 1
      MovementEnd.call(call)
    }
    MovementEnd.call(call)
    #expect(count == 100)
  }

  /// A graph's code finds its motion, and that of a graph without one finds what is around.
  @Test func codeFindsTheMotionOfItsGraph() {
    let (moving, still) = (ViewGraph(), ViewGraph())
    moving.beginClock()
    moving.drawing {
      #expect(RenderContext.motion === moving.motion)
      still.drawing { #expect(RenderContext.motion === moving.motion) }
    }
    #expect(RenderContext.motion == nil)
  }
}
