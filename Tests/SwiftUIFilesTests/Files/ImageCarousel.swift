import SwiftUI

private struct Slide: Identifiable, Hashable {
  let id: Int
  let title: String
  let place: String
  let symbol: String
  let colors: [Color]

  static let all: [Slide] = [
    Slide(
      id: 0, title: "Fjord Morning", place: "Norway", symbol: "mountain.2.fill",
      colors: [.blue, .teal]),
    Slide(
      id: 1, title: "Dune Walk", place: "Morocco", symbol: "sun.dust.fill",
      colors: [.orange, .red]),
    Slide(
      id: 2, title: "Moss Trail", place: "Japan", symbol: "tree.fill",
      colors: [.green, .mint]),
    Slide(
      id: 3, title: "City Rain", place: "London", symbol: "cloud.rain.fill",
      colors: [.gray, .indigo]),
    Slide(
      id: 4, title: "Night Market", place: "Taiwan", symbol: "sparkles",
      colors: [.purple, .pink]),
  ]
}

struct ImageCarouselView: View {
  @State private var currentID: Int?
  @State private var dragIndex = 0
  @GestureState private var dragOffset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Featured").font(.title.bold()).padding(.horizontal)
        snapping
        indicator
        Text("Stacked").font(.title.bold()).padding(.horizontal)
        stacked.frame(height: 240)
      }
      .padding(.vertical)
    }
  }

  private var snapping: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(Slide.all) { slide in
          SlideCard(slide: slide)
            .containerRelativeFrame(.horizontal)
            .frame(height: 220)
            .scrollTransition(.interactive) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                .opacity(phase.isIdentity ? 1 : 0.6)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 32, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $currentID)
    .scrollIndicators(.hidden)
  }

  private var indicator: some View {
    HStack(spacing: 6) {
      ForEach(Slide.all) { slide in
        let isCurrent = slide.id == (currentID ?? 0)
        Circle()
          .fill(isCurrent ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: isCurrent ? 9 : 6)
          .onTapGesture { withAnimation { currentID = slide.id } }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 10)
    .animation(.snappy, value: currentID)
  }

  private var stacked: some View {
    GeometryReader { proxy in
      let width = proxy.size.width * 0.7
      ZStack {
        ForEach(Slide.all) { slide in
          let distance = CGFloat(slide.id - dragIndex) + dragOffset / width
          SlideCard(slide: slide)
            .frame(width: width)
            .scaleEffect(max(0.6, 1 - abs(distance) * 0.15))
            .rotation3DEffect(.degrees(-20 * distance), axis: (x: 0, y: 1, z: 0))
            .offset(x: distance * width * 0.55)
            .zIndex(-abs(distance))
        }
      }
      .frame(maxWidth: .infinity)
      .gesture(
        DragGesture()
          .updating($dragOffset) { value, state, _ in state = value.translation.width }
          .onEnded { value in
            let step = Int((-value.predictedEndTranslation.width / width).rounded())
            dragIndex = min(max(dragIndex + step, 0), Slide.all.count - 1)
          }
      )
      .animation(.spring(response: 0.4, dampingFraction: 0.8), value: dragIndex)
    }
  }
}

private struct SlideCard: View {
  let slide: Slide

  var body: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(
        .linearGradient(
          colors: slide.colors, startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .overlay {
        Image(systemName: slide.symbol)
          .font(.system(size: 72))
          .foregroundStyle(.white.opacity(0.8))
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(slide.title).font(.headline)
          Text(slide.place).font(.caption)
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial)
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }
}

#Preview {
  ImageCarouselView()
}
