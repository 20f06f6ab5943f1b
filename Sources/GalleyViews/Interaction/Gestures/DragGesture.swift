import GalleyGeometry

/// A finger or pointer that moves while it presses.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where the drag is.
  public struct Value: Hashable, Sendable {
    /// When the finger was there, by the image's clock.
    public var time: Date
    /// In points, as all that follows.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint
    /// A second's way.
    public var velocity: CGSize

    /// The way from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would end if the finger was lifted: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to where the drag would end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger goes before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space that places are given in.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.minimumDistance = minimumDistance
    recognizer.coordinateSpace = coordinateSpace
    return recognizer
  }
}

nonisolated extension DragGesture {
  /// A drag in a space by its name.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}
