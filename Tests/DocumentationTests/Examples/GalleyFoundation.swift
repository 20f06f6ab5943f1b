import Galley

enum GalleyFoundationExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let distance = Measurement(value: 3.2, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided)
    print(distance.formatted(style))
    // end
  }
}
