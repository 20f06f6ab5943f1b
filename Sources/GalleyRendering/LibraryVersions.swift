import GalleyImages
import GalleyText
import GalleyXML

/// The libraries that pixels come from, and their versions as they are loaded.
public enum LibraryVersions {
  public static var all: [(name: String, version: String)] {
    TextEngine.libraryVersions + ImageDecoder.libraryVersions
      + [("Expat", XMLReader.libraryVersion)]
  }
}
