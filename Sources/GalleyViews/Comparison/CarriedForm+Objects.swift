import GalleyCombine
import GalleyGeometry
import Observation

extension CarriedValue {
  /// The properties of an object; nil where one cannot be carried.
  init?(ofObject object: AnyObject) {
    guard let fields = CarriedForm.fields(of: object) else { return nil }
    var carried: [String: CarriedValue] = [:]
    for field in fields {
      guard let value = CarriedForm.carry(field, of: object) else { return nil }
      carried[field.name] = value
    }
    self = .fields(carried)
  }

  /// The first property of an object that cannot be carried, by its name in the sources; nil where all can, or none is known.
  static func lostProperty(of object: AnyObject) -> String? {
    let lost = CarriedForm.fields(of: object)?.first { CarriedForm.carry($0, of: object) == nil }
    // What a property wrapper stores has an underscore before the name.
    return lost.map { String($0.name.drop { $0 == "_" }) }
  }

  /// Gives an object that was not read yet its properties back.
  /// - Returns: false where the class has other ones now; then nothing has changed.
  func fill(_ object: AnyObject) -> Bool {
    guard case .fields(let values) = self, let fields = CarriedForm.fields(of: object),
      Set(fields.map(\.name)) == Set(values.keys)
    else { return false }
    var writes: [() -> Void] = []
    for field in fields {
      guard let value = values[field.name],
        let write = CarriedForm.write(value, to: field, of: object)
      else { return false }
      writes.append(write)
    }
    for write in writes { write() }
    return true
  }
}

// Objects.
extension CarriedForm {
  /// The properties of an object that are carried. Not those that say who hears of its changes: the new object has its own.
  static func fields(of object: AnyObject) -> [TypeFields.Field]? {
    TypeFields(ofObject: type(of: object))?.fields.filter { field in
      !connections.contains { $0 == field.type }
    }
  }

  private static var connections: [Any.Type] {
    [
      ObservationRegistrar.self, ObservableObjectPublisher.self, AnyCancellable.self,
      AnyCancellable?.self, Set<AnyCancellable>.self, [AnyCancellable].self,
    ]
  }

  /// An optional reference may be a weak one, whose memory is of another form: it is not read.
  static func carry(_ field: TypeFields.Field, of object: AnyObject) -> CarriedValue? {
    guard !((field.type as? any CarriedOptional.Type)?.isReference ?? false) else { return nil }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + field.offset
    return published(field, at: place)?.carried ?? carry(field, at: place)
  }

  static func write(
    _ value: CarriedValue, to field: TypeFields.Field, of object: AnyObject
  ) -> (() -> Void)? {
    func open<Field>(_ type: Field.Type) -> (() -> Void)? {
      guard !((type as? any CarriedOptional.Type)?.isReference ?? false),
        let value = restore(type, value)
      else { return nil }
      return {
        let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
        place.assumingMemoryBound(to: Field.self).pointee = value
      }
    }
    guard isValue(field) else { return nil }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + field.offset
    if let published = published(field, at: place) { return published.write(value) }
    return _openExistential(field.type, do: open)
  }

  /// A `@Published` property: its value lies elsewhere.
  private static func published(
    _ field: TypeFields.Field, at place: UnsafeRawPointer
  ) -> (any CarriedProperty)? {
    func open<Field>(_ type: Field.Type) -> (any CarriedProperty)? {
      place.assumingMemoryBound(to: type).pointee as? any CarriedProperty
    }
    guard field.type is any CarriedProperty.Type else { return nil }
    return _openExistential(field.type, do: open)
  }
}

/// A property that carries what is in it, not itself.
private protocol CarriedProperty {
  var carried: CarriedValue? { get }
  /// What sets it; nil where the value is of another type.
  func write(_ carried: CarriedValue) -> (() -> Void)?
}

extension Published: CarriedProperty {
  fileprivate var carried: CarriedValue? { CarriedForm.carry(content) }

  /// Subscribers of the property from the object's initializer are told, as of any change.
  fileprivate func write(_ carried: CarriedValue) -> (() -> Void)? {
    CarriedForm.restore(Value.self, carried).map { value in { self.change(to: value) } }
  }
}
