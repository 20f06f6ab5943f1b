import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Applies the modifiers of the notation.
struct CaseModifiers {
  let builder: CaseViews

  func apply(_ modifier: CaseModifier, to view: AnyView) throws -> AnyView {
    let arguments = CaseArguments(
      modifier.arguments, of: ".\(modifier.name)", guides: builder.guides)
    guard modifier.children == nil || ["overlay", "background", "mask"].contains(modifier.name)
    else { throw NotationError(text: ".\(modifier.name) with views in it") }
    switch modifier.name {
    case "frame": return try frame(view, arguments)
    case "padding": return try padding(view, arguments)
    case "layoutPriority":
      guard case .number(let priority)? = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.layoutPriority(priority))
    case "overlay", "background":
      try arguments.check(["alignment"])
      let alignment = try arguments.alignment() ?? .center
      let content = try builder.children(modifier.children ?? [])
      return modifier.name == "overlay"
        ? AnyView(view.overlay(alignment: alignment) { content })
        : AnyView(view.background(alignment: alignment) { content })
    case "alignmentGuide": return try guide(view, modifier, arguments)
    case "fixedSize":
      try arguments.check(["horizontal", "vertical"])
      return AnyView(
        view.fixedSize(
          horizontal: try arguments.bool("horizontal") ?? true,
          vertical: try arguments.bool("vertical") ?? true))
    case "aspectRatio": return try aspectRatio(view, arguments)
    case "scaledToFit": return AnyView(view.scaledToFit())
    case "scaledToFill": return AnyView(view.scaledToFill())
    case "offset", "position":
      try arguments.check(["x", "y"])
      let (x, y) = (try arguments.number("x") ?? 0, try arguments.number("y") ?? 0)
      return modifier.name == "offset"
        ? AnyView(view.offset(x: x, y: y)) : AnyView(view.position(x: x, y: y))
    default: return try effect(view, modifier, arguments)
    }
  }

  /// Modifiers that decide nothing about layout.
  private func effect(
    _ view: AnyView, _ modifier: CaseModifier, _ arguments: CaseArguments
  ) throws -> AnyView {
    switch modifier.name {
    case "gridCellColumns":
      guard case .number(let count)? = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.gridCellColumns(Int(count)))
    case "gridColumnAlignment":
      guard let value = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.gridColumnAlignment(try arguments.horizontal(value)))
    case "gridCellAnchor":
      guard let value = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.gridCellAnchor(try arguments.unitPoint(value)))
    case "gridCellUnsizedAxes":
      guard let value = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.gridCellUnsizedAxes(try arguments.axes(value)))
    case "hidden": return AnyView(view.hidden())
    case "mask":
      let content = try builder.children(modifier.children ?? [])
      return AnyView(view.mask { content })
    case "clipped": return AnyView(view.clipped())
    case "border": return AnyView(view.border(.black))
    case "opacity": return AnyView(view.opacity(0.5))
    case "zIndex": return AnyView(view.zIndex(1))
    case "cornerRadius": return AnyView(view.cornerRadius(4))
    case "clipShape": return AnyView(view.clipShape(Circle()))
    case "scaleEffect":
      guard case .number(let scale)? = arguments.plain.first else { throw unknown(modifier) }
      return AnyView(view.scaleEffect(scale))
    case "rotationEffect":
      guard case .call("degrees", let angle)? = arguments.plain.first,
        case .number(let degrees)? = angle.first?.value
      else { throw unknown(modifier) }
      return AnyView(view.rotationEffect(.degrees(Double(degrees))))
    default: throw unknown(modifier)
    }
  }

  private func unknown(_ modifier: CaseModifier) -> NotationError {
    NotationError(text: ".\(modifier.name)")
  }

  private func aspectRatio(_ view: AnyView, _ arguments: CaseArguments) throws -> AnyView {
    try arguments.check(["contentMode"])
    var ratio: CGFloat?
    if case .number(let number)? = arguments.plain.first { ratio = number }
    switch arguments["contentMode"] {
    case .member("fit"): return AnyView(view.aspectRatio(ratio, contentMode: .fit))
    case .member("fill"): return AnyView(view.aspectRatio(ratio, contentMode: .fill))
    default: throw NotationError(text: ".aspectRatio without contentMode")
    }
  }

  private func frame(_ view: AnyView, _ arguments: CaseArguments) throws -> AnyView {
    let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    try arguments.check(["width", "height", "alignment"] + limits)
    let alignment = try arguments.alignment() ?? .center
    let values = try limits.map { try arguments.number($0) }
    if values.contains(where: { $0 != nil }) {
      return AnyView(
        view.frame(
          minWidth: values[0], idealWidth: values[1], maxWidth: values[2], minHeight: values[3],
          idealHeight: values[4], maxHeight: values[5], alignment: alignment))
    }
    return AnyView(
      view.frame(
        width: try arguments.number("width"), height: try arguments.number("height"),
        alignment: alignment))
  }

  private func padding(_ view: AnyView, _ arguments: CaseArguments) throws -> AnyView {
    try arguments.check([])
    let edges: [String: Edge.Set] = [
      "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top,
      "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    switch arguments.plain.count {
    case 0: return AnyView(view.padding())
    case 1:
      if case .call("EdgeInsets", let sides) = arguments.plain[0] {
        let insets = CaseArguments(sides, of: "EdgeInsets", guides: builder.guides)
        try insets.check(["top", "leading", "bottom", "trailing"])
        return AnyView(
          view.padding(
            EdgeInsets(
              top: try insets.number("top") ?? 0, leading: try insets.number("leading") ?? 0,
              bottom: try insets.number("bottom") ?? 0,
              trailing: try insets.number("trailing") ?? 0)))
      }
      if case .number(let length) = arguments.plain[0] { return AnyView(view.padding(length)) }
      if case .member(let name) = arguments.plain[0], let set = edges[name] {
        return AnyView(view.padding(set))
      }
    case 2:
      if case .member(let name) = arguments.plain[0], let set = edges[name],
        case .number(let length) = arguments.plain[1]
      {
        return AnyView(view.padding(set, length))
      }
    default: break
    }
    throw NotationError(text: ".padding with \(arguments.plain)")
  }

  private func guide(
    _ view: AnyView, _ modifier: CaseModifier, _ arguments: CaseArguments
  ) throws -> AnyView {
    guard let value = modifier.arguments.first?.value else { throw unknown(modifier) }
    let formula = try GuideFormula(modifier.closure)
    let isHorizontal =
      switch value {
      case .member(let name): ["leading", "trailing"].contains(name)
      case .call(let type, _): type == "HorizontalAlignment"
      default: false
      }
    if isHorizontal {
      return AnyView(
        view.alignmentGuide(try arguments.horizontal(value)) { formula.value(in: $0) })
    }
    return AnyView(view.alignmentGuide(try arguments.vertical(value)) { formula.value(in: $0) })
  }
}

