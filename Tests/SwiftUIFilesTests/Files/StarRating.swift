import SwiftUI

struct StarRatingShape: Shape {
  var corners = 5
  var smoothness: CGFloat = 0.45

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var angle = -CGFloat.pi / 2
    let increment = .pi * 2 / CGFloat(corners * 2)
    let inner = CGPoint(x: center.x * smoothness, y: center.y * smoothness)

    var path = Path()
    path.move(
      to: CGPoint(
        x: center.x + center.x * cos(angle),
        y: center.y + center.y * sin(angle)))
    for corner in 0..<corners * 2 {
      let radius = corner.isMultiple(of: 2) ? center : inner
      path.addLine(
        to: CGPoint(
          x: center.x + radius.x * cos(angle),
          y: center.y + radius.y * sin(angle)))
      angle += increment
    }
    path.closeSubpath()
    return path
  }
}

private struct StarColorKey: EnvironmentKey {
  static let defaultValue: Color = .yellow
}

private extension EnvironmentValues {
  var starColor: Color {
    get { self[StarColorKey.self] }
    set { self[StarColorKey.self] = newValue }
  }
}

/// A read-only rating that can show fractions of a star.
struct StarRatingDisplay: View {
  var value: Double
  var maximum = 5
  var size: CGFloat = 18
  @Environment(\.starColor) private var starColor

  private var stars: some View {
    HStack(spacing: 3) {
      ForEach(0..<maximum, id: \.self) { _ in
        StarRatingShape().frame(width: size, height: size)
      }
    }
  }

  var body: some View {
    stars
      .foregroundStyle(.gray.opacity(0.25))
      .overlay {
        GeometryReader { geometry in
          Rectangle()
            .fill(starColor)
            .frame(width: geometry.size.width * value / Double(maximum))
        }
        .mask { stars }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue(Text(value, format: .number.precision(.fractionLength(1))))
  }
}

/// A rating control that reacts to taps and drags.
struct StarRatingControl: View {
  @Binding var rating: Int
  var maximum = 5
  private let side: CGFloat = 40
  private let spacing: CGFloat = 8

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(1...maximum, id: \.self) { index in
        Image(systemName: index <= rating ? "star.fill" : "star")
          .resizable()
          .scaledToFit()
          .frame(width: side, height: side)
          .foregroundStyle(index <= rating ? Color.orange : Color.secondary)
          .symbolEffect(.bounce, value: index == rating)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in
          let step = Int(value.location.x / (side + spacing)) + 1
          rating = min(max(step, 0), maximum)
        }
    )
    .accessibilityElement()
    .accessibilityLabel("Your rating")
    .accessibilityValue("\(rating) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, maximum)
      case .decrement: rating = max(rating - 1, 0)
      @unknown default: break
      }
    }
  }
}

struct StarRatingView: View {
  @State private var rating = 3
  @State private var review = ""
  private let distribution: [Double] = [0.62, 0.21, 0.09, 0.03, 0.05]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 24) {
        VStack {
          Text(4.3, format: .number)
            .font(.system(size: 56, weight: .bold, design: .rounded))
          StarRatingDisplay(value: 4.3).environment(\.starColor, .orange)
          Text("2,318 ratings").font(.caption).foregroundStyle(.secondary)
        }
        VStack(spacing: 4) {
          ForEach(distribution.indices, id: \.self) { index in
            HStack {
              Text("\(5 - index)").font(.caption2.monospacedDigit())
              ProgressView(value: distribution[index]).tint(.orange)
            }
          }
        }
      }
      Divider()
      Text("Tap or drag to rate").font(.headline)
      StarRatingControl(rating: $rating)
      TextField("Write a review…", text: $review, axis: .vertical)
        .lineLimit(3...6)
        .textFieldStyle(.roundedBorder)
      Button("Submit") {}
        .buttonStyle(.borderedProminent)
        .disabled(rating == 0)
      Spacer()
    }
    .padding()
  }
}

#Preview {
  StarRatingView()
}
