import GalleyGeometry
import GalleyGraphics

/// An image of an asset catalogue, as the symbols that Xcode makes of catalogues name it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The image of a name. All catalogues of the project are searched, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension Image {
  /// An image that is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).decorative
  }

  /// - Parameter variableValue: no effect: images by name have no parts.
  @_disfavoredOverload
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// An image of an asset catalogue, by the symbol that Xcode makes of it.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// An image of an asset catalogue that is not read out.
  public init(decorative resource: ImageResource) { self = Image(resource.name).decorative }

  /// An image of pixels, `scale` of them to a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = Image(_bitmap: cgImage._bitmap.turned(orientation), scale: scale).decorative
  }

  /// Where the upper edge of an image's pixels lies.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    /// `up` needs no turn, `down` half of one, `left` and `right` a quarter; the others are mirrored as well.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How bright an image may become. Name only: images are sRGB.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the display can.
    public static let high = DynamicRange(name: "high")
  }

  /// No effect: images are sRGB.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

nonisolated extension EnvironmentValues {
  /// The image of a file that lies in the image folder, `scale` pixels to a point; nil, and reported, where it
  /// cannot be read.
  package func image(at url: URL, scale: CGFloat) -> Image? {
    let path = url.standardizedFileURL.path
    let folder = imageFolder.map { $0.standardizedFileURL.path + "/" }
    guard let folder, path.hasPrefix(folder) else {
      renderResources?.noteFailedPaint("the file \(path) is outside the image folder")
      return nil
    }
    return Image(String(path.dropFirst(folder.count))).pixels(in: self).map {
      Image(_bitmap: $0.bitmap, scale: scale)
    }
  }
}

extension Bitmap {
  /// The pixels as they are to be seen.
  fileprivate func turned(_ orientation: Image.Orientation) -> Bitmap {
    let isSideways: Bool
    switch orientation {
    case .up: return self
    case .upMirrored, .down, .downMirrored: isSideways = false
    case .left, .leftMirrored, .right, .rightMirrored: isSideways = true
    }
    var result = Bitmap(
      width: isSideways ? height : width, height: isSideways ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (right, low) = (result.width - 1 - x, result.height - 1 - y)
        result[x, y] =
          switch orientation {
          case .up: self[x, y]
          case .upMirrored: self[right, y]
          case .down: self[right, low]
          case .downMirrored: self[x, low]
          case .left: self[low, x]
          case .leftMirrored: self[y, x]
          case .right: self[y, right]
          case .rightMirrored: self[low, right]
          }
      }
    }
    return result
  }
}
