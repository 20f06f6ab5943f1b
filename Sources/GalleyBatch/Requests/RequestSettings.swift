import Galley
import GalleyScenes

/// How requests are answered.
public struct RequestSettings: Sendable {
  /// The scene of requests that name none.
  public var scene: String?
  /// Requests name scenes below it.
  public var sceneFolder = "."
  /// A folder, or a path with placeholders.
  public var output = "."
  /// What counts over the values of each scene's canvas.
  public var changes = CanvasChanges()
  /// Values that are set over those of each row, or of the scene's sample where a request has no row.
  public var settings: [DataSetting] = []
  /// Whether answers have the files, and none is written, where requests do not say.
  public var isInline = false
  /// How answers have them, where requests do not say.
  public var framing = RequestFraming.base64
  /// How many threads draw: at least one.
  public var jobs = 1
  /// Whether results come in the order of the requests.
  public var keepsOrder = true
  /// Whether a warning is an error, by which its request fails.
  public var isStrict = false
  /// Which contrast texts have at least, where images are looked at for who cannot see or touch well; nil looks for nothing.
  package var contrastRule: AccessibilityAudit.ContrastRule?
  /// Whether an image is on the disk, and not in the machine's memory alone, before its request is answered.
  public var isDurable = false
  /// The fonts that texts are set in; the bundled ones unless set.
  public var fonts = FontCollection.bundled
  /// The fonts that all scenes are held to, instead of their own locks; nil leaves each scene its own.
  public var fontLock: FontLock?
  /// Where images are found; nil is each scene's own folder.
  public var imageFolder: URL?
  /// How large an image may become, and its memory and time. A request may ask for another time.
  public var limits = RenderLimits()
  /// Makes a file of a drawing; the name of the file, nothing for one in the result, may tell its format.
  public var encode: @Sendable (Drawing, String) throws -> Data = { drawing, _ in
    try drawing.pngData()
  }

  /// Refuses the name of a file before anything is drawn: one whose extension is of no known format.
  public var checkName: @Sendable (String) throws -> Void = { _ in }

  /// The settings that the properties have by default: requests name their scenes and files, below the working folder.
  public init() {}
}
