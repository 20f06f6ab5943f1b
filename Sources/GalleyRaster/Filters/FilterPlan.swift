import GalleyGeometry
import GalleyGraphics

/// A filter in pixels that lie along its axes: which pixels each image has, and which ones must be there so that others
/// are right.
///
/// No pixel depends on what of the filter is asked for: edges are those of whole images.
struct FilterPlan {
  struct Step {
    let node: FilterNode
    /// Outside of it the image is clear, and its edges are those of the image.
    let region: PixelBounds
    /// What of that may not be clear.
    let painted: PixelBounds
  }

  /// Pixels a unit of the filter.
  let scale: SIMD2<Double>
  /// Where the filter's origin lies, in pixels.
  let origin: SIMD2<Double>
  /// From the group's items to pixels.
  let transform: CGAffineTransform
  /// What the group's items paint.
  let source: PixelBounds
  private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - source: what the group's items paint, in pixels.
  ///   - transform: from the items to pixels; with that of the filter it must keep axes.
  init(_ filter: FilterGraph, source: PixelBounds, _ transform: CGAffineTransform) {
    let user = filter.transform.concatenating(transform)
    scale = SIMD2(user.a, user.d)
    origin = SIMD2(user.tx, user.ty)
    (self.source, self.transform) = (source, transform)
    for node in filter.nodes {
      let region = node.region.map(pixels) ?? .everything
      let inputs = node.inputs.map(painted)
      steps.append(
        Step(
          node: node, region: region,
          painted: painted(node.primitive, inputs, region).intersection(region)))
    }
  }

  /// What an input may paint. One that was not made yet is clear.
  func painted(_ input: FilterInput) -> PixelBounds {
    switch input {
    case .source: source
    case .node(let index): steps.indices.contains(index) ? steps[index].painted : .nothing
    }
  }

  /// The edges of an input's image.
  func region(_ input: FilterInput) -> PixelBounds {
    switch input {
    case .source: source
    case .node(let index): steps.indices.contains(index) ? steps[index].region : .nothing
    }
  }

  /// All pixels that a rectangle of the filter's units has a part of; a part of a ten thousandth is none.
  func pixels(_ rect: CGRect) -> PixelBounds {
    let slack = 1e-4
    guard rect.width > 0, rect.height > 0 else { return .nothing }
    return PixelBounds(
      covering: CGRect(
        x: rect.minX * scale.x + origin.x + slack, y: rect.minY * scale.y + origin.y + slack,
        width: max(0, rect.width * scale.x - 2 * slack),
        height: max(0, rect.height * scale.y - 2 * slack)))
  }

  /// A place of the filter's units in pixels.
  func place(_ point: SIMD2<Double>) -> SIMD2<Double> { point * scale + origin }

  private func painted(
    _ primitive: FilterPrimitive, _ inputs: [PixelBounds], _ region: PixelBounds
  ) -> PixelBounds {
    let all = inputs.reduce(PixelBounds.nothing) { $0.union($1) }
    switch primitive {
    case .flood, .turbulence, .tile, .lighting, .convolution, .displacement: return region
    case .items(let items): return items.bounds(transform)
    case .merge, .blend: return all
    case .arithmetic(let k): return k.w > 0 ? region : all
    case .color(let matrix): return matrix.paintsClearPixels ? region : all
    case .channels(let tables): return tables.paintsClearPixels ? region : all
    case .offset(let x, let y):
      let way = SIMD2(x, y) * scale
      return moved(all, by: way)
    case .blur(let x, let y, let edges):
      return edges == .clear ? all.widened(by: blurReach(x, y)) : region
    case .spread(let x, let y, let isErosion):
      return isErosion ? all : all.widened(by: spreadReach(x, y))
    }
  }

