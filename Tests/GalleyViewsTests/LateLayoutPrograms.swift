import Dispatch
import Galley

// Programs in which a layout tells views what it has found: layouts may not set states while views are laid out, so
// they leave it on the main queue.

/// Where a view of a wheel tells that it wants to be turned.
private struct Turn: LayoutValueKey {
  static var defaultValue: Binding<Angle>? { nil }
}

/// Views on a circle; each is told the angle that it stands at.
private struct WheelLayout: Layout {
  var radius: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let side = (radius + max(largest.width, largest.height)) * 2
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for index in subviews.indices {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index))
      let arm = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      subviews[index].place(
        at: CGPoint(x: bounds.midX + arm.x, y: bounds.midY + arm.y), anchor: .center,
        proposal: .unspecified)
      guard let turn = subviews[index][Turn.self] else { continue }
      DispatchQueue.main.async { turn.wrappedValue = angle }
    }
  }
}

private struct Spoke<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var angle = Angle.zero

  var body: some View {
    content.rotationEffect(angle).layoutValue(key: Turn.self, value: $angle)
  }
}

/// Twelve bars that point to the middle.
struct WheelProgram: View {
  var body: some View {
    WheelLayout(radius: 34) {
      ForEach(0..<12, id: \.self) { index in
        Spoke {
          Capsule().fill(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9))
            .frame(width: 6, height: 20)
        }
      }
    }
  }
}

/// A wheel of wheels.
struct RecursiveWheelProgram: View {
  var body: some View {
    WheelLayout(radius: 30) {
      ForEach(0..<6, id: \.self) { _ in
        Spoke {
          WheelLayout(radius: 6) {
            ForEach(0..<5, id: \.self) { index in
              Spoke {
                Rectangle().fill(index == 0 ? Color.red : .blue).frame(width: 2, height: 6)
              }
            }
          }
        }
      }
    }
  }
}

/// Columns as wide as fit, and how many there were.
private struct CountedColumns: Layout {
  var width: CGFloat
  var count: Binding<Int>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let columns = max(1, Int(bounds.width / width))
    let found = count
    DispatchQueue.main.async { found.wrappedValue = columns }
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * width,
          y: bounds.minY + CGFloat(index / columns) * 14),
        proposal: ProposedViewSize(width: width - 4, height: 10))
    }
  }
}

struct BindingParameterProgram: View {
  @State private var columns = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(columns) columns").font(.caption)
      CountedColumns(width: 30, count: $columns) {
        ForEach(0..<7, id: \.self) { _ in Color.teal }
      }
      .frame(width: 100, height: 40)
    }
  }
}

/// What layouts have found, by the names of their views.
private final class Measurements: ObservableObject {
  @Published var sizes: [String: CGSize] = [:]
}

private struct Measuring: Layout {
  let name: String
  let measurements: Measurements

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    let (name, size) = (name, bounds.size)
    nonisolated(unsafe) let measurements = measurements
    DispatchQueue.main.async { measurements.sizes[name] = size }
  }
}

private struct Measured: ViewModifier {
  let name: String
  @EnvironmentObject private var measurements: Measurements

  func body(content: Content) -> some View {
    Measuring(name: name, measurements: measurements) { content }
      .overlay(alignment: .topLeading) {
        if let size = measurements.sizes[name] {
          Text("\(name) \(Int(size.width))x\(Int(size.height))").font(.system(size: 8))
            .padding(1).background(.yellow)
        }
      }
  }
}

/// Views that carry a label with their size.
struct DebuggingProgram: View {
  @StateObject private var measurements = Measurements()

  var body: some View {
    HStack {
      Color.gray.modifier(Measured(name: "a")).frame(width: 40)
      Color.mint.modifier(Measured(name: "b"))
    }
    .frame(width: 120, height: 40)
    .environmentObject(measurements)
  }
}
