import CExpat
import GalleyBudget

/// Reads an XML document from its bytes, event by event, within limits.
///
/// Nothing else than the bytes is read: an entity or a DTD of another file is skipped. Entities that the
/// document declares itself are worked out as far as `XMLLimits` allows. The encodings are UTF-8 and
/// UTF-16, found by a byte order mark, and those that the XML declaration names and Expat or ICU knows.
///
///     try XMLReader().read(bytes) { event, place in
///       if case .start(let name, _) = event { print(place, name.local) }
///     }
package struct XMLReader: Sendable {
  package var limits: XMLLimits
  /// What the reader may take with all else of its image.
  package var budget: RenderBudget
  /// The encoding that what brings the document says, such as the `charset` of a `data:` address. It counts before the
  /// XML declaration, and a byte order mark before it (RFC 7303, 3.2). One that ICU does not know is ignored, as browsers
  /// do: ask `knows(encoding:)`.
  package var encoding: String?

  package init(
    limits: XMLLimits = XMLLimits(), budget: RenderBudget = RenderBudget(.unlimited)
  ) {
    self.limits = limits
    self.budget = budget
  }

  /// Whether an encoding has a name that documents may be read in.
  package static func knows(encoding: String) -> Bool {
    XMLEncoding.isKnown(XMLEncoding.name(ofLabel: encoding))
  }

  /// Calls `handle` with each event and the place where it starts.
  /// - Throws: `XMLError` for what is not well-formed or over a limit; `LimitError` where the budget
  ///   does not leave as much; what `handle` throws. The events before that have been handled.
  /// - Complexity: O(n) in the bytes and in what entities expand to.
  package func read(
    _ bytes: some Sequence<UInt8>, handle: (XMLEvent, XMLPlace) throws -> Void
  ) throws {
    let done: Void? = try bytes.withContiguousStorageIfAvailable { try read($0, handle) }
    if done == nil { try Array(bytes).withUnsafeBufferPointer { try read($0, handle) } }
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ handle: (XMLEvent, XMLPlace) throws -> Void
  ) throws {
    let start = XMLPlace(line: 1, column: 1)
    let limit = min(limits.bytes, Int(Int32.max) - 1)
    guard bytes.count <= limit else {
      throw XMLError(
        .overLimit("the document has \(bytes.count) bytes, and may have \(limit)"), at: start)
    }
    guard !bytes.isEmpty else { throw XMLError(.malformed("the document is empty"), at: start) }
    // Expat's tables and the piece of text that is collected are in proportion to the file.
    let purpose = "an XML document of \(bytes.count) bytes"
    try budget.reserving(RenderBudget.bytes(bytes.count, each: 4), for: purpose) {
      try withoutActuallyEscaping(handle) { handle in
        try XMLSession(limits, budget, handle).parse(bytes, encoding: encoding)
      }
    }
    _ = budget.canContinue("reading \(purpose)")
    try budget.check()
  }
}

extension XMLReader {
  /// Expat's version as it is loaded.
  package static var libraryVersion: String {
    let version = XML_ExpatVersionInfo()
    return "\(version.major).\(version.minor).\(version.micro)"
  }
}
