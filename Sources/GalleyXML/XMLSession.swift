import CExpat
import GalleyBudget
import GalleyStrings

/// One document on its way through Expat.
final class XMLSession {
  private let limits: XMLLimits
  private let budget: RenderBudget
  private let handle: (XMLEvent, XMLPlace) throws -> Void
  private var parser: XML_Parser?
  private var failure: (any Error)?
  /// What the XML declaration says.
  private var declaredEncoding = ""
  private var text = ""
  private var textPlace = XMLPlace(line: 1, column: 1)
  private var depth = 0
  private var elements = 0
  private var textBytes = 0
  private var events = 0

  init(
    _ limits: XMLLimits, _ budget: RenderBudget,
    _ handle: @escaping (XMLEvent, XMLPlace) throws -> Void
  ) {
    self.limits = limits
    self.budget = budget
    self.handle = handle
  }

  /// - Parameter encoding: what the document's surroundings say.
  /// - Precondition: `bytes` has at least one and fewer than `Int32.max`.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>, encoding: String?) throws {
    let stated = encoding.map { XMLEncoding.name(ofLabel: $0) }
    if let stated, !XMLEncoding.hasMark(bytes), XMLEncoding.isKnown(stated) {
      return try decode(bytes, from: stated, isDeclared: false)
    }
    guard let problem = try read(bytes, as: XMLEncoding.marked(bytes)) else { return }
    let isUnknown = problem.code == XML_ERROR_UNKNOWN_ENCODING
    guard isUnknown || problem.code == XML_ERROR_INCORRECT_ENCODING else { throw problem.error }
    // Nothing stands before the declaration: no event has been sent yet.
    let seen = XMLEncoding.seen(in: bytes)
    if isUnknown, seen == "UTF-8" {
      try decode(bytes, from: declaredEncoding, isDeclared: true, at: problem.error.place)
    } else if let problem = try read(bytes, as: seen) {
      throw problem.error
    }
  }

  /// Reads a document in an encoding that Expat does not know, or that its declaration does not name.
  private func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, from encoding: String, isDeclared: Bool,
    at place: XMLPlace = XMLPlace(line: 1, column: 1)
  ) throws {
    let purpose = "an XML document in \(encoding)"
    // UTF-16 units, and at most three bytes of UTF-8 for each.
    try budget.reserving(RenderBudget.bytes(bytes.count, each: 5), for: purpose) {
      var text = try XMLEncoding.decoded(bytes, from: encoding, at: place, budget)
      // The declaration was read as ASCII: an encoding in which it says something else is not that of the document.
      guard !isDeclared || text.hasPrefix("<?xml") else {
        throw XMLError(.malformed("the document is not in \(encoding), as it says"), at: place)
      }
      let problem = try text.withUTF8 { try read($0, as: "UTF-8") }
      if let problem { throw problem.error }
    }
  }

  /// - Parameter encoding: Expat's name of it, whatever the declaration says; nil is what the declaration says.
  /// - Returns: what is wrong with the document, and Expat's number of it.
  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, as encoding: String?
  ) throws -> (code: XML_Error, error: XMLError)? {
    let factor = max(1, limits.expansion)
    let start = UInt64(max(0, limits.expansionStart))
    guard let parser = galley_xml_parser(encoding, factor, start), let base = bytes.baseAddress
    else {
      throw XMLError(.overLimit("there is no memory for a parser"), at: place)
    }
    self.parser = parser
    defer {
      self.parser = nil
      XML_ParserFree(parser)
    }
    connect(parser)
    let status = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      XML_Parse(parser, $0, Int32(bytes.count), 1)
    }
    if let failure { throw failure }
    return status == XML_STATUS_OK ? nil : (XML_GetErrorCode(parser), error(of: parser))
  }

  private func connect(_ parser: XML_Parser) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLSession.of($0)?.start($1, $2) }, { XMLSession.of($0)?.end($1) })
    XML_SetCharacterDataHandler(parser) { XMLSession.of($0)?.characters($1, Int($2)) }
    XML_SetProcessingInstructionHandler(parser) { XMLSession.of($0)?.instruction($1, $2) }
    XML_SetSkippedEntityHandler(parser) { data, name, isParameter in
      if isParameter == 0 { XMLSession.of(data)?.skippedEntity(name) }
    }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      if let encoding { XMLSession.of(data)?.declaredEncoding = String(cString: encoding) }
    }
    connectExternals(parser)
  }

  /// An entity of another file, which is not read: expat asks for it, and hears that there is nothing in it.
  private func connectExternals(_ parser: XML_Parser) {
    let own = OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
    XML_SetExternalEntityRefHandlerArg(parser, UnsafeMutableRawPointer(own))
    XML_SetExternalEntityRefHandler(parser) { own, names, _, _, _ in
      guard let own, let names else { return Int32(XML_STATUS_OK.rawValue) }
      let session = XMLSession.of(UnsafeMutableRawPointer(own))
      // The entities that are open, the innermost last.
      let name = String(cString: names).split(separator: "\u{c}").last.map(String.init) ?? ""
      name.withCString { session?.skippedEntity($0) }
      return Int32(XML_STATUS_OK.rawValue)
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLSession? {
    data.map { Unmanaged<XMLSession>.fromOpaque($0).takeUnretainedValue() }
  }

  private var place: XMLPlace {
    guard let parser else { return XMLPlace(line: 1, column: 1) }
    return XMLPlace(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func error(of parser: XML_Parser) -> XMLError {
    let code = XML_GetErrorCode(parser)
    if code == XML_ERROR_AMPLIFICATION_LIMIT_BREACH {
      return XMLError(
        .overLimit("entities make the document more than \(Int(limits.expansion)) times as long"),
        at: place)
    }
    if code == XML_ERROR_NO_MEMORY {
      return XMLError(.overLimit("there is no memory for the document"), at: place)
    }
    let text = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return XMLError(.malformed(text), at: place)
  }
}

// What Expat calls.
extension XMLSession {
  private func start(
    _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil, let name, let pairs, flush() else { return }
    depth += 1
    elements += 1
    guard depth <= limits.depth else {
      return stop("elements are nested more than \(limits.depth) deep")
    }
    guard elements <= limits.elements else {
      return stop("the document has more than \(limits.elements) elements")
    }
    var attributes: [XMLAttribute] = []
    var index = 0
    while let key = pairs[index], let value = pairs[index + 1] {
      index += 2
      guard attributes.count < limits.attributes else {
        return stop("an element has more than \(limits.attributes) attributes")
      }
      let text = String(cString: value).withOrderedMarks
      guard count(text.utf8.count) else { return }
      attributes.append(XMLAttribute(name: self.name(key), value: text))
    }
    send(.start(self.name(name), attributes: attributes), at: place)
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    guard failure == nil, let name, flush() else { return }
    depth -= 1
    send(.end(self.name(name)), at: place)
  }

  private func characters(_ start: UnsafePointer<CChar>?, _ length: Int) {
    guard failure == nil, let start, length > 0, count(length) else { return }
    if text.isEmpty { textPlace = place }
    start.withMemoryRebound(to: UInt8.self, capacity: length) {
      text += String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  private func instruction(_ target: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?) {
    guard failure == nil, let target, let data, flush() else { return }
    let event = XMLEvent.instruction(target: String(cString: target), data: String(cString: data))
    send(event, at: place)
  }

  private func skippedEntity(_ name: UnsafePointer<CChar>?) {
    guard failure == nil, let name, flush() else { return }
    send(.skippedEntity(String(cString: name)), at: place)
  }

  /// `namespace SEPARATOR local`, or the local name alone.
  private func name(_ source: UnsafePointer<CChar>) -> XMLName {
    let text = String(cString: source)
    _ = count(text.utf8.count)
    guard let separator = text.utf8.firstIndex(of: UInt8(GALLEY_XML_SEPARATOR)) else {
      return XMLName(text)
    }
    return XMLName(
      String(text[text.utf8.index(after: separator)...]), namespace: String(text[..<separator]))
  }

  private func flush() -> Bool {
    guard !text.isEmpty else { return true }
    let piece = text.withOrderedMarks
    text = ""
    send(.text(piece), at: textPlace)
    return failure == nil
  }

  private func send(_ event: XMLEvent, at place: XMLPlace) {
    events += 1
    if events % 256 == 0, !budget.canContinue("reading XML"), let excess = budget.excess {
      return fail(excess)
    }
    do { try handle(event, place) } catch { fail(error) }
  }

  /// Counts bytes of the expanded document; false when the limit is passed.
  private func count(_ bytes: Int) -> Bool {
    textBytes += bytes
    if textBytes <= limits.text { return true }
    if failure == nil { stop("the document becomes more than \(limits.text) bytes of text") }
    return false
  }

  private func stop(_ message: String) { fail(XMLError(.overLimit(message), at: place)) }

  private func fail(_ error: any Error) {
    failure = error
    if let parser { XML_StopParser(parser, 0) }
  }
}
