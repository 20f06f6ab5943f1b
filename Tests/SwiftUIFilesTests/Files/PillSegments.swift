import SwiftUI

struct PillSegments<Item: Hashable, Label: View>: View {
  let items: [Item]
  @Binding var selection: Item
  let label: (Item, Bool) -> Label

  @Namespace private var namespace

  init(
    _ items: [Item],
    selection: Binding<Item>,
    @ViewBuilder label: @escaping (Item, Bool) -> Label
  ) {
    self.items = items
    self._selection = selection
    self.label = label
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.self) { item in
        let isSelected = item == selection
        label(item, isSelected)
          .lineLimit(1)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background(
            ZStack {
              if isSelected {
                Capsule()
                  .fill(Color.white)
                  .shadow(color: Color.black.opacity(0.15), radius: 3, x: 0, y: 1)
                  .matchedGeometryEffect(id: "pill", in: namespace)
              }
            }
          )
          .contentShape(Rectangle())
          .onTapGesture {
            withAnimation(.interactiveSpring(response: 0.35, dampingFraction: 0.75)) {
              selection = item
            }
          }
          .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      }
    }
    .padding(4)
    .background(Capsule().fill(Color.gray.opacity(0.18)))
  }
}

struct PillSegmentsUnderline: View {
  let titles: [String]
  @Binding var index: Int

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 0) {
        ForEach(titles.indices, id: \.self) { i in
          Button(titles[i]) {
            withAnimation(.easeInOut(duration: 0.2)) { index = i }
          }
          .font(.subheadline.weight(index == i ? .bold : .regular))
          .foregroundColor(index == i ? .accentColor : .secondary)
          .frame(maxWidth: .infinity)
        }
      }
      GeometryReader { geo in
        let width = geo.size.width / CGFloat(titles.count)
        Rectangle()
          .fill(Color.accentColor)
          .frame(width: width, height: 2)
          .offset(x: width * CGFloat(index))
      }
      .frame(height: 2)
      .background(Color.gray.opacity(0.2))
    }
  }
}

struct PillSegmentsView: View {
  enum Period: String, CaseIterable {
    case day = "Day"
    case week = "Week"
    case month = "Month"
    case year = "Year"
  }

  @State private var period = Period.week
  @State private var icon = "list.bullet"
  @State private var tab = 1
  @State private var isLoud = true

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      caption("Text") {
        PillSegments(Period.allCases, selection: $period) { item, isSelected in
          Text(item.rawValue)
            .font(.subheadline)
            .fontWeight(isSelected ? .semibold : .regular)
            .foregroundColor(isSelected ? .black : .secondary)
        }
      }
      caption("Icons") {
        PillSegments(
          ["list.bullet", "square.grid.2x2", "map"], selection: $icon
        ) { symbol, isSelected in
          Image(systemName: symbol).foregroundColor(isSelected ? .blue : .gray)
        }
        .frame(maxWidth: 200)
      }
      caption("Underline") {
        PillSegmentsUnderline(titles: ["Posts", "Replies", "Media"], index: $tab)
      }
      caption("Two values") {
        PillSegments([false, true], selection: $isLoud) { value, isSelected in
          Label(value ? "Loud" : "Quiet", systemImage: value ? "speaker.wave.3" : "speaker.slash")
            .foregroundColor(isSelected ? .orange : .secondary)
        }
      }
      Text("Showing \(period.rawValue.lowercased()) on tab \(tab + 1)")
        .font(.footnote)
        .foregroundColor(.secondary)
      Spacer()
    }
    .padding()
  }

  private func caption<Content: View>(
    _ text: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(text.uppercased()).font(.caption.bold()).foregroundColor(.secondary)
      content()
    }
  }
}

struct PillSegmentsView_Previews: PreviewProvider {
  static var previews: some View {
    PillSegmentsView()
  }
}