  /// The pixels that an image moved by a part of a pixel has.
  private func moved(_ rect: PixelBounds, by way: SIMD2<Double>) -> PixelBounds {
    if rect.isEmpty { return rect }
    let (x, y) = (Self.whole(way.x), Self.whole(way.y))
    let moved = PixelBounds(
      left: rect.left + x, top: rect.top + y, right: rect.right + x, bottom: rect.bottom + y)
    return moved.widened(by: isWhole(way) ? (0, 0) : (1, 1))
  }

  /// Whether a way leads from pixels to pixels, but for a hundredth.
  func isWhole(_ way: SIMD2<Double>) -> Bool {
    (way.x - way.x.rounded()).magnitude < 0.01 && (way.y - way.y.rounded()).magnitude < 0.01
  }

  /// The next whole pixel; what is further away than any two pixels is as good as there.
  static func whole(_ distance: Double) -> Int { Effect.pixels(CGFloat(distance)) }

  /// The deviations of a blur in pixels.
  func sigmas(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let largest = Double(Effect.largestSigma)
    return (SIMD2(x, y) * scale).clamped(
      lowerBound: .zero, upperBound: SIMD2(repeating: largest))
  }

  func blurReach(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    let sigmas = sigmas(x, y)
    return (Layer.blurReach(sigmas.x), Layer.blurReach(sigmas.y))
  }

  /// How far a spread looks, in whole pixels.
  func spreadReach(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    let radius = SIMD2(x, y) * scale
    return (
      min(Self.whole(radius.x), PixelBounds.limit), min(Self.whole(radius.y), PixelBounds.limit)
    )
  }
}

extension FilterPlan {
  /// The pixels that must be made of each step, and of the group, so that some of the result are right.
  struct Regions {
    var steps: [PixelBounds]
    var source = PixelBounds.nothing
  }

  func regions(for visible: PixelBounds) -> Regions {
    var regions = Regions(steps: Array(repeating: .nothing, count: steps.count))
    guard let last = steps.indices.last else { return regions }
    regions.steps[last] = visible.intersection(steps[last].painted)
    for index in steps.indices.reversed() where !regions.steps[index].isEmpty {
      let step = steps[index]
      for (place, input) in step.node.inputs.enumerated() {
        let needed = needed(place, of: step, for: regions.steps[index])
          .intersection(painted(input))
        if needed.isEmpty { continue }
        switch input {
        case .source: regions.source = regions.source.union(needed)
        case .node(let other) where other < index:
          regions.steps[other] = regions.steps[other].union(needed)
        case .node: break
        }
      }
    }
    return regions
  }

  /// What a step must have of an input so that its own pixels in a region are right.
  func needed(_ place: Int, of step: Step, for region: PixelBounds) -> PixelBounds {
    let input = step.node.inputs[place]
    switch step.node.primitive {
    case .flood, .items, .turbulence: return .nothing
    case .merge, .color, .channels, .blend, .arithmetic: return region
    case .offset(let x, let y): return moved(region, by: SIMD2(-x, -y) * scale)
    case .blur(let x, let y, let edges):
      return extended(region.widened(by: blurReach(x, y)), self.region(input), edges)
    case .spread(let x, let y, _): return region.widened(by: spreadReach(x, y))
    case .tile(let rect): return FilterTile(rect, self)?.needed(for: region) ?? .nothing
    case .lighting(let lighting):
      let step = lighting.step.map { pixelStep($0) } ?? SIMD2(1, 1)
      return region.widened(
        by: (Self.whole(step.x.rounded(.up)) + 1, Self.whole(step.y.rounded(.up)) + 1))
    case .convolution(let convolution):
      return extended(around(region, convolution), self.region(input), convolution.edges)
    case .displacement(let size, _, _):
      if place == 1 { return region }
      let reach = SIMD2(Double(size.width).magnitude, Double(size.height).magnitude) * scale / 2
      return region.widened(
        by: (Self.whole(reach.x.rounded(.up)) + 1, Self.whole(reach.y.rounded(.up)) + 1))
    }
  }

