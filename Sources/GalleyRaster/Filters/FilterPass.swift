import CPixelKernels
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// An image of a filter, and how its colours are written.
struct FilterImage {
  var layer: Layer
  /// Whether colours are in proportion to light; gamma-encoded otherwise.
  var isLinear: Bool
}

/// Makes the images of a filter one after the other, as much of each as is needed, and releases each when nothing
/// needs it any more.
struct FilterPass {
  let plan: FilterPlan
  let regions: FilterPlan.Regions
  let kernels: UnsafePointer<galley_pixel_kernels>
  let budget: RenderBudget
  /// The group's own pixels.
  var source: FilterImage?
  private var images: [FilterImage?]
  /// How often an image is still taken: those of the nodes, and at the end that of the group.
  private var uses: [Int]

  init(
    _ plan: FilterPlan, _ visible: PixelBounds, kernels: UnsafePointer<galley_pixel_kernels>,
    budget: RenderBudget
  ) {
    (self.plan, self.kernels, self.budget) = (plan, kernels, budget)
    regions = plan.regions(for: visible)
    let count = plan.steps.count
    images = Array(repeating: nil, count: count)
    uses = Array(repeating: 0, count: count + 1)
    for (index, step) in plan.steps.enumerated() where !regions.steps[index].isEmpty {
      for input in step.node.inputs { uses[place(input)] += 1 }
    }
  }

  private func place(_ input: FilterInput) -> Int {
    switch input {
    case .source: uses.count - 1
    case .node(let index): min(max(index, 0), uses.count - 1)
    }
  }

  /// The last image, gamma-encoded; nil where it is clear or the budget is exhausted.
  /// - Parameter paint: paints items into a layer that has a region at least.
  mutating func result(_ paint: ([DisplayItem], PixelBounds) -> Layer?) -> Layer? {
    guard let last = plan.steps.indices.last else { return nil }
    for index in plan.steps.indices where !regions.steps[index].isEmpty {
      guard budget.canContinue("painting a filter") else { return nil }
      images[index] = image(of: plan.steps[index], regions.steps[index], paint)
      if images[index] == nil, budget.isExhausted { return nil }
    }
    guard var image = images[last] else { return nil }
    images[last] = nil
    image.encode(isLinear: false)
    return image.layer
  }

  private mutating func image(
    of step: FilterPlan.Step, _ region: PixelBounds, _ paint: ([DisplayItem], PixelBounds) -> Layer?
  ) -> FilterImage? {
    let isLinear = step.node.worksInLinearLight
    switch step.node.primitive {
    case .items(let items):
      guard let layer = paint(items, region)?.cropped(to: region) else { return nil }
      return FilterImage(layer: layer, isLinear: false)
    case .flood(let color):
      guard var layer = clear(region) else { return nil }
      layer.pixels.withUnsafeMutableBufferPointer { $0.update(repeating: color.pixel.rawValue) }
      return FilterImage(layer: layer, isLinear: false)
    case .turbulence(let turbulence):
      guard var layer = clear(region) else { return nil }
      layer.fill(with: turbulence, plan)
      return FilterImage(layer: layer, isLinear: isLinear)
    case .merge: return merged(step, region)
    case .blend(let mode): return combined(step, region) { mode.blend($0, $1, coverage: 255) }
    case .arithmetic(let k): return combined(step, region) { $0.arithmetic($1, k) }
    case .offset, .tile: return moved(step, region)
    case .displacement(let scale, let x, let y):
      guard let map = input(step, 1, isLinear, region) else { return nil }
      guard let source = input(step, 0, nil, plan.working(0, of: step, for: region)),
        var layer = clear(region)
      else { return nil }
      let size = SIMD2(Double(scale.width), Double(scale.height)) * plan.scale
      layer.displace(source.layer, by: map.layer, size, channels: (x, y))
      return FilterImage(layer: layer, isLinear: source.isLinear)
    case .color, .channels, .blur, .spread, .lighting, .convolution:
      return changed(step, region)
    }
  }

  /// The only input, changed.
  private mutating func changed(_ step: FilterPlan.Step, _ region: PixelBounds) -> FilterImage? {
    if case .blur(let x, let y, let edges) = step.node.primitive, edges != .clear {
      return blurred(step, region, x, y, edges)
    }
    let isLinear = step.node.worksInLinearLight
    guard let input = step.node.inputs.first,
      var image = self.input(
        step, 0, isLinear, plan.working(0, of: step, for: region))
    else { return nil }
    switch step.node.primitive {
    case .color(let matrix): image.layer.changeColors(matrix)
    case .channels(let tables): image.layer.change(by: tables)
    case .blur(let x, let y, _): image.layer.blur(plan.sigmas(x, y))
    case .spread(let x, let y, let isErosion):
      let reach = plan.spreadReach(x, y)
      image.layer.spread(x: reach.x, y: reach.y, isErosion: isErosion)
    case .lighting(let lighting):
      guard var layer = clear(region) else { return nil }
      layer.light(lighting, image.layer, plan.region(input), plan)
      image.layer = layer
    case .convolution(let convolution):
      guard var layer = clear(region) else { return nil }
      let step = convolution.step.map { plan.pixelStep($0) } ?? SIMD2(1, 1)
      layer.convolve(convolution, image.layer, plan.region(input), step)
      image.layer = layer
    default: return nil
    }
    guard let layer = image.layer.cropped(to: region) else { return nil }
    return FilterImage(layer: layer, isLinear: isLinear)
  }

