import SwiftUI

enum SnapSheetDetent: CGFloat, CaseIterable, Comparable {
  case peek = 0.16
  case half = 0.5
  case full = 0.92

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct SnapSheetContainer<Content: View>: View {
  @Binding private var detent: SnapSheetDetent
  @GestureState private var translation: CGFloat = 0
  private let content: Content

  init(detent: Binding<SnapSheetDetent>, @ViewBuilder content: () -> Content) {
    _detent = detent
    self.content = content()
  }

  var body: some View {
    GeometryReader { proxy in
      let available = proxy.size.height
      let height = available * detent.rawValue - translation
      VStack(spacing: 0) {
        Capsule()
          .fill(.secondary)
          .frame(width: 40, height: 5)
          .padding(.vertical, 10)
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
        content
        Spacer(minLength: 0)
      }
      .frame(width: proxy.size.width, height: max(height, 80), alignment: .top)
      .background(.regularMaterial)
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24))
      .shadow(color: .black.opacity(0.15), radius: 10, y: -2)
      .frame(maxHeight: .infinity, alignment: .bottom)
      .animation(.interactiveSpring, value: translation)
      .animation(.spring(duration: 0.4), value: detent)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            let target = detent.rawValue - value.predictedEndTranslation.height / available
            detent =
              SnapSheetDetent.allCases.min {
                abs($0.rawValue - target) < abs($1.rawValue - target)
              } ?? .half
          }
      )
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

private struct Place: Identifiable {
  let id = UUID()
  let name: String
  let kind: String
  let symbol: String
  let metres: Double
}

struct SnapSheetView: View {
  @State private var detent = SnapSheetDetent.half
  @State private var query = ""

  private let places: [Place] = [
    Place(name: "Blue Bottle", kind: "Café", symbol: "cup.and.saucer.fill", metres: 120),
    Place(name: "City Library", kind: "Library", symbol: "books.vertical.fill", metres: 480),
    Place(name: "Harbour Park", kind: "Park", symbol: "tree.fill", metres: 950),
    Place(name: "Central Station", kind: "Transit", symbol: "tram.fill", metres: 1_400),
    Place(name: "Corner Pharmacy", kind: "Pharmacy", symbol: "cross.case.fill", metres: 1_900),
  ]

  private var results: [Place] {
    query.isEmpty ? places : places.filter { $0.name.localizedStandardContains(query) }
  }

  var body: some View {
    ZStack {
      mapBackdrop
      SnapSheetContainer(detent: $detent) {
        VStack(spacing: 12) {
          HStack {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("Search places", text: $query)
          }
          .padding(10)
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          .padding(.horizontal)

          ScrollView {
            LazyVStack(alignment: .leading, spacing: 14) {
              ForEach(results) { place in
                row(for: place)
                Divider().padding(.leading, 56)
              }
            }
            .padding(.horizontal)
          }
          .scrollDisabled(detent == .peek)
        }
      }
    }
  }

  private func row(for place: Place) -> some View {
    HStack(spacing: 14) {
      Image(systemName: place.symbol)
        .foregroundStyle(.white)
        .frame(width: 42, height: 42)
        .background(.teal.gradient, in: RoundedRectangle(cornerRadius: 10))
      VStack(alignment: .leading) {
        Text(place.name).font(.headline)
        Text(place.kind).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(Int(place.metres)) m")
        .font(.caption)
    }
  }

  private var mapBackdrop: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.25)))
      for step in stride(from: CGFloat(0), to: size.width + size.height, by: 70) {
        var road = Path()
        road.move(to: CGPoint(x: step, y: 0))
        road.addLine(to: CGPoint(x: step - size.height * 0.4, y: size.height))
        context.stroke(road, with: .color(.white), lineWidth: 6)
      }
    }
    .ignoresSafeArea()
  }
}

#Preview { SnapSheetView() }
