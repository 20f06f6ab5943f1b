/// `#Preview("Name", traits: …) { … }`: a type that knows its name, its traits and its place, and makes the
/// view of the closure.
///
/// Whatever the closure names is looked up in this type first, and everything else of the user's before anything of
/// Galley's: so the members begin with two underscores, and Galley's types are named with their module.
enum PreviewMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    let parts = try PreviewParts(request.source)
    let name = "\(request.discriminator)7PreviewfMu_"
    let traits = "GalleyViews.PreviewTrait<GalleyViews.Preview.ViewTraits>"
    return """
      struct \(name): GalleyViews.PreviewRegistry {
        static var __fileID: Swift.String { \(literal(request.fileID)) }
        static var __line: Swift.Int { \(request.line + parts.line) }
        static var __displayName: Swift.String? { \(parts.name ?? "nil") }
        static var __traits: [\(traits)] { [\(parts.traits.joined(separator: ", "))] }
      \(try content(of: parts))
      }
      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }

  /// The members that make the view.
  private static func content(of parts: PreviewParts) throws -> String {
    let source = parts.source
    if let family = parts.family {
      let list = parts.widgetParts.map { ", \($0.label): \($0.text)" }.joined()
      return """
          static var __group: GalleyViews._PreviewGroup? {
            WidgetKit._WidgetPreviews.group(as: \(family)\(list))
          }
        """
    }
    guard let body = parts.body else {
      throw MacroError("#Preview needs a closure that returns a view")
    }
    if let arguments = parts.arguments {
      if case .closure(let tokens) = body { try PreviewClosure.refuseProperties(source, tokens) }
      return """
          static var __group: GalleyViews._PreviewGroup? {
            GalleyViews._PreviewGroup(arguments: \(arguments), body: \(source.text(tokens: body.tokens)))
          }
        """
    }
    switch body {
    case .closure(let tokens):
      return try PreviewClosure(source, tokens).members
    case .function(let tokens):
      return
        "  static func __makeView() -> any GalleyViews.View { (\(source.text(tokens: tokens)))() }"
    }
  }
}
