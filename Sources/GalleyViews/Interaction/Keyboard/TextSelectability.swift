import GalleyGeometry

/// Whether texts can be selected. Text is not selected in an image.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// No effect: text is not selected in an image.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// A field to find text with is not drawn: where it is shown, the report says so.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    ReportedView(content: self, name: isPresented.wrappedValue ? "findNavigator" : nil)
  }

  /// No effect: images have no find panel.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// No effect: images have no find panel.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A view, with a report where there is something to say.
nonisolated private struct ReportedView<Content: View>: View {
  let content: Content
  let name: String?

  var body: some View {
    if let name { content.ignored(name) } else { content }
  }
}
