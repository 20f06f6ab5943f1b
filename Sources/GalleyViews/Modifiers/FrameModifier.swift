import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// A box of a fixed width, height or both around the view (FR1, FR2).
  /// - Parameters:
  ///   - width: points; nil leaves the axis to the view, a negative or undefined length is reported
  ///     and counts as 0.
  ///   - height: as `width`.
  ///   - alignment: where the view lies in the box; a larger one overflows on its terms.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(by: FixedFrameContent(width: width, height: height, alignment: alignment))
  }

  /// No effect: a frame needs at least one length.
  @available(*, deprecated, message: "a frame needs at least one length")
  public func frame() -> some View { frame(width: nil, height: nil) }

  /// A box with limits around the view (FR3 to FR7). With a maximum of infinity it fills what it is
  /// offered; limits out of order are put in order.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrameContent(
        lengths: [
          ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
          ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
        ],
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

private struct FixedFrameContent: NodeContent {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment
  var name: String {
    let lengths = [
      width.map { "width: \($0.shortDescription)" },
      height.map { "height: \($0.shortDescription)" },
    ]
    return "frame(\(lengths.compactMap { $0 }.joined(separator: ", ")))"
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? FixedFrameContent else { return false }
    return old.width == width && old.height == height && old.alignment == alignment
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    FixedFrameBehavior(width: width, height: height, alignment: alignment)
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    for (label, length) in [("width", width), ("height", height)] {
      if let length, !(length >= 0) || length == .infinity {
        builder.graph.report(
          .invalidLength(name: label, value: length, used: length == .infinity ? "infinity" : "0"),
          in: name, source: node.source)
      }
    }
    builder.displayChildren(of: node)
  }
}

private struct FlexibleFrameContent: NodeContent {
  /// As they were written, for messages.
  var lengths: [(name: String, length: CGFloat?)]
  var horizontal: FlexibleFrameBehavior.Limits
  var vertical: FlexibleFrameBehavior.Limits
  let alignment: Alignment
  var name: String { "frame(min, ideal, max)" }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? FlexibleFrameContent else { return false }
    return old.horizontal == horizontal && old.vertical == vertical && old.alignment == alignment
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    FlexibleFrameBehavior(horizontal: horizontal, vertical: vertical, alignment: alignment)
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    for side in [lengths[..<3], lengths[3...]] {
      // The largest length so far, which none after it may fall below (FR3).
      var floor: (name: String, length: CGFloat)?
      for (label, given) in side {
        guard let length = given else { continue }
        if length.isNaN || length < floor?.length ?? 0 {
          builder.graph.report(
            .invalidLength(
              name: label, value: length,
              used: floor.map { "\($0.name), \($0.length.shortDescription)" } ?? "0"),
            in: name, source: node.source)
        } else {
          floor = (label, length)
        }
      }
    }
    builder.displayChildren(of: node)
  }
}

extension FixedFrameContent: MovingContent {
  var placesView: Bool { true }

  var movingData: AnimatableVector {
    get { AnimatableVector(lengths: [width, height]) }
    set {
      width = newValue.length(0, from: width)
      height = newValue.length(1, from: height)
    }
  }

  func canMove(to other: FixedFrameContent) -> Bool {
    AnimatableVector.haveSameLengths([width, height], [other.width, other.height])
  }
}

extension FlexibleFrameContent: MovingContent {
  var placesView: Bool { true }

  var movingData: AnimatableVector {
    get { AnimatableVector(lengths: lengths.map(\.length)) }
    set {
      for index in lengths.indices {
        lengths[index].length = newValue.length(index, from: lengths[index].length)
      }
      let moved = lengths.map(\.length)
      horizontal = FlexibleFrameBehavior.Limits(min: moved[0], ideal: moved[1], max: moved[2])
      vertical = FlexibleFrameBehavior.Limits(min: moved[3], ideal: moved[4], max: moved[5])
    }
  }

  func canMove(to other: FlexibleFrameContent) -> Bool {
    AnimatableVector.haveSameLengths(lengths.map(\.length), other.lengths.map(\.length))
  }
}
