import GalleyGeometry
import GalleyViews

/// Screens on top of each other: the root, or the last one of the path.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: [AnyHashable]
  private let pop: () -> Void

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = []
    pop = {}
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = path.wrappedValue.values
    pop = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
  }

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = path.wrappedValue.map { AnyHashable($0) }
    pop = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
  }

  public var body: some View {
    PresentationHost {
      NavigationScreen(
        content: AnyView(root), navigation: NavigationRecord(path: path, pop: pop))
    }
    .layoutName("NavigationStack")
  }
}
