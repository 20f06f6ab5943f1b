extension SVGStyle {
  /// Takes a property from another style: that of the parent, or one of first values. Those of texts are there already
  /// (`setText`).
  mutating func copy(_ name: String, from other: SVGStyle) {
    if copyPaint(name, from: other) { return }
    switch name {
    case "opacity": opacity = other.opacity
    case "display": isDisplayed = other.isDisplayed
    case "visibility": isVisible = other.isVisible
    case "clip-path": clipPath = other.clipPath
    case "clip-rule": clipRule = other.clipRule
    case "mask": mask = other.mask
    case "filter": filter = other.filter
    case "overflow": overflow = other.overflow
    case "mix-blend-mode": blendMode = other.blendMode
    case "isolation": isIsolated = other.isIsolated
    case "image-rendering": isPixelated = other.isPixelated
    case "vector-effect": keepsStrokeWidth = other.keepsStrokeWidth
    case "color-interpolation": mixesInLinearLight = other.mixesInLinearLight
    case "color-interpolation-filters": filtersInLinearLight = other.filtersInLinearLight
    default: break
    }
  }

  private mutating func copyPaint(_ name: String, from other: SVGStyle) -> Bool {
    switch name {
    case "fill": fill = other.fill
    case "fill-opacity": fillOpacity = other.fillOpacity
    case "fill-rule": fillRule = other.fillRule
    case "stroke": stroke = other.stroke
    case "stroke-opacity": strokeOpacity = other.strokeOpacity
    case "shape-rendering": isCrisp = other.isCrisp
    case "stroke-width": strokeWidth = other.strokeWidth
    case "stroke-linecap": lineCap = other.lineCap
    case "stroke-linejoin": lineJoin = other.lineJoin
    case "stroke-miterlimit": miterLimit = other.miterLimit
    case "stroke-dasharray": dashes = other.dashes
    case "stroke-dashoffset": dashOffset = other.dashOffset
    case "marker-start": markerStart = other.markerStart
    case "marker-mid": markerMid = other.markerMid
    case "marker-end": markerEnd = other.markerEnd
    case "paint-order": paintOrder = other.paintOrder
    case "stop-color": stopColor = other.stopColor
    case "stop-opacity": stopOpacity = other.stopOpacity
    case "flood-color": floodColor = other.floodColor
    case "flood-opacity": floodOpacity = other.floodOpacity
    default: return false
    }
    return true
  }
}
