import Foundation

// As much of swift-snapshot-testing's declarations as a strategy names, so that Tests/ConsumerTests/SnapshotStrategy.swift
// is compiled and run where the package itself cannot be fetched.

public struct XCTAttachment {
  public let data: Data

  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}

public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Format

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format
  ) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }
}