  /// A distance of samples in pixels; less than one counts as one, and one that is further than any two pixels as that.
  func pixelStep(_ size: CGSize) -> SIMD2<Double> {
    let step = SIMD2(Double(size.width), Double(size.height)) * scale
    return step.clamped(
      lowerBound: .one, upperBound: SIMD2(repeating: Double(2 * PixelBounds.limit)))
  }

  /// All pixels that a kernel looks at.
  func around(_ region: PixelBounds, _ convolution: FilterConvolution) -> PixelBounds {
    let step = convolution.step.map { pixelStep($0) } ?? SIMD2(1, 1)
    func reach(_ cells: Int, _ step: Double) -> Int {
      Self.whole((Double(cells) * step).rounded(.up)) + 1
    }
    return PixelBounds(
      left: region.left - reach(convolution.targetX, step.x),
      top: region.top - reach(convolution.targetY, step.y),
      right: region.right + reach(convolution.columns - 1 - convolution.targetX, step.x),
      bottom: region.bottom + reach(convolution.rows - 1 - convolution.targetY, step.y))
  }

  /// The pixels of an image that stand for a region which goes beyond its edges.
  private func extended(
    _ region: PixelBounds, _ image: PixelBounds, _ edges: FilterEdges
  ) -> PixelBounds {
    if image.isEmpty || region.isEmpty { return .nothing }
    switch edges {
    case .clear: return region.intersection(image)
    case .duplicate:
      let left = min(max(region.left, image.left), image.right - 1)
      let top = min(max(region.top, image.top), image.bottom - 1)
      return PixelBounds(
        left: left, top: top, right: max(left + 1, min(region.right, image.right)),
        bottom: max(top + 1, min(region.bottom, image.bottom)))
    case .wrap:
      return region.intersection(image) == region ? region : image
    }
  }

  /// The pixels of an input that a step works on, with those that stand for what lies beyond its edges. What is clear
  /// beyond an image need not be there.
  func working(_ place: Int, of step: Step, for region: PixelBounds) -> PixelBounds {
    let input = step.node.inputs[place]
    func clipped(_ wide: PixelBounds, _ edges: FilterEdges) -> PixelBounds {
      edges == .clear ? wide.intersection(painted(input)).union(region) : wide
    }
    switch step.node.primitive {
    case .blur(let x, let y, .clear): return clipped(region.widened(by: blurReach(x, y)), .clear)
    case .blur(let x, let y, _):
      let (across, down) = edgeStages(region, of: self.region(input), blurReach(x, y), step)
      return across.area > down.area ? across : down
    case .spread(let x, let y, _): return clipped(region.widened(by: spreadReach(x, y)), .clear)
    case .color, .channels: return region
    default: return needed(place, of: step, for: region).intersection(painted(input))
    }
  }

  /// The pixels of a blur with edges, first those along x, then those along y: what lies beyond the edges is made for one
  /// axis at a time, as there may be far more of it than there is of the image.
  func edgeStages(
    _ region: PixelBounds, of image: PixelBounds, _ reach: (x: Int, y: Int), _ step: Step
  ) -> (across: PixelBounds, down: PixelBounds) {
    let rows = needed(0, of: step, for: region)
    let across = PixelBounds(
      left: region.left - reach.x, top: rows.top, right: region.right + reach.x, bottom: rows.bottom
    )
    return (rows.isEmpty ? .nothing : across, region.widened(by: (0, reach.y)))
  }

  /// About the bytes that a step needs besides the images: a copy of an input that is written otherwise or has edges, and
  /// what a blur works with.
  private func working(_ step: Step, _ region: PixelBounds) -> Int {
    if region.isEmpty { return 0 }
    let inputs = step.node.inputs.indices.map { working($0, of: step, for: region) }
    let copies = inputs.reduce(0) { max($0, $1.area) } * 2 * MemoryLayout<UInt32>.stride
    guard case .blur(let x, let y, _) = step.node.primitive, let input = inputs.first else {
      return copies
    }
    let (across, down) = blurReach(x, y)
    let work = GaussianBlur.bytes(
      width: input.width, height: input.height, reach: max(across, down))
    return copies + work + input.area * MemoryLayout<UInt16>.stride
  }

