import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

/// A value that is handed down through the views.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// What views see where nothing else was set.
  static var defaultValue: Value { get }
}

/// Values by key, inherited from view to view.
public struct EnvironmentValues {
  /// By keys, whose values are all of one type: what is read needs no cast.
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// No values but the defaults.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let stored = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(stored, to: EnvironmentBox<Key.Value>.self).value
    }
    set { values[ObjectIdentifier(key)] = EnvironmentBox(newValue) }
  }

  /// Whether a value was set.
  private func has<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }
}

/// A value of an environment.
private final class EnvironmentBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { unstatedLocale }
    static let identifier = "en_US"
    static let languageTag = LanguageTag.of(identifier) ?? identifier
  }

  /// How gradients mix colours of different opacity (CO6).
  @Entry var gradientInterpolation: GradientInterpolation = .premultiplied

  /// Whether gradients are dithered: no bands show where colours change slowly, and files are larger.
  @Entry var ditheredGradients: Bool = false

  /// Pixels to a point; what is not positive and finite counts as 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// The direction in which views are read: from left to right unless set.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// Light or dark: light unless set.
  @Entry public var colorScheme: ColorScheme = .light

  /// The language and region of texts: `en_US` unless set, whatever the machine says, so that an
  /// image does not depend on it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale where none was set, whatever the machine says.
  static var unstatedLocale: Locale { Locale(identifier: LocaleKey.identifier) }

  /// The locale where one was set; nil is `en_US`, and none is made for it.
  var statedLocale: Locale? { has(LocaleKey.self) ? locale : nil }

  /// The tag of the locale. Where none was set, none is made for it.
  var languageTag: String {
    has(LocaleKey.self) ? LanguageTag.of(locale) : LocaleKey.languageTag
  }
}

/// A view whose content sees another environment.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _collect(into collector: inout _ViewCollector) {
    let motion = collector.graph.motion
    collector.collect(content) { environment in
      GraphMotion.reading(in: motion) { change(&environment) }
    }
  }
}

nonisolated extension View {
  /// Sets a value of the environment for this view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and what is in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes the environment for this view and what is in it.
  package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Says where the view was written, for messages.
  public func _located(at source: SourceLocation) -> some View {
    LocatedView(content: self, source: source)
  }
}

private struct LocatedView<Content: View>: PrimitiveView {
  let content: Content
  let source: SourceLocation

  func _collect(into collector: inout _ViewCollector) {
    collector.collect(content, from: source)
  }
}
