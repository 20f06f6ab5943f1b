import CFreeType
import CHarfBuzz
import CICU
import CUnicodeTables

extension TextEngine {
  /// FreeType, HarfBuzz and ICU as they are loaded.
  public static var libraryVersions: [(name: String, version: String)] {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    var icu = [UInt8](repeating: 0, count: 4)
    galley_icu_version(&icu)
    let library = FreeTypeLibrary()
    withExtendedLifetime(library) {
      if let handle = library.handle { FT_Library_Version(handle, &major, &minor, &patch) }
    }
    return [
      ("FreeType", "\(major).\(minor).\(patch)"),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("ICU", "\(icu[0]).\(icu[1])"),
      ("Unicode", String(cString: galley_unicode_version())),
    ]
  }
}
