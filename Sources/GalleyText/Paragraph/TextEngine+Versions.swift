import CFreeType
import CHarfBuzz
import CICU
import CUnicodeTables

extension TextEngine {
  /// FreeType, HarfBuzz and ICU as they are loaded, ICU as it was built against.
  public static var libraryVersions: [(name: String, version: String)] {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    let library = FreeTypeLibrary()
    withExtendedLifetime(library) {
      if let handle = library.handle { FT_Library_Version(handle, &major, &minor, &patch) }
    }
    return [
      ("FreeType", "\(major).\(minor).\(patch)"),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("ICU", String(cString: galley_icu_version())),
      ("Unicode", String(cString: galley_unicode_version())),
    ]
  }
}
