import Galley
import GalleyData

/// How an element of the scene language is written in Swift.
struct SwiftElement: Sendable {
  /// Whether SwiftUI has no such view.
  var isAddition = false
  var write: @Sendable (SwiftCall) throws -> SwiftLines

  /// By the element's name. Shapes and styles are written by their own rules.
  static let named: [String: SwiftElement] = containers.merging(leaves) { $1 }.merging(controls) {
    $1
  }
  .merging(labels) { $1 }.merging(screens) { $1 }.merging(flows) { $1 }

  private static func container(_ parts: [String], isAddition: Bool = false) -> SwiftElement {
    SwiftElement(isAddition: isAddition) { try $0.container(parts) }
  }

  private static let containers: [String: SwiftElement] = [
    "HStack": container(["alignment", "spacing"]),
    "VStack": container(["alignment", "spacing"]),
    "ZStack": container(["alignment"]),
    "LazyHStack": container(["alignment", "spacing"]),
    "LazyVStack": container(["alignment", "spacing"]),
    "ViewThatFits": container(["in"]),
    "ScrollView": container(["_axes"]),
    "Group": container([]),
    "Grid": container(["alignment", "horizontalSpacing", "verticalSpacing"]),
    "GridRow": container(["alignment"]),
    "LazyVGrid": container(["columns", "alignment", "spacing"]),
    "LazyHGrid": container(["rows", "alignment", "spacing"]),
    "Honeycomb": container(
      ["radius", "columns", "spacing", "orientation", "offset", "cornerRadius"], isAddition: true),
    "WrappingHStack": container(
      ["alignment", "horizontalSpacing", "verticalSpacing"], isAddition: true),
    "FlexibleView": SwiftElement(isAddition: true) { try $0.flexibleView() },
  ]

  private static let leaves: [String: SwiftElement] = [
    "Text": SwiftElement { try $0.text() },
    "Color": SwiftElement { SwiftLines(try $0.value("color") ?? "Color.clear") },
    "Spacer": SwiftElement { SwiftLines(try $0.head(["minLength"])) },
    "Divider": SwiftElement { _ in SwiftLines("Divider()") },
    "EmptyView": SwiftElement { _ in SwiftLines("EmptyView()") },
    "Image": SwiftElement { try $0.image() },
  ]

  private static let flows: [String: SwiftElement] = [
    "HFlow": SwiftElement(isAddition: true) {
      try $0.flow("HFlowLayout", horizontal: "itemSpacing", vertical: "rowSpacing")
    },
    "VFlow": SwiftElement(isAddition: true) {
      try $0.flow("VFlowLayout", horizontal: "columnSpacing", vertical: "itemSpacing")
    },
    "LineBreak": SwiftElement(isAddition: true) { _ in SwiftLines("LineBreak()") },
  ]
}

// Containers that are written in a way of their own.
extension SwiftCall {
  /// The view of a place, as the data of a `FlexibleView` are values and not views.
  fileprivate func flexibleView() throws -> SwiftLines {
    let children = try arguments["children"]?.list() ?? []
    var cases = SwiftLines("switch index {")
    for (index, child) in children.enumerated() {
      cases.append(index == children.count - 1 ? "default:" : "case \(index):")
      cases.append(try writer.view(child), depth: 1)
    }
    cases.append("}")
    let head =
      "FlexibleView"
      + SwiftLiteral.arguments(
        [("data", "0..<\(children.count)")] + (try list(["spacing", "alignment"])))
    var lines = SwiftLines("\(head) { index in")
    lines.append(children.isEmpty ? SwiftLines("EmptyView()") : cases, depth: 1)
    lines.append("}")
    return lines
  }

  fileprivate func flow(
    _ layout: String, horizontal spacing: String, vertical lineSpacing: String
  ) throws -> SwiftLines {
    let (horizontal, vertical) = name == "HFlow" ? (".leading", ".center") : (".center", ".top")
    let values = SwiftLiteral.arguments([
      ("horizontalAlignment", try value("horizontalAlignment") ?? horizontal),
      ("verticalAlignment", try value("verticalAlignment") ?? vertical),
      ("horizontalSpacing", try value(spacing)), ("verticalSpacing", try value(lineSpacing)),
      ("justified", try value("justified")),
      ("distributeItemsEvenly", try value("distributeItemsEvenly")),
    ])
    var lines = SwiftLines.call(
      "\(name)(layout: \(layout)\(values))", [("", try writer.children(arguments["children"]))])
    for key in ["itemSeparator", "lineSeparator"] {
      if let separator = try arguments[key] {
        lines.call(SwiftLines.call(".\(key)", [("", try writer.view(separator))]))
      }
    }
    for key in ["justifiesLastLines", "oversizedItems"] {
      if let value = try value(key) { lines.call(SwiftLines(".\(key)(\(value))")) }
    }
    if let lineCount = try value("maxLines") { lines.call(try maxLines(lineCount)) }
    return lines
  }
}
