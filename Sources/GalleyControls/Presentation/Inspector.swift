import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// A column at the trailing edge while the binding is true, 270 points wide unless it says otherwise.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let column = isPresented.wrappedValue ? content() : nil
    return HStack(spacing: 0) {
      self
      if let column {
        Divider()
        VStack { column }.modifier(InspectorColumn())
      }
    }
  }

  /// The width of an inspector's column in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// The ideal width of an inspector's column in points.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

private struct InspectorColumn {
  @State private var width: CGFloat?
}

nonisolated extension InspectorColumn: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxHeight: .infinity)
      .frame(width: width ?? ScreenMetrics.inspectorWidth)
      .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
  }
}
