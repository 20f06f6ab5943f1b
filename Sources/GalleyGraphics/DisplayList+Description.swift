import GalleyGeometry

extension DisplayList: CustomStringConvertible {
  /// One line an item, groups indented: what `galley inspect` prints.
  package var description: String {
    var lines: [String] = []
    Self.describe(items, indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func describe(_ items: [DisplayItem], indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    for item in items {
      switch item {
      case .fill(let path, let rule, let paint):
        let elements = path.elements.count
        lines.append(
          "\(margin)fill \(path.controlBounds.shortDescription) \(elements) elements \(rule) \(paint)"
        )
      case .fillRect(let rect, let paint):
        lines.append("\(margin)rect \(rect.cgRect.shortDescription) \(paint)")
      case .glyphs(let run, let origin, let scale, let paint):
        let size = (run.size * scale).shortDescription
        lines.append(
          "\(margin)glyphs \(run.glyphs.count) at \(origin.x.shortDescription),\(origin.y.shortDescription) \(size) px \(paint)"
        )
      case .glyphOutlines(let run, let origin, _, let stroke, let paint):
        lines.append(
          "\(margin)outlines \(run.glyphs.count) at \(origin.x.shortDescription),\(origin.y.shortDescription) "
            + "width \(stroke.lineWidth.shortDescription) px \(paint)")
      case .image(let bitmap, let frame, _):
        lines.append(
          "\(margin)image \(bitmap.width)x\(bitmap.height) in \(frame.cgRect.shortDescription)")
      case .group(let group):
        var parts = ["\(margin)group"]
        let compositing = group.compositing
        if let clip = compositing.clip {
          parts.append("clip \(clip.controlBounds.shortDescription)")
        }
        if !group.transform.isIdentity { parts.append("transform \(group.transform)") }
        switch group.look {
        case .plain, .composited: break
        case .projected: parts.append("projected")
        case .filtered(let filter): parts.append("filtered by \(filter.nodes.count) primitives")
        }
        if compositing.blendMode != .normal { parts.append("\(compositing.blendMode)") }
        parts += compositing.effects.map { "\($0)" }
        lines.append(parts.joined(separator: " "))
        describe(group.items, indent: indent + 1, into: &lines)
      }
    }
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gradient(let gradient):
      let kind =
        switch gradient.geometry {
        case .linear: "linear"
        case .radial: gradient.isStretched ? "elliptical" : "radial"
        case .angular: "angular"
        case .sweep: "sweep"
        case .conical: "conical"
        }
      return "\(kind) gradient of \(gradient.stops.count) stops"
    case .backdrop(let paint): return "backdrop blurred by \(paint.sigma.shortDescription) px"
    case .tiles(let paint):
      return "tiles of \(paint.width)x\(paint.height) with \(paint.items.count) items"
    case .bitmap(let paint): return "tiles of \(paint.bitmap.width)x\(paint.bitmap.height)"
    case .solid(let color):
      let pixel = ResolvedColor(red: color.red, green: color.green, blue: color.blue).pixel
      return
        "rgb(\(pixel.red),\(pixel.green),\(pixel.blue)) alpha \(CGFloat(color.alpha).shortDescription)"
    }
  }
}
