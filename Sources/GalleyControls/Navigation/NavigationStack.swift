import GalleyGeometry
import GalleyViews

/// Screens on top of each other: the root, or the last one of the path.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  /// Nil of a stack without a path of its own.
  private let bound: BoundPath?
  /// The path of a stack without a binding.
  @State private var ownPath: [AnyHashable] = []

  private struct BoundPath {
    let values: [AnyHashable]
    let push: (AnyHashable) -> Void
    let pop: () -> Void
  }

  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    bound = nil
  }

  /// A stack that shows the screen of the last value of a path. Links append to it, going back removes from it.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    bound = BoundPath(
      values: path.wrappedValue.values, push: { path.wrappedValue.append($0) },
      pop: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// A stack that shows the screen of the last value of a collection. Links with values of another type have no
  /// effect.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    bound = BoundPath(
      values: path.wrappedValue.map { AnyHashable($0) },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      pop: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }
}

nonisolated extension NavigationStack: View {
  public var body: some View {
    NavigationScreen(content: AnyView(root), navigation: navigation)
      ._layoutName("NavigationStack")
  }

  private var navigation: NavigationActions {
    if let bound {
      return NavigationActions(path: bound.values, push: bound.push, pop: bound.pop)
    }
    return NavigationActions(
      path: ownPath, push: { ownPath.append($0) },
      pop: { if !ownPath.isEmpty { ownPath.removeLast() } })
  }
}
