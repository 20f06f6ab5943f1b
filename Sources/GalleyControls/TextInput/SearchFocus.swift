import GalleyGeometry
import GalleyViews

/// A focus that the field of `searchable` within a view has.
struct SearchFocus {
  let isActive: Bool
  /// Binds the field to it.
  let bind: (AnyView) -> AnyView
}

nonisolated extension EnvironmentValues {
  /// Those that are set around the next field, the innermost last.
  @Entry var searchFocuses: [SearchFocus] = []
}

nonisolated extension View {
  /// The field of the `searchable` in this view has the focus while the state is true.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(
      SearchFocus(isActive: binding.wrappedValue) { AnyView($0.focused(binding)) })
  }

  /// The field of the `searchable` in this view has the focus while the state has the value.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    searchFocused(
      SearchFocus(isActive: binding.wrappedValue == value) {
        AnyView($0.focused(binding, equals: value))
      })
  }

  private func searchFocused(_ focus: SearchFocus) -> some View {
    changingEnvironment { $0.searchFocuses.append(focus) }
  }
}
