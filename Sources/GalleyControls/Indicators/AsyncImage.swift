import GalleyGeometry
import GalleyViews

/// What is known of an image that is loaded.
public enum AsyncImagePhase {
  /// Nothing yet: the only phase of an image, which asks no network.
  case empty
  /// An image is there.
  case success(Image)
  /// There is no image, and this is why.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error, if there is one.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image by its address. A drawing reads files of its image folder, and never asks the network: of other
/// addresses the placeholder is drawn, with a warning.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  /// Nil is the image as it is, or a grey box.
  private let content: ((AsyncImagePhase) -> Content)?
  @Environment(\.self) private var environment
}

nonisolated extension AsyncImage: View {
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

  /// The image at an address, as it is; a grey box if there is none.
  /// - Parameters:
  ///   - url: a file; an address of a network is not asked, which is a warning, and shows the grey box.
  ///   - scale: the pixels of the image for a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    self.scale = scale
    content = nil
  }

  /// A view for the image, and another one if there is none.
  /// - Parameters:
  ///   - url: a file; an address of a network is not asked, which is a warning, and shows the placeholder.
  ///   - scale: the pixels of the image for a point.
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

  /// A view for each phase: `success` or `failure` for a file, `empty` for nil or an address of a network, which
  /// is a warning.
  /// - Parameter transaction: it has no effect, as a phase never changes.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}
