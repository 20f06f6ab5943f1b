import GalleyGeometry

/// What is selected in a text with attributes, or where its cursor stands. An image shows neither.
public struct AttributedTextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Equatable, Sendable {
    /// A place between two characters.
    case insertionPoint(AttributedString.Index)
    /// Characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var indices: Indices?
  private var typing: AttributeContainer?

  /// The end of the text, which is assumed.
  public init() {}

  /// A range of characters; an empty one is a place between two.
  public init(range: Range<AttributedString.Index>) {
    indices =
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Ranges of characters. Without any, it is the end of the text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    indices = ranges.isEmpty ? nil : .ranges(ranges)
  }

  /// A place between two characters.
  /// - Parameter typingAttributes: what is typed there looks like; nil is as what is before it.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    (indices, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }

  /// What is selected of a text, by the indices that it was made with.
  public func indices(in text: AttributedString) -> Indices {
    indices ?? .insertionPoint(text.endIndex)
  }

  /// The side of the place on which the cursor stands: not known of an image.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// What is typed in the text would look like: as the first selected character, or as the one before the place.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .ranges(let ranges):
      guard let first = ranges.ranges.first?.lowerBound, first < text.endIndex else { break }
      return text.runs[first].attributes
    case .insertionPoint(let point):
      // The text may have become shorter.
      let place = min(point, text.endIndex)
      if place > text.startIndex {
        return text.runs[text.index(beforeCharacter: place)].attributes
      }
    }
    return text.runs.first?.attributes ?? AttributeContainer()
  }

  fileprivate func ranges(in text: AttributedString) -> RangeSet<AttributedString.Index> {
    switch indices(in: text) {
    case .ranges(let ranges): ranges
    case .insertionPoint: RangeSet()
    }
  }

  fileprivate mutating func setTyping(_ attributes: AttributeContainer) { typing = attributes }

  public func hash(into hasher: inout Hasher) { hasher.combine(typing) }
}

extension AttributedString {
  /// The selected characters; none of a place between two.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    self[selection.ranges(in: self)]
  }

  /// Changes the attributes of what is selected, run by run; of a place, those of what is typed there.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    let ranges = selection.ranges(in: self)
    guard !ranges.isEmpty else {
      var typing = selection.typingAttributes(in: self)
      body(&typing)
      return selection.setTyping(typing)
    }
    for range in ranges.ranges {
      for run in Array(self[range].runs) {
        var attributes = run.attributes
        body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Puts a text in the place of what is selected, or where the cursor stands. Behind it, the end of what was put there is
  /// selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    func offset(_ index: AttributedString.Index) -> Int {
      characters.distance(from: startIndex, to: index)
    }
    // Indices hold no longer than the text: offsets do.
    var spans = selection.ranges(in: self).ranges.map {
      offset($0.lowerBound)..<offset($0.upperBound)
    }
    if spans.isEmpty, case .insertionPoint(let point) = selection.indices(in: self) {
      spans = [offset(point)..<offset(point)]
    }
    guard let first = spans.first else { return }
    for span in spans.reversed() {
      let start = index(startIndex, offsetByCharacters: span.lowerBound)
      let end = index(start, offsetByCharacters: span.count)
      replaceSubrange(start..<end, with: span == first ? text : AttributedString())
    }
    let end = index(startIndex, offsetByCharacters: first.lowerBound + text.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }

  /// Puts characters in the place of what is selected, which look like the first of it, or where the cursor stands.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: some Sequence<Character>
  ) {
    let text = AttributedString(
      String(characters), attributes: selection.typingAttributes(in: self))
    replaceSelection(&selection, with: text)
  }
}
