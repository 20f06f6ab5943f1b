import Foundation
import Galley
import XCTest

/// Contexts of previews that take their time. Tests of XCTest run one after the other: no other one keeps the main actor
/// and the threads of tasks busy, both of which a context needs.
final class PreviewContextTests: XCTestCase {
  private struct WaitingWidth: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat {
      try await Task.sleep(for: .milliseconds(30))
      await Task.yield()
      return 45
    }

    func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
  }

  /// What the macro writes, by hand.
  private struct Waiting: PreviewRegistry {
    nonisolated static var __fileID: String { "App/Card.swift" }
    nonisolated static var __line: Int { 12 }
    static var __displayName: String? { nil }
    static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.modifier(WaitingWidth())] }
    static func __makeView() -> any View { Color.red.frame(width: 10, height: 10) }
  }

  func testContextsMayWait() {
    let isDrawn = expectation(description: "the preview is drawn")
    let thread = Thread {
      do {
        var limits = RenderLimits()
        limits.image = .unlimited
        limits.previewContext = .seconds(120)
        let drawing = try Preview(Waiting.self, index: 0).draw(with: Renderer(limits: limits))
        XCTAssertEqual([drawing.width, drawing.height], [90, 20])
      } catch {
        XCTFail("\(error)")
      }
      isDrawn.fulfill()
    }
    thread.stackSize = 16 << 20
    thread.start()
    wait(for: [isDrawn], timeout: 150)
  }
}
