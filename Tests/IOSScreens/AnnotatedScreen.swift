import SwiftUI

/// A gray picture of a screen of 402 x 874 points, with a numbered frame over each marked element,
/// beside a legend of 316 points: how cashapp/AccessibilitySnapshot's renderer in SwiftUI lays out
/// its images. Other screens of this folder use it.
struct AnnotatedScreen<Screen: View>: View {
  let legend: [LegendEntry]
  @ViewBuilder let screen: Screen

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      screen
        .frame(width: 402, height: 874)
        .background(Color.white)
        .saturation(0)
        .overlayPreferenceValue(ElementMarks.self) { marks in
          GeometryReader { geometry in
            ForEach(marks) { mark in
              ElementFrame(number: mark.id, rect: geometry[mark.bounds])
            }
          }
        }
        .clipped()
      VStack(alignment: .leading, spacing: 16) {
        ForEach(Array(legend.enumerated()), id: \.offset) { index, entry in
          LegendRow(number: index + 1, entry: entry)
        }
      }
      .frame(width: 284, alignment: .topLeading)
      .padding(16)
    }
    .frame(width: 718, height: 874, alignment: .topLeading)
    .background(Color(white: 0.9))
  }
}

/// What the legend says of an element: its description, and what follows below it.
struct LegendEntry {
  let text: String
  var hint: String?
  var trait: (symbol: String, name: String)?
  var list: (title: String, items: [String], boldItems: Set<String>)?
  var inputLabels: [String] = []
}

extension View {
  /// Frames this element with its number, from 1.
  func marked(_ number: Int) -> some View {
    anchorPreference(key: ElementMarks.self, value: .bounds) { bounds in
      [ElementMark(id: number, bounds: bounds)]
    }
  }
}

struct ElementMark: Identifiable {
  let id: Int
  let bounds: Anchor<CGRect>
}

struct ElementMarks: PreferenceKey {
  static let defaultValue: [ElementMark] = []

  static func reduce(value: inout [ElementMark], nextValue: () -> [ElementMark]) {
    value += nextValue()
  }
}

/// The element's frame, 2 points larger at each side, and the badge in its corner.
private struct ElementFrame: View {
  let number: Int
  let rect: CGRect

  var body: some View {
    let frame = rect.insetBy(dx: -2, dy: -2)
    let color = MarkColor.of(number)
    ZStack(alignment: .topLeading) {
      ZStack {
        RoundedRectangle(cornerRadius: 8)
          .fill(color.opacity(0.25))
        RoundedRectangle(cornerRadius: 8)
          .stroke(color, lineWidth: 1)
      }
      .frame(width: frame.width, height: frame.height)
      .position(x: frame.midX, y: frame.midY)
      Badge(number: number)
        .position(x: frame.minX + 7.5, y: frame.minY + 7.5)
    }
  }
}

private struct Badge: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.system(size: 10, weight: .bold))
      .tracking(-1)
      .foregroundColor(.white)
      .frame(minWidth: 16, minHeight: 16)
      .background(RoundedRectangle(cornerRadius: 4).fill(MarkColor.of(number)))
  }
}

private enum MarkColor {
  private static let values: [UInt32] = [
    0x8B57CE, 0x248BCF, 0x387F7F, 0xAE4472, 0xDC4F56, 0x804043, 0x499460, 0x4F6292, 0xD986B1,
    0x9F8128, 0x549392, 0x3F607E, 0x8B7230,
  ]

  /// The colour of element `number`, from 1; after 13 they begin again.
  static func of(_ number: Int) -> Color {
    let value = values[(number - 1) % values.count]
    return Color(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

private struct LegendRow: View {
  let number: Int
  let entry: LegendEntry

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Badge(number: number)
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.text)
        if let hint = entry.hint {
          Text(hint).font(.system(size: 12).italic())
            .foregroundColor(Color(white: 0.4))
        }
        if let trait = entry.trait {
          Pill(horizontal: 4, vertical: 1, radius: 4) {
            HStack(spacing: 2) {
              Image(systemName: trait.symbol)
              Text(trait.name)
            }
          }
          .font(.system(size: 10))
        }
        if let list = entry.list {
          lines(title: list.title, items: list.items, boldItems: list.boldItems)
        }
        if !entry.inputLabels.isEmpty {
          HStack(spacing: 4) {
            ForEach(entry.inputLabels, id: \.self) { label in
              Pill(horizontal: 6, vertical: 2, radius: 6) { Text(label) }
            }
          }
        }
      }
      .font(.system(size: 12))
      .foregroundColor(.black)
    }
  }

  private func lines(title: String, items: [String], boldItems: Set<String>) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("↳ \(title)")
      ForEach(items, id: \.self) { item in
        Text("↳ \(item)")
          .font(.system(size: 12, weight: boldItems.contains(item) ? .bold : .regular))
          .padding(.leading, 12)
      }
    }
  }
}

private struct Pill<Content: View>: View {
  let horizontal: CGFloat
  let vertical: CGFloat
  let radius: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    content
      .foregroundColor(Color(white: 0.15))
      .padding(.horizontal, horizontal)
      .padding(.vertical, vertical)
      .background(Color(white: 0.85))
      .cornerRadius(radius)
  }
}
