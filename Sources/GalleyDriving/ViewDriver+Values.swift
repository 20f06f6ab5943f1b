import GalleyDiagnostics
import GalleyGeometry
import GalleyStrings
import GalleyViews

/// Which control is meant whose value is set.
package enum ValueTarget {
  case query(ElementQuery)
  /// In points of the image: the last of those that are seen there, which lies in those around it or in front of them.
  case place(CGPoint)

  /// For messages.
  package var words: String {
    switch self {
    case .query(let query): query.words
    case .place(let place): "\(place.x.shortDescription), \(place.y.shortDescription)"
    }
  }
}

// Values of controls.
extension ViewDriver {
  /// The range of a slider.
  /// - Throws: `DrivingError`.
  package func values(ofSlider target: ValueTarget) throws -> ClosedRange<Double> {
    try graph.drawing { try slider(target, occurrence: nil).handle.bounds }
  }

  /// From where and to where the knob of a slider is dragged for a value.
  /// - Throws: `DrivingError`.
  package func slide(
    _ target: ValueTarget, to value: Double, occurrence: Int? = nil
  ) throws -> (start: CGPoint, end: CGPoint) {
    try graph.drawing {
      let (holder, handle) = try slider(target, occurrence: occurrence)
      guard holder.isEnabled else { throw DrivingError.disabled(target.words) }
      let length = handle.bounds.upperBound - handle.bounds.lowerBound
      let share = length > 0 ? (value - handle.bounds.lowerBound) / length : 0
      let track = holder.first { $0.isTouchable } ?? holder
      let size = track.layout.frame.size
      let places = [handle.share(), min(max(share, 0), 1)].map { handle.place($0, size) }
      guard let start = track.pointInImage(places[0]), let end = track.pointInImage(places[1])
      else { throw DrivingError.notHittable(target.words) }
      return (start, end)
    }
  }

  private func slider(
    _ target: ValueTarget, occurrence: Int?
  ) throws -> (holder: ViewNode, handle: ValueHandle) {
    guard let holder = try holder(target, occurrence, where: { $0.element?.value != nil }),
      let handle = holder.element?.value
    else { throw DrivingError.noValue(target.words) }
    return (holder, handle)
  }

  /// Makes a value larger or smaller by a step, as those do who have the screen read to them. Called within
  /// `ViewGraph.perform`.
  /// - Returns: the view that has reacted, by its name.
  /// - Throws: `DrivingError`.
  package func adjust(
    _ target: ValueTarget, _ direction: AccessibilityAdjustmentDirection
  ) throws -> String {
    let found = try holder(target, nil, where: { $0.adjust != nil })
    guard let found, let adjust = found.adjust else {
      throw DrivingError.noReaction("\"\(target.words)\"", to: "\(direction)")
    }
    guard found.isEnabled else { throw DrivingError.disabled(target.words) }
    adjust(direction)
    return HitView(found, at: .zero).description
  }

  /// Performs an action of a view that is no touch, as those do who have the screen read to them. Called within
  /// `ViewGraph.perform`.
  /// - Parameter name: as it is told: `PerformableAction.Name.text`. Of a custom action and a standard one, the custom one is meant.
  /// - Returns: the view that has reacted, by its name.
  /// - Throws: `DrivingError`.
  package func perform(_ name: String, on target: ValueTarget) throws -> String {
    for isCustom in [true, false] {
      var action: PerformableAction?
      let found = try holder(target, nil) { node in
        action = graph.performableActions(of: node).first {
          $0.name.isCustom == isCustom && $0.name.text.hasSameBytes(as: name)
        }
        return action != nil
      }
      guard let found, let action else { continue }
      guard found.isEnabled else { throw DrivingError.disabled(target.words) }
      action.perform()
      return HitView(found, at: .zero).description
    }
    throw DrivingError.noReaction("\"\(target.words)\"", to: "the action \"\(name)\"")
  }

  /// The view that is meant, around what was found, or in it; nil where there is none.
  /// - Throws: `DrivingError` where nothing was found.
  private func holder(
    _ target: ValueTarget, _ occurrence: Int?, where isMeant: (ViewNode) -> Bool
  ) throws -> ViewNode? {
    switch target {
    case .query(let query):
      guard let root else { throw DrivingError.noView(query.words, nearest: nil, known: []) }
      return try ElementSearch(root).view(query, occurrence: occurrence).nearest(isMeant)
    case .place(let place):
      return root.flatMap { last(of: $0, at: place, SeenBoxes(graph), where: isMeant) }
    }
  }

  private func last(
    of node: ViewNode, at place: CGPoint, _ boxes: SeenBoxes, where isMeant: (ViewNode) -> Bool
  ) -> ViewNode? {
    if node.layout.isAbsent || node.isUnseen { return nil }
    for child in node.paintedChildren.reversed() {
      if let found = last(of: child, at: place, boxes, where: isMeant) { return found }
    }
    return boxes.box(of: node)?.encloses(place) == true && isMeant(node) ? node : nil
  }
}
