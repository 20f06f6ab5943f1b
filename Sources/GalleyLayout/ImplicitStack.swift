/// The names of stacks that no code states, in layout trees and in goldens.
package enum ImplicitStack {
  /// What they end with.
  package static let suffix = " (implicit)"
  /// Views in front of each other, as several views in an `overlay` are.
  package static let layers = "ZStack" + suffix
  /// Views below each other, as several views of a preview are.
  package static let lines = "VStack" + suffix
}
