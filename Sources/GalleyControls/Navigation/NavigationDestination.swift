import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// The screen for a value on the stack's path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    noting { environment in environment.navigation?.register(data, destination) }
  }

  /// A screen on top of this one while the binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = isPresented.wrappedValue ? destination() : nil
    return notingScreen { screen in
      guard let destination, screen.pushed == nil else { return }
      screen.pushed = PushedScreen(content: AnyView(destination)) {
        isPresented.wrappedValue = false
      }
    }
  }

  /// A screen on top of this one while there is an item: another one for another item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    notingScreen { screen in
      guard let value = item.wrappedValue, screen.pushed == nil else { return }
      screen.pushed = PushedScreen(content: AnyView(destination(value).id(value))) {
        item.wrappedValue = nil
      }
    }
  }
}
