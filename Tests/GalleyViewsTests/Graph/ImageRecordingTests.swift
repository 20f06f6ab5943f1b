import GalleyGeometry
import Testing

@testable import GalleyViews

/// What a library says of the images that it was asked for, and of those that are not there.
@Suite struct ImageRecordingTests {
  private let folder = URL(fileURLWithPath: "/no such folder of images")

  private func ask(_ library: ImageLibrary, _ name: String) {
    _ = library.image(named: name, in: folder, displayScale: 1)
  }

  @Test func imagesAreRecordedWhereSomebodyAsks() {
    let library = ImageLibrary()
    ask(library, "before")
    let (_, images) = library.recording { ask(library, "within") }
    ask(library, "behind")
    #expect(images.map(\.key.string) == ["within"] && images.values.first == "")
    #expect(library.recording {}.images.isEmpty)
  }

  @Test func whoRecordsAroundHearsOfAll() {
    let library = ImageLibrary()
    var inner: [String] = []
    let (_, images) = library.recording {
      ask(library, "first")
      inner = library.recording { ask(library, "second") }.images.map(\.key.string)
      ask(library, "third")
    }
    #expect(inner == ["second"])
    #expect(images.keys.map(\.string).sorted() == ["first", "second", "third"])
  }

  @Test func anErrorEndsTheRecording() {
    struct Ended: Error {}
    let library = ImageLibrary()
    #expect(throws: Ended.self) {
      try library.recording {
        ask(library, "lost")
        throw Ended()
      }
    }
    #expect(library.recording { ask(library, "kept") }.images.count == 1)
  }

  /// Each failure is said once: by the paint that it belongs to, or by the pass around.
  @Test func failuresBelongToTheInnermostWhoPaints() {
    let library = ImageLibrary()
    let resources = ViewGraph(images: library).resources
    #expect(resources.images === library)
    let (inner, outer) = resources.painting {
      resources.noteFailedPaint("before")
      let inner = resources.painting { resources.noteFailedPaint("within") }.failures
      resources.noteFailedPaint("behind")
      return inner
    }
    #expect(inner == ["before", "within"] && outer == ["behind"])
    #expect(resources.painting {}.failures.isEmpty)
  }
}
