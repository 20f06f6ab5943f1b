import Galley

/// A scene: a canvas, data and a tree of views, read from JSON.
///
/// ```swift
/// let scene = try Scene(data: Data(contentsOf: url), file: url.path)
/// let report = try scene.render()
/// ```
public struct Scene {
  /// What the views are drawn on.
  public struct Canvas {
    /// Points; nil takes the view's own.
    public var width: CGFloat?
    public var height: CGFloat?
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// What is painted below the views; nil is transparent.
    public var background: Color?
    public var colorScheme: ColorScheme = .light
    public var layoutDirection: LayoutDirection = .leftToRight
  }

  /// The file's name, for messages.
  public let file: String
  public var canvas: Canvas
  /// The views without the canvas.
  public let view: AnyView
  /// The fonts that the scene may be set in; nil asks for nothing.
  public var fontLock: FontLock?
  /// Where the lock stands in the file.
  public private(set) var fontLockSource: SourceLocation?
  /// Where the view stands in the file.
  public let source: SourceLocation

  /// The version of the scene language that this Galley reads.
  public static let languageVersion = 1

  /// Reads and checks a whole scene.
  /// - Parameter file: the file's name, for messages.
  /// - Throws: `SceneError` for the first thing that is wrong.
  /// - Complexity: O(n) in the bytes and the views.
  public init(data: Data, file: String) throws {
    let document = try SceneValue(document: data, file: file)
    let (root, plain) = (document.node, document.scope)
    try document.check(keys: ["galley", "canvas", "data", "fonts", "view"], of: "a scene")
    try Self.checkVersion(document)
    self.file = file
    canvas = try Self.canvas(document)
    let fonts = try document.member("fonts")
    fontLock = try fonts?.fontLock()
    fontLockSource = fonts?.source
    var scope = plain
    if let data = root.member("data") {
      for member in try SceneValue(data.value, path: "$.data", scope: plain).members() {
        scope = scope.binding(member.key, to: member.value)
      }
    }
    guard let view = root.member("view") else {
      throw document.error(found: "no \"view\"", expected: "the key \"view\" with the scene's view")
    }
    let value = try SceneValue(view.value, path: "$.view", scope: scope)
    source = value.source
    self.view = try ViewDecoder().view(value)
  }

  private static func checkVersion(_ document: SceneValue) throws {
    guard let version = try document.member("galley") else {
      throw document.error(
        found: "no \"galley\"",
        expected: "the key \"galley\" with the version of the scene language, \(languageVersion)")
    }
    guard case .number(Double(languageVersion)) = version.node.value else {
      throw version.error(expected: "the version of the scene language, \(languageVersion)")
    }
  }

  private static func canvas(_ document: SceneValue) throws -> Canvas {
    var canvas = Canvas()
    guard let value = try document.member("canvas") else { return canvas }
    try value.check(
      keys: ["width", "height", "scale", "background", "colorScheme", "layoutDirection"],
      of: "the canvas")
    canvas.width = try value.member("width")?.canvasLength()
    canvas.height = try value.member("height")?.canvasLength()
    if let scale = try value.member("scale") {
      canvas.scale = CGFloat(try scale.number(0.01...100, "a number of pixels to a point"))
    }
    for (key, length) in [("width", canvas.width), ("height", canvas.height)] {
      let limit = CGFloat(RenderLimits().side)
      if let length, length * canvas.scale > limit, let member = try value.member(key) {
        throw member.error(
          found: "\(length.brief) points at scale \(canvas.scale.brief)",
          expected: "at most \(limit.brief) pixels a side")
      }
    }
    canvas.background = try value.member("background")?.color()
    if let scheme = try value.member("colorScheme") {
      canvas.colorScheme = try scheme.choice(
        [("light", .light), ("dark", .dark)], "a colour scheme")
    }
    if let direction = try value.member("layoutDirection") {
      canvas.layoutDirection = try direction.choice(
        [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], "a layout direction")
    }
    return canvas
  }

  /// Holds the scene to the fonts of a file, `{"Inter-Regular": "64 hexadecimal digits"}`, instead of
  /// its own.
  /// - Throws: `SceneError` for the first thing that is wrong with the file.
  public mutating func lockFonts(data: Data, file: String) throws {
    let document = try SceneValue(document: data, file: file)
    fontLock = try document.fontLock()
    fontLockSource = document.source
  }

  /// Draws the scene.
  /// - Parameters:
  ///   - renderer: keeps fonts and glyphs from picture to picture.
  ///   - imageFolder: where images are found by name; nil finds none. Nothing outside of it is read.
  ///   - views: ids or names of views to explain in the report.
  /// - Throws: `RenderError`.
  public func render(
    with renderer: Renderer = Renderer(), imageFolder: URL? = nil, explaining views: [String] = []
  ) throws -> RenderReport {
    try RenderReport(draw(with: renderer, imageFolder: imageFolder, explaining: views))
  }

  /// Lays the scene out, to be painted later and perhaps in parts.
  /// - Parameters: those of `render`.
  /// - Throws: `RenderError`.
  public func draw(
    with renderer: Renderer = Renderer(), imageFolder: URL? = nil, explaining views: [String] = []
  ) throws -> Drawing {
    var environment = EnvironmentValues()
    environment.colorScheme = canvas.colorScheme
    environment.layoutDirection = canvas.layoutDirection
    environment.imageFolder = imageFolder
    let framed = view.frame(width: canvas.width, height: canvas.height)
    return try renderer.draw(
      canvas.background.map { AnyView(framed.background($0)) } ?? AnyView(framed),
      proposedSize: ProposedViewSize(width: canvas.width, height: canvas.height),
      scale: canvas.scale, environment: environment, fontLock: fontLock, explaining: views)
  }
}

extension SceneValue {
  /// A whole file.
  fileprivate init(document data: Data, file: String) throws {
    do {
      let root = try JSONParser.parse([UInt8](data))
      self = try SceneValue(root, path: "$", scope: SceneScope(file: file))
    } catch let failure as JSONParser.Failure {
      throw SceneError(
        file: file, line: failure.position.line, column: failure.position.column, path: "$",
        found: failure.found, expected: failure.expected, suggestion: nil)
    }
  }

  /// `{"Inter-Regular": "64 hexadecimal digits"}`.
  fileprivate func fontLock() throws -> FontLock {
    var fonts: [String: String] = [:]
    for member in try members() {
      guard let value = try self.member(member.key) else { continue }
      guard case .string(let digest) = value.node.value, digest.utf8.count == 64,
        digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
      else {
        throw value.error(expected: "a SHA-256 as 64 hexadecimal digits, 0 to 9 and a to f")
      }
      fonts[member.key] = digest
    }
    return FontLock(fonts: fonts)
  }

  /// Points of a canvas: more than 0.
  fileprivate func canvasLength() throws -> CGFloat {
    guard case .number(let number) = node.value, number > 0, number <= Self.lengthLimit else {
      throw error(
        expected: "a number of points above 0, at most \(JSONNode.text(Self.lengthLimit))")
    }
    return CGFloat(number)
  }
}
