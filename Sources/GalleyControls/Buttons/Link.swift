import GalleyGeometry
import GalleyViews

/// A label in the tint that leads to a page: pressed, it calls `openURL` of the environment.
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// A link with any view as its label. When it is pressed, `openURL` of the environment opens the destination.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

nonisolated extension Link: View {
  public var body: some View {
    Button(perform: { onAnyActor((openURL, destination)) { $0($1) } }) { label }
      .element(.link)
  }
}

nonisolated extension Link where Label == Text {
  /// A link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
