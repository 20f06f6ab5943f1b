import CPNG
import CWebP

extension ImageDecoder {
  /// libpng and libwebp as they are loaded. TurboJPEG does not tell its version.
  public static var libraryVersions: [(name: String, version: String)] {
    let webP = WebPGetDecoderVersion()
    return [
      ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"),
      ("libwebp", "\(webP >> 16).\(webP >> 8 & 255).\(webP & 255)"),
    ]
  }
}
