import GalleyRaster

/// Which Galley this is.
public enum GalleyVersion {
  public static let number = "0.1.0"

  /// The version, and whether the pixels come from optimised code.
  public static var description: String {
    "galley \(number)\(Rasterizer.isOptimizedBuild ? "" : " (unoptimized build)")"
  }
}
