import GalleyGeometry

extension LocalizedStringKey.Value {
  /// A value of a type that Foundation bridges to an object which describes itself in a locale; nil for one of another
  /// type. SwiftUI takes such a value by `ReferenceConvertible` or `NSObject`, and the text's format is given its
  /// `description(withLocale:)`: a full date and time, a `Decimal` with the locale's separator and no others, a number
  /// with both (`NSDate.swift`, `NSDecimalNumber.swift` and `NSNumber.swift` of swift-corelibs-foundation).
  init?<Value>(bridged value: Value) {
    // By the static type: a cast would look into an optional value.
    if Value.self == Date.self, let date = value as? Date {
      self.init(Text(deferred: { $0.fullWords(of: date) }))
    } else if Value.self == Decimal.self, let decimal = value as? Decimal {
      self.init(
        Text(deferred: { NSDecimalNumber(decimal: decimal).description(withLocale: $0.locale) }))
    } else if Value.self is NSNumber.Type, let number = value as? NSNumber {
      self.init(Text(deferred: { number.description(withLocale: $0.locale) }))
    } else {
      return nil
    }
  }
}

extension EnvironmentValues {
  /// `Tuesday, November 14, 2023 at 10:13:20 PM Greenwich Mean Time`, in the time zone of the image.
  fileprivate func fullWords(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    (formatter.dateStyle, formatter.timeStyle) = (.full, .full)
    return formatter.string(from: date)
  }
}
