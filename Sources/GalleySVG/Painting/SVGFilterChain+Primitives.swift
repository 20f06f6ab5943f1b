import GalleyGeometry
import GalleyGraphics

extension SVGFilterChain {
  /// One or two numbers of an attribute, the second one like the first where it is missing; nil for something else, which
  /// a warning says.
  func numbers(_ element: SVGElement, _ name: SVGAttribute) -> (x: Double, y: Double)? {
    guard let text = element[name] else { return nil }
    guard let list = SVGScanner.numbers(text), let first = list.first, list.count <= 2,
      list.allSatisfy(\.isFinite)
    else {
      painter.warnings.add(
        "\(element.name):\(name)",
        "\(name) of \(element.name) is \"\(text.prefix(40))\", expected one or two numbers",
        element.line)
      return nil
    }
    return (first, list.count > 1 ? list[1] : first)
  }

  func number(_ element: SVGElement, _ name: SVGAttribute, _ standard: Double) -> Double {
    guard let text = element[name] else { return standard }
    guard let list = SVGScanner.numbers(text), list.count == 1, list[0].isFinite else {
      painter.warnings.add(
        "\(element.name):\(name)",
        "\(name) of \(element.name) is \"\(text.prefix(40))\", expected a number", element.line)
      return standard
    }
    return list[0]
  }

  /// Lengths along both axes in user units.
  func lengths(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    guard let unit else { return (x, y) }
    return (x * Double(unit.width), y * Double(unit.height))
  }

  /// A primitive with one input; nil for one that is clear.
  func change(
    _ element: SVGElement, _ own: SVGStyle, _ input: FilterInput
  ) -> FilterPrimitive? {
    switch element.kind {
    case .feGaussianBlur:
      let (x, y) = deviations(element, .stdDeviation, (0, 0))
      return .blur(x: x, y: y, edges: edges(element, .clear))
    case .feOffset:
      let (x, y) = lengths(number(element, .dx, 0), number(element, .dy, 0))
      return .offset(x: x, y: y)
    case .feColorMatrix: return .color(matrix(element))
    case .feComponentTransfer: return .channels(channels(element))
    case .feMorphology:
      let (x, y) = deviations(element, .radius, (0, 0))
      return .spread(x: x, y: y, isErosion: element[.operator]?.trimmingBlanks != "dilate")
    case .feTile:
      let tile = region(input)
      return tile.width > 0 && tile.height > 0 ? .tile(tile) : nil
    case .feConvolveMatrix: return convolution(element).map { .convolution($0) }
    default: return lighting(element, own).map { .lighting($0) }
    }
  }

  /// Two lengths that are not negative: where one is, both are none.
  func deviations(
    _ element: SVGElement, _ name: SVGAttribute, _ standard: (Double, Double)
  ) -> (x: Double, y: Double) {
    let (x, y) = numbers(element, name) ?? standard
    guard x >= 0, y >= 0 else { return (0, 0) }
    return lengths(x, y)
  }

  func edges(_ element: SVGElement, _ standard: FilterEdges) -> FilterEdges {
    let names: [String: FilterEdges] = ["none": .clear, "duplicate": .duplicate, "wrap": .wrap]
    return element[.edgeMode].flatMap { names[$0.trimmingBlanks] } ?? standard
  }

  /// A primitive with two inputs.
  func combination(_ element: SVGElement) -> FilterPrimitive {
    switch element.kind {
    case .feBlend:
      return .blend(element[.mode].flatMap { SVGStyle.blendMode($0.trimmingBlanks) } ?? .normal)
    case .feDisplacementMap:
      let scale = number(element, .scale, 0)
      let (x, y) = lengths(scale, scale)
      func channel(_ name: SVGAttribute) -> Int {
        ["R": 0, "G": 1, "B": 2][element[name]?.trimmingBlanks ?? "A"] ?? 3
      }
      return .displacement(
        scale: CGSize(width: x, height: y), x: channel(.xChannelSelector),
        y: channel(.yChannelSelector))
    default:
      let modes: [String: BlendMode] = [
        "in": .sourceIn, "out": .sourceOut, "atop": .sourceAtop, "xor": .xor,
        "lighter": .plusLighter,
      ]
      let name = element[.operator]?.trimmingBlanks ?? "over"
      guard name == "arithmetic" else { return .blend(modes[name] ?? .normal) }
      let k = [SVGAttribute.k1, .k2, .k3, .k4].map { number(element, $0, 0) }
      return .arithmetic(SIMD4(k[0], k[1], k[2], k[3]))
    }
  }

  func shadow(_ element: SVGElement, _ own: SVGStyle) -> SVGFilterShadow {
    SVGFilterShadow(
      color: own.floodColor.opacity(own.floodOpacity),
      sigma: deviations(element, .stdDeviation, (2, 2)),
      offset: lengths(number(element, .dx, 2), number(element, .dy, 2)))
  }

