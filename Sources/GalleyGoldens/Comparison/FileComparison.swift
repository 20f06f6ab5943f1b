import CProcess
import Galley
import GalleyImages

/// Two files of images: first their bytes, then, decoded at the same time, their pixels.
package struct FileComparison {
  package enum Verdict {
    /// The files are the same, byte for byte.
    case sameBytes
    /// One of them is no image that can be compared.
    case unreadable(String, isExpected: Bool)
    case sizes(StraightAlphaImage, StraightAlphaImage)
    /// Images of one size, whose pixels may be the same.
    case compared(ImageComparison)
  }

  package let verdict: Verdict
  private let actual: Data

  /// - Complexity: O(n) in the bytes and the pixels.
  package init(expected: Data, actual: Data) {
    self.actual = actual
    if expected == actual {
      verdict =
        Self.isImage(expected)
        ? .sameBytes
        : .unreadable("not a complete PNG, JPEG or WebP file", isExpected: true)
      return
    }
    // Decoding reads their first images, which may be the same where later ones are not.
    for (data, isExpected) in [(expected, true), (actual, false)]
    where AnimatedImageDecoder.isAnimated(data) {
      verdict = .unreadable(
        "it is an animation; only images at rest can be compared", isExpected: isExpected)
      return
    }
    let other = DecodingThread(actual)
    do {
      let expected = try FileImage(imageData: expected)
      do {
        let actual = try other.wait().get()
        verdict =
          ImageComparison(expected: expected, actual: actual).map { .compared($0) }
          ?? .sizes(expected.straight, actual.straight)
      } catch {
        verdict = .unreadable("\(error)", isExpected: false)
      }
    } catch {
      _ = other.wait()
      verdict = .unreadable("\(error)", isExpected: true)
    }
  }

  /// Why a tolerance would let any image of this size pass, whether these differ or not; nil where it would not, and for
  /// what is no image.
  package func excess(of tolerance: GoldenTolerance?) -> String? {
    guard let tolerance, tolerance != .exact else { return nil }
    switch verdict {
    case .unreadable: return nil
    case .sizes(_, let image):
      return tolerance.excess(overWidth: image.width, height: image.height)
    case .compared(let images):
      return tolerance.excess(overWidth: images.width, height: images.height)
    case .sameBytes:
      if let header = try? PNGChunks(actual).header {
        return tolerance.excess(overWidth: header.width, height: header.height)
      }
      return (try? FileImage(imageData: actual)).flatMap {
        tolerance.excess(overWidth: $0.width, height: $0.height)
      }
    }
  }

  /// Whether the bytes are a PNG's from its beginning to its end, or begin as another image does.
  private static func isImage(_ data: Data) -> Bool {
    switch ImageFileFormat(startOf: data) {
    case .png: PNGChunks.isWhole(data)
    case .jpeg, .webp: true
    case nil: false
    }
  }
}

/// An image that is decoded on a thread of its own. A queue needs two milliseconds until its first thread runs,
/// half of what decoding takes.
private final class DecodingThread: @unchecked Sendable {
  private let data: Data
  private var thread = pthread_t()
  private var isRunning = false
  // Written by the thread, and read when it has ended.
  private var result: Result<FileImage, any Error>?

  init(_ data: Data) {
    self.data = data
    let own = Unmanaged.passRetained(self)
    let code = galley_thread_start_elsewhere(
      &thread,
      { raw in
        if let raw {
          let decoding = Unmanaged<DecodingThread>.fromOpaque(raw).takeRetainedValue()
          decoding.result = Result { try FileImage(imageData: decoding.data) }
        }
        return nil
      }, own.toOpaque())
    isRunning = code == 0
    if !isRunning { own.release() }
  }

  /// Waits for the thread; where there could be none the image is decoded now.
  func wait() -> Result<FileImage, any Error> {
    if isRunning {
      pthread_join(thread, nil)
      isRunning = false
    }
    return result ?? Result { try FileImage(imageData: data) }
  }
}
