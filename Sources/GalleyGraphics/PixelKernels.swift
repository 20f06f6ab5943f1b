import CPixelKernels

/// Which form of the pixel loops is used; the pixels are the same.
package enum PixelKernels: Hashable, Sendable {
  case plain
  case avx2

  /// Those that this processor has, the quickest last.
  package static var available: [PixelKernels] {
    galley_avx2_kernels() == nil ? [.plain] : [.plain, .avx2]
  }

  package static var best: PixelKernels { available.last ?? .plain }

  package var loops: UnsafePointer<galley_pixel_kernels> {
    switch self {
    case .plain: galley_plain_kernels()
    case .avx2: galley_avx2_kernels() ?? galley_plain_kernels()
    }
  }
}
