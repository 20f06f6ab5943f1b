import GalleyImages
import GalleyText
import GalleyXML

/// The libraries that pixels come from, and their versions as they are loaded.
package enum LibraryVersions {
  /// Those that tell it at once.
  package static var told: [(name: String, version: String)] {
    TextEngine.libraryVersions + ImageDecoder.libraryVersions
      + [("Expat", XMLReader.libraryVersion)]
  }

  /// With TurboJPEG's, which is searched for.
  package static var all: [(name: String, version: String)] {
    told + [("TurboJPEG", ImageDecoder.turboJPEGVersion)]
  }
}
