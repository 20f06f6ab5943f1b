import CTurboJPEG
import CWebP
import GalleyGeometry
import GalleyGraphics

/// Bitmaps to JPEG files by TurboJPEG.
public struct JPEGEncoder: Sendable {
  /// 1 to 100; what lies outside is the nearest.
  public var quality: Int

  public init(quality: Int = 85) { self.quality = min(max(quality, 1), 100) }

  /// The picture on white, for JPEG has no alpha. Colours have half of the resolution below a quality of
  /// 90.
  /// - Throws: `ImageError.encoding` for a picture without pixels or with a side above 65,500.
  public func encode(_ bitmap: Bitmap) throws -> Data {
    guard (1...65_500).contains(bitmap.width), (1...65_500).contains(bitmap.height) else {
      throw ImageError.encoding(
        "a JPEG has sides of 1 to 65500 pixels, not \(bitmap.width) x \(bitmap.height)")
    }
    guard let handle = tjInitCompress() else {
      throw ImageError.encoding("the JPEG encoder cannot be made")
    }
    defer { tjDestroy(handle) }
    var samples = [UInt8](repeating: 0, count: bitmap.pixels.count * 3)
    for (index, raw) in bitmap.pixels.enumerated() {
      let pixel = Pixel(rawValue: raw)
      let white = 255 - pixel.alpha
      samples[index * 3] = pixel.red + white
      samples[index * 3 + 1] = pixel.green + white
      samples[index * 3 + 2] = pixel.blue + white
    }
    var output: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    let sampling = quality >= 90 ? TJSAMP_444 : TJSAMP_420
    let failed =
      tjCompress2(
        handle, samples, Int32(bitmap.width), 0, Int32(bitmap.height), TJPF_RGB.rawValue, &output,
        &length, Int32(sampling.rawValue), Int32(quality), Int32(TJFLAG_ACCURATEDCT)) != 0
    defer { tjFree(output) }
    guard !failed, let output else { throw ImageError.encoding("the JPEG cannot be written") }
    return Data(bytes: output, count: Int(length))
  }
}

/// Bitmaps to WebP files by libwebp.
public struct WebPEncoder: Sendable {
  /// 1 to 100, or nil for a file that loses nothing.
  public var quality: Int?

  public init(quality: Int? = 85) { self.quality = quality.map { min(max($0, 1), 100) } }

  /// - Throws: `ImageError.encoding` for a picture without pixels or with a side above 16,383.
  public func encode(_ bitmap: Bitmap) throws -> Data {
    guard (1...16_383).contains(bitmap.width), (1...16_383).contains(bitmap.height) else {
      throw ImageError.encoding(
        "a WebP file has sides of 1 to 16383 pixels, not \(bitmap.width) x \(bitmap.height)")
    }
    let samples = bitmap.straightSamples
    var output: UnsafeMutablePointer<UInt8>?
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    let length =
      if let quality {
        WebPEncodeRGBA(samples, width, height, width * 4, Float(quality), &output)
      } else {
        WebPEncodeLosslessRGBA(samples, width, height, width * 4, &output)
      }
    defer { WebPFree(output) }
    guard length > 0, let output else {
      throw ImageError.encoding("the WebP file cannot be written")
    }
    return Data(bytes: output, count: length)
  }
}
