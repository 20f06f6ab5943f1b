import GalleyGeometry
import GalleyGraphics

/// A corner of a path, and the directions in which the path comes and goes.
private struct PathVertex {
  var point: CGPoint
  var arriving: CGVector?
  var leaving: CGVector?

  /// Degrees between both directions.
  var angle: Double {
    func unit(_ vector: CGVector?) -> CGVector? {
      guard let vector else { return nil }
      let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
      return length > 0 ? CGVector(dx: vector.dx / length, dy: vector.dy / length) : nil
    }
    let (one, other) = (unit(arriving), unit(leaving))
    guard let first = one ?? other else { return 0 }
    let second = other ?? first
    var sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    if sum.dx.magnitude < 1e-9, sum.dy.magnitude < 1e-9 {
      // A path that turns back: a quarter turn from where it leads to, as the suite of browsers has it (Web Platform Tests,
      // svg/painting/reftests/markers-orient-002.svg).
      sum = CGVector(dx: -second.dy, dy: second.dx)
    }
    return DeterministicMath.angle(x: Double(sum.dx), y: Double(sum.dy)) * 180 / Double.pi
  }
}

extension Path {
  /// All corners, with the directions of the segments at them.
  /// - Parameter inner: the places of the curves that end inside of an arc, where no corner is.
  fileprivate func vertices(leavingOut inner: Set<Int>) -> [PathVertex] {
    var result: [PathVertex] = []
    var current = CGPoint.zero
    var start = 0
    var hidden: Set<Int> = []
    func vector(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
      from == to ? nil : CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
    func add(_ to: CGPoint, _ points: [CGPoint]) {
      let all = [current] + points + [to]
      let leaving = all.dropFirst().lazy.compactMap { vector(current, $0) }.first
      let arriving = all.dropLast().reversed().lazy.compactMap { vector($0, to) }.first
      if !result.isEmpty { result[result.count - 1].leaving = leaving }
      result.append(PathVertex(point: to, arriving: arriving))
      current = to
    }
    for (place, element) in elements.enumerated() {
      defer { if inner.contains(place) { hidden.insert(result.count - 1) } }
      switch element {
      case .move(let to):
        start = result.count
        result.append(PathVertex(point: to))
        current = to
      case .line(let to): add(to, [])
      case .quadCurve(let to, let control): add(to, [control])
      case .curve(let to, let one, let two): add(to, [one, two])
      case .closeSubpath:
        guard start < result.count else { continue }
        let first = result[start]
        add(first.point, [])
        // Both ends of a closed subpath turn as one corner.
        result[result.count - 1].leaving = first.leaving
        result[start].arriving = result[result.count - 1].arriving
      }
    }
    return hidden.isEmpty
      ? result : result.indices.filter { !hidden.contains($0) }.map { result[$0] }
  }
}

extension SVGPainter {
  private static let markerLimit = 20_000

  func markers(
    _ path: Path, _ box: CGRect, _ context: Context, _ element: SVGElement
  ) -> [DisplayItem] {
    let style = context.style
    if style.markerStart == nil, style.markerMid == nil, style.markerEnd == nil { return [] }
    let names = [style.markerStart, style.markerMid, style.markerEnd]
    let arcs = element.kind == .path ? element[.d].map { SVGPathData($0).innerArcs } : nil
    let vertices = path.vertices(leavingOut: arcs ?? [])
    guard vertices.count <= Self.markerLimit else {
      warnings.add(
        "markers", "a path of more than \(Self.markerLimit) corners has no markers", element.line)
      return []
    }
    var items: [DisplayItem] = []
    for (index, vertex) in vertices.enumerated() {
      let isLast = index == vertices.count - 1
      if index == 0, let name = names[0] {
        items += marker(name, vertex, isStart: true, box, context, element.line)
      }
      if index > 0, !isLast, let name = names[1] {
        items += marker(name, vertex, isStart: false, box, context, element.line)
      }
      if isLast, let name = names[2] {
        items += marker(name, vertex, isStart: false, box, context, element.line)
      }
    }
    return items
  }