  /// The only input, blurred with what stands for pixels beyond its edges.
  private mutating func blurred(
    _ step: FilterPlan.Step, _ region: PixelBounds, _ x: Double, _ y: Double, _ edges: FilterEdges
  ) -> FilterImage? {
    guard let input = step.node.inputs.first else { return nil }
    let (sigmas, image) = (plan.sigmas(x, y), plan.region(input))
    let (across, down) = plan.edgeStages(region, of: image, plan.blurReach(x, y), step)
    if across.isEmpty { return clear(region).map { FilterImage(layer: $0, isLinear: false) } }
    guard var result = self.input(step, 0, step.node.worksInLinearLight, across, edges)
    else { return nil }
    result.layer.blur(SIMD2(sigmas.x, 0))
    let rows = PixelBounds(
      left: region.left, top: across.top, right: region.right, bottom: across.bottom)
    let columns = PixelBounds(
      left: region.left, top: image.top, right: region.right, bottom: image.bottom)
    guard var layer = result.layer.cropped(to: rows)?.extended(to: down, columns, edges)
    else { return nil }
    layer.blur(SIMD2(0, sigmas.y))
    return layer.cropped(to: region).map {
      FilterImage(layer: $0, isLinear: step.node.worksInLinearLight)
    }
  }

  private func clear(_ region: PixelBounds) -> Layer? {
    Layer(bounds: region, kernels: kernels, budget: budget)
  }

  /// An input in a region, clear where it has nothing.
  /// - Parameter isLinear: the colours to have it in; nil for those that it is in.
  private mutating func input(
    _ step: FilterPlan.Step, _ place: Int, _ isLinear: Bool?, _ region: PixelBounds,
    _ edges: FilterEdges = .clear
  ) -> FilterImage? {
    let input = step.node.inputs[place]
    guard var image = take(input) else {
      return clear(region).map { FilterImage(layer: $0, isLinear: isLinear ?? false) }
    }
    let own = edges == .clear ? nil : image.layer.extended(to: region, plan.region(input), edges)
    guard let layer = edges == .clear ? image.layer.cropped(to: region) : own else { return nil }
    image.layer = layer
    if let isLinear { image.encode(isLinear: isLinear) }
    return image
  }

  /// An image, which is given away where it is the last time.
  private mutating func take(_ input: FilterInput) -> FilterImage? {
    let place = place(input)
    uses[place] -= 1
    let isLast = uses[place] <= 0
    switch input {
    case .source:
      defer { if isLast { source = nil } }
      return source
    case .node(let index):
      guard images.indices.contains(index) else { return nil }
      defer { if isLast { images[index] = nil } }
      return images[index]
    }
  }

  private mutating func merged(_ step: FilterPlan.Step, _ region: PixelBounds) -> FilterImage? {
    let count = step.node.inputs.count
    // One image alone stays as it is.
    let isLinear = count == 1 ? nil : step.node.worksInLinearLight
    guard count > 0, var result = input(step, 0, isLinear, region) else { return nil }
    for place in 1..<max(1, count) {
      guard budget.canContinue("painting a filter"),
        let above = input(step, place, isLinear, region)
      else { return nil }
      result.layer.combine(with: above.layer) { PixelMath.over($0, $1) }
    }
    return result
  }

  private mutating func combined(
    _ step: FilterPlan.Step, _ region: PixelBounds, _ pixel: (UInt32, UInt32) -> UInt32
  ) -> FilterImage? {
    let isLinear = step.node.worksInLinearLight
    guard step.node.inputs.count == 2, let above = input(step, 0, isLinear, region),
      var below = input(step, 1, isLinear, region)
    else { return nil }
    below.layer.combine(with: above.layer, pixel)
    return below
  }

  private mutating func moved(_ step: FilterPlan.Step, _ region: PixelBounds) -> FilterImage? {
    let needed = plan.working(0, of: step, for: region)
    guard let image = input(step, 0, nil, needed), var layer = clear(region) else { return nil }
    switch step.node.primitive {
    case .offset(let x, let y):
      let way = SIMD2(x, y) * plan.scale
      layer.copy(
        image.layer, movedBy: plan.isWhole(way) ? way.rounded(.toNearestOrAwayFromZero) : way)
    case .tile(let rect):
      if let tile = FilterTile(rect, plan) { layer.tile(image.layer, tile) }
    default: return nil
    }
    return FilterImage(layer: layer, isLinear: image.isLinear)
  }
}

extension FilterImage {
  /// Writes the colours otherwise.
  mutating func encode(isLinear: Bool) {
    guard isLinear != self.isLinear else { return }
    layer.change(by: isLinear ? .linearLight : .gammaEncoded)
    self.isLinear = isLinear
  }
}
