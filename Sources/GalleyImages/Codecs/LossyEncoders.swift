import CTurboJPEG
import CWebP
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Bitmaps to JPEG files by TurboJPEG.
package struct JPEGEncoder: Sendable {
  /// 1 to 100; what lies outside is the nearest.
  package var quality: Int
  /// It is asked for the memory of samples.
  package var budget = RenderBudget(.unlimited)

  package init(quality: Int = 85) { self.quality = min(max(quality, 1), 100) }

  /// The image on white, for JPEG has no alpha. Colours have half of the resolution below a quality of
  /// 90.
  /// - Throws: `ImageError.encoding` for an image without pixels or with a side above 65,500; `LimitError`.
  package func encode(_ bitmap: Bitmap) throws -> Data {
    guard (1...65_500).contains(bitmap.width), (1...65_500).contains(bitmap.height) else {
      throw ImageError.encoding(
        "the sides of a JPEG must be 1 to 65500 pixels, not \(bitmap.width) x \(bitmap.height)")
    }
    guard let handle = tjInitCompress() else {
      throw ImageError.encoding("the JPEG encoder cannot be created")
    }
    defer { tjDestroy(handle) }
    var held = GrowingReservation(
      in: budget, for: "a JPEG of \(bitmap.width) x \(bitmap.height) pixels")
    defer { held.end() }
    // The bitmap, the samples, and the file, which is seldom as large.
    try held.grow(to: bitmap.pixels.count * 10)
    var samples = [UInt8](repeating: 0, count: bitmap.pixels.count * 3)
    for (index, raw) in bitmap.pixels.enumerated() {
      let pixel = Pixel(rawValue: raw)
      let white = 255 - pixel.alpha
      samples[index * 3] = Self.sum(pixel.red, white)
      samples[index * 3 + 1] = Self.sum(pixel.green, white)
      samples[index * 3 + 2] = Self.sum(pixel.blue, white)
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
    try Self.checkEnd(budget, "writing a JPEG")
    return Data(bytes: output, count: Int(length))
  }

  /// A pixel's channel should be no more than its alpha; any code may write to a bitmap's pixels.
  private static func sum(_ channel: UInt8, _ white: UInt8) -> UInt8 {
    let (sum, isTooLarge) = channel.addingReportingOverflow(white)
    return isTooLarge ? 255 : sum
  }

  /// - Throws: `LimitError` where the time is over.
  fileprivate static func checkEnd(_ budget: RenderBudget, _ stage: String) throws {
    _ = budget.canContinue(stage)
    try budget.check()
  }
}

/// Bitmaps to WebP files by libwebp.
package struct WebPEncoder: Sendable {
  /// 1 to 100, or nil for a file that loses nothing.
  package var quality: Int?
  /// libwebp's: 0, the fastest, to 6, the smallest; what lies outside gives no file.
  package var method = 4
  /// It is asked for the memory of samples and of the encoder, and looked at while that works.
  package var budget = RenderBudget(.unlimited)

  package init(quality: Int? = 85) { self.quality = quality.map { min(max($0, 1), 100) } }

  /// - Throws: `ImageError.encoding` for an image without pixels or with a side above 16,383; `LimitError`.
  package func encode(_ bitmap: Bitmap) throws -> Data {
    guard (1...16_383).contains(bitmap.width), (1...16_383).contains(bitmap.height) else {
      throw ImageError.encoding(
        "the sides of a WebP file must be 1 to 16383 pixels, not \(bitmap.width) x \(bitmap.height)"
      )
    }
    var held = GrowingReservation(
      in: budget, for: "a WebP file of \(bitmap.width) x \(bitmap.height) pixels")
    defer { held.end() }
    // The bitmap, and as much as the encoder was seen to take.
    try held.grow(to: bitmap.pixels.count * (quality == nil ? 44 : 28))
    let samples = bitmap.straightSamples
    var output: UnsafeMutablePointer<UInt8>?
    let budget = Unmanaged.passUnretained(budget)
    let length = galley_webp_encode(
      samples, Int32(bitmap.width), Int32(bitmap.height), Int32(quality ?? -1),
      Int32(method),
      { context in
        guard let context else { return 1 }
        let budget = Unmanaged<RenderBudget>.fromOpaque(context).takeUnretainedValue()
        return budget.canContinue("writing a WebP file") ? 1 : 0
      }, budget.toOpaque(), &output)
    defer { WebPFree(output) }
    try JPEGEncoder.checkEnd(self.budget, "writing a WebP file")
    guard length > 0, let output else {
      throw ImageError.encoding("the WebP file cannot be written")
    }
    return Data(bytes: output, count: length)
  }
}
