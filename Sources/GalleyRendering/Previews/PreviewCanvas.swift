import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a preview is drawn on, by all settings that decide it.
struct PreviewCanvas {
  enum Room: Equatable {
    /// The view's own size, where it is offered a width in points and no height.
    case card(width: CGFloat)
    /// What the view answers to an offer in points.
    case fitting(CGSize)
    /// Points.
    case fixed(CGSize)
    /// The whole screen of a device.
    case screen(DeviceScreen, InterfaceOrientation)
    /// A card, or the whole screen of the default device where the view fills a screen.
    case undecided

    /// Whether the view decides how large the image is.
    var isOfView: Bool {
      switch self {
      case .card, .fitting: true
      case .fixed, .screen, .undecided: false
      }
    }
  }

  var room: Room
  /// Pixels to a point.
  var scale: CGFloat
  /// What is not as it was asked for.
  var warnings: [String] = []
  /// Whether the view had no area on another canvas.
  private(set) var mayBeEmpty = false

  /// Pixels to a point where neither the configuration nor a device says it: as sharp as a page shows it, at half the
  /// pixels of a phone's.
  static let usualScale: CGFloat = 2

  /// What decides, the first one first: the configuration's size, its device, the preview's layout, its device, its widget,
  /// an orientation (of the default device), nothing.
  /// - Throws: `DeviceTable.UnknownDevice` for that of the configuration; one of the preview is a warning.
  init(_ configuration: PreviewConfiguration, _ settings: PreviewSettings) throws {
    let stated = try configuration.device.map { try DeviceTable.screen(named: $0) }
    (room, scale) = (.undecided, Self.usualScale)
    let own = settings.device.flatMap { ownDevice($0.rawValue) }
    let orientation = configuration.orientation ?? settings.orientation
    let held = orientation ?? .portrait
    scale = configuration.scale ?? stated?.scale ?? own?.scale ?? Self.usualScale
    if let size = configuration.size {
      room = .fixed(size)
      if stated != nil || configuration.orientation != nil {
        warnings.append(
          "the size \(size.width.shortDescription) x \(size.height.shortDescription) overrides a device's "
            + "screen: there is no safe area")
      }
    } else if let stated {
      room = .screen(stated, held)
    } else if case .fixed(let width, let height) = settings.layout {
      room = .fixed(CGSize(width: width, height: height))
    } else if settings.layout == .sizeThatFits {
      room = .fitting((own ?? DeviceTable.defaultScreen).size(held: held))
    } else if let own {
      room = .screen(own, held)
    } else if let size = settings.widget?.phoneSize {
      room = .fixed(size)
    } else {
      if orientation != nil { room = .screen(DeviceTable.defaultScreen, held) }
      if let widget = settings.widget {
        warnings.append(
          "a phone has no widget of the family \(widget): the preview is drawn like that of any "
            + "other view")
      }
    }
    addWarnings(settings)
  }

  /// The device that a preview asks for; nil, and a warning, for an unknown name.
  private mutating func ownDevice(_ name: String) -> DeviceScreen? {
    do {
      return try DeviceTable.screen(named: name)
    } catch {
      warnings.append("previewDevice: \(error)")
      return nil
    }
  }

  private mutating func addWarnings(_ settings: PreviewSettings) {
    if let ignored = settings.ignored { warnings.append("\(ignored) is not drawn") }
    if case .screen(let device, .portraitUpsideDown) = room, device.kind == .phone {
      warnings.append(
        "portraitUpsideDown: the screen of an \(device.name) does not rotate upside down; it is "
          + "drawn upright")
    }
  }

  /// What a card is offered: the width of the default device's screen.
  static var cardWidth: CGFloat { DeviceTable.defaultScreen.size.width }

  /// Whether it is a card: no canvas is set for the preview, and the view fills no screen.
  var isCard: Bool {
    if case .card = room { true } else { false }
  }

  /// The heights that a view is offered to find out whether it fills a screen, in points: that of the default device,
  /// and one that nothing fills by chance.
  static let triedHeights: [CGFloat] = [DeviceTable.defaultScreen.size.height, 1200]

  /// Whether the view's own size is that of the image.
  var isFitting: Bool {
    if case .fitting = room { return true }
    return room == .undecided
  }

  /// What a view is offered to find out whether it fills a screen.
  static let triedSizes = triedHeights.map { ProposedViewSize(width: cardWidth, height: $0) }

  /// Whether a view that answers so to `triedSizes` fills a screen: it takes each of the heights, as lists, scroll views,
  /// spacers, readers of geometry, colours and screens with bars do.
  private static func fills(_ sizes: some Collection<CGSize>) -> Bool {
    sizes.count == triedHeights.count
      && zip(sizes, triedHeights).allSatisfy { abs($0.height - $1) < 0.5 }
  }

  /// Decides what views are drawn on that were made, and have not appeared: what fills a screen, or presents something, is on
  /// one; any other view is a card so far.
  /// - Parameter sizes: what the views answer to `triedSizes`.
  mutating func decide(_ sizes: [CGSize], isPresenting: Bool) {
    guard room == .undecided else { return }
    room =
      isPresenting || Self.fills(sizes)
      ? .screen(DeviceTable.defaultScreen, .portrait) : .card(width: Self.cardWidth)
  }

  /// The canvas now that views have appeared on this one, and nothing changes any more; nil where it is this one. A card
  /// that has come to fill a screen, or to present something that covers one, needs a screen. A view without area, as an
  /// empty text, is shown on an empty screen, as in Xcode's canvas, or on a point where its own size was asked for. What has
  /// filled a screen stays on it.
  ///
  /// Xcode's canvas centres every preview on a device's screen unless it asks for another layout (Apple, `PreviewLayout`:
  /// `device` is the default); a card is a choice of Galley's.
  func settled(in graph: ViewGraph) -> PreviewCanvas? {
    guard room.isOfView else { return nil }
    let sizes = graph.windowSizes(in: Self.triedSizes + [room.proposal])
    guard let own = sizes.last else { return nil }
    let isEmpty = sizes.contains(where: \.hasNoArea)
    var canvas = self
    canvas.mayBeEmpty = isEmpty
    if case .fitting = room {
      guard own.hasNoArea else { return nil }
      canvas.room = .fixed(CGSize(width: max(1, own.width), height: max(1, own.height)))
      return canvas
    }
    guard isEmpty || graph.isPresenting || Self.fills(sizes.dropLast()) else { return nil }
    canvas.room = .screen(DeviceTable.defaultScreen, .portrait)
    return canvas
  }

  /// Warns of a view that has no area on this canvas, either.
  mutating func noteEmptiness(in graph: ViewGraph) {
    guard mayBeEmpty, let size = graph.windowSizes(in: Self.triedSizes).first, size.hasNoArea else {
      return
    }
    warnings.append(
      "the view has no area (\(size.width.shortDescription) x \(size.height.shortDescription) points): the image is "
        + "empty but for what is drawn outside of the view")
  }
}

extension CGSize {
  fileprivate var hasNoArea: Bool { width <= 0 || height <= 0 }
}
