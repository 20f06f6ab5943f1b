import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// The screen for a value on the stack's path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    stating { $0.destinations = ScreenDestinations(for: data, destination) }
  }

  /// A screen on top of this one while the binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = isPresented.wrappedValue ? destination() : nil
    return reporting(
      destination.map { destination in
        ScreenFacts.stating {
          $0.pushed = PushedScreen(content: AnyView(destination)) {
            isPresented.wrappedValue = false
          }
        }
      })
  }

  /// A screen on top of this one while there is an item: another one for another item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    reporting(
      item.wrappedValue.map { value in
        ScreenFacts.stating {
          $0.pushed = PushedScreen(content: AnyView(destination(value).id(value))) {
            item.wrappedValue = nil
          }
        }
      })
  }
}
