import SwiftUI

struct NewsFeedArticle: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let summary: String
  let source: String
  let published: Date
  let section: NewsFeedSection
  let imageURL: URL?
}

enum NewsFeedSection: String, CaseIterable, Identifiable, Sendable {
  case top = "Top"
  case tech = "Technology"
  case science = "Science"
  case culture = "Culture"
  var id: Self { self }
}

protocol NewsFeedService: Sendable {
  func articles(in section: NewsFeedSection) async throws -> [NewsFeedArticle]
}

struct NewsFeedMockService: NewsFeedService {
  func articles(in section: NewsFeedSection) async throws -> [NewsFeedArticle] {
    try await Task.sleep(for: .milliseconds(10))
    let titles = [
      "Tiny satellites map the world's coral reefs",
      "Why everyone is suddenly baking rye bread",
      "A compiler engineer explains her favourite bug",
      "The quiet return of the night train",
    ]
    return titles.enumerated().map { index, title in
      NewsFeedArticle(
        id: index, title: title,
        summary: "Reporting from the field, our correspondents look at what changed, who it "
          + "affects and what comes next.",
        source: index.isMultiple(of: 2) ? "The Daily Swift" : "Kernel Post",
        published: Date(timeIntervalSinceNow: Double(index + 1) * -5_400),
        section: section,
        imageURL: URL(string: "https://picsum.photos/seed/\(index)/600/400")
      )
    }
  }
}

@MainActor
@Observable
final class NewsFeedViewModel {
  enum State {
    case loading
    case loaded([NewsFeedArticle])
    case failed(String)
  }

  private(set) var state: State = .loading
  private let service: any NewsFeedService

  init(service: any NewsFeedService = NewsFeedMockService()) {
    self.service = service
  }

  func load(_ section: NewsFeedSection) async {
    state = .loading
    do {
      state = .loaded(try await service.articles(in: section))
    } catch {
      state = .failed(error.localizedDescription)
    }
  }
}

struct NewsFeedView: View {
  @State private var viewModel = NewsFeedViewModel()
  @State private var section = NewsFeedSection.top

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("News")
        .navigationDestination(for: NewsFeedArticle.self) { NewsFeedDetail(article: $0) }
        .safeAreaInset(edge: .top) {
          Picker("Section", selection: $section) {
            ForEach(NewsFeedSection.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .padding([.horizontal, .bottom])
          .background(.bar)
        }
        .task(id: section) { await viewModel.load(section) }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .loading:
      ProgressView("Loading…").frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded(let articles):
      List(articles) { article in
        NavigationLink(value: article) { NewsFeedRow(article: article) }
      }
      .listStyle(.plain)
      .refreshable { await viewModel.load(section) }
    case .failed(let message):
      ContentUnavailableView {
        Label("Something went wrong", systemImage: "wifi.exclamationmark")
      } description: {
        Text(message)
      } actions: {
        Button("Try again") { Task { await viewModel.load(section) } }
      }
    }
  }
}

struct NewsFeedRow: View {
  let article: NewsFeedArticle

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(article.source.uppercased()).font(.caption2.bold()).foregroundStyle(.red)
        Text(article.title).font(.headline).lineLimit(3)
        Text(article.published, style: .relative).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      AsyncImage(url: article.imageURL) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo").foregroundStyle(.tertiary)
        default: Color.gray.opacity(0.15)
        }
      }
      .frame(width: 84, height: 84)
      .clipShape(.rect(cornerRadius: 10))
    }
  }
}

struct NewsFeedDetail: View {
  let article: NewsFeedArticle

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.title).font(.title.bold())
        Text(article.summary).font(.body).lineSpacing(6)
      }
      .padding()
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ShareLink(item: article.title) }
  }
}

#Preview {
  NewsFeedView()
}
