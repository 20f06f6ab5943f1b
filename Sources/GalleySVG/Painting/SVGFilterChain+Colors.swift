import GalleyGeometry
import GalleyGraphics

extension SVGFilterChain {
  /// `feColorMatrix`; values that are not as many as they must be change nothing.
  func matrix(_ element: SVGElement) -> ColorMatrix {
    let values = element[.values].flatMap { SVGScanner.numbers($0) } ?? []
    func single(_ standard: Double) -> Double {
      if element[.values] == nil { return standard }
      guard values.count == 1, values[0].isFinite else {
        noteValues(element, "1 number")
        return standard
      }
      return values[0]
    }
    switch element[.type]?.trimmingBlanks {
    case "saturate": return .saturation(single(1))
    case "hueRotate": return .hueRotation(Angle(degrees: single(0)))
    case "luminanceToAlpha":
      return ColorMatrix(
        red: .zero, green: .zero, blue: .zero, alpha: Luma.shares,
        constant: .zero)
    default:
      guard values.count == 20, values.allSatisfy(\.isFinite) else {
        if element[.values] != nil { noteValues(element, "20 numbers") }
        return .identity
      }
      func row(_ index: Int) -> SIMD4<Double> {
        SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
      }
      return ColorMatrix(
        red: row(0), green: row(5), blue: row(10), alpha: row(15),
        constant: SIMD4(values[4], values[9], values[14], values[19]))
    }
  }

  private func noteValues(_ element: SVGElement, _ expected: String) {
    painter.warnings.add(
      "feColorMatrix:values",
      "values of feColorMatrix is \"\((element[.values] ?? "").prefix(40))\", expected \(expected): "
        + "nothing is changed", element.line)
  }

  /// `feComponentTransfer`.
  func channels(_ element: SVGElement) -> ChannelTables {
    func function(_ kind: SVGElementKind) -> (Double) -> Double {
      // The last one of a channel counts.
      let child = element.children(painter.tree).last { painter.tree[$0].kind == kind }
      guard let child else { return { $0 } }
      return transfer(painter.tree[child])
    }
    return ChannelTables(
      red: function(.feFuncR), green: function(.feFuncG), blue: function(.feFuncB),
      alpha: function(.feFuncA))
  }

  private func transfer(_ element: SVGElement) -> (Double) -> Double {
    switch element[.type]?.trimmingBlanks {
    case "linear":
      let (slope, intercept) = (number(element, .slope, 1), number(element, .intercept, 0))
      return { $0 * slope + intercept }
    case "gamma":
      let (amplitude, exponent) = (number(element, .amplitude, 1), number(element, .exponent, 1))
      let offset = number(element, .offset, 0)
      return {
        amplitude * ($0 == 0 && exponent == 0 ? 1 : DeterministicMath.power($0, exponent)) + offset
      }
    case "table", "discrete":
      let values = element[.tableValues].flatMap { SVGScanner.numbers($0) } ?? []
      guard !values.isEmpty else { return { $0 } }
      let count = values.count
      if element[.type]?.trimmingBlanks == "discrete" {
        return { values[min(count - 1, Int($0 * Double(count)))] }
      }
      return { value in
        guard count > 1 else { return values[0] }
        let place = value * Double(count - 1)
        let index = min(count - 2, Int(place))
        return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
      }
    default: return { $0 }
    }
  }

  /// `feDiffuseLighting` and `feSpecularLighting`; nil without a light.
  func lighting(_ element: SVGElement, _ own: SVGStyle) -> FilterLighting? {
    let child = element.children(painter.tree).first { painter.tree[$0].kind.isLight }
    guard let child else {
      painter.warnings.add(
        "\(element.name):light", "\(element.name) has no light and is clear", element.line)
      return nil
    }
    let color = lightingColor(element, own)
    // The range of `specularExponent` is SVG 1.1's.
    let isDiffuse = element.kind == .feDiffuseLighting
    return FilterLighting(
      light(painter.tree[child]), color: color,
      surfaceScale: number(element, .surfaceScale, 1),
      constant: max(0, number(element, isDiffuse ? .diffuseConstant : .specularConstant, 1)),
      exponent: isDiffuse ? nil : min(max(number(element, .specularExponent, 1), 1), 128),
      step: step(element))
  }

  /// `lighting-color` without its alpha, in the colours that the primitive works on.
  private func lightingColor(_ element: SVGElement, _ own: SVGStyle) -> SIMD3<Double> {
    let text = element[.lightingColor]?.trimmingBlanks
    let color = text.flatMap { own.plainColor($0) } ?? .white
    let channels = SIMD3(color.red, color.green, color.blue)
      .clamped(lowerBound: .zero, upperBound: .one)
    guard own.filtersInLinearLight else { return channels }
    return SIMD3(
      SRGBCurve.light(channels.x), SRGBCurve.light(channels.y),
      SRGBCurve.light(channels.z))
  }

  private func light(_ element: SVGElement) -> FilterLighting.Source {
    func radians(_ name: SVGAttribute) -> Double { number(element, name, 0) * .pi / 180 }
    func point(_ x: SVGAttribute, _ y: SVGAttribute, _ z: SVGAttribute) -> SIMD3<Double> {
      let place = SIMD3(number(element, x, 0), number(element, y, 0), number(element, z, 0))
      guard let unit else { return place }
      let (width, height) = (Double(unit.width), Double(unit.height))
      let diagonal = ((width * width + height * height) / 2).squareRoot()
      return SIMD3(
        Double(unit.minX) + place.x * width, Double(unit.minY) + place.y * height,
        place.z * diagonal)
    }
    switch element.kind {
    case .feDistantLight:
      return .distant(azimuth: radians(.azimuth), elevation: radians(.elevation))
    case .fePointLight: return .point(point(.x, .y, .z))
    default:
      // A focus of nothing or less is none.
      let focus = number(element, .specularExponent, 1)
      return .spot(
        point(.x, .y, .z), at: point(.pointsAtX, .pointsAtY, .pointsAtZ),
        exponent: focus > 0 ? focus : 1,
        cone: element[.limitingConeAngle] == nil ? nil : radians(.limitingConeAngle))
    }
  }
}
