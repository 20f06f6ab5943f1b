import GalleyGeometry
import GalleyViews

/// Screens on top of each other: the root, or the last one of the path.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let eachPass = EachPass()
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

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    bound = nil
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    bound = BoundPath(
      values: path.wrappedValue.values, push: { path.wrappedValue.append($0) },
      pop: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

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

  public var body: some View {
    PresentationHost {
      NavigationScreen(
        content: AnyView(root), navigation: record)
    }
    ._layoutName("NavigationStack")
  }

  private var record: NavigationRecord {
    if let bound {
      return NavigationRecord(path: bound.values, push: bound.push, pop: bound.pop)
    }
    return NavigationRecord(
      path: ownPath, push: { ownPath.append($0) },
      pop: { if !ownPath.isEmpty { ownPath.removeLast() } })
  }
}
