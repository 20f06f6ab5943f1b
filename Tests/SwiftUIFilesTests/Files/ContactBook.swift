import SwiftUI

struct ContactBookPerson: Identifiable, Hashable {
  let id = UUID()
  var firstName: String
  var lastName: String
  var phone: String
  var isFavourite = false

  var fullName: String { "\(firstName) \(lastName)" }
  var initials: String { String(firstName.prefix(1) + lastName.prefix(1)) }

  static let samples: [ContactBookPerson] = [
    .init(firstName: "Nora", lastName: "Abrams", phone: "+1 555 0101", isFavourite: true),
    .init(firstName: "Liam", lastName: "Archer", phone: "+1 555 0134"),
    .init(firstName: "Maya", lastName: "Bennett", phone: "+1 555 0177"),
    .init(firstName: "Oscar", lastName: "Castillo", phone: "+1 555 0190"),
    .init(firstName: "Ivy", lastName: "Chen", phone: "+1 555 0112", isFavourite: true),
    .init(firstName: "Theo", lastName: "Dubois", phone: "+33 1 55 02 18"),
    .init(firstName: "Sara", lastName: "Eriksson", phone: "+46 8 550 14"),
  ]
}

private struct LetterSection: Identifiable {
  let letter: String
  let people: [ContactBookPerson]
  var id: String { letter }
}

struct ContactBookView: View {
  @State private var people = ContactBookPerson.samples
  @State private var query = ""
  @State private var pendingDelete: ContactBookPerson?
  @State private var showsDeleteDialog = false

  private var sections: [LetterSection] {
    let visible = people.filter { person in
      query.isEmpty || person.fullName.localizedCaseInsensitiveContains(query)
    }
    let groups = Dictionary(grouping: visible) { String($0.lastName.prefix(1)).uppercased() }
    return groups.keys.sorted().map { letter in
      let sorted = (groups[letter] ?? []).sorted { $0.lastName < $1.lastName }
      return LetterSection(letter: letter, people: sorted)
    }
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(sections) { section in
          Section(header: Text(section.letter).font(.headline)) {
            ForEach(section.people) { person in
              NavigationLink(destination: ContactBookDetail(person: person)) {
                ContactBookRow(person: person)
              }
              .swipeActions(edge: .leading) {
                Button {
                  toggleFavourite(person)
                } label: {
                  Label("Favourite", systemImage: person.isFavourite ? "star.slash" : "star")
                }
                .tint(.yellow)
              }
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) {
                  pendingDelete = person
                  showsDeleteDialog = true
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $query, prompt: "Search contacts")
      .navigationBarTitle("Contacts")
      .confirmationDialog(
        "Delete contact?", isPresented: $showsDeleteDialog, titleVisibility: .visible,
        presenting: pendingDelete
      ) { person in
        Button("Delete \(person.firstName)", role: .destructive) {
          withAnimation { people.removeAll { $0.id == person.id } }
        }
      } message: { person in
        Text("\(person.fullName) will be removed from this device.")
      }
    }
  }

  private func toggleFavourite(_ person: ContactBookPerson) {
    guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
    people[index].isFavourite.toggle()
  }
}

struct ContactBookRow: View {
  var person: ContactBookPerson

  var body: some View {
    HStack(spacing: 12) {
      Text(person.initials)
        .font(.subheadline.bold())
        .foregroundColor(.white)
        .frame(width: 40, height: 40)
        .background(Circle().fill(Color.accentColor))
      VStack(alignment: .leading, spacing: 2) {
        Text(person.firstName) + Text(" ") + Text(person.lastName).bold()
        Text(person.phone).font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      if person.isFavourite {
        Image(systemName: "star.fill").foregroundColor(.yellow).imageScale(.small)
      }
    }
    .padding(.vertical, 2)
    .accessibilityElement(children: .combine)
  }
}

struct ContactBookDetail: View {
  var person: ContactBookPerson

  var body: some View {
    Form {
      Section(header: Text("Phone")) {
        Label(person.phone, systemImage: "phone.fill")
      }
      Section {
        Button("Send Message") {}
        Button("Block this Caller", role: .destructive) {}
      }
    }
    .navigationBarTitle(Text(person.fullName), displayMode: .inline)
  }
}

struct ContactBookView_Previews: PreviewProvider {
  static var previews: some View {
    ContactBookView()
    ContactBookView().preferredColorScheme(.dark)
  }
}
