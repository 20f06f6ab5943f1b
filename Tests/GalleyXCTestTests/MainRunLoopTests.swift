import Foundation
import Galley
import XCTest

/// Drawing on the main thread turns its run loop, outside of tasks: the tests of XCTest run there.
final class MainRunLoopTests: XCTestCase {
  private struct AppearLater: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { DispatchQueue.main.async { width = 30 } }
    }
  }

  /// What a program does on its main queue.
  private final class Program: @unchecked Sendable {
    var hasRun = false
  }

  func testWhatIsOnTheMainQueueRunsBeforeTheImageIsDone() throws {
    let program = Program()
    DispatchQueue.main.async { program.hasRun = true }
    XCTAssertTrue(Thread.isMainThread)
    let width = try MainActor.assumeIsolated {
      try Renderer().render(AppearLater()).bitmap.width
    }
    XCTAssertEqual(width, 30)
    XCTAssertTrue(program.hasRun)
  }
}
