import GalleyGeometry
import GalleyViews

/// A button that shares something. In an image it has no action.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection {
  private let label: Label

  fileprivate init(label: Label) { self.label = label }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// What can be shared without saying how it is shown: texts and addresses.
nonisolated public protocol _PlainlyShared {}
extension String: _PlainlyShared {}
extension URL: _PlainlyShared {}

/// A title of a share link.
nonisolated public protocol _ShareTitle {
  var _text: Text { get }
}
nonisolated extension String: _ShareTitle {
  public var _text: Text { Text(LocalizedStringKey(self)) }
}
nonisolated extension Substring: _ShareTitle {
  public var _text: Text { Text(self) }
}
nonisolated extension LocalizedStringKey: _ShareTitle {
  public var _text: Text { Text(self) }
}
nonisolated extension Text: _ShareTitle {
  public var _text: Text { self }
}

/// The label of a share link: the symbol for sharing and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

nonisolated extension ShareLink {
  /// A link that shares several values, with any view as its label. Nothing is shared: an image draws the label
  /// as a button.
  /// - Parameters:
  ///   - subject: not drawn.
  ///   - message: not drawn.
  ///   - preview: what would be shown of each value; it is not called.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// A link that shares one value, with any view as its label. Only the label is drawn.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares several texts or addresses, with any view as its label. Only the label is drawn.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: _PlainlyShared {
    self.init(label: label())
  }

  /// A link that shares a text or an address, with any view as its label. Only the label is drawn.
  public init<I: _PlainlyShared>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that shares several values, with the title "Share…" and its symbol.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init("Share…", items: items, preview: preview)
  }

  /// A link that shares several values, with a title of its own and the symbol of sharing.
  public init(
    _ title: some _ShareTitle, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: title._text))
  }

  /// A link that shares one value, with the title "Share…" and its symbol.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init("Share…", item: item, preview: preview)
  }

  /// A link that shares one value, with a title of its own and the symbol of sharing.
  public init<I>(
    _ title: some _ShareTitle, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: title._text))
  }
}

nonisolated extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares several texts or addresses, with the title "Share…" and its symbol.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: _PlainlyShared {
    self.init("Share…", items: items)
  }

  /// A link that shares several texts or addresses, with a title of its own and the symbol of sharing.
  public init(
    _ title: some _ShareTitle, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _PlainlyShared {
    self.init(label: DefaultShareLinkLabel(title: title._text))
  }

  /// A link that shares a text or an address, with the title "Share…" and its symbol.
  public init<I: _PlainlyShared>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init("Share…", item: item)
  }

  /// A link that shares a text or an address, with a title of its own and the symbol of sharing.
  public init<I: _PlainlyShared>(
    _ title: some _ShareTitle, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: title._text))
  }
}

/// How something is shown where it is about to be shared. It is not drawn.
nonisolated public struct SharePreview<Image, Icon> {
  private let title: Text

  /// A title, an image and an icon. None of them is drawn.
  public init(_ title: some _ShareTitle, image: Image, icon: Icon) { self.title = title._text }
}

nonisolated extension SharePreview where Icon == Never {
  /// A title and an image. Neither is drawn.
  public init(_ title: some _ShareTitle, image: Image) { self.title = title._text }
}

nonisolated extension SharePreview where Image == Never {
  /// A title and an icon. Neither is drawn.
  public init(_ title: some _ShareTitle, icon: Icon) { self.title = title._text }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  /// A title, which is not drawn.
  public init(_ title: some _ShareTitle) { self.title = title._text }
}
