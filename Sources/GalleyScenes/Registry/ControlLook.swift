import Galley

/// A style of a control, by SwiftUI's name.
struct ControlLook: Sendable {
  var name: String
  var apply: @Sendable (AnyView) -> AnyView

  init(_ name: String, _ apply: @escaping @Sendable (AnyView) -> AnyView) {
    (self.name, self.apply) = (name, apply)
  }
}

extension KeyDefinition {
  /// The key that chooses one of the styles.
  static func look(_ looks: [ControlLook]) -> KeyDefinition {
    .optional("style", .choice(looks.map(\.name)), "inherited", "The style of the control.")
  }
}

extension Arguments {
  /// The control in the style that was asked for.
  func styled(_ view: some View, _ looks: [ControlLook]) throws -> AnyView {
    let view = AnyView(view)
    guard let style = try self["style"] else { return view }
    return try style.choice(looks.map { ($0.name, $0.apply) }, "a style")(view)
  }

  /// What is written on a control: a title, a symbol, or both; nil for neither.
  func label() throws -> AnyView? {
    let title = try self["title"].map { try $0.title(decoder) }
    guard let symbol = try self["systemImage"]?.string() else { return title }
    guard let title else { return AnyView(Image(systemName: symbol)) }
    return AnyView(
      Label {
        title
      } icon: {
        Image(systemName: symbol)
      })
  }

  /// What is written on a control: a title and a symbol, or its children.
  func labelOrChildren() throws -> AnyView {
    guard let label = try label() else { return AnyView(try children()) }
    if let children = try self["children"] {
      throw children.error(found: "children together with a title", expected: "one or the other")
    }
    return label
  }

  /// A control with its title; without one it stands alone.
  func titled(_ make: (AnyView) throws -> AnyView) throws -> AnyView {
    guard let label = try label() else {
      return AnyView(try make(AnyView(EmptyView())).labelsHidden())
    }
    return try make(label)
  }

  /// The value of a control and the range that it lies in.
  func valueInRange() throws -> (value: Double, range: ClosedRange<Double>) {
    let range = try self["in"]?.range() ?? 0...1
    return (try required("value").number(range, "a number"), range)
  }
}
