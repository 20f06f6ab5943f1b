import Galley

/// Cases that the user chose in a report, each with the image that the report showed.
package struct ApprovalMarks: Sendable {
  package struct Mark: Hashable, Sendable, Decodable {
    /// `Suite/name`.
    package var key: String
    /// `Bitmap.pixelHash` of the image, in hexadecimal digits; nil where there was none.
    package var pixels: String?
  }

  package let marks: [Mark]

  private struct File: Decodable {
    var approve: [Mark]?
    var results: [Result]?
  }

  private struct Result: Decodable {
    var key: String
    var verdict: GoldenResult.Verdict
    var pixels: String?
  }

  /// From the file that a report saves its marks in, or from `report.json`: there, all that failed and can be approved.
  /// - Parameter name: of the file, for messages.
  /// - Throws: `GoldenError` for a file that is neither.
  package init(data: Data, name: String) throws {
    guard let file = try? JSONDecoder().decode(File.self, from: data),
      file.approve != nil || file.results != nil
    else {
      throw GoldenError(
        description: "\(name): it is neither a report.json nor the marks that a report has saved")
    }
    marks =
      file.approve
      ?? (file.results ?? []).compactMap { result in
        [.same, .recorded, .unread, .error].contains(result.verdict)
          ? nil : Mark(key: result.key, pixels: result.pixels)
      }
  }
}
