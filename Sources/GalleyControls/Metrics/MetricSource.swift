/// Where a number of the system's look comes from. There is no fifth kind: what was neither measured nor found in a document
/// is assumed.
nonisolated package enum MetricSource: Hashable, Sendable {
  /// Measured in images that iOS drew: their file names, and what was seen where that is not the number itself.
  case measured(String)
  /// Stated in the Human Interface Guidelines: the page and what it says.
  case guidelines(String)
  /// Stated in UIKit's documentation: the symbol.
  case uiKit(String)
  /// Neither: what the number was reasoned from.
  case assumed(String)

  private static let kinds: [(prefix: String, make: @Sendable (String) -> MetricSource)] = [
    ("measured: ", { .measured($0) }), ("HIG: ", { .guidelines($0) }),
    ("UIKit: ", { .uiKit($0) }), ("assumed: ", { .assumed($0) }),
  ]

  /// Reads what `description` writes; nil where there is no kind, or nothing behind it, or where a measured number names
  /// no image.
  package init?(_ text: String) {
    guard let kind = Self.kinds.first(where: { text.hasPrefix($0.prefix) }) else { return nil }
    let detail = String(text.dropFirst(kind.prefix.count))
    self = kind.make(detail)
    guard !detail.isEmpty else { return nil }
    if case .measured = self, !detail.contains(".png") { return nil }
  }
}

nonisolated extension MetricSource: CustomStringConvertible {
  /// As tables and guides show it.
  package var description: String {
    switch self {
    case .measured(let images): "measured: \(images)"
    case .guidelines(let page): "HIG: \(page)"
    case .uiKit(let symbol): "UIKit: \(symbol)"
    case .assumed(let reason): "assumed: \(reason)"
    }
  }
}
