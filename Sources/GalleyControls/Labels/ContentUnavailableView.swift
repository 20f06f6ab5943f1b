import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What stands where there is nothing to show: a large icon, a title, a text, and what can be done.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view with a label, whose icon is large, and perhaps a text and controls. It takes all of the space that it
  /// is offered, and centres its content.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: ControlMetrics.unavailableActionGap) {
      VStack(spacing: ControlMetrics.unavailableTextGap) {
        label
          .labelStyle(UnavailableLabelStyle())
          .font(.title2.bold())
        description
          .font(.subheadline)
          .defaultForegroundStyle(Color.secondary)
      }
      VStack { actions }.font(.subheadline).controlSize(.small)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated extension ContentUnavailableView
where
  Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// A view with a localized title and an image by its name.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A view with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A view with a title that is not localized and an image by its name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A view with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The parts of the view that stands where a search found nothing.
nonisolated public struct SearchUnavailableContent {
  /// The title, with a magnifying glass.
  nonisolated public struct Label: View {
    let text: String

    public var body: some View {
      GalleyControls.Label {
        Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice below the title.
  nonisolated public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing can be done about it.
  nonisolated public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without a result.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

  /// A search for a text without a result.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// A large icon above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel(configuration: configuration)
  }
}

/// The icon grows as the lines of the title.
private struct UnavailableLabel {
  let configuration: LabelStyleConfiguration
  @ScaledMetric(relativeTo: .title2) private var iconSize = ControlMetrics.unavailableIcon

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension UnavailableLabel: View {
  var body: some View {
    VStack(spacing: ControlMetrics.unavailableIconGap) {
      configuration.icon
        .font(.system(size: iconSize))
        .foregroundStyle(Color.secondary)
      configuration.title
    }
  }
}
