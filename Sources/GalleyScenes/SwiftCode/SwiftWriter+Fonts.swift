import Galley
import GalleyData
import GalleyStrings

// Fonts, of which features and axes are additions of Galley.
extension SwiftWriter {
  func font(_ value: SceneValue) throws -> String {
    if case .string(let name) = value.node.value {
      guard let token = value.scope.context.definitions.fonts[UTF8Key(name)] else {
        return "." + (try value.swiftName())
      }
      return try value.scope.context.deeper(by: 16, at: value) {
        try self.font(SceneValue(token, scope: value.scope.context.rootScope))
      }
    }
    if value.node.number != nil { return ".system(size: \(try value.swiftNumber()))" }
    var result = try baseFont(value)
    if let weight = try value.member("weight") { result += ".weight(.\(try weight.swiftName()))" }
    if let width = try value.member("width") {
      result += ".width(\(try width.swift(.fontWidth) ?? ""))"
    }
    if try value.member("italic")?.bool() == true { result += ".italic()" }
    if try value.member("monospacedDigit")?.bool() == true { result += ".monospacedDigit()" }
    for (key, call) in [("features", "feature"), ("variations", "variation")] {
      guard let tags = try value.member(key) else { continue }
      for tag in try tags.members() {
        guard let number = try tags.member(tag.key) else { continue }
        result += ".\(call)(\(SwiftLiteral.string(tag.key)), \(try number.swiftNumber()))"
        noteAddition(call, at: tags)
      }
    }
    return result
  }

  private func baseFont(_ value: SceneValue) throws -> String {
    func size() throws -> String? { try value.member("size")?.swiftNumber() }
    if let name = try value.member("name") {
      let fixed = try value.member("fixedSize")?.swiftNumber()
      return "Font.custom"
        + SwiftLiteral.arguments([
          (nil, SwiftLiteral.string(try name.string())), ("fixedSize", fixed),
          ("size", try fixed == nil ? size() ?? "17" : nil),
          ("relativeTo", try value.member("relativeTo").map { "." + (try $0.swiftName()) }),
        ])
    }
    let style = "." + (try value.member("style")?.swiftName() ?? "body")
    let points = try size()
    return "Font.system"
      + SwiftLiteral.arguments([
        (nil, points == nil ? style : nil), ("size", points),
        ("design", try value.member("design").map { "." + (try $0.swiftName()) }),
      ])
  }
}
