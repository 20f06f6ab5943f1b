import Foundation
import Galley

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
  public var failure: PreviewFailure?

  public init(
    index: Int, displayName: String?, path: String, line: Int, provider: String?, number: Int,
    failure: PreviewFailure? = nil
  ) {
    (self.index, self.displayName, self.path, self.line) = (index, displayName, path, line)
    (self.provider, self.number, self.failure) = (provider, number, failure)
  }
}

/// One picture that is asked for.
public struct PreviewOrder: Hashable, Codable, Sendable {
  /// `PreviewDescription.index`.
  public var preview: Int
  public var configuration: PreviewConfiguration
  /// Where the PNG is written, whole or not at all.
  public var output: String
  /// Where the layout is written for goldens; nil writes none.
  public var layout: String?

  public init(
    preview: Int, configuration: PreviewConfiguration, output: String, layout: String? = nil
  ) {
    (self.preview, self.configuration) = (preview, configuration)
    (self.output, self.layout) = (output, layout)
  }
}

/// A picture that was drawn.
public struct PreviewPicture: Hashable, Codable, Sendable {
  /// In pixels.
  public var width: Int
  public var height: Int
  /// The hash of its pixels, as in the stamps of goldens.
  public var pixelHash: UInt64
  /// Bytes of the PNG.
  public var bytes: Int
  /// What is not as it was asked for.
  public var warnings: [String]
  /// What drawing took, its PNG counted.
  public var milliseconds: Double
}

/// What came of an order.
public enum PreviewOutcome: Hashable, Codable, Sendable {
  case drawn(PreviewPicture)
  case failed(PreviewFailure)
}
