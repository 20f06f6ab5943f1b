import Galley
import TestSupport
import Testing

/// What must hold for any tree.
@Suite struct LayoutPropertyTests {
  /// A random tree that can be built along either axis.
  private indirect enum Tree {
    case box(CGFloat, CGFloat)
    case flexible
    case spacer
    case stack(Axis, CGFloat?, Int, [Tree])
    case overlaid([Tree])
    case padded(Tree, CGFloat)
    case framed(Tree, major: CGFloat?, minor: CGFloat?)
    case limited(Tree, low: CGFloat, high: CGFloat)
    case prioritized(Tree, Double)
  }

  private func tree(_ depth: Int, _ generator: inout SeededRandom) -> Tree {
    let pick = Int.random(in: 0..<(depth == 0 ? 3 : 10), using: &generator)
    func child() -> Tree { tree(depth - 1, &generator) }
    func children() -> [Tree] {
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in child() }
    }
    func length() -> CGFloat { CGFloat(Int.random(in: 0...120, using: &generator)) }
    switch pick {
    case 0: return .box(length(), length())
    case 1: return .flexible
    case 2: return .spacer
    case 3, 4:
      return .stack(
        Bool.random(using: &generator) ? .horizontal : .vertical,
        Bool.random(using: &generator) ? nil : 4, Int.random(in: 0..<3, using: &generator),
        children())
    case 5: return .overlaid(children())
    case 6: return .padded(child(), length() / 10)
    case 7: return .framed(child(), major: length(), minor: nil)
    case 8: return .limited(child(), low: 10, high: 10 + length())
    default: return .prioritized(child(), Double(Int.random(in: -1...1, using: &generator)))
    }
  }

  /// The tree as views; `isTransposed` exchanges the axes.
  private func view(_ tree: Tree, isTransposed: Bool) -> AnyView {
    func view(_ tree: Tree) -> AnyView { self.view(tree, isTransposed: isTransposed) }
    switch tree {
    case .box(let major, let minor):
      let (width, height) = isTransposed ? (minor, major) : (major, minor)
      return AnyView(Color.red.frame(width: width, height: height))
    case .flexible: return AnyView(Color.red)
    case .spacer: return AnyView(Spacer())
    case .stack(let axis, let spacing, let alignment, let children):
      let views = children.map(view)
      let content = ForEach(0..<views.count, id: \.self) { views[$0] }
      if (axis == .horizontal) != isTransposed {
        let guide: VerticalAlignment = [.top, .center, .bottom][alignment]
        return AnyView(HStack(alignment: guide, spacing: spacing) { content })
      }
      let guide: HorizontalAlignment = [.leading, .center, .trailing][alignment]
      return AnyView(VStack(alignment: guide, spacing: spacing) { content })
    case .overlaid(let children):
      let views = children.map(view)
      return AnyView(ZStack { ForEach(0..<views.count, id: \.self) { views[$0] } })
    case .padded(let child, let length): return AnyView(view(child).padding(length))
    case .framed(let child, let major, let minor):
      let (width, height) = isTransposed ? (minor, major) : (major, minor)
      return AnyView(view(child).frame(width: width, height: height))
    case .limited(let child, let low, let high):
      return isTransposed
        ? AnyView(view(child).frame(minHeight: low, maxHeight: high))
        : AnyView(view(child).frame(minWidth: low, maxWidth: high))
    case .prioritized(let child, let priority):
      return AnyView(view(child).layoutPriority(priority))
    }
  }

  private func frames(
    _ tree: Tree, isTransposed: Bool = false, direction: LayoutDirection = .leftToRight
  ) throws -> [CGRect] {
    let graph = ViewGraph()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let proposal = ProposedViewSize(
      width: isTransposed ? 170 : 300, height: isTransposed ? 300 : 170)
    graph.update(view(tree, isTransposed: isTransposed), environment: environment)
    graph.layout(in: proposal)
    return frames(try #require(graph.layoutTree))
  }

  private func frames(_ tree: LayoutTree) -> [CGRect] {
    [tree.frame] + tree.children.flatMap(frames)
  }

  private static let seeds = Array(UInt64(1)...60)

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { $0.magnitude < 1e-6 }
  }

  @Test(arguments: seeds) func everyFrameIsFiniteAndTheSameTwice(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let tree = tree(5, &generator)
    let frames = try frames(tree)
    for frame in frames {
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width >= 0 && frame.width.isFinite)
      #expect(frame.height >= 0 && frame.height.isFinite)
    }
    #expect(try frames == self.frames(tree))
  }

  @Test(arguments: seeds) func exchangingTheAxesTransposesTheFrames(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let tree = tree(5, &generator)
    let upright = try frames(tree)
    let turned = try frames(tree, isTransposed: true).map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    #expect(zip(upright, turned).allSatisfy(isNear))
  }

  @Test(arguments: seeds) func rightToLeftMirrorsTheFrames(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let tree = tree(5, &generator)
    let frames = try frames(tree)
    let width = frames[0].width
    let mirrored = try self.frames(tree, direction: .rightToLeft).map {
      CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(zip(frames, mirrored).allSatisfy(isNear))
  }

  @Test(arguments: seeds) func whatWasMeasuredBeforeDoesNotMatter(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let tree = tree(5, &generator)
    let graph = ViewGraph()
    let view = view(tree, isTransposed: false)
    for width in [50, 1000, 300] as [CGFloat] {
      graph.update(view, environment: EnvironmentValues())
      graph.layout(in: ProposedViewSize(width: width, height: 170))
    }
    let kept = frames(try #require(graph.layoutTree))
    #expect(try kept == frames(tree))
  }

  @Test(arguments: seeds) func keepingAnswersChangesNone(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let tree = tree(3, &generator)
    let graph = ViewGraph()
    graph.statistics.keepsAnswers = false
    graph.update(view(tree, isTransposed: false), environment: EnvironmentValues())
    graph.layout(in: ProposedViewSize(width: 300, height: 170))
    let forgetful = frames(try #require(graph.layoutTree))
    #expect(try forgetful == frames(tree))
  }

  @Test(arguments: seeds) func stacksKeepTheirOrder(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let children = (0..<6).map { _ in tree(3, &generator) }
    let graph = ViewGraph()
    graph.update(
      view(.stack(.horizontal, nil, 1, children), isTransposed: false),
      environment: EnvironmentValues())
    graph.layout(in: ProposedViewSize(width: 300, height: 170))
    let stack = try #require(graph.layoutTree?.first(named: "HStack"))
    for (one, next) in zip(stack.children, stack.children.dropFirst()) {
      #expect(next.frame.minX >= one.frame.maxX - 1e-6)
    }
  }
}
