import GalleyGeometry

/// Which part of a text is selected. An image shows no selection.
public struct TextSelection: Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Hashable, Sendable {
    /// A range of characters; an empty one is a place between two.
    case selection(Range<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices

  /// The end of the selection that moves with the cursor's: not known of an image.
  public var affinity: TextSelectionAffinity { .automatic }

  /// A selection of a range of characters.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A place between two characters.
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
  /// On the side that the system chooses.
  case automatic
  /// At the end of what is before.
  case upstream
  /// At the start of what is behind.
  case downstream
}
