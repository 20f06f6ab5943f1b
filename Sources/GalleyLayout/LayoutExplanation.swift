import GalleyGeometry
import GalleyStrings

/// Why a view has the size that it has: all that it was asked, and what its container did for it.
public struct LayoutExplanation: Hashable, Sendable {
  /// A proposal, and the size that the view answered.
  public struct Answer: Hashable, Sendable {
    /// What the view was offered.
    public var proposal: ProposedViewSize
    /// What it answered, in points.
    public var size: CGSize
  }

  /// What the view is called.
  public var name: String
  /// What the view was offered where it lies, and what it answered.
  public var placed: Answer
  /// The proposals that it was asked, in order.
  public var asked: [Answer]
  /// How many it was asked before those, whose answers are not kept any more.
  public var forgotten: Int
  /// The rule by which it answers.
  public var rule: String
  /// The name of its container; nil for the root.
  public var container: String?
  /// What the container did for it.
  public var service: [String]
  /// Which other views have the name that it was asked for by, in a sentence; nil where none has.
  package var others: String?

  /// The layout of the last pass must still be valid. What is asked for the explanation is not counted
  /// and leaves no trace in what nodes and layouts keep.
  package init(_ node: LayoutNode) {
    name = node.name
    placed = Answer(proposal: node.placedProposal, size: node.frame.size)
    asked = node.measuredAnswers.map { Answer(proposal: $0.proposal, size: $0.size) }
    forgotten = node.forgottenAnswers
    rule = node.behavior.rule
    container = node.parent?.name
    service = []
    let cell = Self.gridCell(of: node) ?? node
    if let parent = cell.parent, let index = parent.children.firstIndex(where: { $0 === cell }) {
      container = parent.name
      service = node.statistics.observing {
        parent.behavior.service(ofChild: index, proposal: parent.placedProposal, of: parent)
      }
    }
  }

  /// The cell of a grid that the view is, where only modifiers lie between both.
  private static func gridCell(of node: LayoutNode) -> LayoutNode? {
    var cell = node
    while let parent = cell.parent {
      if parent.behavior.isGrid { return cell }
      // A modifier may have views of its own behind the one that it is of.
      guard parent.behavior is any UnaryBehavior, parent.children.first === cell else {
        return nil
      }
      cell = parent
    }
    return nil
  }
}

extension LayoutExplanation: CustomStringConvertible {
  public var description: String {
    func text(_ size: CGSize) -> String {
      "\(size.width.shortDescription) x \(size.height.shortDescription)"
    }
    var lines = ["\(name): offered \(placed.proposal), answered \(text(placed.size))"]
    lines.append("  by \(rule)")
    if let container {
      lines.append("in \(container)")
      lines += service.map { "  \($0)" }
    }
    let count = forgotten + asked.count
    lines.append(
      "asked \(count.counted("time")), each proposal once (PR4)"
        + (forgotten > 0 ? "; the last \(asked.count):" : ""))
    lines += asked.map { "  \($0.proposal) -> \(text($0.size))" }
    if let others { lines.append(others) }
    return lines.map { ControlCharacters.escaped($0) }.joined(separator: "\n")
  }
}
