import CPixelKernels

/// Which form of the pixel loops is used; the pixels are the same.
public enum PixelKernels: Hashable, Sendable {
  case plain
  case avx2

  /// Those that this processor has, the quickest last.
  public static var available: [PixelKernels] {
    galley_avx2_kernels() == nil ? [.plain] : [.plain, .avx2]
  }

  public static var best: PixelKernels { available.last ?? .plain }

  public var loops: UnsafePointer<galley_pixel_kernels> {
    switch self {
    case .plain: galley_plain_kernels()
    case .avx2: galley_avx2_kernels() ?? galley_plain_kernels()
    }
  }
}
