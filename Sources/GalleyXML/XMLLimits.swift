/// What a document may cost its reader.
public struct XMLLimits: Hashable, Sendable {
  /// The most bytes of the document; below 2 GiB whatever is set.
  public var bytes = 64 << 20
  /// The most elements inside each other.
  public var depth = 1000
  /// The most elements of the whole document.
  public var elements = 1_000_000
  /// The most attributes of one element.
  public var attributes = 1000
  /// The most bytes of text, attributes, and names that the document becomes, entities worked out.
  public var text = 256 << 20
  /// How many times longer than its file a document may become by entities, once it is longer than
  /// `expansionStart` bytes.
  public var expansion: Float = 20
  public var expansionStart = 1 << 20

  public init() {}
}