  /// A primitive without inputs; nil for one that is clear.
  func origin(
    _ element: SVGElement, _ own: SVGStyle, _ index: Int, _ region: CGRect
  ) -> FilterPrimitive? {
    switch element.kind {
    case .feFlood: return .flood(own.floodColor.opacity(own.floodOpacity))
    case .feImage: return painter.filterImage(index, own, region, context).map { .items($0) }
    default: return .turbulence(turbulence(element, region))
    }
  }

  private func turbulence(_ element: SVGElement, _ region: CGRect) -> FilterTurbulence {
    var (x, y) = numbers(element, .baseFrequency) ?? (0, 0)
    if x < 0 || y < 0 {
      painter.warnings.add(
        "feTurbulence:negative", "a baseFrequency below 0 counts as 0", element.line)
      (x, y) = (0, 0)
    }
    let octaves = number(element, .numOctaves, 1)
    let seed = number(element, .seed, 0)
    let most = Double(Int32.max)
    return FilterTurbulence(
      frequency: CGSize(width: x, height: y), octaves: Int(min(max(octaves, 0), 1000)),
      seed: Int(min(max(seed, -most), most)),
      isFractal: element[.type]?.trimmingBlanks == "fractalNoise",
      stitched: element[.stitchTiles]?.trimmingBlanks == "stitch" ? region : nil)
  }

  private func convolution(_ element: SVGElement) -> FilterConvolution? {
    let order = numbers(element, .order) ?? (3, 3)
    let (columns, rows) = (Self.count(order.x), Self.count(order.y))
    let kernel = element[.kernelMatrix].flatMap { SVGScanner.numbers($0) } ?? []
    let (x, y) = (number(element, .targetX, .nan), number(element, .targetY, .nan))
    let target = (
      x: x.isNaN ? columns / 2 : Self.count(x), y: y.isNaN ? rows / 2 : Self.count(y)
    )
    guard
      var result = FilterConvolution(
        columns: columns, rows: rows, kernel: kernel, target: target)
    else {
      // As the file says: what is no number of cells is none here.
      let order = (element[.order]?.trimmingBlanks ?? "3").prefix(20)
      let around = [SVGAttribute.targetX, .targetY].map {
        (element[$0]?.trimmingBlanks ?? "half").prefix(20)
      }
      painter.warnings.add(
        "feConvolveMatrix:kernelMatrix",
        "feConvolveMatrix has \(kernel.count) number\(kernel.count == 1 ? "" : "s") for the order "
          + "\(order) (at most \(FilterConvolution.largestKernel) cells) around cell \(around[0]), "
          + "\(around[1]), and is clear",
        element.line)
      return nil
    }
    let divisor = number(element, .divisor, 0)
    if divisor != 0 { result.divisor = divisor }
    result.bias = number(element, .bias, 0)
    result.edges = edges(element, .duplicate)
    result.keepsAlpha = element[.preserveAlpha]?.trimmingBlanks == "true"
    result.step = step(element)
    return result
  }

  /// A number without its fraction; -1 for one that is below 0 or far too large.
  private static func count(_ value: Double) -> Int {
    value >= 0 && value < 1e6 ? Int(value) : -1
  }

  /// `kernelUnitLength` in user units; nil where it is a pixel.
  func step(_ element: SVGElement) -> CGSize? {
    guard let (x, y) = numbers(element, .kernelUnitLength), x > 0, y > 0 else { return nil }
    let (width, height) = lengths(x, y)
    return CGSize(width: width, height: height)
  }
}

extension SVGPainter {
  /// What `feImage` shows, in device pixels: an image in its region as `image` lays it out, or an element, with its
  /// origin at that of the region, as browsers have it; nil where there is none.
  func filterImage(
    _ index: Int, _ style: SVGStyle, _ region: CGRect, _ context: Context
  ) -> [DisplayItem]? {
    var element = tree[index]
    var inner = context
    inner.depth += 1
    inner.style = style
    (inner.contextFill, inner.contextStroke, inner.useSize) = (nil, nil, nil)
    guard region.width > 0, region.height > 0, inner.depth < Self.depthLimit else { return nil }
    guard let text = element[.href]?.trimmingBlanks, text.hasPrefix("#") else {
      for (name, value) in [
        (SVGAttribute.x, region.minX), (.y, region.minY), (.width, region.width),
        (.height, region.height),
      ] {
        element[name] = "\(value)"
      }
      return image(element, inner).items
    }
    guard let target = tree.linked(index) else {
      noteMissing(element)
      return nil
    }
    guard !following.contains(target) else {
      warnings.add(
        "feImage:circle", "an feImage shows an element that it is a part of, and is clear",
        element.line)
      return nil
    }
    following.insert(target)
    defer { following.remove(target) }
    inner.transform = CGAffineTransform(translationX: region.minX, y: region.minY)
      .concatenating(context.transform)
    return paint(target, in: inner).items
  }
}
