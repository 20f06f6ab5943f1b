import Galley
import GalleyData

// Lists, forms, sections, navigation and tabs.
extension SwiftElement {
  static let screens: [String: SwiftElement] = [
    "List": SwiftElement { try $0.styled($0.container([]), "listStyle") },
    "Form": SwiftElement { try $0.styled($0.container([]), "formStyle") },
    "Section": SwiftElement {
      var closures = [("", try $0.writer.children($0["children"]))]
      for key in ["header", "footer"] {
        if let title = try $0.title(key) { closures.append((key, title)) }
      }
      return SwiftLines.call("Section", closures)
    },
    "NavigationStack": SwiftElement { try $0.navigationStack() },
    "TabView": SwiftElement {
      let selection = try $0.value("selection").map { "(selection: .constant(\($0)))" } ?? ""
      return try $0.styled(
        SwiftLines.call("TabView\(selection)", [("", try $0.writer.children($0["children"]))]),
        "tabViewStyle")
    },
    "Tab": SwiftElement { try $0.tab() },
  ]
}

extension SwiftCall {
  fileprivate func navigationStack() throws -> SwiftLines {
    let views = try writer.children(arguments["children"])
    // A title needs a view that it is said of.
    var content = SwiftLines.call(views.count == 0 ? "VStack" : "Group", [("", views)])
    if let title = try value("title") {
      content.call(SwiftLines(".navigationTitle(Text(verbatim: \(title)))"))
    }
    if let mode = try value("displayMode") {
      content.call(SwiftLines(".navigationBarTitleDisplayMode(\(mode))"))
    }
    return SwiftLines.call("NavigationStack", [("", content)])
  }

  fileprivate func tab() throws -> SwiftLines {
    let title = try arguments.required("title").displayText()
    let text = "Text(verbatim: \(SwiftLiteral.string(title)))"
    let symbol = try arguments["systemImage"]?.string()
    let item = symbol.map {
      "Label(\(SwiftLiteral.title(title)), systemImage: \(SwiftLiteral.string($0)))"
    }
    var lines = SwiftLines.call("VStack", [("", try writer.children(arguments["children"]))])
    lines.call(SwiftLines(".tabItem { \(item ?? text) }"))
    lines.call(SwiftLines(".tag(\(try value("tag") ?? SwiftLiteral.string(title)))"))
    return lines
  }
}
