/// The attributes that Galley reads of elements by their names. What style sheets say is found by the names in their rules,
/// which may be any (`SVGElement.subscript(named:)`).
enum SVGAttribute: String, CustomStringConvertible, Sendable {
  case amplitude, azimuth, baseFrequency, bias, `class`, clipPathUnits, color, cx, cy, d
  case diffuseConstant, display, divisor, dx, dy, edgeMode, elevation, exponent, filterUnits, fr
  case fx, fy, gradientTransform, gradientUnits, height, href, id, `in`, in2, intercept, k1, k2
  case k3, k4, kernelMatrix, kernelUnitLength, lang, lengthAdjust, limitingConeAngle
  case markerHeight, markerUnits, markerWidth, maskContentUnits, maskUnits, media, method, mode
  case numOctaves, offset, `operator`, order, orient, overflow, path, pathLength
  case patternContentUnits, patternTransform, patternUnits, points, pointsAtX, pointsAtY
  case pointsAtZ, preserveAlpha, preserveAspectRatio, primitiveUnits, r, radius, refX, refY
  case requiredExtensions, result, rotate, rx, ry, scale, seed, side, slope, specularConstant
  case specularExponent, spreadMethod, startOffset, stdDeviation, stitchTiles, style
  case surfaceScale, systemLanguage, tableValues, targetX, targetY, textLength, transform, type
  case values, viewBox, width, x, x1, x2, xChannelSelector, y, y1, y2, yChannelSelector, z
  // Those whose names are no words of Swift.
  case backgroundColor = "background-color"
  case fontVariant = "font-variant"
  case lightingColor = "lighting-color"
  case maskType = "mask-type"
  case textDecoration = "text-decoration"
  case textDecorationColor = "text-decoration-color"
  case textDecorationLine = "text-decoration-line"
  case textDecorationStyle = "text-decoration-style"
  case textDecorationThickness = "text-decoration-thickness"
  case textUnderlineOffset = "text-underline-offset"
  case transformBox = "transform-box"
  case transformOrigin = "transform-origin"
  case xmlLang = "xml:lang"

  /// As it is in files.
  var description: String { rawValue }
}
