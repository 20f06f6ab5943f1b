import CFreeType
import CHarfBuzz
import CICU
import CNettle
import CUnicodeTables

extension TextEngine {
  /// FreeType, HarfBuzz, ICU and Nettle as they are loaded, and the version of Unicode of the tables.
  package static var libraryVersions: [(name: String, version: String)] {
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
      ("Nettle", "\(nettle_version_major()).\(nettle_version_minor())"),
      ("Unicode", String(cString: galley_unicode_version())),
    ]
  }
}
