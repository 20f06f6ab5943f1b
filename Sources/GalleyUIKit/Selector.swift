import GalleyGeometry
import GalleyViews

/// A message, where Objective-C has one. In previews `#selector(…)` of a method that its file declares with `@objc` is
/// the method, which gesture recognizers and controls call; otherwise it is the method's name, and nothing is sent but
/// that by which the keyboard is hidden: `resignFirstResponder` and `endEditing`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  private let method: Method?

  /// The message of a name, as `resignFirstResponder` or `UIResponder.resignFirstResponder`.
  public init(_ name: String) { (self.name, method) = (name, nil) }
  public init(stringLiteral value: String) { (name, method) = (value, nil) }

  fileprivate init(_ call: @escaping @MainActor (Any, Any?) -> Void) {
    (name, method) = ("", Method(call))
  }

  /// A method of a type: two selectors of one are not the same.
  private final class Method: Hashable, Sendable {
    let call: @MainActor (Any, Any?) -> Void
    init(_ call: @escaping @MainActor (Any, Any?) -> Void) { self.call = call }
    static func == (one: Method, other: Method) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Calls the method of `target`; does nothing where `target` has none of it. Where only the name is known, the one of
  /// `endsEditing` takes the focus from the field that has it, and others do nothing.
  @MainActor func send(to target: Any, from sender: Any?) {
    if let method {
      method.call(target, sender)
    } else if endsEditing, target is UIResponder {
      CurrentCanvas.endEditing()
    }
  }

  /// Whether a field that hears it gives the focus away: `UIResponder.resignFirstResponder`.
  var endsEditing: Bool {
    let method = name.drop { $0 == "(" || $0 == " " }
      .prefix { !"(): ".contains($0) }.split(separator: ".").last
    return method == "resignFirstResponder" || method == "endEditing"
  }
}

/// What stands in a preview's source in the place of `#selector` with a method of another file.
public typealias _Select = Selector

/// What stands in a preview's source in the place of `#selector` with a method of the file: `Type.method` without
/// parameters. A method that says nothing of actors is taken without a warning, as `#selector` takes it.
@preconcurrency
public func _selector<Target, Result>(
  _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
) -> Selector {
  Selector { target, _ in if let target = target as? Target { _ = method(target)() } }
}

/// The same of a method with the sender as its parameter.
@preconcurrency
public func _selector<Target, Sender, Result>(
  _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
) -> Selector {
  Selector { target, sender in
    if let target = target as? Target, let sender = sender as? Sender { _ = method(target)(sender) }
  }
}

/// The same of a method of an object: `method`, `self.method`. The object is the one that is named here, which the
/// selector keeps.
@_disfavoredOverload @preconcurrency
public func _selector<Result>(_ method: @escaping @MainActor () -> Result) -> Selector {
  Selector { _, _ in _ = method() }
}

/// The same of a method of an object with the sender as its parameter.
@_disfavoredOverload @preconcurrency
public func _selector<Sender, Result>(
  _ method: @escaping @MainActor (Sender) -> Result
) -> Selector {
  Selector { _, sender in if let sender = sender as? Sender { _ = method(sender) } }
}
