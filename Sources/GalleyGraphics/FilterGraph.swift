import GalleyGeometry

/// A filter: images that are made of a group's pixels and of each other. What the last one shows replaces the group.
///
/// Lengths are in units of the filter, whose axes are those of the element that it belongs to; a rasteriser works the
/// images out in pixels that lie along these axes.
///
/// Source: W3C's Filter Effects Module Level 1.
package final class FilterGraph: Hashable, Sendable {
  /// Each takes the group's pixels and those before it.
  package let nodes: [FilterNode]
  /// From the filter's units to those of the group's items.
  package let transform: CGAffineTransform

  package init(nodes: [FilterNode], transform: CGAffineTransform) {
    (self.nodes, self.transform) = (nodes, transform)
  }

  package static func == (one: FilterGraph, other: FilterGraph) -> Bool {
    one === other || one.transform == other.transform && one.nodes == other.nodes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(transform)
    hasher.combine(nodes)
  }

  /// The items that the filter brings with it, besides those of its group.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    for node in nodes {
      if case .items(let own) = node.primitive { items += own }
    }
    return items
  }
}

/// One image of a filter.
package struct FilterNode: Hashable, Sendable {
  package var primitive: FilterPrimitive
  package var inputs: [FilterInput]
  /// Beyond it the image is clear, in units of the filter; nil for one that ends by itself.
  package var region: CGRect?
  /// Whether the primitive works on colours in proportion to light and not on gamma-encoded ones.
  package var worksInLinearLight: Bool

  package init(
    _ primitive: FilterPrimitive, of inputs: [FilterInput] = [], region: CGRect? = nil,
    worksInLinearLight: Bool = false
  ) {
    (self.primitive, self.inputs, self.region) = (primitive, inputs, region)
    self.worksInLinearLight = worksInLinearLight
  }
}

package enum FilterInput: Hashable, Sendable {
  /// The group's own pixels.
  case source
  /// What a node before this one made, by its place.
  case node(Int)
}

/// How the image of a node is made. Lengths are in units of the filter.
package enum FilterPrimitive: Hashable, Sendable {
  /// A colour all over the region; its inputs are none.
  case flood(ResolvedColor)
  /// Items in the space of the group's items.
  case items([DisplayItem])
  /// All inputs, the first one at the bottom.
  case merge
  case color(ColorMatrix)
  case channels(ChannelTables)
  case offset(x: Double, y: Double)
  /// A Gaussian blur by its standard deviations; one of 0 blurs nothing along its axis.
  case blur(x: Double, y: Double, edges: FilterEdges)
  /// Each channel the least or the most of the pixels around.
  case spread(x: Double, y: Double, isErosion: Bool)
  /// The first input on the second one.
  case blend(BlendMode)
  /// `k.x * one * other + k.y * one + k.z * other + k.w`, of premultiplied channels.
  case arithmetic(SIMD4<Double>)
  /// A part of the input as tiles: its rectangle.
  case tile(CGRect)
  case turbulence(FilterTurbulence)
  case lighting(FilterLighting)
  case convolution(FilterConvolution)
  /// The first input moved by channels of the second one: 0 red to 3 alpha.
  case displacement(scale: CGSize, x: Int, y: Int)
}

/// What lies beyond the edges of an input.
package enum FilterEdges: Hashable, Sendable {
  /// Nothing.
  case clear
  /// The nearest pixel.
  case duplicate
  /// The pixels of the opposite edge.
  case wrap
}

/// Perlin's noise: `feTurbulence`.
package struct FilterTurbulence: Hashable, Sendable {
  /// Waves a unit.
  package var frequency: CGSize
  package var octaves: Int
  package var seed: Int
  /// Whether it is a sum of noise around 0, not of its amounts.
  package var isFractal: Bool
  /// The rectangle whose edges fit each other; nil where they need not.
  package var stitched: CGRect?

  package init(
    frequency: CGSize, octaves: Int, seed: Int, isFractal: Bool, stitched: CGRect? = nil
  ) {
    (self.frequency, self.octaves, self.seed) = (frequency, octaves, seed)
    (self.isFractal, self.stitched) = (isFractal, stitched)
  }
}

/// A light on a surface that is as high as the input is opaque: `feDiffuseLighting` and `feSpecularLighting`.
package struct FilterLighting: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Radians: clockwise from the x axis, and towards the viewer.
    case distant(azimuth: Double, elevation: Double)
    case point(SIMD3<Double>)
    /// - Parameter cone: radians between the axis and the edge of the light; nil for none.
    case spot(SIMD3<Double>, at: SIMD3<Double>, exponent: Double, cone: Double?)
  }

  package var source: Source
  /// In the colours that the node works on, alpha apart.
  package var color: SIMD3<Double>
  /// How high the surface is where the input is opaque.
  package var surfaceScale: Double
  /// `diffuseConstant` or `specularConstant`.
  package var constant: Double
  /// `specularExponent`; nil for diffuse light.
  package var exponent: Double?
  /// The distance of the samples that slopes are measured by, in units of the filter; nil for a pixel.
  package var step: CGSize?

  package init(
    _ source: Source, color: SIMD3<Double>, surfaceScale: Double, constant: Double,
    exponent: Double?, step: CGSize? = nil
  ) {
    (self.source, self.color, self.surfaceScale) = (source, color, surfaceScale)
    (self.constant, self.exponent, self.step) = (constant, exponent, step)
  }
}

/// Weighted sums of the pixels around: `feConvolveMatrix`.
package struct FilterConvolution: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Row by row, `columns * rows` of them; the first one is that of the last pixel.
  package let kernel: [Double]
  package var divisor: Double
  package var bias: Double
  /// The cell of the pixel itself.
  package let targetX: Int
  package let targetY: Int
  package var edges: FilterEdges
  package var keepsAlpha: Bool
  /// The distance of neighbours in units of the filter; nil for a pixel.
  package var step: CGSize?

  /// Cells of a kernel at most: `assumed`, as more than a hundred a side are not neighbours any more.
  package static let largestKernel = 10_000

  /// Nil for a kernel whose numbers are not as many as its cells, for one without a cell or with too many, and for a
  /// target outside of it.
  package init?(
    columns: Int, rows: Int, kernel: [Double], target: (x: Int, y: Int)? = nil
  ) {
    guard columns > 0, rows > 0, columns <= Self.largestKernel, rows <= Self.largestKernel,
      columns * rows <= Self.largestKernel, kernel.count == columns * rows
    else { return nil }
    let target = target ?? (columns / 2, rows / 2)
    guard (0..<columns).contains(target.x), (0..<rows).contains(target.y) else { return nil }
    (self.columns, self.rows, self.kernel) = (columns, rows, kernel)
    (targetX, targetY) = (target.x, target.y)
    let sum = kernel.reduce(0, +)
    // Numbers with digits behind the point do not sum up to nothing in a computer.
    let amounts = kernel.reduce(0) { $0 + $1.magnitude }
    divisor = sum.magnitude > 1e-9 * amounts ? sum : 1
    (bias, edges, keepsAlpha) = (0, .duplicate, false)
  }
}
