import SwiftUI

/// Places subviews in rows, wrapping like words.
struct TagCloudLayout: Layout {
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let lines = rows(for: proposal.width ?? .infinity, sizes: cache)
    let height = lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0))
    let width = lines.map(\.width).max() ?? 0
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for row in rows(for: bounds.width, sizes: cache) {
      var x = bounds.minX
      if alignment == .center { x += (bounds.width - row.width) / 2 }
      if alignment == .trailing { x += bounds.width - row.width }
      for index in row.indices {
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - cache[index].height) / 2),
          anchor: .topLeading,
          proposal: ProposedViewSize(cache[index])
        )
        x += cache[index].width + spacing
      }
      y += row.height + lineSpacing
    }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  private func rows(for maxWidth: CGFloat, sizes: [CGSize]) -> [Row] {
    var result: [Row] = []
    var current = Row()
    for (index, size) in sizes.enumerated() {
      let extra = current.indices.isEmpty ? size.width : size.width + spacing
      if !current.indices.isEmpty, current.width + extra > maxWidth {
        result.append(current)
        current = Row(indices: [index], width: size.width, height: size.height)
      } else {
        current.indices.append(index)
        current.width += extra
        current.height = max(current.height, size.height)
      }
    }
    if !current.indices.isEmpty { result.append(current) }
    return result
  }
}

struct TagCloudChip: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 4) {
      if isSelected { Image(systemName: "checkmark").imageScale(.small) }
      Text(title)
    }
    .font(.callout)
    .padding(.horizontal, 14).padding(.vertical, 8)
    .background {
      if isSelected {
        Capsule().fill(.purple.gradient)
      } else {
        Capsule().strokeBorder(.secondary.opacity(0.5))
      }
    }
    .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
  }
}

struct TagCloudView: View {
  enum TextSide: String, CaseIterable {
    case leading, center, trailing

    var value: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }

    var symbol: String {
      switch self {
      case .leading: "text.alignleft"
      case .center: "text.aligncenter"
      case .trailing: "text.alignright"
      }
    }
  }

  @State private var tags = [
    "Swift", "Photography", "Climbing", "Jazz", "Street food", "Sci-fi", "Gardening", "Chess",
    "Ceramics", "Cycling", "Open source", "Tea",
  ]
  @State private var selected: Set<String> = ["Jazz", "Tea", "Climbing"]
  @State private var alignment = TextSide.center
  @State private var newTag = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("What are you into?").font(.largeTitle.bold())
      Text("Pick at least three. \(selected.count) selected.").foregroundStyle(.secondary)

      ScrollView {
        TagCloudLayout(spacing: 10, lineSpacing: 12, alignment: alignment.value) {
          ForEach(tags, id: \.self) { tag in
            TagCloudChip(title: tag, isSelected: selected.contains(tag))
              .onTapGesture {
                withAnimation(.snappy) { selected.formSymmetricDifference([tag]) }
              }
              .accessibilityAddTraits(.isButton)
          }
        }
      }

      TextField("Add your own", text: $newTag)
        .textFieldStyle(.roundedBorder)
        .onSubmit(add)

      Picker("Alignment", selection: $alignment.animation(.bouncy)) {
        ForEach(TextSide.allCases, id: \.self) {
          Image(systemName: $0.symbol)
        }
      }
      .pickerStyle(.segmented)
    }
    .padding()
  }

  private func add() {
    let tag = newTag.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !tag.isEmpty, !tags.contains(tag) else { return }
    withAnimation {
      tags.append(tag)
      selected.insert(tag)
    }
    newTag = ""
  }
}

#Preview { TagCloudView() }
