import GalleyGeometry
import GalleyViews

/// What is known of an image that is loaded.
public enum AsyncImagePhase {
  /// Nothing yet: the only phase of an image, which asks no network.
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

/// An image by its address. A drawing reads files of its image folder, and never asks the network: of other
/// addresses the placeholder is drawn, with a warning.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  /// Nil is the image as it is, or a grey box.
  private let content: ((AsyncImagePhase) -> Content)?
  @Environment(\.self) private var environment

  public var body: some View {
    if let url, url.isFileURL {
      let image = environment.image(at: url, scale: scale)
      view(of: image.map { .success($0) } ?? .failure(CocoaError(.fileReadNoSuchFile)))
    } else if url == nil {
      view(of: .empty)
    } else {
      view(of: .empty).ignored("AsyncImage(url:)")
    }
  }

  @ViewBuilder private func view(of phase: AsyncImagePhase) -> some View {
    if let content {
      content(phase)
    } else if let image = phase.image {
      image
    } else {
      SemanticColor.gray5
    }
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    self.scale = scale
    content = nil
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.scale = scale
    self.content = { phase in
      guard let image = phase.image else { return ViewBuilder.buildEither(second: placeholder()) }
      return ViewBuilder.buildEither(first: content(image))
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}
