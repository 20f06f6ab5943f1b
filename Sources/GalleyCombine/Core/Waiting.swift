import Foundation

/// What an operator keeps while it waits.
final class Waiting<Value> {
  private let lock = NSLock()
  private var content: Value
  init(_ value: Value) { content = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&content) }
  }
}
