import Galley
import GalleyData

/// How a modifier of the scene language is written in Swift.
struct SwiftModifier: Sendable {
  /// Whether SwiftUI has no such modifier.
  var isAddition = false
  private let kind: Kind

  private enum Kind: Sendable {
    /// `.name(argument, key: value)`.
    case call
    /// `.name()` where it is true.
    case flag
    case special(@Sendable (SwiftCall) throws -> [SwiftLines])
  }

  private init(_ kind: Kind, isAddition: Bool = false) {
    (self.kind, self.isAddition) = (kind, isAddition)
  }

  /// A modifier whose arguments are the scene's keys.
  static let call = SwiftModifier(.call)
  private static let added = SwiftModifier(.call, isAddition: true)
  private static let flag = SwiftModifier(.flag)

  /// One call with these keys; `_key` has no label, `label=key` another one.
  private static func call(_ parts: String...) -> SwiftModifier {
    SwiftModifier(.special { [SwiftLines(".\(try $0.head(parts))")] })
  }

  private static func lines(_ write: @escaping @Sendable (SwiftCall) throws -> SwiftLines)
    -> SwiftModifier
  {
    SwiftModifier(.special { [try write($0)] })
  }

  func write(_ call: SwiftCall, hasArgument: Bool) throws -> [SwiftLines] {
    switch kind {
    case .call: [try call.modifier(hasArgument: hasArgument)]
    case .flag: try call.isOn ? [SwiftLines(".\(call.name)()")] : []
    case .special(let write): try write(call)
    }
  }

  /// Of the modifiers that are not plain calls.
  static let named: [String: SwiftModifier] = drawing.merging(layout) { $1 }.merging(texts) { $1 }
    .merging(environment) { $1 }

  private static let drawing: [String: SwiftModifier] = [
    "foregroundStyle": lines { try $0.foregroundStyle() },
    "background": lines { try $0.behindOrInFront() },
    "overlay": lines { try $0.behindOrInFront() },
    "mask": lines { call in
      try SwiftLines.call(
        ".\(call.openHead(["alignment"]))",
        [("", call.writer.content(call.arguments.required("content")))])
    },
    "clipShape": lines { call in
      let style = try call["eoFill"]?.bool() == true ? "FillStyle(eoFill: true)" : nil
      return SwiftLines(
        ".clipShape" + SwiftLiteral.arguments([(nil, try call.value("shape")), ("style", style)]))
    },
    "clipped": flag, "hidden": flag, "drawingGroup": flag, "compositingGroup": flag,
    "colorInvert": flag, "luminanceToAlpha": flag, "labelsHidden": flag,
    "blur": call("radius"), "shadow": call("color", "radius", "x", "y"),
    "hueRotation": lines { SwiftLines(".hueRotation(\(try $0.angle()))") },
    "rotationEffect": lines {
      SwiftLines(
        ".rotationEffect"
          + SwiftLiteral.arguments([(nil, try $0.angle()), ("anchor", try $0.value("anchor"))]))
    },
    "scaleEffect": call("_s", "x", "y", "anchor"),
    "rotation3DEffect": lines { try $0.rotation3D() },
    "projectionEffect": lines { try $0.projection() },
    "listRowBackground": lines {
      SwiftLines.call(
        ".listRowBackground", value: try $0.writer.content($0.arguments.required("content")))
    },
    "badge": lines { SwiftLines(".badge(Text(verbatim: \(try $0.value("label") ?? "\"\"")))") },
    "toolbar": lines { call in
      let item = SwiftLines.call(
        "ToolbarItem(placement: \(try call.value("placement") ?? ".automatic"))",
        [("", try call.writer.view(call.arguments.required("content")))])
      return SwiftLines.call(".toolbar", [("", item)])
    },
    "buttonBorderShape": lines { call in
      let shape = try call.value("shape") ?? ".automatic"
      let radius = try call.value("radius").map { "(radius: \($0))" } ?? ""
      return SwiftLines(
        ".buttonBorderShape(\(shape)\(shape == ".roundedRectangle" ? radius : ""))")
    },
    "layoutName": added,
  ]

  private static let layout: [String: SwiftModifier] = [
    "padding": lines { try $0.padding() },
    "fixedSize": lines { try $0.fixedSize() },
    "aspectRatio": lines { try $0.aspectRatio() },
    "scaledToFit": flag, "scaledToFill": flag,
    "alignmentGuide": lines { try $0.alignmentGuide() },
    "gridCellAnchor": lines { try $0.gridCellAnchor() },
    "gridCellRows": added, "axialCoordinate": added, "startInNewLine": added, "endLine": added,
    "flexibility": added,
  ]

  private static let texts: [String: SwiftModifier] = [
    "monospacedDigit": flag,
    "underline": lines { try $0.textLine() }, "strikethrough": lines { try $0.textLine() },
    "lineLimit": lines { try $0.lineLimit() },
    "textStroke": added, "textJustified": added, "textBalanced": added, "textFit": added,
  ]

  private static let environment: [String: SwiftModifier] = [
    "environment": SwiftModifier(.special { try $0.environment() }),
    "dynamicTypeSize": lines { try $0.dynamicTypeSize() },
  ]
}
