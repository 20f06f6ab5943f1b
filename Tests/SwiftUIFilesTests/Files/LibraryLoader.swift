import SwiftUI

enum LibraryLoaderState<Value: Sendable>: Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(String)
}

struct LibraryLoaderBook: Identifiable, Codable, Hashable, Sendable {
  let id: Int
  let title: String
  let author: String
  let pages: Int

  static let placeholders = (0..<6).map {
    LibraryLoaderBook(id: -$0, title: "Some longer title", author: "Author Name", pages: 300)
  }
}

protocol LibraryLoaderService: Sendable {
  func books() async throws -> [LibraryLoaderBook]
}

struct LibraryLoaderMockService: LibraryLoaderService {
  enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "The library appears to be offline." }
  }

  var delay: Duration = .seconds(1)
  var fails = false

  func books() async throws -> [LibraryLoaderBook] {
    try await Task.sleep(for: delay)
    if fails { throw Failure.offline }
    return [
      .init(id: 1, title: "The Glass Orchard", author: "H. Winther", pages: 312),
      .init(id: 2, title: "Small Engines", author: "R. Okafor", pages: 208),
      .init(id: 3, title: "A Map of Rain", author: "Lena Sorel", pages: 455),
      .init(id: 4, title: "Night Ferry", author: "T. Nakano", pages: 176),
    ]
  }
}

@MainActor
@Observable
final class LibraryLoaderViewModel {
  private(set) var state: LibraryLoaderState<[LibraryLoaderBook]> = .idle
  var service: any LibraryLoaderService

  init(service: any LibraryLoaderService = LibraryLoaderMockService()) {
    self.service = service
  }

  func load() async {
    state = .loading
    do {
      let books = try await service.books()
      state = .loaded(books.sorted { $0.title < $1.title })
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func simulateFailure() async {
    service = LibraryLoaderMockService(delay: .milliseconds(500), fails: true)
    await load()
    service = LibraryLoaderMockService()
  }
}

struct LibraryLoaderView: View {
  @State private var viewModel = LibraryLoaderViewModel()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Library")
        .navigationDestination(for: LibraryLoaderBook.self) { book in
          LibraryLoaderDetail(book: book)
        }
        .toolbar {
          Menu("Debug", systemImage: "ladybug") {
            Button("Reload") { Task { await viewModel.load() } }
            Button("Fail", role: .destructive) { Task { await viewModel.simulateFailure() } }
          }
        }
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .idle, .loading:
      list(of: LibraryLoaderBook.placeholders)
        .redacted(reason: .placeholder)
        .disabled(true)
    case .loaded(let books) where books.isEmpty:
      ContentUnavailableView("No books", systemImage: "books.vertical")
    case .loaded(let books):
      list(of: books)
        .refreshable { await viewModel.load() }
    case .failed(let message):
      ContentUnavailableView {
        Label("Could not load", systemImage: "wifi.slash")
      } description: {
        Text(message)
      } actions: {
        Button("Try again") { Task { await viewModel.load() } }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private func list(of books: [LibraryLoaderBook]) -> some View {
    List(books) { book in
      NavigationLink(value: book) {
        HStack {
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.brown.gradient)
            .frame(width: 36, height: 52)
          VStack(alignment: .leading) {
            Text(book.title).font(.headline)
            Text(book.author).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

struct LibraryLoaderDetail: View {
  let book: LibraryLoaderBook

  var body: some View {
    Form {
      LabeledContent("Author", value: book.author)
      LabeledContent("Pages", value: book.pages.formatted())
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview { LibraryLoaderView() }
