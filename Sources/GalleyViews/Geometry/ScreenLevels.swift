import GalleyGeometry

/// The screens around a view, the outermost first: on a device its whole screen, then those with bars.
struct ScreenLevels: Hashable {
  /// The edges at which each of them keeps its content out of something.
  var kept: [Edge.Set] = []
  /// The edges at which views around do not lie below bars already.
  var open = Edge.Set.all

  /// The edges at which a view may lie below something.
  var reachable: Edge.Set { kept.reduce(Edge.Set()) { $0.union($1) }.intersection(open) }
}
