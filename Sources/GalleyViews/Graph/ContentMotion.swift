import GalleyGeometry
import GalleyMotion

/// A content with numbers between whose old and new values it can be shown.
protocol MovingContent: NodeContent {
  associatedtype MovingData: VectorArithmetic
  /// The numbers. Those that are not finite do not belong to them.
  var movingData: MovingData { get set }
  /// Whether the numbers say where the view in it lies and nothing else: that view moves, and these have nothing to
  /// animate, but where a modifier has a transaction of its own (`animation(_:body:)`).
  var placesView: Bool { get }
  /// Whether this content can become another one by its numbers; where it cannot, the other one is there at once.
  func canMove(to other: Self) -> Bool
}

extension MovingContent {
  var placesView: Bool { false }
  func canMove(to other: Self) -> Bool { true }

  func shown(on node: ViewNode, by motion: GraphMotion, in environment: EnvironmentValues)
    -> (any NodeContent)?
  {
    if placesView, environment.frameScope == nil {
      node.motion?.content = nil
      return nil
    }
    return motion.shown(self, on: node, in: environment)
  }
}

/// The numbers of a node's content on their way.
protocol ContentMotion: AnyObject {
  var isMoving: Bool { get }
  /// The content as it is at a moment; nil where it is as it was the last time.
  func shown(at time: TimeInterval) -> (any NodeContent)?
}

private final class DataContentMotion<Content: MovingContent>: ContentMotion {
  /// As the views say.
  var model: Content
  var animator: Animator<Content.MovingData>
  private var wasMoving = false

  init(_ model: Content) {
    self.model = model
    animator = Animator(model.movingData)
  }

  var isMoving: Bool { animator.isMoving }

  func shown(at time: TimeInterval) -> (any NodeContent)? {
    guard animator.isMoving || wasMoving else { return nil }
    return content(at: time)
  }

  func content(at time: TimeInterval) -> Content {
    let data = animator.value(at: time)
    wasMoving = animator.isMoving
    guard wasMoving else { return model }
    var shown = model
    shown.movingData = data
    return shown
  }
}

extension GraphMotion {
  /// The content of a pass as it is seen now; nil where it is seen as it is.
  fileprivate func shown<Content: MovingContent>(
    _ content: Content, on node: ViewNode, in environment: EnvironmentValues
  ) -> Content? {
    let owner = node.motion(in: self)
    guard let motion = owner.content as? DataContentMotion<Content>,
      motion.model.canMove(to: content)
    else {
      owner.content = DataContentMotion(content)
      return nil
    }
    let data = content.movingData
    if let one = data as? _AnyAnimatableData,
      let other = motion.animator.target as? _AnyAnimatableData, !one.isOfSameType(as: other)
    {
      owner.content = DataContentMotion(content)
      return nil
    }
    motion.model = content
    if motion.animator.target != data {
      if owner.birth == log.epoch {
        // It was not shown as it was.
        motion.animator = Animator(data)
      } else if move(&motion.animator, to: data, in: environment) {
        nodes.add(owner)
      }
    }
    return motion.content(at: clock.time)
  }
}
