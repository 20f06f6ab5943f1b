import SwiftUI

struct FilmDetailMovie: Sendable {
  struct Actor: Identifiable, Sendable {
    let id: Int
    let name: String
    let role: String
  }

  let title: String
  let year: Int, runtime: Duration, rating: Double
  let genres: [String]
  let overview: String
  let cast: [Actor]
  let posterURL: URL?

  static let sample = FilmDetailMovie(
    title: "The Lighthouse Keeper", year: 2023, runtime: .seconds(7_320), rating: 4.2,
    genres: ["Drama", "Mystery", "Sea"],
    overview: """
      On a remote island, a keeper finds letters addressed to a woman who does not exist. \
      As winter closes in, the light begins to answer signals nobody is sending.
      """,
    cast: [
      .init(id: 1, name: "Ada Holm", role: "Ingrid"),
      .init(id: 2, name: "Piet Vos", role: "The Keeper"),
    ],
    posterURL: nil
  )
}

struct FilmDetailView: View {
  var movie = FilmDetailMovie.sample
  @State var isExpanded = false
  @State var inWatchlist = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        FilmDetailHeader(movie: movie)
        VStack(alignment: .leading, spacing: 16) {
          stats
          actions
          Text(movie.overview)
            .lineLimit(isExpanded ? nil : 2)
            .foregroundStyle(.secondary)
            .onTapGesture { withAnimation { isExpanded.toggle() } }
          Text("Cast").font(.title3.bold())
        }
        .padding(.horizontal)
        castStrip
      }
      .padding(.bottom, 32)
    }
    .ignoresSafeArea(edges: .top)
    .background(.black)
    .environment(\.colorScheme, .dark)
  }

  private var stats: some View {
    HStack(spacing: 12) {
      FilmDetailStars(rating: movie.rating)
      Text(movie.rating, format: .number).bold()
      Text(movie.runtime, format: .time(pattern: .hourMinute))
      Text(verbatim: "• \(movie.year)")
    }
    .font(.subheadline)
    .foregroundStyle(.white)
  }

  private var actions: some View {
    HStack {
      Button(action: {}) {
        Label("Play", systemImage: "play.fill").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(.white)
      .foregroundStyle(.black)

      Button {
        inWatchlist.toggle()
      } label: {
        Image(systemName: inWatchlist ? "checkmark" : "plus")
          .contentTransition(.symbolEffect(.replace))
          .frame(width: 24)
      }
      .buttonStyle(.bordered)
    }
  }

  private var castStrip: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(movie.cast) { actor in
          VStack {
            Circle()
              .fill(Color(hue: Double(actor.id) / 5, saturation: 0.5, brightness: 0.7).gradient)
              .frame(width: 72, height: 72)
              .overlay { Text(actor.name.prefix(1)).font(.title).foregroundStyle(.white) }
            Text(actor.name).font(.caption.bold()).foregroundStyle(.white)
            Text(actor.role).font(.caption2).foregroundStyle(.gray)
          }
          .scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.85)
          }
        }
      }
    }
    .contentMargins(.horizontal, 16)
  }
}

struct FilmDetailHeader: View {
  let movie: FilmDetailMovie

  var body: some View {
    GeometryReader { proxy in
      let minY = proxy.frame(in: .global).minY
      AsyncImage(url: movie.posterURL) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        LinearGradient(colors: [.indigo, .teal, .black], startPoint: .top, endPoint: .bottom)
      }
      .frame(width: proxy.size.width, height: proxy.size.height + max(minY, 0))
      .clipped()
      .overlay(alignment: .bottomLeading) { titleBlock }
      .offset(y: -max(minY, 0))
    }
    .frame(height: 380)
  }

  private var titleBlock: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(movie.genres.joined(separator: " / ")).font(.caption).textCase(.uppercase)
      Text(movie.title).font(.largeTitle.weight(.black))
    }
    .foregroundStyle(.white).padding()
  }
}

struct FilmDetailStars: View {
  let rating: Double

  var body: some View {
    let stars = HStack(spacing: 2) {
      ForEach(0..<5, id: \.self) { _ in Image(systemName: "star.fill") }
    }
    stars
      .foregroundStyle(.gray.opacity(0.4))
      .overlay(alignment: .leading) {
        GeometryReader { geo in
          Rectangle().fill(.yellow).frame(width: geo.size.width * rating / 5)
        }
        .mask(stars)
      }
      .accessibilityLabel("Rated \(rating.formatted()) of 5")
  }
}

#Preview { FilmDetailView() }
