import Foundation
import Galley

/// What a drawing process writes of a preview's layout, and where.
package struct PreviewInspection: Hashable, Codable, Sendable {
  package enum Kind: Hashable, Codable, Sendable {
    /// A line for each view.
    case layout
    case json
    /// Why the view of an id or a name has its size.
    case explanation(String)
    /// A line for each element.
    case readingOrder
    /// A line for each element with its frame: a golden.
    case elements
  }

  package var kind: Kind
  /// The path of a text file.
  package var file: String

  package init(_ kind: Kind, file: String) { (self.kind, self.file) = (kind, file) }

  /// - Throws: `PreviewError` for a view that is not there, and `OutputFile.WriteError`.
  func write(_ drawing: Drawing) throws {
    guard let tree = drawing.layoutTree else { return }
    let text: String
    switch kind {
    case .layout: text = "\(tree)"
    case .json: text = tree.json
    case .readingOrder: text = drawing.elementTree?.readingOrder ?? ""
    case .elements: text = drawing.elementTree?.text ?? ""
    case .explanation(let view):
      guard let explanation = drawing.explanation(of: view) else {
        let hint = tree.nearestName(to: view).map { "; did you mean \"\($0)\"?" } ?? ""
        throw PreviewError(.usage, "no view has the id or name \"\(view)\"\(hint)")
      }
      text = "\(explanation)"
    }
    try OutputFile.write(Data(text.utf8), to: file)
  }
}
