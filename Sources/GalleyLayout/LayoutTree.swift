import GalleyGeometry
import GalleyStrings

/// A layout as a plain value that can be printed and compared: who was offered what, answered what
/// and lies where.
public struct LayoutTree: Hashable, Sendable {
  /// The way from the root, by places among the children: `0.2.1`.
  public var id: String
  /// The view's type, or the name that `layoutName` set.
  public var name: String
  /// Whether the name was set, by `layoutName`.
  public var isNamed: Bool
  /// What is written in the view; nil for one that is no text.
  public var text: String?
  /// What the view was offered where it lies.
  public var proposal: ProposedViewSize
  /// What it answered, in points.
  public var answer: CGSize
  /// Where it lies, in points of the image: of the root, but for a margin around a preview's view.
  public var frame: CGRect
  /// The layout priority: 0 by default, negative infinity of a spacer.
  public var priority: Double
  /// Guides that the view states, from its own edges, in points: text baselines, and its own.
  public var guides: [String: CGFloat]
  /// From the view's end to the next one's start along the stack around, in points; nil for the last
  /// view and outside of stacks.
  public var gapToNext: CGFloat?
  /// Along which the views in it lie, of a stack, one behind `AnyLayout` too; nil for what is none.
  package var stackAxis: Axis?
  /// Whether the view is one with a margin around it.
  package var isPadding: Bool
  /// The radius of the four corners that the view draws or clips, in points; nil for what has none, or several.
  package var cornerRadius: CGFloat?
  /// Numbers that the view was made with and that its frame does not show, in words by what they are: `line width`, `3`.
  package var measures: [String: String]
  /// The views in it that were placed, in order.
  public var children: [LayoutTree]

  /// The tree below `node` as the last pass placed it, with `origin` added to every frame. What is
  /// asked for it is not counted and leaves no trace.
  package init(_ node: LayoutNode, origin: CGPoint = .zero, id: String = "0") {
    self = node.statistics.observing { LayoutTree(reading: node, origin: origin, id: id) }
  }

  private init(reading node: LayoutNode, origin: CGPoint, id: String) {
    self.id = id
    name = node.name
    isNamed = node.isNamed
    text = node.behavior.text
    cornerRadius = node.cornerRadius
    measures = node.measures
    stackAxis = node.behavior.stackAxis
    isPadding = node.behavior is PaddingBehavior
    proposal = node.placedProposal
    answer = node.frame.size
    frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    priority = node.priority
    guides = Self.guides(of: node)
    let inner = frame.origin
    children = node.placedChildren.map { place, child in
      LayoutTree(reading: child, origin: inner, id: "\(id).\(place)")
    }
    if let axis = stackAxis {
      let isMirrored = axis == .horizontal && node.layoutDirection == .rightToLeft
      setGaps(along: axis, isMirrored: isMirrored)
    }
  }

  /// Text baselines, and the guide that an `alignmentGuide` states, by the name of its type.
  private static func guides(of node: LayoutNode) -> [String: CGFloat] {
    var guides: [String: CGFloat] = [:]
    for (name, alignment) in [
      ("firstTextBaseline", VerticalAlignment.firstTextBaseline),
      ("lastTextBaseline", .lastTextBaseline),
    ] {
      guides[name] = node.explicitAlignment(alignment.key, for: node.placedProposal)
    }
    if let key = (node.behavior as? AttributeBehavior)?.statedGuide,
      key != VerticalAlignment.firstTextBaseline.key, key != VerticalAlignment.lastTextBaseline.key
    {
      guides["\(key.id)"] = node.explicitAlignment(key, for: node.placedProposal)
    }
    return guides
  }

  private mutating func setGaps(along axis: Axis, isMirrored: Bool) {
    func start(_ frame: CGRect) -> CGFloat { frame.origin[axis] }
    func end(_ frame: CGRect) -> CGFloat { frame.origin[axis] + frame.size[axis] }
    for index in children.indices.dropLast() {
      let (one, next) = (children[index].frame, children[index + 1].frame)
      children[index].gapToNext =
        isMirrored ? start(one) - end(next) : start(next) - end(one)
    }
  }

  /// The first view of that name, parents before children.
  public func first(named name: String) -> LayoutTree? { first { $0.name == name } }

  /// The first view for which `isFound` holds, parents before children.
  public func first(where isFound: (LayoutTree) -> Bool) -> LayoutTree? {
    if isFound(self) { return self }
    for child in children {
      if let found = child.first(where: isFound) { return found }
    }
    return nil
  }
}

extension LayoutTree: CustomStringConvertible {
  /// One line a view, children indented.
  public var description: String {
    var lines: [String] = []
    describe(indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    let size = "\(answer.width.shortDescription) x \(answer.height.shortDescription)"
    var line =
      "\(margin)\(name) [\(id)] offered \(proposal) answered \(size) at \(frame.shortDescription)"
    if priority != 0 { line += " priority \(CGFloat(priority).shortDescription)" }
    for (name, value) in guides.sorted(by: { $0.key < $1.key }) {
      line += " \(name) \(value.shortDescription)"
    }
    if let gapToNext { line += " gap \(gapToNext.shortDescription)" }
    // A name is foreign text, and must not begin a line of its own.
    lines.append(ControlCharacters.escaped(line))
    for child in children { child.describe(indent: indent + 1, into: &lines) }
  }

  /// The tree as JSON, keys sorted; lengths that are infinite are strings.
  public var json: String {
    var writer = JSONWriter(spacing: .spaced, escapes: .required)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    func write(_ key: String, _ numbers: [CGFloat?]) {
      writer.key(key)
      writer.openArray()
      for number in numbers { writer.number(number) }
      writer.close()
    }
    writer.openObject()
    write("answer", [answer.width, answer.height])
    writer.key("children")
    writer.openArray()
    for child in children { child.write(to: &writer) }
    writer.close()
    write("frame", [frame.minX, frame.minY, frame.width, frame.height])
    writer.key("gapToNext")
    writer.number(gapToNext)
    writer.key("guides")
    writer.openObject()
    for (name, value) in guides.sorted(by: { $0.key < $1.key }) {
      writer.key(name)
      writer.number(value)
    }
    writer.close()
    writer.key("id")
    writer.string(id)
    writer.key("isNamed")
    writer.bool(isNamed)
    writer.key("name")
    writer.string(name)
    writer.key("priority")
    writer.number(priority)
    write("proposal", [proposal.width, proposal.height])
    writer.key("text")
    if let text { writer.string(text) } else { writer.null() }
    writer.close()
  }
}

extension JSONWriter {
  /// A length in points; null where there is none.
  fileprivate mutating func number(_ length: CGFloat?) {
    if let length { number(Double(length)) } else { null() }
  }
}
