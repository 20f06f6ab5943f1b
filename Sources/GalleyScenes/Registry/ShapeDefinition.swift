import Galley

/// A shape: an element that can also clip.
struct ShapeDefinition: Sendable {
  var name: String
  var summary: String
  var keys: [KeyDefinition]
  /// Whether it can be made smaller on all sides.
  var isInsettable = true
  var make: @Sendable (Arguments) throws -> any Shape

  /// The keys of a shape that clips or fills something.
  var shapeKeys: [KeyDefinition] {
    keys + (isInsettable ? [Self.inset] : []) + Self.operations + Self.trim
  }

  /// The shape with its operations.
  func shape(_ arguments: Arguments) throws -> AnyShape {
    let shape = try make(arguments)
    guard let inset = try arguments["inset"] else { return try Self.changed(shape, arguments) }
    guard let insettable = shape as? any InsettableShape else {
      throw inset.error(found: "an inset on a \(name)", expected: "a shape that can be inset")
    }
    return try Self.changed(
      insettable.inset(by: inset.length(allowsNegative: true)), arguments)
  }

  /// The shape as a view.
  var element: ElementDefinition {
    let fill = KeyDefinition.optional(
      "fill", .style, "the foreground style", "The fill of the shape.")
    let stroke = KeyDefinition.optional(
      "stroke", .style, "none", "The style of the outline, instead of a fill.")
    let border = KeyDefinition.optional(
      "strokeBorder", .style, "none", "The style of a line inside the outline.")
    let evenOdd = KeyDefinition.optional(
      "eoFill", .bool, "false", "Whether to use the even-odd fill rule.")
    return ElementDefinition(
      name: name, summary: summary,
      keys: shapeKeys + [fill, stroke] + (isInsettable ? [border] : []) + [evenOdd] + Self.outline
    ) { arguments in
      let fillStyle = FillStyle(eoFill: try arguments["eoFill"]?.bool() ?? false)
      let shape = try shape(arguments)
      let line = try outline(shape, arguments)
      guard let fill = try arguments["fill"] else {
        return line ?? AnyView(shape.fill(style: fillStyle))
      }
      let filled = shape.fill(try arguments.decoder.style(fill), style: fillStyle)
      return line.map { AnyView(filled).overlaid(with: $0) } ?? AnyView(filled)
    }
  }

  /// The shape's line, where there is one.
  private func outline(_ shape: AnyShape, _ arguments: Arguments) throws -> AnyView? {
    if let border = try arguments["strokeBorder"] {
      if let stroke = try arguments["stroke"] {
        throw stroke.error(
          found: "a stroke together with a strokeBorder", expected: "one or the other")
      }
      let line = try Self.strokeStyle(arguments)
      guard let insettable = try make(arguments) as? any InsettableShape else {
        throw border.error(
          found: "a strokeBorder on a \(name)", expected: "a shape that can be inset")
      }
      // What moves the shape moves its inner line, too.
      let inset = try arguments["inset"]?.length(allowsNegative: true) ?? 0
      let inner = try Self.changed(insettable.inset(by: inset + line.lineWidth / 2), arguments)
      return AnyView(inner.stroke(try arguments.decoder.style(border), style: line))
    }
    guard let stroke = try arguments["stroke"] else { return nil }
    return AnyView(
      shape.stroke(try arguments.decoder.style(stroke), style: try Self.strokeStyle(arguments)))
  }
}

extension ShapeDefinition {
  /// What changes a shape's outline, in this order.
  private static let inset = KeyDefinition.optional(
    "inset", .signedLength, "0", "Points to shrink the shape on all sides.")
  private static let operations: [KeyDefinition] = [
    .optional(
      "size", .size, "the offered size", "The size of the shape, from the upper left corner."),
    .optional(
      "scale", .number(-1000...1000), "1", "A factor that scales the shape about its centre."),
    .optional(
      "rotation", .degrees, "0", "Degrees of clockwise rotation about the centre."),
    .optional("transform", .matrix, "none", "An affine transform: a, b, c, d, tx, ty."),
  ]
  private static let trim: [KeyDefinition] = [
    .optional("trim", .parts, "[0, 1]", "The part of the outline that is drawn.")
  ]

  private static let outline: [KeyDefinition] = [
    .optional("lineWidth", .length, "1", "The width of the line in points."),
    .optional("lineCap", .choice(["butt", "round", "square"]), "butt", "The shape of line ends."),
    .optional(
      "lineJoin", .choice(["miter", "round", "bevel"]), "miter", "The shape of line joins."),
    .optional(
      "miterLimit", .number(1...1000), "10",
      "The maximum length of a mitred corner, in line widths."),
    .optional(
      "dash", .lengths, "a solid line", "Alternating lengths of dashes and gaps, in points."),
    .optional("dashPhase", .signedLength, "0", "The start offset into the dash pattern."),
  ]

  /// The types of the operations' results, of which most shapes have none, are looked up in functions of their own.
  private static func changed(_ shape: some Shape, _ arguments: Arguments) throws -> AnyShape {
    var shape = AnyShape(shape)
    if let trim = try arguments["trim"] { shape = try trimmed(shape, trim) }
    if let size = try arguments["size"] { shape = try sized(shape, size) }
    if let scale = try arguments["scale"] { shape = try scaled(shape, scale) }
    if let angle = try arguments["rotation"] { shape = try rotated(shape, angle) }
    if let transform = try arguments["transform"] { shape = try transformed(shape, transform) }
    return shape
  }

  @inline(never)
  private static func trimmed(_ shape: AnyShape, _ trim: SceneValue) throws -> AnyShape {
    let parts = try trim.list()
    guard parts.count == 2 else { throw trim.error(expected: "two parts of the outline") }
    return AnyShape(
      shape.trim(
        from: CGFloat(try parts[0].number(0...1, "a part")),
        to: CGFloat(try parts[1].number(0...1, "a part"))))
  }

  @inline(never)
  private static func sized(_ shape: AnyShape, _ size: SceneValue) throws -> AnyShape {
    AnyShape(shape.size(try size.size()))
  }

  @inline(never)
  private static func scaled(_ shape: AnyShape, _ scale: SceneValue) throws -> AnyShape {
    AnyShape(shape.scale(CGFloat(try scale.number(-1000...1000, "a factor"))))
  }

  @inline(never)
  private static func rotated(_ shape: AnyShape, _ angle: SceneValue) throws -> AnyShape {
    AnyShape(shape.rotation(try angle.degrees()))
  }

  @inline(never)
  private static func transformed(_ shape: AnyShape, _ transform: SceneValue) throws -> AnyShape {
    AnyShape(shape.transform(try transform.affineTransform()))
  }

  private static func strokeStyle(_ arguments: Arguments) throws -> StrokeStyle {
    var style = StrokeStyle(lineWidth: try arguments["lineWidth"]?.length() ?? 1)
    if let cap = try arguments["lineCap"] {
      style.lineCap = try cap.choice(
        [("butt", .butt), ("round", .round), ("square", .square)], "a cap")
    }
    if let join = try arguments["lineJoin"] {
      style.lineJoin = try join.choice(
        [("miter", .miter), ("round", .round), ("bevel", .bevel)], "a join")
    }
    if let limit = try arguments["miterLimit"] {
      style.miterLimit = CGFloat(try limit.number(1...1000, "a number of line widths"))
    }
    if let dash = try arguments["dash"] { style.dash = try dash.list().map { try $0.length() } }
    style.dashPhase = try arguments["dashPhase"]?.length(allowsNegative: true) ?? 0
    return style
  }
}
