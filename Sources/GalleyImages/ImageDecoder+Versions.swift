import CDeflate
import CISAL
import CLittleCMS
import CPNG
import CTurboJPEG
import CWebP
import CZlib

extension ImageDecoder {
  /// The libraries that read and write images, but for TurboJPEG. ISA-L and libdeflate do not tell which version is loaded:
  /// theirs is the one that Galley was built with.
  package static var libraryVersions: [(name: String, version: String)] {
    let webP = WebPGetDecoderVersion()
    let colors = cmsGetEncodedCMMversion()
    return [
      ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"),
      ("LittleCMS", "\(colors / 1000).\(colors % 1000 / 10)"),
      ("libwebp", "\(webP >> 16).\(webP >> 8 & 255).\(webP & 255)"),
      ("zlib", zlibVersion().map { String(cString: $0) } ?? "unknown"),
      ("ISA-L", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
    ]
  }

  /// No function and no header of TurboJPEG tells its version. Its messages do, which are part of what is loaded:
  /// `libjpeg-turbo version 2.1.5 (build 20230203)` (`jerror.h`, since 1.3).
  /// - Complexity: O(n) in the bytes of its file, the first time: the program's, where it is a part of that.
  package static let turboJPEGVersion: String = {
    let function: @convention(c) () -> tjhandle? = tjInitDecompress
    let file = LoadedFile(of: unsafeBitCast(function, to: UnsafeRawPointer.self))
    return file.number(behind: "libjpeg-turbo version ") ?? "unknown"
  }()
}
