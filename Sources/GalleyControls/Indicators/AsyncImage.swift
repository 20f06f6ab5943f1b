import GalleyGeometry
import GalleyViews

/// What is known of an image that is loaded.
public enum AsyncImagePhase {
  /// Nothing yet: the only phase of a picture, which asks no network.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// The place of an image of the network. A picture never asks the network: the placeholder is drawn,
/// with a warning where there is an address.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  /// Nil is the grey box of an image without a placeholder.
  private let content: Content?

  public var body: some View {
    if url == nil {
      picture
    } else {
      picture.ignored("AsyncImage(url:)")
    }
  }

  @ViewBuilder private var picture: some View {
    if let content {
      content
    } else {
      Color(light: Color(white: 0.9), dark: Color(white: 0.2))
    }
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = nil
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content(.empty)
  }
}
