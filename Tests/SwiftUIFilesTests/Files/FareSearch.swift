import SwiftUI

enum FareSearchCabin: String, CaseIterable, Identifiable {
  case economy, premium, business
  var id: String { rawValue }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct FareSearchAirport: Hashable, Identifiable {
  let code: String
  let city: String
  var id: String { code }

  static let all: [FareSearchAirport] = [
    .init(code: "AMS", city: "Amsterdam"),
    .init(code: "LIS", city: "Lisbon"),
    .init(code: "HND", city: "Tokyo"),
  ]
}

struct FareSearchView: View {
  @State private var origin = FareSearchAirport.all[0]
  @State private var destination = FareSearchAirport.all[1]
  @State private var isReturn = true
  @State private var departure = Date.now
  @State private var arrival = Date.now.addingTimeInterval(7 * 86_400)
  @State private var adults = 1
  @State private var children = 0
  @State private var cabin = FareSearchCabin.economy
  @State private var flips = 0
  @State private var showsError = false
  @State private var isSearching = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          routeCard.listRowInsets(EdgeInsets()).listRowBackground(Color.clear)
        }
        Section("Dates") {
          Toggle("Return trip", isOn: $isReturn.animation())
          DatePicker("Departure", selection: $departure, displayedComponents: .date)
          if isReturn {
            DatePicker("Return", selection: $arrival, in: departure..., displayedComponents: .date)
          }
        }

        Section {
          Stepper(value: $adults, in: 1...9) {
            LabeledContent("Adults", value: adults, format: .number)
          }
          Stepper(value: $children, in: 0...6) {
            LabeledContent("Children", value: children, format: .number)
          }
          Picker("Cabin", selection: $cabin) {
            ForEach(FareSearchCabin.allCases) { Text($0.title).tag($0) }
          }
        } header: {
          Text("Passengers")
        } footer: {
          Text("Children under 2 travel on an adult's lap.")
        }

        Section {
          Button(action: search) {
            HStack {
              Spacer()
              if isSearching { ProgressView().tint(.white) }
              Text(isSearching ? "Searching…" : "Search flights").bold()
              Spacer()
            }
          }
          .foregroundStyle(.white)
          .listRowBackground(Color.indigo)
          .disabled(isSearching)
        }
      }
      .navigationTitle("Where to?")
      .alert("Same city", isPresented: $showsError) {
        Button("Swap") { flip() }
        Button("OK", role: .cancel) {}
      } message: {
        Text("Choose a destination other than \(origin.city).")
      }
    }
    .tint(.indigo)
  }

  private var routeCard: some View {
    VStack(spacing: 0) {
      FareSearchAirportRow(caption: "From", symbol: "airplane.departure", airport: $origin)
      Divider()
      FareSearchAirportRow(caption: "To", symbol: "airplane.arrival", airport: $destination)
    }
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    .overlay(alignment: .trailing) {
      Button(action: flip) {
        Image(systemName: "arrow.up.arrow.down")
          .font(.headline)
          .rotationEffect(.degrees(Double(flips) * 180))
          .padding(10)
          .background(.indigo, in: .circle)
          .foregroundStyle(.white)
      }
      .buttonStyle(.plain)
      .padding(.trailing, 20)
      .accessibilityLabel("Swap airports")
    }
  }

  private func flip() {
    withAnimation(.spring(duration: 0.35)) {
      swap(&origin, &destination)
      flips += 1
    }
  }

  private func search() {
    guard origin != destination else {
      showsError = true
      return
    }
    isSearching = true
    Task {
      try? await Task.sleep(for: .seconds(2))
      isSearching = false
    }
  }
}

struct FareSearchAirportRow: View {
  let caption: LocalizedStringKey
  let symbol: String
  @Binding var airport: FareSearchAirport

  var body: some View {
    Menu {
      ForEach(FareSearchAirport.all) { option in
        Button("\(option.city) (\(option.code))") { airport = option }
      }
    } label: {
      HStack(spacing: 16) {
        Image(systemName: symbol).foregroundStyle(.indigo)
        VStack(alignment: .leading) {
          Text(caption).font(.caption).foregroundStyle(.secondary)
          Text(airport.code).font(.title2.bold()) + Text("  \(airport.city)").font(.callout)
        }
        .foregroundStyle(.primary)
        Spacer()
      }
      .padding()
    }
    .buttonStyle(.plain)
  }
}

#Preview("Search") {
  FareSearchView()
}
