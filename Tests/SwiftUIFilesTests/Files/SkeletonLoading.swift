import SwiftUI

private struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1
  var isActive: Bool
  var duration = 1.4

  func body(content: Content) -> some View {
    if isActive {
      content
        .overlay {
          GeometryReader { proxy in
            LinearGradient(
              stops: [
                .init(color: .clear, location: 0.3),
                .init(color: .white.opacity(0.6), location: 0.5),
                .init(color: .clear, location: 0.7),
              ],
              startPoint: .leading,
              endPoint: .trailing
            )
            .offset(x: phase * proxy.size.width)
          }
          .blendMode(.plusLighter)
        }
        .mask(content)
        .onAppear {
          withAnimation(.linear(duration: duration).repeatForever(autoreverses: false)) {
            phase = 1
          }
        }
    } else {
      content
    }
  }
}

private extension View {
  func skeleton(_ isLoading: Bool) -> some View {
    self
      .redacted(reason: isLoading ? .placeholder : [])
      .modifier(Shimmer(isActive: isLoading))
      .disabled(isLoading)
  }
}

struct SkeletonLoadingArticle: Identifiable {
  let id: Int
  let title: String
  let author: String
  let excerpt: String
  let symbol: String

  static let placeholders = (0..<4).map {
    SkeletonLoadingArticle(
      id: $0,
      title: String(repeating: "x", count: 24),
      author: "Placeholder",
      excerpt: String(repeating: "lorem ", count: 14),
      symbol: "photo"
    )
  }

  static let samples = [
    SkeletonLoadingArticle(
      id: 0, title: "The joy of small tools", author: "Ida Holm",
      excerpt: "Why I keep writing command line utilities that only I will ever use.",
      symbol: "hammer"
    ),
    SkeletonLoadingArticle(
      id: 1, title: "Designing for rain", author: "Theo Marsh",
      excerpt: "Gloves, wet screens and glare: notes from a winter of bicycle commuting.",
      symbol: "umbrella"
    ),
    SkeletonLoadingArticle(
      id: 2, title: "A week without tabs", author: "Priya Nair",
      excerpt: "I closed every browser tab for seven days. Here is what happened.",
      symbol: "macwindow"
    ),
  ]
}

struct SkeletonLoadingView: View {
  @State private var articles = SkeletonLoadingArticle.placeholders
  @State private var isLoading = true

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 20) {
          ForEach(articles) { article in
            row(article)
              .skeleton(isLoading)
          }
        }
        .padding()
      }
      .navigationTitle("Reading List")
      .toolbar {
        Button("Reload", systemImage: "arrow.clockwise") {
          Task { await load() }
        }
      }
      .task { await load() }
    }
  }

  private func row(_ article: SkeletonLoadingArticle) -> some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: article.symbol)
        .font(.title)
        .frame(width: 72, height: 72)
        .background(Color.accentColor.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title).font(.headline)
        Text(article.excerpt).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        HStack {
          Text("by")
            .unredacted()
          Text(article.author).bold()
        }
        .font(.caption)
      }
    }
  }

  private func load() async {
    articles = SkeletonLoadingArticle.placeholders
    isLoading = true
    try? await Task.sleep(for: .seconds(2))
    withAnimation(.easeInOut) {
      articles = SkeletonLoadingArticle.samples
      isLoading = false
    }
  }
}

#Preview {
  SkeletonLoadingView()
}
