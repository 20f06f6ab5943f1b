/// An object in the environment that views write down things in while their bodies are read. It belongs to
/// the view that reads it in the end: views keep their environment, and would keep themselves alive
/// through what they have said.
package struct RecordReference<Record: AnyObject>: Equatable {
  package weak var record: Record?

  package init(record: Record? = nil) { self.record = record }

  /// Whether both are of the same object.
  package static func == (one: Self, other: Self) -> Bool { one.record === other.record }
}
