import Foundation
import Galley
import GalleyVector

/// A preview that was found in a library.
public struct PreviewDescription: Hashable, Codable, Sendable {
  /// Its place among those of the library, from 0, in the order of the sources.
  public var index: Int
  /// The name that its author gave it.
  public var displayName: String?
  /// The source, as `PreviewLibrary.Source.path`.
  public var path: String
  /// From 1; 0 where it is not known.
  public var line: Int
  /// The provider's name, or nil for `#Preview`.
  public var provider: String?
  /// Its place among those of its provider, or among the `#Preview`s of its source, from 0.
  public var number: Int
  /// Why it cannot be drawn, where that is known already: its provider trapped when it was asked.
  public var failure: PreviewError?

  package init(
    index: Int, displayName: String?, path: String, line: Int, provider: String?, number: Int,
    failure: PreviewError? = nil
  ) {
    (self.index, self.displayName, self.path, self.line) = (index, displayName, path, line)
    (self.provider, self.number, self.failure) = (provider, number, failure)
  }
}

/// One image that is asked for.
public struct PreviewJob: Hashable, Codable, Sendable {
  /// `PreviewDescription.index`.
  public var preview: Int
  package var configuration: PreviewConfiguration
  /// Where the image is written, whole or not at all: a PNG, or what `motion` makes of it.
  public var output: String
  /// Where the layout is written for goldens; nil writes none. One of several moments has none.
  public var layout: String?
  /// Where `ElementTree.json` is written; nil writes none. An animation has none.
  package var elements: String?
  /// What is written of the layout for people; nil writes nothing. One of several moments has none.
  package var inspection: PreviewInspection?
  /// The most pixels of the image, which is drawn at a lower scale where it has more; nil is any number.
  package var pixelLimit: PixelLimit?
  /// Which moments are drawn; nil is where all that moves has come to its end.
  public var motion: PreviewMotion?
  /// Whether what a view paints beyond its frame is cut: the image of a view in its own size has that size, and no
  /// margin.
  public var keepsSize: Bool
  /// What is written of the image instead of a PNG; nil writes that. Several moments and animations are pixels.
  package var shapes: PreviewShapes?
  /// Which contrast texts have at least, where accessibility is looked at; nil looks for nothing. Animations are not
  /// looked at.
  package var contrastRule: AccessibilityAudit.ContrastRule?

  package init(
    preview: Int, configuration: PreviewConfiguration, output: String, layout: String? = nil,
    motion: PreviewMotion? = nil, keepsSize: Bool = false
  ) {
    (self.preview, self.configuration) = (preview, configuration)
    (self.output, self.layout, self.motion) = (output, layout, motion)
    self.keepsSize = keepsSize
  }
}

/// An image that is written as shapes.
package struct PreviewShapes: Hashable, Codable, Sendable {
  package var format: VectorFormat
  package var text: SVGText

  package init(format: VectorFormat, text: SVGText) { (self.format, self.text) = (format, text) }

  func data(of drawing: Drawing) throws -> Data { try drawing.data(as: format, text: text) }
}

/// What is drawn of a preview that moves.
public enum PreviewMotion: Hashable, Codable, Sendable {
  /// Moments in seconds: one as an image, several side by side in one image.
  case moments([Double])
  /// An animation in one file.
  case movie(PreviewTiming, PreviewMovieFormat, loops: Int)
  /// An animation as numbered PNG files in a folder: `000001.png` is the first.
  case frames(PreviewTiming)
}

/// When the images of an animation are shown.
public struct PreviewTiming: Hashable, Codable, Sendable {
  /// Images a second.
  public var rate: Int
  /// Seconds; nil is until nothing moves.
  public var duration: Double?

  package init(rate: Int, duration: Double?) { (self.rate, self.duration) = (rate, duration) }
}

/// The file of an animation.
public enum PreviewMovieFormat: Hashable, Codable, Sendable {
  /// The compression by its name.
  case png(String)
  /// 1 to 100; nil loses nothing.
  case webP(quality: Int?)
}

/// An image that was drawn.
public struct DrawnPreview: Hashable, Codable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// The hash of its pixels, as in the stamps of goldens.
  public var pixelHash: UInt64
  /// Bytes of the PNG.
  public var bytes: Int
  /// What is not as it was asked for.
  public var warnings: [String]
  /// What drawing took, its PNG counted.
  public var milliseconds: Double
  /// How many moments were drawn; nil where the job has no `motion`.
  public var moments: Int?
  /// How long an animation is, in seconds; nil for what is none.
  public var duration: Double?
  /// Images of an animation a second; nil for what is none.
  public var rate: Int?
}

extension DrawnPreview {
  /// More than any animation has.
  private static let mostMoments = 100_000

  /// Whether the numbers are those of an image: of what a drawing process says nothing is believed.
  var isPossible: Bool {
    let sides = [width, height, rate ?? 0].allSatisfy { (0...Int(Int32.max)).contains($0) }
    return sides && (0...1 << 40).contains(bytes) && (0...Self.mostMoments).contains(moments ?? 0)
      && [milliseconds, duration ?? 0].allSatisfy { (0...1e12).contains($0) }
  }
}

/// What came of an order.
public enum PreviewOutcome: Hashable, Codable, Sendable {
  /// The image is written.
  case drawn(DrawnPreview)
  /// There is no image, and why.
  case failed(PreviewError)
}
