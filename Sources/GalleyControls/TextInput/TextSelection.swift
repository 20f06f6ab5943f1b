import GalleyGeometry

/// Which part of a text is selected. An image shows no selection.
public struct TextSelection: Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices

  /// The end of the selection that moves with the cursor's: not known of an image.
  public var affinity: TextSelectionAffinity { .automatic }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected and only a place is meant.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

/// On which side of a place the cursor stands.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}
