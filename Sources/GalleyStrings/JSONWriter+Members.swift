// Members of an object: a key and its value.
extension JSONWriter {
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ values: [String]) {
    key(name)
    openArray()
    for value in values { string(value) }
    close()
  }
}
