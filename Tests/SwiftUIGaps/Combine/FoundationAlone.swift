import Foundation

// row: observable objects in files that import Foundation alone
final class Sample_cart: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  let emptied = PassthroughSubject<Void, Never>()

  func watch() {
    $count.removeDuplicates().sink { print($0) }.store(in: &bag)
    emptied.assign(to: \.bell, on: Sample_bell()).store(in: &bag)
  }
}

final class Sample_bell {
  var bell: Void = ()
}

@Observable final class Sample_shop {
  var name = "Tea"
  @ObservationIgnored var visits = 0
}

func sample_readsName(of shop: Sample_shop) -> String {
  withObservationTracking {
    shop.name
  } onChange: {
    print("renamed")
  }
}

func sample_weather(of degrees: Measurement<UnitTemperature>) -> String {
  degrees.formatted(.measurement(width: .narrow, usage: .weather))
}

struct Sample_note {
  var title: LocalizedStringResource = "Hello"
  let undo = UndoManager()
  let intent: InlinePresentationIntent = .stronglyEmphasized
  let text = String(localized: LocalizedStringResource("Tea"))
}
