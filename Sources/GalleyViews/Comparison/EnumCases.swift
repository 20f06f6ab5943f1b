/// The cases of an enumeration, as the runtime keeps them: the standard library's reflection tells the case that a value has,
/// and cannot make a value of one. The layouts are those of Swift's ABI (`swift/ABI/Metadata.h`, `swift/ABI/ValueWitness.def`).
struct EnumCases<Value> {
  struct Case {
    let name: String
    /// The type of what it holds, a tuple for several values; nil where it holds nothing.
    let payload: Any.Type?
  }

  /// In the order of their numbers.
  let cases: [Case]
  private let metadata: UnsafeRawPointer
  private let witnesses: UnsafeRawPointer

  /// Nil for a type that is no enumeration of Swift's, or whose cases are not known: one of them is indirect, or the sources were
  /// compiled without reflection.
  init?() {
    metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Layout.enumKind else { return nil }
    witnesses = (metadata - Layout.word).load(as: UnsafeRawPointer.self)
    guard witnesses.load(fromByteOffset: Layout.flags, as: UInt32.self) & Layout.hasCases != 0,
      let cases = Self.cases(of: metadata)
    else { return nil }
    self.cases = cases
  }

  /// The place of the only case of a name; nil where there is none, or several with other labels.
  func index(of name: String) -> Int? {
    let found = cases.indices.filter { cases[$0].name == name }
    return found.count == 1 ? found.first : nil
  }

  /// The place of a value's case.
  func index(of value: Value) -> Int? {
    typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let tag = witness(Layout.tag, as: Tag.self)
    let index = withUnsafePointer(to: value) { Int(tag(UnsafeRawPointer($0), metadata)) }
    return cases.indices.contains(index) ? index : nil
  }

  /// What a value of a case holds.
  /// - Parameter type: that of the case.
  func payload<Payload>(of value: Value, as type: Payload.Type) -> Payload {
    typealias Projection = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let project = witness(Layout.projection, as: Projection.self)
    return Self.withMemory { memory in
      memory.initializeMemory(as: Value.self, to: value)
      project(memory, metadata)
      return memory.assumingMemoryBound(to: Payload.self).move()
    }
  }

  /// Makes a value.
  /// - Parameters:
  ///   - index: the place of its case.
  ///   - fill: puts what the case holds into memory that has nothing.
  func value(_ index: Int, fill: (UnsafeMutableRawPointer) -> Void) -> Value {
    typealias Injection =
      @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let inject = witness(Layout.injection, as: Injection.self)
    return Self.withMemory { memory in
      fill(memory)
      inject(memory, UInt32(index), metadata)
      return memory.assumingMemoryBound(to: Value.self).move()
    }
  }

  private func witness<Function>(_ offset: Int, as type: Function.Type) -> Function {
    unsafeBitCast(
      witnesses.load(fromByteOffset: offset, as: UnsafeRawPointer.self), to: Function.self)
  }

  private static func withMemory<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    let size = max(MemoryLayout<Value>.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return body(memory)
  }
}

/// Numbers of Swift's ABI; offsets are in bytes.
private enum Layout {
  static let word = MemoryLayout<UInt>.size
  /// The kind of the metadata of an enumeration.
  static let enumKind: UInt = 0x201
  // Value witnesses: eight functions, size, stride, flags, the number of extra inhabitants, and the three of enumerations.
  static let flags = 10 * word
  static let hasCases: UInt32 = 0x20_0000
  static let tag = flags + 8
  static let projection = tag + word
  static let injection = projection + word
  // The descriptor of a type: flags, parent, name, accessor, fields.
  static let fields = 16
  // A descriptor of fields: the size of a record in 16 bits, their number in 32.
  static let recordSize = 10
  static let recordCount = 12
  static let records = 16
  // A record: flags, type, name.
  static let recordType = 4
  static let recordName = 8
  static let isIndirect: UInt32 = 1
}

extension EnumCases {
  private static func cases(of metadata: UnsafeRawPointer) -> [Case]? {
    let descriptor = metadata.load(fromByteOffset: Layout.word, as: UnsafeRawPointer.self)
    guard let fields = target(of: descriptor + Layout.fields) else { return nil }
    let size = Int(fields.load(fromByteOffset: Layout.recordSize, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: Layout.recordCount, as: UInt32.self))
    var cases: [Case] = []
    for index in 0..<count {
      let record = fields + Layout.records + index * size
      guard record.load(as: UInt32.self) & Layout.isIndirect == 0,
        let name = target(of: record + Layout.recordName)
      else { return nil }
      var payload: Any.Type?
      if let mangled = target(of: record + Layout.recordType) {
        payload = type(mangled, in: descriptor, arguments: metadata + 2 * Layout.word)
        if payload == nil { return nil }
      }
      cases.append(
        Case(name: String(cString: name.assumingMemoryBound(to: CChar.self)), payload: payload))
    }
    return cases
  }

  /// Where an offset leads to from the place where it stands; nil for 0.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }

  private static func type(
    _ mangled: UnsafeRawPointer, in descriptor: UnsafeRawPointer, arguments: UnsafeRawPointer
  ) -> Any.Type? {
    let bytes = mangled.assumingMemoryBound(to: UInt8.self)
    var length = 0
    // Within a name, references to types stand as bytes that may be 0, each behind what kind it is.
    while bytes[length] != 0 {
      switch bytes[length] {
      case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: length += 1 + Layout.word
      default: length += 1
      }
    }
    return _getTypeByMangledNameInContext(
      bytes, UInt(length), genericContext: descriptor, genericArguments: arguments)
  }
}
