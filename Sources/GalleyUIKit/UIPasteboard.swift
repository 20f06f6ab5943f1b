import GalleyGeometry
import GalleyViews

/// What was copied, under the name of UIKit. Each image has what its views have copied, and code outside of an image
/// what such code has: nothing of the machine is read or written. What is copied takes the place of all that was.
public final class UIPasteboard: NSObject, Sendable {
  /// The pasteboard of the image whose code asks for it.
  public static let general = UIPasteboard()

  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

  private static let addressTypes = ["public.url", "public.file-url"]

  private var contents: Pasteboard.Contents { CurrentCanvas.pasteboard.contents }

  private func copy(_ body: (inout Pasteboard.Contents) -> Void) {
    CurrentCanvas.pasteboard.copy(.stating(body))
  }

  /// The first text; nil copies none.
  public var string: String? {
    get { contents.strings.first }
    set { copy { $0.strings = newValue.map { [$0] } ?? [] } }
  }
  /// All texts; nil where there is none.
  public var strings: [String]? {
    get { contents.strings.isEmpty ? nil : contents.strings }
    set { copy { $0.strings = newValue ?? [] } }
  }
  /// The first address; nil copies none.
  public var url: URL? {
    get { contents.urls.first }
    set { copy { $0.urls = newValue.map { [$0] } ?? [] } }
  }
  /// All addresses; nil where there is none.
  public var urls: [URL]? {
    get { contents.urls.isEmpty ? nil : contents.urls }
    set { copy { $0.urls = newValue ?? [] } }
  }
  /// The first image; nil copies none.
  public var image: UIImage? {
    get { contents.images.first as? UIImage }
    set { copy { $0.images = newValue.map { [$0] } ?? [] } }
  }
  /// Whether a text was copied.
  public var hasStrings: Bool { !contents.strings.isEmpty }
  /// Whether an address was copied.
  public var hasURLs: Bool { !contents.urls.isEmpty }
  /// Whether an image was copied.
  public var hasImages: Bool { !contents.images.isEmpty }
  /// How often something was copied.
  public var changeCount: Int { CurrentCanvas.pasteboard.changeCount }

  /// Copies a value: a text, an address, an image, a colour and bytes as what they are, and any other one as it is.
  /// - Parameter type: what bytes and other values are; the name of the type of all others is not kept.
  public func setValue(_ value: Any, forPasteboardType type: String) {
    switch value {
    case let text as String: string = text
    case let address as URL: url = address
    case let shown as UIImage: image = shown
    case let bytes as Data: setData(bytes, forPasteboardType: type)
    case let shade as UIColor: color = shade
    default: copy { $0.values = [Pasteboard.Value(value, type: type)] }
    }
  }

  /// The value of a type that was copied: bytes, a text under the types for texts, an address under those for addresses,
  /// or what `setValue` kept under the name of the type. Nil where there is none.
  public func value(forPasteboardType type: String) -> Any? {
    if let value = contents.values.first(where: { $0.type == type })?.value { return value }
    if Self.textTypes.contains(type), let string { return string }
    if Self.addressTypes.contains(type), let url { return url }
    return contents.data[type]
  }

  /// Whether a value of one of the types was copied, as `value(forPasteboardType:)` finds it.
  public func contains(pasteboardTypes types: [String]) -> Bool {
    types.contains { value(forPasteboardType: $0) != nil }
  }

  /// The first colour; nil copies none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colours; nil where there is none.
  public var colors: [UIColor]? {
    get {
      let colors = contents.values.compactMap { $0.value as? UIColor }
      return colors.isEmpty ? nil : colors
    }
    set { copy { $0.values = (newValue ?? []).map { Pasteboard.Value($0, type: nil) } } }
  }
  /// Whether a colour was copied.
  public var hasColors: Bool { colors != nil }

  /// Copies bytes of a type. Bytes of a type for texts that are UTF-8 are a text as well.
  public func setData(_ data: Data, forPasteboardType type: String) {
    copy {
      $0.data[type] = data
      if Self.textTypes.contains(type), let text = String(data: data, encoding: .utf8) {
        $0.strings = [text]
      }
    }
  }

  /// The bytes of a type that were copied; a text is there under the types for texts. Nil where there are none.
  public func data(forPasteboardType type: String) -> Data? {
    if let data = contents.data[type] { return data }
    return Self.textTypes.contains(type) ? string.map { Data($0.utf8) } : nil
  }
}
