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
    /// `LayoutSteps.data` of the container of an id or a name.
    case steps(String)
  }

  package var kind: Kind
  /// The path of a text file.
  package var file: String

  package init(_ kind: Kind, file: String) { (self.kind, self.file) = (kind, file) }

  /// - Throws: `PreviewError` for a view that is not there, and `OutputFile.WriteError`.
  func write(_ drawing: Drawing) throws {
    guard let tree = drawing.layoutTree else { return }
    func missing(_ view: String) -> PreviewError {
      PreviewError(.usage, drawing.missing(view))
    }
    let text: String
    switch kind {
    case .layout: text = "\(tree)"
    case .json: text = tree.json
    case .readingOrder: text = drawing.elementTree?.readingOrder ?? ""
    case .elements: text = drawing.elementTree?.text ?? ""
    case .explanation(let view):
      guard let explanation = drawing.explanation(of: view) else { throw missing(view) }
      text = "\(explanation)"
    case .steps(let view):
      guard let steps = drawing.steps(of: view) else { throw missing(view) }
      text = String(decoding: try steps.data(), as: UTF8.self)
    }
    try OutputFile.write(Data(text.utf8), to: file)
  }
}
