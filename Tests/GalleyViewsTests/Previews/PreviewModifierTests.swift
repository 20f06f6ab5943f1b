import Foundation
import Galley
import Testing

/// What a trait puts around the view of a `#Preview`, and previews with arguments.
struct PreviewModifierTests {
  /// - Parameter wait: how long the preview waits for its context.
  private func size(_ preview: Preview, wait: Duration = .seconds(10)) throws -> [Int] {
    var limits = RenderLimits()
    limits.previewContext = wait
    limits.image = .unlimited
    let drawing = try preview.draw(with: Renderer(limits: limits))
    return [drawing.width, drawing.height]
  }

  /// DeveloperToolsSupport, `PreviewTrait.modifier(_:)`: the first one applies to the body of the preview, the second
  /// one to that of the first.
  @Test func theFirstModifierIsTheInnermost() throws {
    // 10 + 2 · 5 points, then at least 40; the other way round 40 and then 2 · 5 more.
    #expect(try size(Preview(PaddedThenWide.self, index: 0)) == [80, 40])
    #expect(try size(Preview(WideThenPadded.self, index: 0)) == [100, 40])
  }

  /// SwiftUI, `makeSharedContext()`: the context is kept, and passed to the body of every preview with a modifier of
  /// the type.
  @Test func contextsAreMadeOnceForAType() throws {
    for _ in 0..<2 {
      #expect(try size(Preview(Sampled.self, index: 0)) == [60, 20])
      #expect(try size(Preview(SampledTwice.self, index: 0)) == [60, 20])
    }
    #expect(SampleWidth.made.value == 1)
  }

  /// The task of the context goes on behind the preview that gave up.
  @Test func contextsAreWaitedForNoLongerThanSaid() {
    let error = #expect(throws: RenderError.self) {
      try size(Preview(NeverMade.self, index: 0), wait: .seconds(0.01))
    }
    #expect(
      error?.description == "EndlessWidth.makeSharedContext(): it did not finish within 0.01 s")
  }

  /// Code of the main actor that draws cannot let tasks of the main actor run; what needs no waiting is drawn there,
  /// too.
  @MainActor @Test func contextsOfTheMainActor() async throws {
    #expect(try size(Preview(Synchronous.self, index: 0)) == [70, 20])
    #expect(throws: RenderError.self) { try size(Preview(WaitingOnTheMainActor.self, index: 0)) }
  }

  @Test func aContextThatThrowsIsAnError() throws {
    let error = #expect(throws: RenderError.self) { try size(Preview(Failing.self, index: 0)) }
    #expect(error?.description == "FailingWidth.makeSharedContext(): there is no sample")
  }

  @Test func argumentsAreOnePreviewEach() throws {
    let previews = Preview.all(of: Widths.self)
    #expect(previews.map(\.displayName) == ["Width 1", "Width 2"])
    #expect(previews.map(\.index) == [0, 1])
    #expect(try previews.map { try size($0) } == [[20, 20], [60, 20]])
    // Together they stand below each other: 2 · 10 points and a gap of 8.
    #expect(try size(Preview(Widths.self, index: 0)) == [60, 56])
    #expect(Preview.all(of: Sampled.self).map(\.displayName) == [nil])
    #expect(Preview.all(of: NoWidths.self).isEmpty)
  }

  @Test func variablesOfAPreviewKeepTheirStates() throws {
    #expect(try size(Preview(Growing.self, index: 0)) == [100, 20])
  }
}

/// What the macro writes, by hand.
private protocol Registered: PreviewRegistry {}

nonisolated extension Registered {
  static var __fileID: String { "App/Card.swift" }
  static var __line: Int { 12 }
}

extension Registered {
  static var __displayName: String? { nil }
  static func __makeView() -> any View { Color.red.frame(width: 10, height: 10) }
}

private struct Padded: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(.horizontal, 5) }
}

private struct Wide: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.frame(minWidth: 40, minHeight: 20)
  }
}

private struct PaddedThenWide: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] {
    [.modifier(Padded()), .modifier(Wide())]
  }
}

private struct WideThenPadded: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] {
    [.modifier(Wide()), .modifier(Padded())]
  }
}

private final class Counter: @unchecked Sendable {
  var value = 0
}

private struct SampleWidth: PreviewModifier {
  nonisolated static let made = Counter()

  static func makeSharedContext() throws -> CGFloat {
    made.value += 1
    return 30
  }

  func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var sampleWidth: Self { .modifier(SampleWidth()) }
  @MainActor fileprivate static var stored: Self = .modifier(SampleWidth())
}

private struct Sampled: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.sampleWidth] }
}

private struct SampledTwice: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.stored, .sampleWidth] }
}

private struct EndlessWidth: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat {
    // Nobody resumes it.
    await withUnsafeContinuation { (_: UnsafeContinuation<CGFloat, Never>) in }
  }

  func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
}

private struct NeverMade: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.modifier(EndlessWidth())] }
}

private struct WidthOfTheMainActor: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat {
    try await Task.sleep(for: .milliseconds(10))
    return 45
  }

  func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
}

private struct WaitingOnTheMainActor: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.modifier(WidthOfTheMainActor())] }
}

private struct SynchronousWidth: PreviewModifier {
  static func makeSharedContext() -> CGFloat {
    MainActor.assertIsolated()
    return 35
  }

  func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
}

private struct Synchronous: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.modifier(SynchronousWidth())] }
}

private struct FailingWidth: PreviewModifier {
  struct NoSample: Error, CustomStringConvertible {
    var description: String { "there is no sample" }
  }

  static func makeSharedContext() throws -> CGFloat { throw NoSample() }

  func body(content: Content, context: CGFloat) -> some View { content.frame(width: context) }
}

private struct Failing: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [.modifier(FailingWidth())] }
}

private struct Widths: Registered {
  static var __displayName: String? { "Width" }
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [] }
  static var __group: _PreviewGroup? {
    _PreviewGroup(arguments: [10, 30]) { Color.red.frame(width: $0, height: 10) }
  }
  static func __makeView() -> any View { __group }
}

private struct NoWidths: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [] }
  static var __group: _PreviewGroup? {
    _PreviewGroup(arguments: [CGFloat]()) { Color.red.frame(width: $0, height: 10) }
  }
}

private struct Growing: Registered {
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [] }

  struct __Properties: _PreviewableProperties {
    @State var width: CGFloat = 10
    var __content: some View {
      Color.red.frame(width: width, height: 10).onAppear { width = 50 }
    }
  }

  static func __makeView() -> any View { _PreviewableView(__Properties()) }
}
