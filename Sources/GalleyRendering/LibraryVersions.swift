import GalleyImages
import GalleyText
import GalleyXML

/// The libraries that pixels come from, and their versions as they are loaded.
package enum LibraryVersions {
  package static var all: [(name: String, version: String)] {
    TextEngine.libraryVersions + ImageDecoder.libraryVersions
      + [("Expat", XMLReader.libraryVersion)]
  }
}
