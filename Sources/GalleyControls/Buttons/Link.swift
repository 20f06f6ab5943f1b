import GalleyGeometry
import GalleyViews

/// A label in the tint that leads to a page. Nobody follows it in a picture.
nonisolated public struct Link<Label: View>: View {
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
