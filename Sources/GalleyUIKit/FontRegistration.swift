import GalleyGeometry

/// An address under the name of Core Foundation.
public typealias CFURL = URL
/// An error under the name of Core Foundation.
public typealias CFError = NSError

/// For whom a font is registered. All are the same: a preview has the fonts of its folder.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// For nobody.
  case none
  /// For the program.
  case process
  /// For all programs of the user, lastingly.
  case persistent
  /// For all programs while the user is there.
  case session

  /// For all programs of the user, lastingly.
  public static let user = CTFontManagerScope.persistent
}

/// Registers the fonts of a file. Nothing is registered: texts are set in the fonts of the image, to which a preview adds those
/// of its folder.
/// - Returns: whether the file is there. `error` stays as it is.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { (try? fontURL.checkResourceIsReachable()) ?? false }

/// Registers a font. Nothing is registered, as by `CTFontManagerRegisterFontsForURL`.
/// - Returns: true. `error` stays as it is.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// The bytes of a file, under the name of Core Graphics.
public final class CGDataProvider: Sendable {
  let data: Data

  /// The bytes of a file; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Bytes.
  public init?(data: Data) { self.data = data }
}

/// A font's file, under the name of Core Graphics. It can be registered, and nothing else.
public final class CGFont: Sendable {
  /// Nil of no bytes. Whether they are a font is not asked.
  public init?(_ provider: CGDataProvider) {
    guard !provider.data.isEmpty else { return nil }
  }
}
