import GalleyGeometry

/// Whether a pointer is above a view. None is above an image unless a renderer is driven (`hover`).
public enum HoverPhase: Equatable, Sendable {
  /// In points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// How a view looks below a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system does.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes nearer, and the pointer hides in it.
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// Calls `action` with true when a pointer comes above the view or one in it, and with false when it leaves: when a
  /// renderer is driven. A disabled view hears of it as well (assumed).
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    hoverable(name: "onHover") { change, _ in
      switch change {
      case .entered: action(true)
      case .moved: break
      case .left: action(false)
      }
    }
  }

  /// Calls `action` with the place of a pointer that comes above the view or moves there, in points of a space, and
  /// when it leaves: when a renderer is driven.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hoverable(name: "onContinuousHover") { change, node in
      switch change {
      case .entered(let place), .moved(let place):
        if let own = node.location(place, in: coordinateSpace) { action(.active(own)) }
      case .left: action(.ended)
      }
    }
  }

  /// Calls `action` with the place of a pointer, as `onContinuousHover(coordinateSpace:perform:)` does, in a space by
  /// its name.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// No effect: no pointer is above an image.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// No effect: no pointer is above an image.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// No effect: no pointer is above an image.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// What the view does, in a sentence. It is not drawn; a driven renderer (`tap`) also finds the view by it.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// What the view does, in a sentence. It is not drawn; a driven renderer (`tap`) also finds the view by it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(verbatim: String(text))) }

  /// What the view does, in a sentence. It is not drawn; a driven renderer (`tap`) also finds the view by it.
  public func help(_ text: Text) -> some View { described(as: .help(text)) }
}
