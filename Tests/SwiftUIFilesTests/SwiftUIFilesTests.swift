import Foundation
import Galley
import SwiftUI
import Testing

/// Files as people write them for a phone: they build in this module in Swift 6 mode, one by one in Swift 5 and 6
/// mode by `Scripts/swiftui-files`, and are drawn here.
@Suite @MainActor struct SwiftUIFilesTests {
  /// A view that goes to another thread and is left alone here.
  private struct Sent: @unchecked Sendable {
    let view: AnyView
  }

  static var names: [String] { (CollectionA.views + CollectionB.views).map(\.name) }

  nonisolated static let screen = CGSize(width: 393, height: 852)

  /// Draws every file on a phone's screen. What may be said of the images is that a control has no look of its own
  /// yet, that a name is not drawn, or what the machine lacks: no file may end in an error or an empty image.
  @Test(arguments: await SwiftUIFilesTests.names)
  func everyFileIsDrawn(_ name: String) async throws {
    let entry = try #require((CollectionA.views + CollectionB.views).first { $0.name == name })
    let sent = Sent(view: entry.view())
    let report = try await Task.detached {
      try Renderer().render(
        sent.view.frame(width: Self.screen.width, height: Self.screen.height)
          .background(Color(uiColor: .systemBackground)))
    }.value
    #expect(report.bitmap.width == 393)
    #expect(Set(report.bitmap.pixels).count > 20, "there is hardly anything to see")
    if let folder = ProcessInfo.processInfo.environment["SWIFTUI_FILES"] {
      try report.bitmap.pngData().write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
      let words = report.problems.map(\.description).joined(separator: "\n")
      try Data(words.utf8).write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).txt"))
    }
  }
}
