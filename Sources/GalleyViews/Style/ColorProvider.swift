/// A colour that code works out where it is painted. Two are equal if they are one object: closures cannot be compared.
package final class ColorProvider: Hashable, Sendable {
  private let make: @Sendable (EnvironmentValues) -> Color

  package init(_ make: @escaping @Sendable (EnvironmentValues) -> Color) { self.make = make }

  func color(in environment: EnvironmentValues) -> Color { make(environment) }

  package static func == (one: ColorProvider, other: ColorProvider) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
