import CTurboJPEG
import GalleyGeometry
import Testing

@testable import GalleyImages

/// What a library says of itself only in its messages is found where it is loaded.
@Suite struct LoadedFileTests {
  private var function: UnsafeRawPointer {
    let function: @convention(c) () -> tjhandle? = tjInitDecompress
    return unsafeBitCast(function, to: UnsafeRawPointer.self)
  }

  @Test func turboJPEGTellsItsVersion() {
    let version = ImageDecoder.turboJPEGVersion
    let parts = version.split(separator: ".")
    #expect(parts.count >= 2 && parts.allSatisfy { Int($0) != nil }, "\(version)")
  }

  /// What stands before no number is none, and neither is what is nowhere.
  @Test func otherTextsAreNone() {
    let file = LoadedFile(of: function)
    #expect(file.number(behind: "libjpeg-turbo ver") == nil)
    #expect(file.number(behind: "no library says this ") == nil)
    #expect(file.number(behind: "") == nil)
  }

  /// An address that belongs to no file.
  @Test func memoryWithoutAFileHasNoTexts() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 22, alignment: 16)
    defer { memory.deallocate() }
    #expect(LoadedFile(of: memory).number(behind: "libjpeg-turbo version ") == nil)
  }
}
