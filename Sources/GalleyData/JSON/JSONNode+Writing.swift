import GalleyStrings

extension JSONNode {
  /// The value as JSON without white space and comments, members in the order in which they stand, and nothing that a
  /// terminal would obey.
  package var json: String { written(.compact) }

  package func written(_ spacing: JSONWriter.Spacing) -> String {
    var writer = JSONWriter(spacing: spacing)
    write(to: &writer)
    return writer.text
  }

  package func write(to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    // In the form of messages: a whole number has no decimals.
    case .number(let number) where number.isFinite: writer.written(Self.text(number))
    case .number(let number): writer.number(number)
    case .string(let string) where isLongInteger: writer.written(string)
    case .string(let string): writer.string(string)
    case .array(let elements):
      writer.openArray()
      for element in elements { element.write(to: &writer) }
      writer.close()
    case .object(let members):
      writer.openObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.close()
    }
  }
}

extension JSONWriter {
  /// Members of the object that is open.
  package mutating func members(_ members: [(String, JSONNode.Value)]) {
    for (name, value) in members {
      key(name)
      JSONNode(value: value, offset: 0).write(to: &self)
    }
  }
}