  /// About the bytes that are held at a time while a region is made.
  func bytes(for visible: PixelBounds) -> Int {
    let regions = regions(for: visible)
    var last: [Int: Int] = [:]
    for (index, step) in steps.enumerated() {
      for case .node(let other) in step.node.inputs { last[other] = index }
    }
    let pixel = MemoryLayout<UInt32>.stride
    let source = regions.source.area * pixel
    var (held, most) = (source, 0)
    for index in steps.indices {
      let own = regions.steps[index].area * pixel
      most = max(most, held + own + working(steps[index], regions.steps[index]))
      held += own
      for case .node(let other) in Set(steps[index].node.inputs) where last[other] == index {
        held -= regions.steps[other].area * pixel
      }
    }
    return most
  }
}

extension FilterGraph {
  /// Pixels along the filter's axes: those of the device where they lie along these, or a space that is then looked at.
  struct Space {
    /// From the group's items to the pixels.
    let items: CGAffineTransform
    /// From the pixels to the device; nil where they are the device's.
    let toDevice: CGAffineTransform?
  }

  /// - Parameter transform: from the group's items to the device.
  /// - Returns: nil for a filter of which nothing can be seen.
  func space(_ transform: CGAffineTransform) -> Space? {
    let user = self.transform.concatenating(transform)
    let (x, y) = (
      (user.a * user.a + user.b * user.b).squareRoot(),
      (user.c * user.c + user.d * user.d).squareRoot()
    )
    let area = (user.a * user.d - user.b * user.c).magnitude
    guard x.isFinite, y.isFinite, user.tx.isFinite, user.ty.isFinite, x > 1e-9, y > 1e-9,
      area > 1e-9 * x * y
    else { return nil }
    if user.a > 0, user.d > 0, user.b.magnitude < 1e-9 * x, user.c.magnitude < 1e-9 * y {
      return Space(items: transform, toDevice: nil)
    }
    let toDevice = CGAffineTransform(scaleX: x, y: y).inverted().concatenating(user)
    return Space(
      items: transform.concatenating(toDevice.inverted()), toDevice: toDevice)
  }

  /// What the filter paints where the group's items paint `source`, in pixels of the device.
  func bounds(of source: PixelBounds, _ transform: CGAffineTransform) -> PixelBounds {
    guard let space = space(transform) else { return .nothing }
    guard let toDevice = space.toDevice else {
      return FilterPlan(self, source: source, transform).steps.last?.painted ?? .nothing
    }
    let own = source.applying(ProjectionTransform(toDevice.inverted())) ?? .everything
    let plan = FilterPlan(self, source: source.isEmpty ? source : own, space.items)
    guard let painted = plan.steps.last?.painted, !painted.isEmpty else { return .nothing }
    return (painted.applying(ProjectionTransform(toDevice)) ?? .everything).widened(by: 1)
  }

  /// How far above and below what is seen the device's rows must be painted, in pixels.
  func reach(_ transform: CGAffineTransform, within bounds: PixelBounds) -> Int {
    guard let space = space(transform), space.toDevice == nil, !bounds.isEmpty else { return 0 }
    let plan = FilterPlan(self, source: bounds, transform)
    let middle = (bounds.top + bounds.bottom) / 2
    let row = PixelBounds(left: bounds.left, top: middle, right: bounds.right, bottom: middle + 1)
    let regions = plan.regions(for: row)
    let needed = regions.steps.reduce(regions.source) { $0.union($1) }.intersection(bounds)
    return needed.isEmpty ? 0 : max(middle - needed.top, needed.bottom - middle - 1, 0)
  }
}

extension PixelBounds {
  /// The rectangle larger on all sides; an empty one stays so.
  func widened(by reach: (x: Int, y: Int)) -> PixelBounds {
    if isEmpty { return self }
    return PixelBounds(
      left: left - reach.x, top: top - reach.y, right: right + reach.x, bottom: bottom + reach.y)
  }
}
