import GalleyGeometry
import GalleyLayout

/// A device of a preview, by its name; `DeviceTable` has those that are known.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down: drawn as `portrait`.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// In landscape, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// In landscape, turned to the right: drawn as `landscapeLeft`.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// Upright, upside down and on either side.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A key of a value that surrounds a preview.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value
  /// The value where nothing else is set.
  static var defaultValue: Value { get }
}

/// What surrounds a preview.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A widget around a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The widget's size.
  public let family: WidgetFamily

  /// A widget of a size.
  public init(family: WidgetFamily) { self.family = family }

  /// The key's default: a widget's preview says nothing else.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// What a preview's context says.
struct PreviewContextValue: Hashable, Sendable {
  var widget: WidgetFamily?
  var ignored: String?
}

enum PreviewDeviceKey: LayoutValueKey {
  static var defaultValue: PreviewDevice? { nil }
}

enum PreviewOrientationKey: LayoutValueKey {
  static var defaultValue: InterfaceOrientation? { nil }
}

enum PreviewContextValueKey: LayoutValueKey {
  static var defaultValue: PreviewContextValue? { nil }
}

nonisolated extension View {
  /// The device that a preview is shown on; nil is the default. An unknown one is reported.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceKey.self, value: value)
  }

  /// How the device of a preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }

  /// The family of a widget, for what reads it and for the size of a preview; other surroundings are reported.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let widget = value as? WidgetPreviewContext
    let said = PreviewContextValue(
      widget: widget?.family, ignored: widget == nil ? "previewContext(\(C.self))" : nil)
    return changingEnvironment { environment in
      if let widget {
        environment.widgetFamily = widget.family
        environment.isWidget = true
      }
    }
    .layoutValue(key: PreviewContextValueKey.self, value: said)
  }
}
