import SwiftUI

struct FaqListEntry: Identifiable, Decodable {
  var id: String { question }
  let question: String
  let answer: String
}

private let faqJSON = """
  [
    {"question": "How do I cancel my plan?",
     "answer": "Open Settings, choose Subscription and tap Cancel. It then ends by itself."},
    {"question": "Can I use it offline?",
     "answer": "Yes. Everything you opened in the last 30 days stays on the device."},
    {"question": "Is my data encrypted?",
     "answer": "Your notes are encrypted on the device and in transit. We cannot read them."},
    {"question": "Do you offer a student discount?",
     "answer": "Students and teachers get 50% off with a valid school address."}
  ]
  """

struct FaqListExpandableRow<Header: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let header: () -> Header
  let content: () -> Content

  init(
    isExpanded: Binding<Bool>,
    @ViewBuilder header: @escaping () -> Header,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self._isExpanded = isExpanded
    self.header = header
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { isExpanded.toggle() }
      } label: {
        HStack {
          header()
          Spacer()
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .foregroundColor(.accentColor)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle())

      if isExpanded {
        content()
          .padding(.top, 10)
          .transition(.opacity.combined(with: .move(edge: .top)))
      }
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct FaqListView: View {
  @State private var entries: [FaqListEntry] = []
  @State private var expanded: Set<String> = []
  @State private var showsContact = false
  @State private var topic = "Billing"

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Frequently asked")
            .font(.title3.bold())
            .accessibilityAddTraits(.isHeader)
          ForEach(entries) { entry in
            FaqListExpandableRow(isExpanded: binding(for: entry)) {
              Text(entry.question).font(.headline)
            } content: {
              Text(entry.answer)
                .font(.subheadline)
                .foregroundColor(.secondary)
                .fixedSize(horizontal: false, vertical: true)
            }
          }

          DisclosureGroup("Still need help?", isExpanded: $showsContact) {
            VStack(alignment: .leading, spacing: 12) {
              Picker("Topic", selection: $topic) {
                ForEach(["Billing", "Account", "Bug"], id: \.self) { Text($0) }
              }
              .pickerStyle(.segmented)
              Link("Write to support", destination: URL(string: "https://example.com/help")!)
              Label("Replies within 24 hours", systemImage: "clock")
                .font(.footnote)
                .foregroundColor(.secondary)
            }
            .padding(.top, 8)
          }
          .padding()
          .background(RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor))
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationTitle("Help Centre")
      .toolbar {
        Button(expanded.isEmpty ? "Expand all" : "Collapse all") {
          withAnimation {
            expanded = expanded.isEmpty ? Set(entries.map(\.id)) : []
          }
        }
      }
    }
    .accentColor(.indigo)
    .onAppear(perform: load)
  }

  private func load() {
    guard entries.isEmpty else { return }
    let data = Data(faqJSON.utf8)
    entries = (try? JSONDecoder().decode([FaqListEntry].self, from: data)) ?? []
    if let first = entries.first { expanded = [first.id] }
  }

  private func binding(for entry: FaqListEntry) -> Binding<Bool> {
    Binding(
      get: { expanded.contains(entry.id) },
      set: { _ in expanded.formSymmetricDifference([entry.id]) }
    )
  }
}

struct FaqListView_Previews: PreviewProvider {
  static var previews: some View {
    FaqListView()
      .environment(\.sizeCategory, .large)
  }
}
