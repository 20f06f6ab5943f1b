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

/// The label of a share link: the symbol for sharing and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  /// What a link without a title of its own says.
  fileprivate static var share: Text { Text("Share…") }
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
    self.init(label: DefaultShareLinkLabel(title: DefaultShareLinkLabel.share))
  }

  /// A link that shares several values, with a localized title and the symbol of sharing.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link that shares several values, with a title that is not localized and the symbol of sharing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares several values, with a text as its title and the symbol of sharing.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: title))
  }

  /// A link that shares one value, with the title "Share…" and its symbol.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: DefaultShareLinkLabel.share))
  }

  /// A link that shares one value, with a localized title and the symbol of sharing.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link that shares one value, with a title that is not localized and the symbol of sharing.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares one value, with a text as its title and the symbol of sharing.
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: title))
  }
}

nonisolated extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares several texts or addresses, with the title "Share…" and its symbol.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: _PlainlyShared {
    self.init(label: DefaultShareLinkLabel(title: DefaultShareLinkLabel.share))
  }

  /// A link that shares several texts or addresses, with a localized title and the symbol of sharing.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _PlainlyShared {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link that shares several texts or addresses, with a title that is not localized and the symbol of sharing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _PlainlyShared {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares several texts or addresses, with a text as its title and the symbol of sharing.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: _PlainlyShared {
    self.init(label: DefaultShareLinkLabel(title: title))
  }

  /// A link that shares a text or an address, with the title "Share…" and its symbol.
  public init<I: _PlainlyShared>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: DefaultShareLinkLabel.share))
  }

  /// A link that shares a text or an address, with a localized title and the symbol of sharing.
  public init<I: _PlainlyShared>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A link that shares a text or an address, with a title that is not localized and the symbol of sharing.
  @_disfavoredOverload
  public init<S: StringProtocol, I: _PlainlyShared>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares a text or an address, with a text as its title and the symbol of sharing.
  public init<I: _PlainlyShared>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: title))
  }
}
