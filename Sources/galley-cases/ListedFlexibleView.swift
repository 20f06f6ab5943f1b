import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The flexible rows as their article's listing works, faults included (CC1, CC2, CC4): widths are
/// read through preferences and kept as state.
struct ListedFlexibleView {
  let views: [AnyView]
  let spacing: CGFloat
  let alignment: HorizontalAlignment
  @State private var available: CGFloat = 0
}

nonisolated extension ListedFlexibleView: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
      Color.clear.frame(height: 1).reading { available = $0.width }
      ListedFlexibleRows(
        views: views, spacing: spacing, alignment: alignment, available: available)
    }
  }
}

struct ListedFlexibleRows {
  let views: [AnyView]
  let spacing: CGFloat
  let alignment: HorizontalAlignment
  let available: CGFloat
  @State private var sizes: [Int: CGSize] = [:]
}

nonisolated extension ListedFlexibleRows: View {
  var body: some View {
    let rows = Self.rows(
      widths: views.indices.map { sizes[$0]?.width ?? available }, available: available,
      spacing: spacing)
    VStack(alignment: alignment, spacing: spacing) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: spacing) {
          ForEach(row, id: \.self) { index in
            views[index].fixedSize().reading { sizes[index] = $0 }
          }
        }
      }
    }
  }

  /// The listing's rows: the first one may stay empty (CC2), and a row's last item is charged a gap
  /// behind it (CC1).
  static func rows(widths: [CGFloat], available: CGFloat, spacing: CGFloat) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var remaining = available
    for (index, width) in widths.enumerated() {
      if remaining - (width + spacing) >= 0 {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
        remaining = available
      }
      remaining -= width + spacing
    }
    return rows
  }
}

nonisolated extension View {
  fileprivate func reading(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: ReadSize.self, value: proxy.size)
      }
    }
    .onPreferenceChange(ReadSize.self, perform: onChange)
  }
}

private struct ReadSize: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
