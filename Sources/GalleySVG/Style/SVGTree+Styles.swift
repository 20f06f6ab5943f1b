import GalleyBudget

extension SVGTree {
  /// Attributes that style sheets may set.
  static let properties: Set<String> = [
    "alignment-baseline", "baseline-shift", "clip-path", "clip-rule", "color",
    "color-interpolation", "color-interpolation-filters", "cx", "cy", "d", "direction", "display",
    "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "flood-color",
    "flood-opacity", "font-family", "font-size", "font-stretch", "font-style", "font-variant",
    "font-weight", "height", "image-rendering", "isolation", "letter-spacing", "lighting-color",
    "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity",
    "overflow", "paint-order", "r", "rx", "ry", "shape-rendering", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor", "text-decoration",
    "text-decoration-line", "text-rendering", "transform", "transform-origin", "transform-box",
    "unicode-bidi", "vector-effect", "visibility", "white-space", "width", "word-spacing",
    "writing-mode", "x", "y", "background-color",
  ]

  /// Writes what the rules and the style attributes say over the presentation attributes.
  /// - Parameter budget: asked for the values of variables; where it is exhausted, the rest is left as it is.
  /// - Complexity: O(n m) in the elements and the rules that may be of them.
  mutating func applyStyles(
    _ sheet: StyleSheet, usesVariables: Bool, _ warnings: SVGWarnings, _ budget: RenderBudget
  ) {
    var memory = StyleMemory(budget)
    defer { memory.release() }
    // Styles look at attributes as the file has them.
    var index = StyleIndex(sheet, SelectorMatcher(self, budget))
    let usesVariables = usesVariables || sheet.usesVariables
    var scopes: [StyleVariables] = []
    for place in elements.indices {
      if place % 256 == 0, !budget.canContinue("reading an SVG file") { return }
      var declarations = index.declarations(for: place)
      if let style = elements[place][.style] {
        let text = StyleText.withoutComments(style)
        declarations += StyleSheet.declarations(text[...], warnings)
      }
      if usesVariables {
        let outer = elements[place].parent.map { scopes[$0] } ?? StyleVariables()
        let scope = outer.inner(declarations, warnings)
        if scope !== outer, !memory.take(scope.bytes) { return }
        scopes.append(scope)
        substituteVariables(of: place, scope, warnings, &memory)
      }
      for declaration in declarations where !declaration.isImportant {
        set(declaration, place, scopes.last, warnings, &memory)
      }
      for declaration in declarations where declaration.isImportant {
        set(declaration, place, scopes.last, warnings, &memory)
      }
    }
    if index.matcher.isExhausted || index.matcher.isCutShort {
      warnings.add(
        "css:cost", "the style sheets take more work than is allowed: some rules are left out", 1)
    }
  }

  /// Puts values into the attributes of an element: in an order, which a dictionary has not.
  private mutating func substituteVariables(
    of index: Int, _ scope: StyleVariables, _ warnings: SVGWarnings, _ memory: inout StyleMemory
  ) {
    let names = elements[index].attributes.filter { name, value in
      (Self.properties.contains(name) || SVGTextStyle.properties.contains(name))
        && value.contains("var(")
    }.keys.sorted()
    for name in names {
      guard let value = elements[index][named: name] else { continue }
      let found = memory.taken(scope.substituted(value))
      if found == nil { noteMissing(value, of: name, index, warnings) }
      elements[index].attributes[name] = found ?? "unset"
      (mayHaveUnits, mayHaveFunctions) = (true, true)
    }
  }

  private mutating func set(
    _ declaration: StyleSheet.Declaration, _ index: Int, _ scope: StyleVariables?,
    _ warnings: SVGWarnings, _ memory: inout StyleMemory
  ) {
    var value = declaration.value
    if declaration.name.hasPrefix("--") { return }
    if value.contains("var(") {
      let found = memory.taken(scope?.substituted(value))
      if found == nil { noteMissing(value, of: declaration.name, index, warnings) }
      value = found ?? "unset"
    }
    let owners = StyleValue.owners[declaration.name]
    if owners?.contains(elements[index].kind) == false { return }
    value = StyleValue.written(value, for: declaration.name)
    guard workOutFunctions(of: &value, for: declaration.name, index, warnings) else { return }
    if !mayHaveUnits { mayHaveUnits = Self.mayEndInUnit(value) }
    switch declaration.name {
    case "marker":
      for name in ["marker-start", "marker-mid", "marker-end"] {
        elements[index].attributes[name] = value
      }
    case "background": setBackground(value, index, warnings)
    case "d":
      if let outline = StyleValue.outline(value) {
        elements[index][.d] = outline
      } else {
        Self.noteInvalid(value, of: "d", elements[index].line, warnings)
      }
    case "font":
      guard let properties = FontShorthand.properties(value) else {
        warnings.add(
          "css:font \(value)", "the font \(value.prefix(60)) is not understood and is ignored",
          elements[index].line)
        return
      }
      elements[index].attributes.merge(properties) { $1 }
      for name in FontShorthand.variants { elements[index].attributes[name] = nil }
    case "font-variant":
      elements[index][.fontVariant] = value
      for name in FontShorthand.variants { elements[index].attributes[name] = nil }
    case let name where name == "transform" || SVGTransform.properties.contains(name):
      setTransform(value, name, index, isFinal: declaration.value.contains("var("), warnings)
    case let name where Self.properties.contains(name) || SVGTextStyle.properties.contains(name):
      if StyleValue.isValid(value, for: name) {
        elements[index].attributes[name] = value
      } else {
        leaveOut(value, of: name, index, warnings)
        // What a variable makes wrong is found too late for what was said before.
        if declaration.value.contains("var(") { elements[index].attributes[name] = "unset" }
      }
    case "all": warnings.add("all", "all: \(value) is not supported", elements[index].line)
    case let name:
      let ofRoot = index == 0 ? SVGUnsupported.rootStyles[name] : nil
      guard let values = SVGUnsupported.styles[name] ?? ofRoot else { return }
      Self.note(name, value, values, elements[index].line, warnings)
    }
  }

