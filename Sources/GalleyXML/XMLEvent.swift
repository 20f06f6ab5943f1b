/// A name with the namespace that its prefix stands for.
package struct XMLName: Hashable, Sendable, CustomStringConvertible {
  /// The namespace's address, as `http://www.w3.org/2000/svg`; nil for a name without one. An attribute
  /// without a prefix has none.
  package var namespace: String?
  /// The name behind the prefix.
  package var local: String

  package init(_ local: String, namespace: String? = nil) {
    self.local = local
    self.namespace = namespace
  }

  package var description: String { namespace.map { "{\($0)}\(local)" } ?? local }
}

/// One attribute of an element, entities worked out and blanks normalised as XML says.
package struct XMLAttribute: Hashable, Sendable {
  package var name: XMLName
  package var value: String

  package init(name: XMLName, value: String) {
    self.name = name
    self.value = value
  }
}

/// What an XML document has, in its order.
package enum XMLEvent: Hashable, Sendable {
  /// The start of an element, its attributes in the order of the file.
  case start(XMLName, attributes: [XMLAttribute])
  case end(XMLName)
  /// Text between two tags as one piece, with CDATA and entities worked out.
  case text(String)
  /// A processing instruction, as `<?xml-stylesheet href="a.css"?>`.
  case instruction(target: String, data: String)
  /// An entity that is declared in another file, which is not read.
  case skippedEntity(String)
}

/// A place in a document.
package struct XMLPlace: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  /// Characters from the start of the line, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "line \(line), column \(column)" }
}

/// Why a document could not be read, and where.
package struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The document breaks a rule of XML.
    case malformed(String)
    /// It is over a limit of `XMLLimits`.
    case overLimit(String)
  }

  package var reason: Reason
  package var place: XMLPlace

  package init(_ reason: Reason, at place: XMLPlace) {
    self.reason = reason
    self.place = place
  }

  /// What was found, without the place.
  package var message: String {
    switch reason {
    case .malformed(let text), .overLimit(let text): text
    }
  }

  package var description: String { "\(place): \(message)" }
}
