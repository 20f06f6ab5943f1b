import Combine
import SwiftUI

struct SearchListCountry: Identifiable, Hashable {
  let name: String
  let capital: String
  let continent: Continent
  let flag: String

  var id: String { name }

  enum Continent: String, CaseIterable, Identifiable {
    case all = "All"
    case europe = "Europe"
    case asia = "Asia"
    case africa = "Africa"
    case americas = "Americas"
    var id: String { rawValue }
  }
}

@MainActor
final class SearchListViewModel: ObservableObject {
  @Published var query = ""
  @Published var scope = SearchListCountry.Continent.all
  @Published private(set) var results: [SearchListCountry] = []

  let countries: [SearchListCountry] = [
    .init(name: "Argentina", capital: "Buenos Aires", continent: .americas, flag: "🇦🇷"),
    .init(name: "Canada", capital: "Ottawa", continent: .americas, flag: "🇨🇦"),
    .init(name: "Estonia", capital: "Tallinn", continent: .europe, flag: "🇪🇪"),
    .init(name: "Ghana", capital: "Accra", continent: .africa, flag: "🇬🇭"),
    .init(name: "Iceland", capital: "Reykjavík", continent: .europe, flag: "🇮🇸"),
    .init(name: "Japan", capital: "Tokyo", continent: .asia, flag: "🇯🇵"),
    .init(name: "Kenya", capital: "Nairobi", continent: .africa, flag: "🇰🇪"),
    .init(name: "Portugal", capital: "Lisbon", continent: .europe, flag: "🇵🇹"),
    .init(name: "Vietnam", capital: "Hanoi", continent: .asia, flag: "🇻🇳"),
  ]

  private var cancellables: Set<AnyCancellable> = []

  init() {
    results = countries
    $query
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .combineLatest($scope)
      .sink { [weak self] query, scope in
        self?.filter(query, scope: scope)
      }
      .store(in: &cancellables)
  }

  var sections: [(letter: String, countries: [SearchListCountry])] {
    Dictionary(grouping: results) { String($0.name.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { (letter: $0.key, countries: $0.value) }
  }

  private func filter(_ query: String, scope: SearchListCountry.Continent) {
    results = countries.filter { country in
      let inScope = scope == .all || country.continent == scope
      let matches =
        query.isEmpty
        || country.name.localizedCaseInsensitiveContains(query)
        || country.capital.localizedCaseInsensitiveContains(query)
      return inScope && matches
    }
  }
}

struct SearchListView: View {
  @StateObject private var viewModel = SearchListViewModel()

  var body: some View {
    NavigationStack {
      List {
        ForEach(viewModel.sections, id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.countries) { country in
              NavigationLink(value: country) { row(country) }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if viewModel.results.isEmpty {
          ContentUnavailableView.search(text: viewModel.query)
        }
      }
      .navigationTitle("Countries")
      .navigationDestination(for: SearchListCountry.self) { country in
        VStack(spacing: 12) {
          Text(country.flag).font(.system(size: 120))
          Text(country.capital).font(.title)
        }
        .navigationTitle(country.name)
      }
      .searchable(text: $viewModel.query, prompt: "Country or capital")
      .searchScopes($viewModel.scope) {
        ForEach(SearchListCountry.Continent.allCases) { continent in
          Text(continent.rawValue).tag(continent)
        }
      }
      .searchSuggestions {
        if viewModel.query.isEmpty {
          Text("🇯🇵 Japan").searchCompletion("Japan")
          Text("🇰🇪 Kenya").searchCompletion("Kenya")
        }
      }
      .autocorrectionDisabled()
    }
  }

  private func row(_ country: SearchListCountry) -> some View {
    HStack {
      Text(country.flag).font(.title2)
      VStack(alignment: .leading) {
        Text(highlighted(country.name))
        Text(highlighted(country.capital)).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private func highlighted(_ text: String) -> AttributedString {
    var result = AttributedString(text)
    guard !viewModel.query.isEmpty else { return result }
    if let range = result.range(of: viewModel.query, options: .caseInsensitive) {
      result[range].foregroundColor = .accentColor
      result[range].font = .body.bold()
    }
    return result
  }
}

#Preview {
  SearchListView()
}
