import SwiftUI

/// Who gets the tea, when and how.
struct OrderView: View {
  @StateObject private var draft: OrderDraft
  @FocusState private var isGreetingFocused: Bool

  init(draft: @autoclosure @escaping () -> OrderDraft) {
    _draft = StateObject(wrappedValue: draft())
  }

  var body: some View {
    Form {
      recipient
      delivery
      gift
      Section {
        Button("Place order") {}
          .disabled(!draft.isComplete)
          .frame(maxWidth: .infinity)
      } footer: {
        if !draft.isComplete {
          Text("Your name, e-mail address and street are needed.")
        }
      }
      .listRowBackground(Color("Brand/Card"))
    }
    .onPaper()
    .navigationTitle("Order")
  }

  private var recipient: some View {
    Section("Recipient") {
      TextField("Name", text: $draft.name)
        .textContentType(.name)
      TextField("E-mail", text: $draft.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
      if draft.needsAddress {
        TextField("Street and city", text: $draft.street)
      }
    }
    .listRowBackground(Color("Brand/Card"))
  }

  private var delivery: some View {
    Section("Delivery") {
      Picker("Way", selection: $draft.delivery) {
        ForEach(OrderDraft.Delivery.allCases) { delivery in
          Text(delivery.title).tag(delivery)
        }
      }
      DatePicker("Day", selection: $draft.date, in: draft.earliest..., displayedComponents: .date)
    }
    .listRowBackground(Color("Brand/Card"))
  }

  private var gift: some View {
    Section {
      Stepper("\(draft.samples) samples", value: $draft.samples, in: 0...5)
      Toggle("Wrap as a gift", isOn: $draft.isGift.animation())
      if draft.isGift {
        TextField("Greeting", text: $draft.greeting, axis: .vertical)
          .lineLimit(2...4)
          .focused($isGreetingFocused)
      }
    } header: {
      Text("Extras")
    } footer: {
      Text("Samples are **free**, and so is the wrapping.")
    }
    .listRowBackground(Color("Brand/Card"))
  }
}

extension OrderDraft.Delivery {
  var title: LocalizedStringKey {
    switch self {
    case .post: "By post"
    case .bicycle: "By bicycle"
    case .pickup: "I fetch it"
    }
  }
}

#Preview("Order") {
  NavigationStack {
    OrderView(draft: .sample)
  }
  .tint(Color("AccentColor"))
}

#Preview("Order, nothing filled in") {
  let draft = OrderDraft(earliest: OrderDraft.spring)
  NavigationStack {
    OrderView(draft: draft)
  }
  .tint(Color("AccentColor"))
}
