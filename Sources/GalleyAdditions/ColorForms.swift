import GalleyGeometry
import GalleyViews

extension Color {
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the sign; nil for anything else. SwiftUI has no
  /// such initialiser, and files that bring their own get that one.
  @_disfavoredOverload
  public init?(hex: String) {
    let digits = (hex.hasPrefix("#") ? hex.dropFirst() : hex[...]).map(\.hexDigitValue)
    let values = digits.compactMap { $0 }
    guard values.count == digits.count, [3, 6, 8].contains(values.count) else { return nil }
    var bytes =
      values.count == 3
      ? values.map { $0 * 17 }
      : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    if bytes.count == 3 { bytes.append(255) }
    let units = bytes.map { Double($0) / 255 }
    self.init(red: units[0], green: units[1], blue: units[2], opacity: units[3])
  }

  /// One colour where it is light and another one where it is dark. In SwiftUI such a colour comes from an
  /// asset catalogue.
  public init(light: Color, dark: Color) { self.init(_light: light, dark: dark) }
}
