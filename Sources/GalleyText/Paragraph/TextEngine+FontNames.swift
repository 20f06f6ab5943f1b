extension TextEngine {
  /// Whether there is a family, a face or a named instance of a name.
  package func hasFont(named name: String) -> Bool { library.hasName(name) }

  /// The bundled design that is nearest to a font that is not there, by its name: `Georgia` has serifs.
  package static func design(ofFontNamed name: String) -> FontDesign {
    (AppleFonts.style(of: name).kind ?? .sans).design
  }
}
