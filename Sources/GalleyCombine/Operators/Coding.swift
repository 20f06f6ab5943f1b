import Foundation

/// Something that makes values of data.
public protocol TopLevelDecoder<Input> {
  /// What values are decoded from.
  associatedtype Input
  /// Makes a value of its encoded form.
  /// - Throws: what the decoder throws of input that it cannot read.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that makes data of values.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded to.
  associatedtype Output
  /// Makes the encoded form of a value.
  /// - Throws: what the encoder throws of a value that it cannot write.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// Values are decoded from JSON.
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  /// Values are encoded to JSON.
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  /// Values are decoded from property lists.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// Values are encoded to property lists.
  public typealias Output = Data
}

extension Publishers {
  /// Values made of data.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    TryMap<Upstream, Output>
  /// Data made of values.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
    TryMap<Upstream, Coder.Output>
}

extension Publisher {
  /// Values made of data; what throws ends the values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Data made of values; what throws ends the values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    tryMap { try encoder.encode($0) }
  }
}
