import GalleyGeometry
import GalleyViews

/// A title beside an icon, as the label style around arranges them.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(stylesOf: LabelStyleConfiguration.self) private var styles
  @Environment(\.readsMenuValue) private var readsMenuValue

  /// A label with any views as its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

nonisolated extension Label: View {
  public var body: some View {
    styled.reporting(readsMenuValue ? MenuValueFacts(icon: icon, title: title) : nil)
  }

  /// Two texts are a title and a subtitle: Apple's page on `Label` has a person's name and job so, and no image; that they
  /// stand above each other is assumed.
  private var titles: AnyView {
    TitleAndSubtitle<Title>.lines(of: title).texts.count > 1
      ? AnyView(TitleAndSubtitle(title)) : AnyView(title)
  }

  private var styled: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(titles.changingEnvironment { $0.labelPart = .title })),
      icon: .init(view: AnyView(icon.changingEnvironment { $0.labelPart = .icon })),
      text: title as? Text)
    return styles.view(of: configuration) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A label with a localized title and an image by its name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label with a title that is not localized and an image by its name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A label with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked for, in the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// A label whose title is a text.
nonisolated private protocol TitledView: View {
  var titleView: any View { get }
}

nonisolated extension Label: TitledView {
  fileprivate var titleView: any View { title }
}

nonisolated extension View {
  /// The text that the view is or, of a `Label`, that its title is; nil of other views. It is what a control is called whose
  /// label is not drawn.
  var titleText: Text? {
    let view: any View = (self as? AnyView)?.wrapped ?? self
    if let text = view as? Text { return text }
    return (view as? any TitledView)?.titleView.titleText
  }
}
