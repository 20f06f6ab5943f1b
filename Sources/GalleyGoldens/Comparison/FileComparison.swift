import Dispatch
import Galley
import GalleyImages

/// Two files of pictures: first their bytes, then, decoded at the same time, their pixels.
public struct FileComparison {
  public enum Verdict {
    /// The files are the same, byte for byte.
    case sameBytes
    /// One of them is no picture that can be compared.
    case unreadable(String, isExpected: Bool)
    case sizes(StraightPicture, StraightPicture)
    /// Pictures of one size, whose pixels may be the same.
    case compared(PictureComparison)
  }

  public let verdict: Verdict

  /// - Complexity: O(n) in the bytes and the pixels.
  public init(expected: Data, actual: Data) {
    if expected == actual {
      verdict =
        Self.isPicture(expected)
        ? .sameBytes
        : .unreadable("neither a PNG, a JPEG nor a WebP file", isExpected: true)
      return
    }
    let files = [expected, actual]
    let decoded = Locked<[Int: Result<StraightPicture, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let picture = Result { try StraightPicture(imageData: files[index]) }
      decoded.withLock { $0[index] = picture }
    }
    let pictures = decoded.withLock { $0 }
    do {
      guard let one = try pictures[0]?.get() else {
        verdict = .unreadable("it was not decoded", isExpected: true)
        return
      }
      do {
        guard let other = try pictures[1]?.get() else {
          verdict = .unreadable("it was not decoded", isExpected: false)
          return
        }
        verdict =
          PictureComparison(expected: one, actual: other).map { .compared($0) }
          ?? .sizes(one, other)
      } catch {
        verdict = .unreadable("\(error)", isExpected: false)
      }
    } catch {
      verdict = .unreadable("\(error)", isExpected: true)
    }
  }

  /// Whether the bytes begin as a picture does.
  private static func isPicture(_ data: Data) -> Bool {
    let head = [UInt8](data.prefix(12))
    return head.starts(with: [0x89, 0x50, 0x4E, 0x47]) || head.starts(with: [0xFF, 0xD8, 0xFF])
      || head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).elementsEqual("WEBP".utf8)
  }
}
