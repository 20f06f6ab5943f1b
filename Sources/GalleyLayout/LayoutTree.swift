import GalleyGeometry

/// A layout as a plain value that can be printed and compared: who was offered what, answered what
/// and lies where.
public struct LayoutTree: Hashable, Sendable {
  public var name: String
  /// What the view was offered where it lies.
  public var proposal: ProposedViewSize
  /// What it answered, in points.
  public var answer: CGSize
  /// Where it lies, in points of the root.
  public var frame: CGRect
  public var children: [LayoutTree]

  /// The tree below `node` as the last pass placed it, with `origin` added to every frame.
  public init(_ node: LayoutNode, origin: CGPoint = .zero) {
    name = node.name
    proposal = node.placedProposal
    answer = node.frame.size
    frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    let inner = frame.origin
    children = node.children.filter { !$0.isAbsent }.map { LayoutTree($0, origin: inner) }
  }

  /// The first view of that name, parents before children.
  public func first(named name: String) -> LayoutTree? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(named: name) { return found }
    }
    return nil
  }
}

extension LayoutTree: CustomStringConvertible {
  public var description: String {
    var lines: [String] = []
    describe(indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    let size = "\(answer.width.brief) x \(answer.height.brief)"
    lines.append("\(margin)\(name) offered \(proposal) answered \(size) at \(frame.brief)")
    for child in children { child.describe(indent: indent + 1, into: &lines) }
  }
}
