import GalleyGeometry
import GalleyViews

/// How something is shown where it is about to be shared. It is not drawn.
nonisolated public struct SharePreview<Image, Icon> {
  private let title: Text

  fileprivate init(text title: Text) { self.title = title }
}

nonisolated extension SharePreview {
  /// A localized title, an image and an icon. None of them is drawn.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey))
  }

  /// A title that is not localized, an image and an icon. None of them is drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(title))
  }

  /// A text as the title, an image and an icon. None of them is drawn.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
}

nonisolated extension SharePreview where Icon == Never {
  /// A localized title and an image. Neither is drawn.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }

  /// A title that is not localized and an image. Neither is drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title)) }

  /// A text as the title and an image. Neither is drawn.
  public init(_ title: Text, image: Image) { self.init(text: title) }
}

nonisolated extension SharePreview where Image == Never {
  /// A localized title and an icon. Neither is drawn.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }

  /// A title that is not localized and an icon. Neither is drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title)) }

  /// A text as the title and an icon. Neither is drawn.
  public init(_ title: Text, icon: Icon) { self.init(text: title) }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// A localized title, which is not drawn.
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }

  /// A title that is not localized, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }

  /// A text as the title, which is not drawn.
  public init(_ title: Text) { self.init(text: title) }
}
