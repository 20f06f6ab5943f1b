import CPixelKernels

/// Which form of the pixel loops is used; the pixels are the same.
package enum PixelKernels: Hashable, Sendable, CaseIterable {
  case plain
  case avx2
  case neon

  /// Those that this processor has, the quickest last.
  package static var available: [PixelKernels] { allCases.filter { $0.table != nil } }

  package static var best: PixelKernels { available.last ?? .plain }

  /// The plain ones where the processor does not have these.
  package var loops: UnsafePointer<galley_pixel_kernels> { table ?? galley_plain_kernels() }

  private var table: UnsafePointer<galley_pixel_kernels>? {
    switch self {
    case .plain: galley_plain_kernels()
    case .avx2: galley_avx2_kernels()
    case .neon: galley_neon_kernels()
    }
  }
}
