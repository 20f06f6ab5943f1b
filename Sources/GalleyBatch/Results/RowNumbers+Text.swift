import Galley
import GalleyScenes

/// Numbers of rows as people and programs write them: `3,17-20`.
extension RowNumbers {
  /// Reads numbers and ranges that are separated by commas or white space.
  /// - Parameter count: how many rows there are.
  /// - Throws: `BatchError` for a text without numbers, for one that is wrong, and for a row that is not there.
  public init(_ text: String, count: Int) throws {
    self.init()
    let parts = text.split { $0 == "," || $0.isWhitespace }
    for part in parts {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 1,
        last >= first
      else { throw Self.failure("found \"\(part)\"") }
      guard last <= count else {
        let rows = count == 1 ? "there is 1 row" : "there are \(count) rows"
        throw BatchError(isFile: false, description: "row \(last) is not there: \(rows)")
      }
      insert(first...last)
    }
    if parts.isEmpty { throw Self.failure("found no row") }
  }

  private static func failure(_ found: String) -> BatchError {
    BatchError(
      isFile: false,
      description: "\(found), expected numbers of rows from 1, such as 3,17-20")
  }

  /// `3,17-20`, as it is read.
  public var text: String { text(separator: ",") }

  /// `text` with something else than commas between the parts.
  package func text(separator: String) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: separator)
  }
}