  private func marker(
    _ text: String, _ vertex: PathVertex, isStart: Bool, _ box: CGRect, _ context: Context,
    _ line: Int
  ) -> [DisplayItem] {
    guard let (reference, _) = SVGStyle.reference(text),
      let index = tree.element(referredTo: reference), tree[index].kind == .marker
    else {
      warnings.add("missing:\(text)", "there is no marker \(text.prefix(40))", line)
      return []
    }
    guard !following.contains(index), context.depth < Self.depthLimit else { return [] }
    let element = tree[index]
    var scale = 1.0
    if element[.markerUnits] != "userSpaceOnUse" {
      scale = context.style.strokeWidth.resolved(
        .diagonal, in: context.viewport, fontSize: context.style.fontSize)
    }
    let width = length(element, .markerWidth, .horizontal, context) ?? 3
    let height = length(element, .markerHeight, .vertical, context) ?? 3
    guard width > 0, height > 0, scale > 0 else { return [] }
    var inner = Context(viewport: context.viewport, transform: .identity)
    inner.depth = context.depth + 1
    inner.style = computedStyle(index, context.viewport)
    guard inner.style.isDisplayed || element[.display] == "none" else { return [] }
    let frame = ContextBox { box }
    inner.contextFill = contextPaint(context.style.fill, frame, context)
    inner.contextStroke = contextPaint(context.style.stroke, frame, context)
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    var view = CGAffineTransform.identity
    if let viewBox = SVGViewBox(element[.viewBox]) {
      view = SVGAspect(element[.preserveAspectRatio]).transform(of: viewBox, in: area)
      inner.viewport = SVGViewport(width: viewBox.width, height: viewBox.height)
    } else if element[.viewBox] != nil {
      return []
    }
    let anchor = CGPoint(
      x: markerReference(element, .refX, .horizontal, inner),
      y: markerReference(element, .refY, .vertical, inner)
    ).applying(view)
    let place = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(SVGTransform.rotation(angle(element, vertex, isStart)))
      .concatenating(CGAffineTransform(translationX: vertex.point.x, y: vertex.point.y))
      .concatenating(context.transform)
    inner.transform = view.concatenating(place)
    guard inner.transform.keepsAreas else { return [] }
    following.insert(index)
    defer { following.remove(index) }
    let content = composed(children(of: index, inner), index, inner)
    if content.items.isEmpty { return [] }
    if isOverflowVisible(index) { return content.items }
    return [.group(DisplayGroup(items: content.items, clip: Path(area).applying(place)))]
  }

  func markerReference(
    _ element: SVGElement, _ name: SVGAttribute, _ axis: SVGAxis, _ context: Context
  ) -> Double {
    let words = ["left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"]
    if element.kind == .marker, element[.viewBox] == nil,
      let word = element[name]?.trimmingBlanks, words[word] != nil
    {
      // Of the marker's own viewport, where it has no box.
      let share = word == "center" ? 0.5 : word == "left" || word == "top" ? 0 : 1
      let side: SVGAttribute = axis == .horizontal ? .markerWidth : .markerHeight
      return share * (length(element, side, axis, context) ?? 3)
    }
    guard let text = element[name], let length = SVGLength(words[text] ?? text) else { return 0 }
    return length.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
  }

  private func angle(_ element: SVGElement, _ vertex: PathVertex, _ isStart: Bool) -> Double {
    let text = element[.orient]?.trimmingBlanks ?? "0"
    switch text {
    case "auto": return vertex.angle
    case "auto-start-reverse": return vertex.angle + (isStart ? 180 : 0)
    default:
      var scanner = SVGScanner(text)
      guard let number = scanner.number() else { return 0 }
      switch scanner.word() {
      case nil, "deg": return number
      case "rad": return number * 180 / Double.pi
      case "grad": return number * 0.9
      case "turn": return number * 360
      default: return 0
      }
    }
  }
}
