import GalleyGeometry
import GalleyStrings

/// What is wrong with a project's resources, and where.
package struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path from the project's folder on.
  package let file: String
  /// From 1; nil where the whole file is meant.
  package let line: Int?
  package let message: String

  package init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `en.lproj/Localizable.strings:12: …`, as compilers write it.
  package var description: String {
    ControlCharacters.escaped(line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)")
  }
}

/// What was read of a resource, and what was wrong with it.
package struct ResourceReading<Value: Sendable>: Sendable {
  package var value: Value
  package var problems: [ResourceError]

  package init(_ value: Value, problems: [ResourceError] = []) {
    self.value = value
    self.problems = problems
  }
}

/// A file with an image.
package struct ImageVariant: Hashable, Sendable {
  /// Nothing outside of it is read.
  package var folder: URL
  /// The path from the folder on.
  package var file: String
  /// Pixels to a point.
  package var scale: Int
  package var traits: ResourceTraits
  /// What is drawn in place of the file's own bytes: an SVG file that was made of it.
  package var contents: Data?

  package init(folder: URL, file: String, scale: Int, traits: ResourceTraits = ResourceTraits()) {
    self.folder = folder
    self.file = file
    self.scale = scale
    self.traits = traits
  }
}

/// An image of a project in all of its variants.
package struct ImageSet: Hashable, Sendable {
  package var variants: [ImageVariant]
  /// What its colours are unless a view says so; nil is as they are.
  package var renderingMode: Image.TemplateRenderingMode?
  /// Why there is no variant that can be drawn.
  package var failure: String?
  /// Whether its files are templates of SF Symbols, which are drawn as symbols are.
  package var isSymbol = false
  /// How the levels of a symbol are coloured unless a view says so; nil is as the views around say.
  package var symbolMode: SymbolRenderingMode?

  package init(
    _ variants: [ImageVariant], renderingMode: Image.TemplateRenderingMode? = nil,
    failure: String? = nil
  ) {
    self.variants = variants
    self.renderingMode = renderingMode
    self.failure = failure
  }

  /// The variant for an environment: of those for its traits the one nearest to its scale, of two equally near ones
  /// the larger.
  func variant(for environment: EnvironmentValues) -> ImageVariant? {
    let scale = environment.displayScale
    return ResourceTraits(environment).best(of: variants, \.traits).min { one, other in
      let (near, far) = (abs(CGFloat(one.scale) - scale), abs(CGFloat(other.scale) - scale))
      return near == far ? one.scale > other.scale : near < far
    }
  }
}

/// A colour of a project in all of its variants.
package struct ColorSet: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var color: Color
    package var traits: ResourceTraits

    package init(_ color: Color, traits: ResourceTraits = ResourceTraits()) {
      self.color = color
      self.traits = traits
    }
  }
  package var variants: [Variant]
  /// Why there is no colour.
  package var failure: String?

  package init(_ variants: [Variant], failure: String? = nil) {
    self.variants = variants
    self.failure = failure
  }
}

/// Where `ProjectResources` reads from. Each question is asked once for each name, of one thread at a time.
package protocol ResourceSource: Sendable {
  /// The language of what is written in the sources, as `en`.
  var developmentLanguage: String { get }

  /// Nil where there is no image of the name.
  func image(named name: String) -> ResourceReading<ImageSet?>
  /// Nil where there is no colour of the name.
  func color(named name: String) -> ResourceReading<ColorSet?>
  /// The names of all images, for the message about one that is missing.
  func imageNames() -> [String]
  /// The names of all colours.
  func colorNames() -> [String]
  /// Nil where there is no file or data set of the name.
  func data(named name: String) -> ResourceReading<Data?>
  /// The languages that have a table; empty where there is no such table.
  func languages(ofTable table: String) -> ResourceReading<[String]>
  /// A table in one of its languages.
  func strings(inTable table: String, language: String) -> ResourceReading<[UTF8Key: StringEntry]>
}

extension ResourceSource {
  public func imageNames() -> [String] { [] }
  public func colorNames() -> [String] { [] }
}