  /// Sets `transform`, `translate`, `rotate` or `scale`, which are not inherited by themselves.
  /// - Parameter isFinal: whether a value that is none leaves nothing of what was said before, as one of a variable does.
  private mutating func setTransform(
    _ value: String, _ name: String, _ index: Int, isFinal: Bool, _ warnings: SVGWarnings
  ) {
    let isOwn = name != "transform"
    let place = isOwn ? SVGTransform.place(of: name) : name
    switch value {
    case "none", "initial", "unset", "revert", "revert-layer":
      elements[index].attributes[place] = nil
    case "inherit":
      // Styles of elements around are there already.
      elements[index].attributes[place] = elements[index].parent.flatMap {
        elements[$0][named: place]
      }
    case _ where isOwn ? SVGTransform.isValid(value, for: name) : SVGTransform.isOfStyles(value):
      elements[index].attributes[place] = value
      if isOwn { hasStyleTransforms = true }
    default:
      if name == "rotate", StyleText.words(value).count == 4 {
        Self.note(name, value, .allBut([]), elements[index].line, warnings)
      } else {
        leaveOut(value, of: name, index, warnings)
      }
      guard isFinal else { return }
      elements[index].attributes[place] = nil
    }
    // Attributes of gradients and patterns are that property under other names (CSS Transforms 1, 8).
    guard !isOwn else { return }
    for other in ["gradientTransform", "patternTransform"] {
      elements[index].attributes[other] = nil
    }
  }

  /// Warns of a value that may be one of CSS and is not read; what is none is silent.
  private func leaveOut(_ value: String, of name: String, _ index: Int, _ warnings: SVGWarnings) {
    let line = elements[index].line
    if let function = SVGUnsupported.function(in: value) {
      warnings.add("function:\(function)", "\(name): \(function) is not supported", line)
    } else if Self.hasBracket(value) {
      Self.noteInvalid(value, of: name, line, warnings)
    } else if SVGUnsupported.unit(of: value) != nil {
      Self.noteUnit(value, name, line, warnings)
    } else if SVGUnsupported.systemColors.contains(value.lowercased()) {
      Self.noteSystemColor(value, of: name, line, warnings)
    }
  }

  /// Puts the results of math functions into a declaration's value.
  /// - Returns: false, with a warning, for a value that is none.
  private mutating func workOutFunctions(
    of value: inout String, for name: String, _ index: Int, _ warnings: SVGWarnings
  ) -> Bool {
    guard Self.hasBracket(value) else { return true }
    mayHaveFunctions = true
    switch WorkedOutValue(value, units: nil) {
    case .unchanged: break
    case .changed(let text): value = Self.inRange(text, name)
    case .invalid:
      // What is known and not supported is said by its name later.
      if SVGUnsupported.function(in: value) != nil { break }
      Self.noteInvalid(value, of: name, elements[index].line, warnings)
      return false
    }
    return true
  }

  private func noteMissing(
    _ value: String, of name: String, _ index: Int, _ warnings: SVGWarnings
  ) {
    warnings.add(
      "css:\(name):\(value)", "\(name): \(value.prefix(60)) has no value here", elements[index].line
    )
  }

  /// The colour of `background`: images behind a document are not drawn.
  private mutating func setBackground(_ value: String, _ index: Int, _ warnings: SVGWarnings) {
    let words = StyleText.words(value).map(String.init)
    let color = words.last { SVGColor.parse($0, current: .black) != nil }
    elements[index][.backgroundColor] = color ?? "transparent"
    guard elements[index].parent == nil, words.contains(where: { $0.contains("(") && $0 != color })
    else { return }
    warnings.add(
      "background", "an image as the background is not supported", elements[index].line)
  }
}

/// What the values of variables take while styles are applied.
struct StyleMemory {
  private let budget: RenderBudget
  private var held = 0

  init(_ budget: RenderBudget) { self.budget = budget }

  /// Asks for bytes; false where the image has none left.
  mutating func take(_ bytes: Int) -> Bool {
    guard budget.reserve(bytes, for: "the values of an SVG file") else { return false }
    held += bytes
    return true
  }

  /// The value, if there is room for it.
  mutating func taken(_ value: String?) -> String? {
    value.flatMap { take($0.utf8.count) ? $0 : nil }
  }

  func release() { budget.release(held) }
}
