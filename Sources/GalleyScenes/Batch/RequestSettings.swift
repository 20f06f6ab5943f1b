import Galley

/// How requests are answered.
public struct RequestSettings: Sendable {
  /// The scene of requests that name none.
  public var scene: String?
  /// Requests name scenes below it.
  public var sceneFolder = "."
  /// A folder, or a path with placeholders.
  public var output = "."
  public var changes = CanvasChanges()
  public var settings: [DataSetting] = []
  public var jobs = 1
  /// Whether results come in the order of the requests.
  public var keepsOrder = true
  public var isStrict = false
  public var fonts = FontCollection.bundled
  /// Where images are found; nil is each scene's own folder.
  public var imageFolder: URL?
  public var limits = RenderLimits()
  public var encode: @Sendable (Drawing) throws -> Data = { try $0.pngData() }

  public init() {}
}
