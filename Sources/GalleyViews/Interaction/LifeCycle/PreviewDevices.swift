import GalleyGeometry

/// A device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A key of a value that surrounds a preview.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What surrounds a preview.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A widget around a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

nonisolated extension View {
  /// Name only: a preview has the size that its view answers, or that `previewLayout` gives.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Name only: a preview has the size that its view answers, or that `previewLayout` gives.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// The family of a widget, for what reads it.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    changingEnvironment { environment in
      if let widget = value as? WidgetPreviewContext { environment.widgetFamily = widget.family }
    }
  }
}
