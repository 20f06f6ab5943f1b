import GalleyGeometry
import GalleyText

/// Something about a picture that is not as it was asked for, and where.
public struct RenderProblem: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    /// Worth knowing; the picture is what was asked for.
    case note
    /// The picture is not quite what was asked for.
    case warning
    /// There is no picture, or a part of it is missing.
    case error
  }

  public enum Kind: Hashable, Sendable {
    case text(TextProblem)
    /// Views lie within each other deeper than the limit; what is deeper is left out.
    case tooDeep(limit: Int)
    /// A length that no view can have, and what stands in for it.
    case invalidLength(name: String, value: CGFloat, used: String)
    /// The rasteriser left something out.
    case painting(String)
  }

  public var kind: Kind
  /// The view that it happened in.
  public var view: String
  public var source: SourceLocation?

  public init(kind: Kind, view: String, source: SourceLocation?) {
    self.kind = kind
    self.view = view
    self.source = source
  }

  public var severity: Severity {
    switch kind {
    case .text(.truncated): .note
    case .text(.unusableFont), .tooDeep: .error
    case .text, .invalidLength, .painting: .warning
    }
  }
}

extension RenderProblem: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .text(let problem):
      return problem.description
    case .tooDeep(let limit):
      return "views lie within each other more than \(limit) deep"
    case .invalidLength(let name, let value, let used):
      return "\(view): \(name) is \(value), a finite number that is not negative was expected; "
        + "\(used) is used"
    case .painting(let reason):
      return reason
    }
  }
}
