import Galley
import GalleyPreviews

/// What `galley preview --json` says, a line for each thing that happens.
struct PreviewEvent: Encodable {
  /// `preview`: an image; `sheet`: a contact sheet; `failed`: a preview without an image; `listed`: one that is not
  /// drawn;
  /// `diagnostic`: a message of the compiler's; `end`.
  var event: String
  var name: String?
  var file: String?
  /// From 1.
  var line: Int?
  var column: Int?
  /// The image's file.
  var path: String?
  var configuration: PreviewConfiguration?
  /// In pixels.
  var width: Int?
  var height: Int?
  var bytes: Int?
  /// `Bitmap.pixelHash` in hexadecimal digits.
  var pixels: String?
  var warnings: [String]?
  var severity: String?
  var message: String?
  var compileMilliseconds: Double?
  var drawMilliseconds: Double?
  /// From the save of the file to the image.
  var saveMilliseconds: Double?

  init(_ event: String) { self.event = event }

  init(_ event: String, _ preview: PreviewNames.Named) {
    self.event = event
    name = preview.title
    file = preview.description.path
    line = preview.description.line > 0 ? preview.description.line : nil
  }

  init(_ diagnostic: SourceDiagnostic) {
    event = "diagnostic"
    (file, line, column) = (diagnostic.path, diagnostic.line, diagnostic.column)
    (severity, message) = (diagnostic.severity.rawValue, diagnostic.message)
  }

  /// A tenth of a millisecond is exact enough.
  static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10).rounded() / 10 }
}
