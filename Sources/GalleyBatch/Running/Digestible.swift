import Galley
import GalleyScenes
import GalleyStrings
import GalleyText

/// What digests are made of: fields by name, in an order that is written down. How Swift prints a value is no such form:
/// it may differ from one compiler to the next.
///
/// A field that a type gets later belongs into its form, which `BatchDigestTests` holds against the type's fields.
protocol Digestible {
  /// Writes one value.
  func writeFields(to writer: inout JSONWriter)
}

extension Digestible {
  /// JSON without white space.
  var digestForm: String {
    var writer = JSONWriter()
    writeFields(to: &writer)
    return writer.text
  }

  /// The SHA-256 of the form, in hexadecimal digits.
  var digest: String { ContentDigest.sha256(of: Array(digestForm.utf8)) }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func field(_ name: String, _ texts: [String]) {
    key(name)
    openArray()
    for text in texts { string(text) }
    close()
  }

  fileprivate mutating func field(_ name: String, _ length: CGFloat?) {
    key(name)
    if let length { number(Double(length)) } else { null() }
  }

  fileprivate mutating func field(_ name: String, _ value: (some Digestible)?) {
    key(name)
    if let value { value.writeFields(to: &self) } else { null() }
  }
}

extension CanvasChanges: Digestible {
  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    writer.field("width", width)
    writer.field("height", height)
    writer.field("scale", scale)
    writer.field("usualScale", usualScale)
    writer.field("colorScheme", colorScheme.map { $0 == .dark ? "dark" : "light" })
    writer.field(
      "layoutDirection", layoutDirection.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" })
    writer.field(
      "dynamicTypeSize", dynamicTypeSize.map { DynamicTypeSize.names[$0.rawValue] })
    writer.field("locale", locale?.identifier)
    writer.field("look", look?.rawValue)
    writer.close()
  }
}

extension FontLock: Digestible {
  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    for (name, digest) in fonts.sorted(by: { $0.key < $1.key }) { writer.field(name, digest) }
    writer.close()
  }
}

extension DataSetting: Digestible {
  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    writer.field("path", path)
    writer.field("value", value)
    writer.close()
  }
}

/// What is the same for all rows of a batch and shows in its images.
struct BatchInput: Digestible {
  let settings: BatchSettings
  /// What draws: the program's version, and its sources.
  var engine = GalleyVersion.origin

  /// - Complexity: O(n) in the bytes of the scene and of fonts that are not bundled.
  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    writer.field("engine", engine)
    writer.field("scene", ContentDigest.sha256(of: settings.scene))
    writer.field("encoding", settings.encoding)
    writer.field("changes", settings.changes)
    writer.field("fonts", settings.fonts.digest)
    writer.field("fontLock", settings.fontLock)
    writer.key("isStrict")
    writer.bool(settings.isStrict)
    writer.field("contrastRule", settings.contrastRule?.rawValue)
    writer.field("rows", settings.rows.digest)
    writer.key("settings")
    writer.openArray()
    for setting in settings.rows.settings { setting.writeFields(to: &writer) }
    writer.close()
    writer.field("imageFolder", settings.imageFolder?.path)
    writer.close()
  }
}

/// Tells batches into one folder apart: the same scene into the same names picks up where it was.
struct BatchPlace: Digestible {
  var sceneFile: String
  var output: String
  /// The part of the batch, `2/8`; nil where it is whole, or where the part does not count.
  var shard: String?
  /// The rows, as `RowNumbers.text` says them; nil where all are meant, or where they do not count.
  var selection: String?
  /// The digest of what images are made of; nil where that does not count.
  var input: String?

  init(_ settings: BatchSettings) {
    (sceneFile, output) = (settings.sceneFile, settings.output)
    shard = settings.shard.map { "\($0.index)/\($0.count)" }
    selection = settings.selection?.text
  }

  /// All parts of a batch.
  init(_ settings: BatchSettings, input: String) {
    (sceneFile, output, self.input) = (settings.sceneFile, settings.output, input)
  }

  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    writer.field("sceneFile", sceneFile)
    writer.field("output", output)
    writer.field("shard", shard)
    writer.field("selection", selection)
    writer.field("input", input)
    writer.close()
  }
}

/// What one image is made of, beside the files of images that it reads.
struct ImageInput: Digestible {
  /// What it has in common with other images: digests, or the name of its scene.
  var shared: [String]
  var canvas: String?
  /// JSON.
  var row: String?

  /// - Complexity: O(n) in the bytes of the row.
  func writeFields(to writer: inout JSONWriter) {
    writer.openObject()
    writer.field("shared", shared)
    writer.field("canvas", canvas)
    writer.key("row")
    if let row { writer.written(row) } else { writer.null() }
    writer.close()
  }
}
