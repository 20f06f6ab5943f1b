import CPixelKernels
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A Gaussian blur, finite: nothing further away than `reach` has a share in a sample.
///
/// Small deviations are weighted sums with the Gaussian's own weights. Large ones are sums of repeated running means, at the same
/// cost for any deviation. A whole Gaussian is half the sum of two threefold ones, a narrower and a wider one, whose fourth
/// moments make up for each other: within 1 of 255 of it at an edge, where one threefold mean is off by 2.5.
struct GaussianBlur {
  private enum Method {
    /// Weights of this deviation, which are made when samples are blurred: most ask for the reach alone.
    case weights(sigma: Double)
    case means([RepeatedMean])
  }

  private let method: Method
  /// How far samples reach, in pixels.
  let reach: Int
  /// Larger deviations are blurred by running means.
  private static let largestWeighted = 10.0

  /// - Parameter sigma: the standard deviation in pixels, positive and finite.
  init(sigma: Double) {
    if sigma > Self.largestWeighted {
      // The variances v (1 - d) and v (1 + d) with 3 d^2 = 0.4 (1 + d^2): a threefold mean's fourth moment
      // lacks 0.4 v^2.
      let spread = (0.4 / 2.6).squareRoot()
      let means = [1 - spread, 1 + spread].map {
        RepeatedMean(variance: sigma * sigma * $0, folds: 3, share: 0.5)
      }
      method = .means(means)
      reach = means[1].reach
    } else {
      reach = Int(3.2 * sigma) + 1
      method = .weights(sigma: sigma)
    }
  }

  /// Deviations of shadows beyond which their blur is made of means.
  private static let largestWeightedShadow = 32.0

  /// The blur of a shadow: a Gaussian of a deviation, cut at two deviations, whose weights are 1 in all (SH9; measured on iOS 15
  /// to 17: BoxTests/test_shadow of square/Blueprint, ShadowTests/layout of theleftbit/BSWInterfaceKit).
  ///
  /// A large one is a mean, which ends as abruptly, and two twofold ones: within 0.3 of 255 of it at an edge.
  /// - Parameter sigma: the shadow's radius in pixels, positive and finite.
  init(shadow sigma: Double) {
    if sigma > Self.largestWeightedShadow {
      // By least squares. A mean of the width w has the variance w^2 / 12.
      func part(_ width: Double, _ folds: Int, _ share: Double) -> RepeatedMean {
        let variance = Double(folds) * width * width * sigma * sigma / 12
        return RepeatedMean(variance: variance, folds: folds, share: share)
      }
      let means = [part(4, 1, 0.30143), part(1.76, 2, 0.7285), part(0.5, 2, -0.0299)]
      method = .means(means)
      reach = means.map(\.reach).max() ?? 0
    } else {
      // A deviation that is a product may lie a little below a whole one.
      reach = max(1, Int(2 * sigma + 1e-6))
      method = .weights(sigma: sigma)
    }
  }

  /// Weights in 65,536ths of the middle and of both sides of it.
  private static func weights(sigma: Double, count: Int) -> [UInt32] {
    // Below that samples of the curve have no longer its variance, and three numbers that have it are best.
    let isNarrow = sigma < 0.6
    let shares = (0...count).map { index in
      let x = Double(index)
      if isNarrow { return [1 - sigma * sigma, sigma * sigma / 2, 0][min(index, 2)] }
      return DeterministicMath.power(2.718281828459045, -x * x / (2 * sigma * sigma))
    }
    let whole = shares[0] + 2 * shares.dropFirst().reduce(0, +)
    var weights = shares.map { UInt32($0 / whole * 65536 + 0.5) }
    // The middle takes what rounding left.
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  /// Blurs a plane of `width` by `height` samples of 0 to 65,280 along both axes; beyond its edges there is
  /// nothing.
  ///
  /// Sums run down columns, all columns of a row at once; for the other axis the plane is turned and turned
  /// back.
  /// - Parameter budget: when it is exhausted, the blur ends and the plane holds anything.
  /// - Complexity: O(n) in the samples and in the lines times the deviation.
  func apply(
    to plane: inout [UInt16], width: Int, height: Int,
    kernels: UnsafePointer<galley_pixel_kernels> = PixelKernels.best.loops,
    budget: RenderBudget? = nil
  ) {
    applyAcross(&plane, width: width, height: height, kernels: kernels, budget: budget)
    applyDown(&plane, width: width, height: height, kernels: kernels, budget: budget)
  }

  /// Blurs along rows alone.
  func applyAcross(
    _ plane: inout [UInt16], width: Int, height: Int,
    kernels: UnsafePointer<galley_pixel_kernels>, budget: RenderBudget?
  ) {
    guard width > 0, height > 0 else { return }
    var turned = [UInt16](repeating: 0, count: plane.count)
    plane.withUnsafeMutableBufferPointer { plane in
      turned.withUnsafeMutableBufferPointer { turned in
        guard let plane = plane.baseAddress, let turned = turned.baseAddress else { return }
        kernels.pointee.transpose(plane, width, height, turned)
        blurColumns(of: turned, width: height, height: width, kernels, budget)
        kernels.pointee.transpose(turned, height, width, plane)
      }
    }
  }

  /// Blurs along columns alone.
  func applyDown(
    _ plane: inout [UInt16], width: Int, height: Int,
    kernels: UnsafePointer<galley_pixel_kernels>, budget: RenderBudget?
  ) {
    guard width > 0, height > 0 else { return }
    plane.withUnsafeMutableBufferPointer { plane in
      guard let plane = plane.baseAddress else { return }
      blurColumns(of: plane, width: width, height: height, kernels, budget)
    }
  }

  /// The bytes that `apply` takes besides the plane.
  func bytes(width: Int, height: Int) -> Int {
    guard case .weights = method else {
      return Self.bytes(width: width, height: height, reach: reach)
    }
    // The plane turned, and a copy of a strip with a row of zeros.
    let strip = max(
      min(width, Self.strip) * (height + 1), min(height, Self.strip) * (width + 1))
    return (width * height + strip) * MemoryLayout<UInt16>.stride
  }

  /// The most that any blur of a reach takes besides the plane.
  static func bytes(width: Int, height: Int, reach: Int) -> Int {
    // The plane turned, and of a strip up to three means and what one of them is made from.
    let strips = max(
      min(width, strip) * (height + 2 * reach), min(height, strip) * (width + 2 * reach))
    return (width * height + 4 * strips) * MemoryLayout<UInt16>.stride
  }

  /// Columns that are blurred together: their samples stay in a fast cache.
  private static let strip = 256

  private func blurColumns(
    of rows: UnsafeMutablePointer<UInt16>, width: Int, height: Int,
    _ kernels: UnsafePointer<galley_pixel_kernels>, _ budget: RenderBudget?
  ) {
    let columns = min(width, Self.strip)
    let weights: [UInt32] =
      if case .weights(let sigma) = method { Self.weights(sigma: sigma, count: reach) } else { [] }
    for left in stride(from: 0, to: width, by: columns) {
      if let budget, !budget.canContinue("painting") { return }
      let strip = Strip(
        rows: rows + left, width: width, height: height, count: min(columns, width - left),
        kernels: kernels)
      switch method {
      case .weights: strip.weigh(weights)
      case .means(let means): strip.mix(means)
      }
    }
  }
}
