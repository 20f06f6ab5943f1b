import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// A column at the trailing edge while the binding is true, 320 points wide unless it says otherwise; a sheet where the
  /// horizontal size class is compact, as on a phone.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      Inspector(
        isPresented: isPresented, inspector: isPresented.wrappedValue ? content() : nil))
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

/// A view and its inspector, which is nil while it is not presented.
private struct Inspector<Inspected: View> {
  let isPresented: Binding<Bool>
  let inspector: Inspected?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(isPresented: Binding<Bool>, inspector: Inspected?) {
    (self.isPresented, self.inspector) = (isPresented, inspector)
  }
}

nonisolated extension Inspector: ViewModifier {
  /// The documentation of `inspector(isPresented:content:)`: a trailing column, or a sheet in a compact width. That the
  /// column leaves the view all the rest is assumed.
  func body(content: Content) -> some View {
    if sizeClass == .compact {
      content.sheet(isPresented: isPresented) { inspector }
    } else {
      let most: CGFloat? = inspector == nil ? nil : .infinity
      HStack(spacing: 0) {
        content.frame(maxWidth: most, maxHeight: most)
        if let inspector {
          Divider()
          VStack { inspector }.modifier(InspectorColumn())
        }
      }
    }
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
