import GalleyGeometry
import GalleyGraphics

extension GraphicsContext {
  /// How a clip limits what is drawn.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside of the clip instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// What limits the drawing, in device pixels.
  enum Clip {
    case path(Path, FillRule)
    case mask([DisplayItem])

    /// The box outside of which nothing is drawn; nil where that is not known.
    var bounds: CGRect? {
      if case .path(let path, _) = self { return path.controlBounds }
      return nil
    }

    func narrow(_ compositing: inout Compositing) {
      switch self {
      case .path(let path, let rule): (compositing.clip, compositing.clipRule) = (path, rule)
      case .mask(let items): compositing.mask = items
      }
    }
  }

  /// Draws only inside a path from now on, and inside of the clips before it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(toPixels)
    guard options.contains(.inverse) else {
      return clips.insert(.path(outline, style.rule), at: 0)
    }
    clips.insert(
      inverted([.fill(path: outline, rule: style.rule, paint: .solid(.black))]), at: 0)
  }

  /// Draws only where `content` draws, as opaque as that is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try items(of: content)
    if opacity < 1 {
      items = [.group(DisplayGroup(items: items, effects: [.opacity(max(opacity, 0))]))]
    }
    clips.insert(options.contains(.inverse) ? inverted(items) : .mask(items), at: 0)
  }

  /// The canvas without what the items cover.
  private func inverted(_ items: [DisplayItem]) -> Clip {
    .mask([
      .fillRect(scene.frame, paint: .solid(.black)),
      .group(DisplayGroup(items: items, blendMode: .destinationOut)),
    ])
  }

  /// A box around all that can still be seen, in the points that are drawn with.
  public var clipBoundingRect: CGRect {
    let device = clips.compactMap(\.bounds).reduce(scene.frame.cgRect) { $0.overlap(with: $1) }
    return device.isNull ? .zero : device.applying(toPixels.inverted())
  }
}