/// The closure of an alignment guide: one term, perhaps times or divided by a number.
struct GuideFormula {
  private enum Term {
    case number(CGFloat)
    case width
    case height
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  private let term: Term
  private var factor: CGFloat = 1
  private var summand: CGFloat = 0

  /// - Parameter closure: `d in d[.bottom] / 2`, `_ in 10`.
  init(_ closure: String) throws {
    guard let range = closure.range(of: " in ") else { throw NotationError(text: closure) }
    var words = closure[range.upperBound...].split(separator: " ").map(String.init)
    if words.count == 3, ["+", "-"].contains(words[1]), let number = Double(words[2]) {
      summand = words[1] == "+" ? number : -number
      words = [words[0]]
    }
    var text = words.joined()
    for sign in ["*", "/"] {
      let parts = text.split(separator: Character(sign)).map(String.init)
      guard parts.count == 2, let number = Double(parts[1]) else { continue }
      factor = sign == "*" ? number : 1 / number
      text = parts[0]
    }
    if let number = Double(text) {
      term = .number(number)
      return
    }
    switch text {
    case "d.width": term = .width
    case "d.height": term = .height
    case "d[.leading]": term = .horizontal(.leading)
    case "d[.trailing]": term = .horizontal(.trailing)
    case "d[HorizontalAlignment.center]": term = .horizontal(.center)
    case "d[.top]": term = .vertical(.top)
    case "d[.bottom]": term = .vertical(.bottom)
    case "d[VerticalAlignment.center]": term = .vertical(.center)
    case "d[.firstTextBaseline]": term = .vertical(.firstTextBaseline)
    case "d[.lastTextBaseline]": term = .vertical(.lastTextBaseline)
    default: throw NotationError(text: closure)
    }
  }

  func value(in dimensions: ViewDimensions) -> CGFloat { product(in: dimensions) + summand }

  private func product(in dimensions: ViewDimensions) -> CGFloat {
    switch term {
    case .number(let number): number * factor
    case .width: dimensions.width * factor
    case .height: dimensions.height * factor
    case .horizontal(let guide): dimensions[guide] * factor
    case .vertical(let guide): dimensions[guide] * factor
    }
  }
}
