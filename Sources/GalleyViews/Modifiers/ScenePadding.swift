import GalleyGeometry

/// How far views keep from the edges of their scene.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The least room: 16 points.
  public static let minimum = ScenePadding(name: "minimum")
  /// That of a watch's navigation bar: as `minimum` here.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// Room on some edges, as much as between a scene and its views: the 16 points of `padding()`, which is assumed for a
  /// phone. Apple describes it for windows of a Mac and for watches.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Room on some edges; the kinds are the same on a phone.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
