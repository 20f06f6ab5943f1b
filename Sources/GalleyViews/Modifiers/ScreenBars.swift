import GalleyGeometry
import GalleyLayout

/// The name of the space of a screen, or of what its bars leave of it.
nonisolated private struct ScreenSpace: Hashable {
  enum Part: Hashable { case whole, middle }
  /// How many screens with bars are around, this one counted.
  let level: Int
  let part: Part

  var space: NamedCoordinateSpace { .named(self) }
}

nonisolated extension EnvironmentValues {
  /// The screens that the views may lie below the bars of.
  @Entry var screenLevels: ScreenLevels = ScreenLevels()

  /// How many screens are around that the views may lie below the bars of; content that scrolls has none along its
  /// axis. It may be made less.
  package var screenLevel: Int {
    get { screenLevels.kept.count }
    set {
      screenLevels.kept = Array(screenLevels.kept.prefix(max(0, newValue)))
      if newValue <= 0 { screenLevels.open = .all }
    }
  }

  /// What the device takes of its screen, in points; nil of an image that has none.
  @Entry package var deviceSafeArea: EdgeInsets?

  /// The width of the device's screen, in points; nil of an image that has none.
  @Entry package var deviceWidth: CGFloat?
}

nonisolated extension View {
  /// The view as a whole screen, its bars counted.
  package func screenWhole(level: Int) -> some View {
    coordinateSpace(ScreenSpace(level: level, part: .whole).space)
  }

  /// The view as what bars leave of a screen.
  /// - Parameter edges: where the screen may have bars.
  package func screenMiddle(level: Int, edges: Edge.Set = .vertical) -> some View {
    changingEnvironment {
      $0.screenLevels.kept = Array($0.screenLevels.kept.prefix(level - 1)) + [edges]
      $0.screenLevels.open.formUnion(edges)
    }
    .coordinateSpace(ScreenSpace(level: level, part: .middle).space)
  }

  /// The view with room around it in which its backgrounds lie, and what ignores safe areas.
  /// - Parameters:
  ///   - insets: the room in points.
  ///   - level: how many screens are around, this one counted.
  func keptOut(of insets: EdgeInsets, level: Int) -> some View {
    let edges = Edge.allCases.filter { insets[$0] > 0 }.map { Edge.Set($0) }
    return screenMiddle(level: level, edges: edges.reduce(Edge.Set()) { $0.union($1) })
      .padding(insets)
      .screenWhole(level: level)
  }

  /// The view as a whole screen of a device, out of what the device takes of it, in the middle of the rest.
  /// - Parameter insets: what the device takes, in points.
  package func screenOfDevice(_ insets: EdgeInsets) -> some View {
    VStack { self }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .relativeFrameContainer()
      .keptOut(of: insets, level: 1)
  }

  /// On a device the view reaches to the screen's edges, as what is behind a bar does.
  @ViewBuilder
  package func reachingScreen(_ edges: Edge.Set) -> some View {
    SafeAreaReachingView(content: self, edges: edges, isForDevices: true)
  }
}

/// How far something reaches beyond a box, in points of the image and not of the direction of reading.
struct ScreenReach: Equatable {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  func insets(_ direction: LayoutDirection, edges: Edge.Set) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? (isMirrored ? right : left) : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? (isMirrored ? left : right) : 0)
  }
}

extension GeometryProxy {
  /// How far the bars of the screens around reach beyond the container, where it touches them.
  func barInsets(_ levels: ScreenLevels, edges: Edge.Set = .all) -> EdgeInsets {
    barReach(levels).insets(
      node?.environment.layoutDirection ?? .leftToRight, edges: edges.intersection(levels.open))
  }

  func barReach(_ levels: ScreenLevels) -> ScreenReach {
    let own = CGRect(origin: .zero, size: size)
    var (left, top, right, bottom) = (own.minX, own.minY, own.maxX, own.maxY)
    for (index, kept) in levels.kept.enumerated().reversed() {
      guard let middle = bounds(of: ScreenSpace(level: index + 1, part: .middle).space),
        let whole = bounds(of: ScreenSpace(level: index + 1, part: .whole).space)
      else { continue }
      // A bar may begin above what the device leaves.
      if kept.contains(.top), top < middle.minY + 0.5, top > whole.minY - 0.5 {
        top = min(top, whole.minY)
      }
      if kept.contains(.bottom), abs(bottom - middle.maxY) < 0.5 {
        bottom = max(bottom, whole.maxY)
      }
      guard !kept.isDisjoint(with: .horizontal) else { continue }
      if abs(left - middle.minX) < 0.5 { left = min(left, whole.minX) }
      if abs(right - middle.maxX) < 0.5 { right = max(right, whole.maxX) }
    }
    return ScreenReach(
      top: (own.minY - top).onPixels, left: (own.minX - left).onPixels,
      bottom: (bottom - own.maxY).onPixels, right: (right - own.maxX).onPixels)
  }
}

extension CGFloat {
  /// The number without the error of the sums that it is the difference of: a number of whole pixels at 1, 2 or 3 a point
  /// where it is nearly one, as what devices and bars take is.
  fileprivate var onPixels: CGFloat {
    let nearest = (self * 6).rounded() / 6
    return Swift.abs(self - nearest) < 1e-9 ? nearest : self
  }
}

/// Whether content goes on below a bar at the bottom.
package enum ScrollOverflowKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// A scroll view in a screen with bars: says whether its content goes on below the bar at its lower edge.
struct ScrollOverflowContent: EffectContent {
  var name: String { "scroll overflow" }

  func preferences(of node: ViewNode, content: consuming PreferenceValues) -> PreferenceValues {
    var window = node.layout
    while !(window.behavior is ScrollBehavior), let child = window.children.first { window = child }
    let bottom = window.children.first?.frame.maxY ?? 0
    let proxy = GeometryProxy(node: node, size: node.layout.frame.size)
    let goesOn = bottom > window.frame.height + 0.5
    // What scrolls in content that scrolls does not meet a bar.
    content.set(
      ScrollOverflowKey.self,
      goesOn && proxy.barInsets(node.environment.screenLevels).bottom > 0)
    return content
  }
}
