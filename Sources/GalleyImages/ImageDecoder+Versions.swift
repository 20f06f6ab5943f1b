import CLittleCMS
import CPNG
import CWebP

extension ImageDecoder {
  /// libpng, LittleCMS and libwebp as they are loaded. TurboJPEG does not tell its version.
  public static var libraryVersions: [(name: String, version: String)] {
    let webP = WebPGetDecoderVersion()
    let colors = cmsGetEncodedCMMversion()
    return [
      ("libpng", png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"),
      ("LittleCMS", "\(colors / 1000).\(colors % 1000 / 10)"),
      ("libwebp", "\(webP >> 16).\(webP >> 8 & 255).\(webP & 255)"),
    ]
  }
}
