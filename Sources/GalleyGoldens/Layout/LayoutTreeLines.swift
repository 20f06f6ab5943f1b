import Galley
import GalleyStrings

/// Two matched layouts as lines: `- ` before what was, `+ ` before what is, two spaces before what is the
/// same on the way there, and what did not change below a view in one line.
struct LayoutTreeLines {
  private(set) var lines: [String] = []
  private static let limit = 400

  init(_ root: LayoutMatching.Node) {
    write(root, depth: 0)
    if lines.count > Self.limit {
      let rest = lines.count - Self.limit
      lines = lines.prefix(Self.limit) + ["  \u{2026} \(rest.counted("more line"))"]
    }
  }

  private mutating func write(_ node: LayoutMatching.Node, depth: Int) {
    switch node {
    case .removed(let view): write(all: view, sign: "- ", depth: depth)
    case .added(let view): write(all: view, sign: "+ ", depth: depth)
    case .wrapped(let outer, let inner):
      lines.append(Self.line("+ ", outer, depth))
      write(inner, depth: depth + 1)
    case .unwrapped(let outer, let inner):
      lines.append(Self.line("- ", outer, depth))
      write(inner, depth: depth + 1)
    case .kept(let old, let new, let children):
      if LayoutReading.Pair(old: old, new: new).isChanged {
        lines.append(Self.line("- ", old, depth))
        lines.append(Self.line("+ ", new, depth))
      } else {
        lines.append(Self.line("  ", new, depth))
      }
      write(children, depth: depth + 1)
    }
  }

  private mutating func write(_ children: [LayoutMatching.Node], depth: Int) {
    var same = 0
    func flush() {
      guard same > 0 else { return }
      lines.append(
        "  \(String(repeating: "  ", count: depth))\u{2026} \(same) unchanged")
      same = 0
    }
    for child in children {
      if Self.isChanged(child) {
        flush()
        write(child, depth: depth)
      } else if case .kept(_, let new, _) = child {
        same += new.count
      }
    }
    flush()
  }

  private static func isChanged(_ node: LayoutMatching.Node) -> Bool {
    guard case .kept(let old, let new, let children) = node else { return true }
    return LayoutReading.Pair(old: old, new: new).isChanged || children.contains { isChanged($0) }
  }

  private mutating func write(all view: LayoutSnapshot.View, sign: String, depth: Int) {
    lines.append(Self.line(sign, view, depth))
    for child in view.children { write(all: child, sign: sign, depth: depth + 1) }
  }

  private static func line(_ sign: String, _ view: LayoutSnapshot.View, _ depth: Int) -> String {
    let indent = String(repeating: "  ", count: min(depth, 40))
    return ControlCharacters.escaped("\(sign)\(indent)\(view.name) \(view.frame.shortDescription)")
  }
}
