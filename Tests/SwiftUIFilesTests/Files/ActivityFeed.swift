import Combine
import SwiftUI

struct ActivityFeedItem: Identifiable, Equatable {
  enum Action: String, CaseIterable {
    case liked, commented, followed, shared

    var symbol: String {
      switch self {
      case .liked: return "heart.fill"
      case .commented: return "text.bubble.fill"
      case .followed: return "person.fill.badge.plus"
      case .shared: return "arrowshape.turn.up.right.fill"
      }
    }

    var color: Color {
      switch self {
      case .liked: return .pink
      case .commented: return .blue
      case .followed: return .green
      case .shared: return .orange
      }
    }
  }

  let id: Int
  let user: String
  let action: Action
  let subject: String
  let minutesAgo: Int
  var isRead = false
}

@MainActor
final class ActivityFeedViewModel: ObservableObject {
  @Published var query = ""
  @Published var action: ActivityFeedItem.Action?
  @Published private(set) var results: [ActivityFeedItem] = []
  @Published private var items: [ActivityFeedItem]

  private var cancellables = Set<AnyCancellable>()

  init() {
    items = [
      .init(id: 1, user: "mira", action: .liked, subject: "Harbour at dusk", minutesAgo: 3),
      .init(id: 2, user: "jonas", action: .commented, subject: "Sourdough log", minutesAgo: 12),
      .init(id: 3, user: "priya", action: .followed, subject: "you", minutesAgo: 47),
      .init(id: 4, user: "leo", action: .shared, subject: "Winter hikes", minutesAgo: 95),
      .init(id: 5, user: "anna", action: .liked, subject: "Sourdough log", minutesAgo: 240),
      .init(id: 6, user: "tomek", action: .commented, subject: "Film scans", minutesAgo: 1500),
    ]
    results = items

    let search =
      $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .removeDuplicates()

    Publishers.CombineLatest3(search, $action, $items)
      .map { query, action, items in
        items.filter { item in
          let matchesText =
            query.isEmpty || item.user.contains(query)
            || item.subject.lowercased().contains(query)
          return matchesText && (action == nil || item.action == action)
        }
      }
      .sink { [weak self] filtered in
        self?.results = filtered
      }
      .store(in: &cancellables)
  }

  var unreadCount: Int { items.filter { !$0.isRead }.count }

  func markRead(_ item: ActivityFeedItem) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isRead.toggle()
  }
}

struct ActivityFeedView: View {
  @StateObject private var viewModel = ActivityFeedViewModel()

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        filterBar
        if viewModel.results.isEmpty {
          Spacer()
          VStack(spacing: 8) {
            Image(systemName: "magnifyingglass").font(.largeTitle)
            Text("Nothing for “\(viewModel.query)”")
          }
          .foregroundColor(.secondary)
          Spacer()
        } else {
          List(viewModel.results) { item in
            ActivityFeedRow(item: item)
              .onTapGesture { viewModel.markRead(item) }
          }
          .listStyle(PlainListStyle())
          .animation(.default, value: viewModel.results)
        }
      }
      .searchable(text: $viewModel.query)
      .disableAutocorrection(true)
      .navigationTitle("Activity (\(viewModel.unreadCount))")
    }
  }

  private var filterBar: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(ActivityFeedItem.Action.allCases, id: \.self) { action in
          let isOn = viewModel.action == action
          Button {
            viewModel.action = isOn ? nil : action
          } label: {
            Label(action.rawValue.capitalized, systemImage: action.symbol)
              .font(.footnote.weight(.medium))
              .padding(.horizontal, 12)
              .padding(.vertical, 7)
              .foregroundColor(isOn ? .white : action.color)
              .background(Capsule().fill(isOn ? action.color : action.color.opacity(0.12)))
          }
        }
      }
      .padding()
    }
  }
}

struct ActivityFeedRow: View {
  var item: ActivityFeedItem

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: item.action.symbol).foregroundColor(item.action.color).frame(width: 24)
      VStack(alignment: .leading, spacing: 3) {
        Text("**@\(item.user)** \(item.action.rawValue) *\(item.subject)*")
        Text("\(item.minutesAgo) min ago").font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      if !item.isRead { Circle().fill(Color.accentColor).frame(width: 8, height: 8) }
    }
    .padding(.vertical, 4)
  }
}

struct ActivityFeedView_Previews: PreviewProvider {
  static var previews: some View { ActivityFeedView() }
}
