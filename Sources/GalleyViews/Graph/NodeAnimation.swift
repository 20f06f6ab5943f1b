import GalleyGeometry
import GalleyGraphics
import GalleyMotion

/// What of one node moves: the numbers of its content, its frame, and its colours.
final class NodeAnimation {
  /// The node, until it is gone. A weak reference would make each retain of a node slower.
  private(set) unowned(unsafe) var node: ViewNode?
  /// The change of state with which the node came.
  let birth: Int
  /// The change of state with which it came last: one that was leaving may come back.
  private(set) var arrival: Int
  /// Whether the graph brings the node up to date at every moment.
  var isListed = false
  /// Whether the node's insertion was not handled yet.
  var isNew = true
  /// Whether the node is of a transition that leaves a view which has come as it is: once nothing of it moves it paints
  /// nothing, so that what is painted is what a graph without a clock paints.
  var isIdle = false
  /// The numbers of the content; nil where it has none.
  var content: (any ContentMotion)?
  /// The node's frame; nil where it has nothing to animate.
  var frame: FrameMotion?
  /// How much of the node is seen; 1 unless it comes or goes without a transition of its own.
  private var presence: Animator<Double>?
  private(set) var shownOpacity = 1.0
  /// How the node's view goes; nil where it fades.
  var exit: ViewExit?
  /// Views that were children of the node and are leaving.
  private(set) var leaving: [LeavingView] = []
  private var paints: [PaintMotion] = []
  /// How many paints the node has asked for since it began to be painted.
  private var paintCount = 0

  init(_ node: ViewNode, birth: Int) {
    self.node = node
    self.birth = birth
    arrival = birth
  }

  /// The node is going.
  func leaveNode() { node = nil }

  /// Brings the node to where it is at a moment.
  /// - Returns: whether something of it goes on.
  func step(to time: TimeInterval, in graph: ViewGraph) -> Bool {
    guard let node else { return false }
    var goesOn = false
    if let content {
      if let shown = content.shown(at: time) { node.show(shown, in: graph) }
      if content.isMoving { goesOn = true }
    }
    if frame?.step(to: time) == true { goesOn = true }
    if let group = node.layout.behavior as? GeometryGroupBehavior { group.size = shownFrame?.size }
    if var animator = presence {
      shownOpacity = animator.value(at: time)
      presence = animator.isMoving ? animator : nil
      if presence != nil { goesOn = true }
    }
    for index in paints.indices where paints[index].animator.isMoving {
      _ = paints[index].animator.value(at: time)
      if paints[index].animator.isMoving { goesOn = true }
    }
    return goesOn
  }
}

extension NodeAnimation {
  func beginPainting() { paintCount = 0 }

  /// Whether the node is seen to do something.
  var isAtWork: Bool { !isIdle || content?.isMoving == true }

  /// A paint as it is seen now.
  /// - Parameter frame: what is painted.
  func shown(_ paint: Paint, in frame: PixelRect, _ motion: GraphMotion) -> Paint {
    guard let node else { return paint }
    defer { paintCount += 1 }
    guard paints.indices.contains(paintCount), paints[paintCount].canMove(to: paint) else {
      paints.removeSubrange(min(paintCount, paints.count)...)
      paints.append(PaintMotion(paint, in: frame))
      return paint
    }
    let numbers = paints[paintCount].numbers(of: paint, in: frame)
    if paints[paintCount].animator.target != numbers {
      if motion.move(&paints[paintCount].animator, to: numbers, in: node.environment) {
        motion.nodes.add(self)
      }
    }
    guard paints[paintCount].animator.isMoving else { return paint }
    return paint.moved(to: paints[paintCount].animator.value(at: motion.clock.time), in: frame)
  }
}

// Comings and goings.
extension NodeAnimation {
  /// Fades the node in or out.
  /// - Parameter environment: that of the view itself, not of the modifiers around it.
  func fade(to opacity: Double, in motion: GraphMotion, _ environment: EnvironmentValues) {
    isNew = false
    if motion.log.isChange, motion.log.transaction(in: environment).animation == nil {
      (presence, shownOpacity) = (nil, opacity)
      return
    }
    var animator = presence ?? Animator(1 - opacity)
    if motion.move(&animator, to: opacity, in: environment) { motion.nodes.add(self) }
    shownOpacity = animator.value(at: motion.clock.time)
    presence = animator.isMoving ? animator : nil
  }

  /// Whether the node is fading out.
  var isFadingOut: Bool { presence?.target == 0 }

  /// Keeps views that were removed until they are gone.
  func keep(_ views: [LeavingView], in motion: GraphMotion) {
    leaving += views
    if !leaving.isEmpty { motion.nodes.add(host: self) }
  }

  /// A view that was leaving is there again.
  func takeBack(_ nodes: [ViewNode], at epoch: Int) {
    guard !leaving.isEmpty else { return }
    leaving.removeAll { view in
      let isBack = nodes.contains { $0 === view.node }
      if isBack { view.node.motion?.comeBack(at: epoch) }
      return isBack
    }
  }

  /// The node and all in it belong to their own places again.
  private func comeBack(at epoch: Int) {
    arrival = epoch
    frame?.comeBack()
    for child in (node?.children ?? []) + (node?.secondary ?? []) {
      child.motion?.comeBack(at: epoch)
    }
  }

  /// Releases the views that are gone. One that comes again later comes anew.
  /// - Parameters:
  ///   - time: in seconds of the clock.
  ///   - isPlaced: whether it is known what of all that is seen moves.
  /// - Returns: whether others are still leaving.
  func removeLeft(
    from nodes: MovingNodes, at time: TimeInterval, isPlaced: Bool = false
  ) -> Bool {
    leaving.removeAll { view in
      if view.end == nil, !isPlaced, node != nil { return false }
      if let end = view.end, time < end - AnimationClock.tolerance { return false }
      node?.detach(of: view.node)
      if let exit = view.node.motion?.exit { nodes.forgetPresence(at: exit.place) }
      return true
    }
    return !leaving.isEmpty
  }
}
