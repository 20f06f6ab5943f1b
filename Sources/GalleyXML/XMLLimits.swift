/// What a document may cost its reader.
package struct XMLLimits: Hashable, Sendable {
  /// The most bytes of the document; below 2 GiB whatever is set.
  package var bytes = 64 << 20
  /// The most elements inside each other.
  package var depth = 1000
  /// The most elements of the whole document.
  package var elements = 1_000_000
  /// The most attributes of one element.
  package var attributes = 1000
  /// The most bytes of text, attributes, and names that the document becomes, entities worked out.
  package var text = 256 << 20
  /// How many times longer than its file a document may become by entities, once it is longer than
  /// `expansionStart` bytes.
  package var expansion: Float = 20
  package var expansionStart = 1 << 20

  package init() {}
}
