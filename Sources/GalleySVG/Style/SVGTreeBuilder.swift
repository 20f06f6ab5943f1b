import GalleyBudget
import GalleyXML

/// Makes the tree of a document out of XML's events.
struct SVGTreeBuilder {
  private(set) var tree = SVGTree()
  private(set) var styleSheets: [StyleSheet.Source] = []
  /// Whether an attribute has a `var()`.
  private var usesVariables = false
  private var stack: [Int] = []
  private var warnings: SVGWarnings
  private var siblings: [Int] = []
  private var rootPlace: XMLPlace?
  static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  static let limits: XMLLimits = {
    var limits = XMLLimits()
    limits.bytes = 64 << 20
    limits.depth = 256
    limits.elements = 300_000
    limits.text = 128 << 20
    return limits
  }()

  init(_ warnings: SVGWarnings) { self.warnings = warnings }

  /// - Throws: `SVGError` and `LimitError`.
  static func tree(
    of bytes: some Sequence<UInt8>, encoding: String? = nil, _ warnings: SVGWarnings,
    _ budget: RenderBudget
  ) throws -> SVGTree {
    var builder = SVGTreeBuilder(warnings)
    var reader = XMLReader(limits: limits, budget: budget)
    reader.encoding = encoding
    do {
      try reader.read(bytes) { event, place in
        try builder.add(event, place)
      }
    } catch let error as XMLError {
      throw SVGError(message: error.message, line: error.place.line, column: error.place.column)
    }
    guard let root = builder.tree.elements.first, root.kind == .svg else {
      throw SVGError(
        message: "the document's root is no svg element", line: builder.rootPlace?.line ?? 1,
        column: builder.rootPlace?.column ?? 1)
    }
    let size = root.documentSize
    let media = MediaEnvironment(width: Double(size.width), height: Double(size.height))
    let sheet = StyleSheet(builder.styleSheets, media, warnings)
    builder.tree.applyStyles(sheet, usesVariables: builder.usesVariables, warnings, budget)
    try budget.check()
    // Style sheets may set it.
    builder.tree.resolveUnits(builder.tree[0].documentSize, warnings)
    builder.tree.noteUnsupported(warnings)
    return builder.tree
  }

  private mutating func add(_ event: XMLEvent, _ place: XMLPlace) throws {
    switch event {
    case .start(let name, let attributes):
      if rootPlace == nil { rootPlace = place }
      start(name, attributes, place.line)
    case .end:
      let index = stack.removeLast()
      siblings.removeLast()
      if tree[index].kind == .style { readStyle(index) }
    case .text(let text):
      if let last = stack.last { tree.elements[last].children.append(.text(text)) }
    case .instruction(let target, _):
      if target == "xml-stylesheet" {
        warnings.add("xml-stylesheet", "style sheets of other files are not supported", place.line)
      }
    case .skippedEntity(let name):
      warnings.add("entity", "the entity &\(name); is declared in another file", place.line)
    }
  }

  private mutating func start(_ name: XMLName, _ attributes: [XMLAttribute], _ line: Int) {
    let isSVG = name.namespace == Self.svg || name.namespace == nil
    var values: [String: String] = [:]
    for attribute in attributes {
      switch attribute.name.namespace {
      case nil:
        if Self.isOfStylesAlone(attribute.name.local) || isOfStyles(attribute, line) { continue }
        values[attribute.name.local] = StyleValue.attribute(attribute.value, attribute.name.local)
        if !tree.mayHaveUnits { tree.mayHaveUnits = SVGTree.mayEndInUnit(attribute.value) }
        if SVGTree.mayHoldFunctions(attribute.name.local, attribute.value)
          || attribute.name.local == "style" && SVGTree.hasBracket(attribute.value)
        {
          noteBracket(in: attribute.value)
        }
      case Self.xlink where attribute.name.local == "href":
        if values["href"] == nil { values["href"] = attribute.value }
      case Self.xml: values["xml:" + attribute.name.local] = attribute.value
      default: break
      }
    }
    if let own = attributes.first(where: { $0.name == XMLName("href") }) {
      values["href"] = own.value
    }
    let index = tree.elements.count
    var element = SVGElement(
      name: isSVG ? name.local : ":" + name.local, attributes: values, line: line)
    element.parent = stack.last
    if let parent = stack.last, let count = siblings.last {
      element.sibling = count
      siblings[siblings.count - 1] += 1
      tree.elements[parent].children.append(.element(index))
    }
    if let id = values["id"], !id.isEmpty, tree.ids[id] == nil { tree.ids[id] = index }
    tree.elements.append(element)
    stack.append(index)
    siblings.append(0)
  }

  private mutating func noteBracket(in value: String) {
    if usesVariables, tree.mayHaveFunctions { return }
    SVGUnsupported.visitFunctions(of: value) { name, isFromAnother in
      if name == "var" { usesVariables = true }
      if isFromAnother || SVGUnsupported.functions.contains(name)
        || StyleCalculation.functions.contains(name) || name == "color-mix"
      {
        tree.mayHaveFunctions = true
      }
      return true
    }
  }

  /// Whether an attribute is a transform as only style sheets have them, which is none.
  private func isOfStyles(_ attribute: XMLAttribute, _ line: Int) -> Bool {
    let name = attribute.name.local
    guard ["transform", "gradientTransform", "patternTransform"].contains(name) else {
      return false
    }
    let own: String
    if SVGTransform.hasUnits(attribute.value) {
      own = "units, which are"
    } else if let function = SVGTransform.functionOfStyles(in: attribute.value) {
      own = "\(function)(), which is"
    } else {
      return false
    }
    warnings.add(
      "transform:\(attribute.value)",
      "the transform \(attribute.value.prefix(40)) has \(own) for style sheets, and is ignored",
      line)
    return true
  }

  private mutating func readStyle(_ index: Int) {
    let type = tree[index][.type]?.lowercased() ?? "text/css"
    guard type.isEmpty || type == "text/css" else { return }
    let text = tree[index].children.compactMap { child -> String? in
      if case .text(let text) = child { text } else { nil }
    }.joined()
    styleSheets.append(StyleSheet.Source(text: text, media: tree[index][.media]))
  }

  /// Properties that an attribute of their name does not set (SVG 2, 6.6): style sheets alone do.
  private static func isOfStylesAlone(_ name: String) -> Bool {
    switch name.utf8.count {
    case 9: name == "isolation"
    case 10: name == "background"
    case 12: name == "font-kerning"
    case 13: name == "transform-box"
    case 14: name == "mix-blend-mode"
    case 16: name == "background-color"
    case 19: name == "font-optical-sizing"
    default: false
    }
  }
}
