import Galley
import GalleyBudget
import GalleyData

/// Swift source that draws what a scene draws: a view and its preview.
///
/// Data, repetitions, conditions and components are written out for one row, animations as where they end. A name that
/// SwiftUI does not have makes the source `import Galley`, with a warning; what Swift cannot say is a comment and a
/// warning.
package struct SceneSwift {
  /// Something that the source says in another way than SwiftUI would, or not at all.
  package struct Warning: Sendable {
    package var message: String
    /// In the scene.
    package var source: SourceLocation
  }

  /// Ends with a line feed.
  package var text: String
  /// In the order of the views.
  package var warnings: [Warning]
}

extension SceneTemplate {
  /// The scene as Swift source.
  /// - Parameters:
  ///   - row: nil takes the scene's own sample.
  ///   - canvas: one of `canvasNames`; nil takes the first, or the only canvas.
  ///   - changes: what counts over the canvas's own values.
  ///   - budget: what is left for reading the scene and for its source.
  /// - Throws: `SceneError` for a scene that cannot be drawn, for one of more than 5,000 views or of views nested more
  ///   than 187 deep, for more than 16 MiB of source, and where the memory or the time is over.
  /// - Complexity: O(n) in the views, and in the depth of each line.
  package func swift(
    for row: DataRow? = nil, canvas: String? = nil, changes: CanvasChanges = CanvasChanges(),
    budget: RenderBudget = RenderBudget()
  ) throws -> SceneSwift {
    try written(for: row, canvas: canvas, changes: changes, budget: budget) {
      view, scene, canvas, decoder in
      let writer = SwiftWriter(decoder)
      if scene.movement != nil { writer.warn("the source has where animations end", at: view) }
      if scene.fontLock != nil { writer.warn("the source does not lock fonts", at: view) }
      var lines = try writer.view(view)
      let canvas = SwiftCanvas(scene.canvas, value: canvas, writer)
      for modifier in try canvas.modifiers() { lines.call(modifier) }
      let file = SwiftSourceFile(scene: file, lines: lines, canvas: canvas, writer: writer).all
      try view.scope.context.noteSource(file.bytes, at: view)
      return SceneSwift(text: file.text(), warnings: writer.warnings)
    }
  }
}

/// The canvas of a scene as modifiers of its view, and as a trait of its preview.
struct SwiftCanvas {
  private let canvas: Scene.Canvas
  /// As it is written.
  private let value: SceneValue
  private let writer: SwiftWriter

  init(_ canvas: Scene.Canvas, value: SceneValue, _ writer: SwiftWriter) {
    (self.canvas, self.value, self.writer) = (canvas, value, writer)
  }

  /// Pixels to a point.
  var scale: CGFloat { canvas.scale }

  /// The preview's trait.
  var trait: String {
    guard let width = canvas.width, let height = canvas.height else { return ".sizeThatFitsLayout" }
    return
      ".fixedLayout(width: \(SwiftLiteral.number(width)), height: \(SwiftLiteral.number(height)))"
  }

  /// The canvas around the view, and what holds for all of it.
  func modifiers() throws -> [SwiftLines] {
    var result: [String] = []
    if canvas.width != nil || canvas.height != nil {
      result.append(
        ".frame"
          + SwiftLiteral.arguments([
            ("width", canvas.width.map { SwiftLiteral.number($0) }),
            ("height", canvas.height.map { SwiftLiteral.number($0) }),
          ]))
    }
    if let color = try value.member("background")?.swiftColor() {
      result.append(".background(\(color))")
    }
    if canvas.colorScheme == .dark { result.append(".environment(\\.colorScheme, .dark)") }
    if canvas.layoutDirection == .rightToLeft {
      result.append(".environment(\\.layoutDirection, .rightToLeft)")
    }
    if let locale = canvas.locale {
      result.append(".environment(\\.locale, \(SwiftLiteral.locale(locale)))")
    }
    if let size = canvas.dynamicTypeSize {
      result.append(".dynamicTypeSize(.\(DynamicTypeSize.names[size.rawValue]))")
    }
    if let look = try value.member("look") {
      writer.noteAddition("systemLook", at: look)
      result.append(".environment(\\.systemLook, \(try look.swift(.look) ?? ".iOS18"))")
    }
    // Along an axis without a length, the scene's view is offered nothing.
    if canvas.width == nil || canvas.height == nil {
      result.append(
        ".fixedSize(horizontal: \(canvas.width == nil), vertical: \(canvas.height == nil))")
    }
    return result.map { SwiftLines($0) }
  }
}

/// A Swift file of one scene.
struct SwiftSourceFile {
  /// The scene's file name.
  let scene: String
  let lines: SwiftLines
  let canvas: SwiftCanvas
  let writer: SwiftWriter

  /// All lines.
  var all: SwiftLines {
    let name = Self.typeName(of: scene)
    let title = SwiftLiteral.string(Self.title(of: scene))
    var result = SwiftLines()
    if !writer.additions.isEmpty {
      let names = writer.additions.sorted().joined(separator: ", ")
      result.append("// Additions of Galley, which SwiftUI does not have: \(names).")
      result.append("import Galley")
    }
    result.append("import SwiftUI")
    result.append("")
    result.append("struct \(name): View {")
    result.append("var body: some View {", depth: 1)
    result.append(lines, depth: 2)
    result.append("}", depth: 1)
    for property in writer.properties {
      result.append("")
      result.append("@ViewBuilder private var \(property.name): some View {", depth: 1)
      result.append(property.lines, depth: 2)
      result.append("}", depth: 1)
    }
    result.append("}")
    result.append("")
    result.append("// The scene's image has a scale of \(SwiftLiteral.number(canvas.scale)).")
    result.append("#Preview(\(title), traits: \(canvas.trait)) {")
    result.append("\(name)()", depth: 1)
    result.append("}")
    return result
  }

  /// `ocean card` of `scenes/ocean card.json`.
  static func title(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.split(separator: ".").first.map(String.init) ?? name
  }

  /// `OceanCardView`: a name that no view of SwiftUI or Galley has.
  static func typeName(of file: String) -> String {
    let words = title(of: file).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isLetter == true
    let type = (isName ? name : "Scene\(name)") + "View"
    return taken.contains(type) ? "Scene\(type)" : type
  }

  /// Names of views that end in "View" and that a file's name may make.
  private static let taken: Set = [
    "AnyView", "ContentUnavailableView", "EmptyView", "FlexibleView", "ImageView", "ProgressView",
    "ScrollView", "TabView", "TimelineView", "UIView", "View",
  ]
}
