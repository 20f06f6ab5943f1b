import GalleyGeometry
import GalleyLayout
import GalleyStrings
import GalleyText

/// Something about an image that is not as it was asked for, and where.
public struct RenderProblem: Hashable, Sendable {
  /// How much a problem matters.
  public enum Severity: Hashable, Sendable {
    /// Worth knowing; the image is what was asked for.
    case note
    /// The image is not quite what was asked for.
    case warning
    /// There is no image, or a part of it is missing.
    case error
  }

  /// What is not as it was asked for.
  public enum Kind: Hashable, Sendable {
    /// A text is not set as it was asked for.
    case text(TextProblem)
    /// A view has no size or place as it was asked for.
    case layout(LayoutProblem)
    /// Views lie within each other deeper than the limit; what is deeper is left out.
    case tooDeep(limit: Int)
    /// A length that no view can have, and what stands in for it.
    case invalidLength(name: String, value: CGFloat, used: String)
    /// A state that changes in every pass, so that no image is the last.
    case unsettled(state: String, old: String, new: String, passes: Int)
    /// A state changed after the last pass that an image may have: what it stands for is not in the image.
    case late(state: String)
    /// A task of a view did not end in time: what it sets is not in the image.
    case unfinishedTask(within: Duration)
    /// A task of a view had not ended when code of the main actor drew the image, which waits for no task: what it sets is
    /// not in the image.
    case unawaitedTask
    /// A view reads an object that is missing from the environment: its views are left out.
    case missingObject(String)
    /// A control whose own look is not supported: its parts are drawn in a plain way.
    case drawnPlainly(String)
    /// Something that would be seen and is not supported yet: the view is drawn without it.
    case ignored(String)
    /// A view of UIKit that cannot be drawn, by the name of its class: an outline stands in for it.
    case undrawnView(String)
    /// A view controller of the system that cannot be drawn, by the name of its class: an outline stands in for it.
    case undrawnController(String)
    /// A view that could not be made of what it was described with.
    case unreadable(String)
    /// Something that a preview asks for and is not drawn on.
    case preview(String)
    /// An image that could not be found or read.
    case image(String)
    /// The rasteriser left something out.
    case painting(String)
    /// An element that is hard to see, to touch or to have read aloud, where that was looked for.
    case accessibility(String)
  }

  /// What is not as it was asked for.
  public var kind: Kind
  /// The view that it happened in.
  public var view: String
  /// Where the view stands in its file; nil for views of Swift code.
  public var source: SourceLocation?

  package init(kind: Kind, view: String, source: SourceLocation?) {
    self.kind = kind
    self.view = view
    self.source = source
  }

  /// How much the problem matters: an error leaves out the image or a part of it.
  public var severity: Severity {
    switch kind {
    case .text(.truncated): .note
    case .text(.unusableFont), .tooDeep, .unsettled, .missingObject, .unreadable: .error
    case .layout(let problem): problem.kind.isFatal ? .error : .warning
    case .text, .invalidLength, .painting, .drawnPlainly, .ignored, .image, .late,
      .unfinishedTask, .unawaitedTask, .preview, .undrawnView, .undrawnController,
      .accessibility:
      .warning
    }
  }
}

extension RenderProblem: CustomStringConvertible {
  /// One line: control characters of what it quotes are escaped.
  public var description: String { ControlCharacters.escaped(words) }

  private var words: String {
    switch kind {
    case .text(let problem):
      return problem.description
    case .layout(let problem):
      return problem.description
    case .tooDeep(let limit):
      return "views are nested more than \(limit) deep"
    case .invalidLength(let name, let value, let used):
      return "\(view): \(name) is \(value), which is invalid or out of order; "
        + "\(used) is used"
    case .unsettled(let state, let old, let new, let passes):
      return
        "the image did not settle in \(passes) passes: in \(view) the state \(state) keeps changing "
        + "between \(old) and \(new)"
    case .late(let state):
      return "in \(view) the state \(state) changed too late: the image shows the earlier value"
    case .unfinishedTask(let limit):
      let seconds = limit / .seconds(1)
      return
        "a task of \(view) did not finish within \(CGFloat(seconds).shortDescription) s: its result is not in the image"
    case .unawaitedTask:
      return
        "a task of \(view) has not finished, and code of the main actor that draws waits for none: its result is not in the image"
    case .missingObject(let object):
      return "\(view) is missing \(object)"
    case .drawnPlainly(let name):
      return "\(name) is drawn plainly: its own look is not supported yet"
    case .ignored(let name):
      return "\(name) is not supported yet: the view is drawn without it"
    case .undrawnView(let name):
      return "\(name) is an outline: UIKit views cannot be drawn: write the view in SwiftUI"
    case .undrawnController(let name):
      return "\(name) is an outline: Galley does not draw controllers of the system"
    case .painting(let reason), .image(let reason), .unreadable(let reason),
      .preview(let reason), .accessibility(let reason):
      return reason
    }
  }
}

extension RenderProblem {
  /// Whether a task of a view had not ended when the image was drawn: a later moment may have what it sets.
  package var isTaskGoingOn: Bool {
    switch kind {
    case .unfinishedTask, .unawaitedTask: true
    default: false
    }
  }
}

// The name and the type that a case had before.
extension RenderProblem.Kind {
  /// `unfinishedTask(within:)` with its limit in seconds.
  @available(
    *, deprecated, renamed: "unfinishedTask(within:)", message: "the limit is a Duration"
  )
  public static func unfinishedTask(seconds: Double) -> RenderProblem.Kind {
    .unfinishedTask(within: .seconds(seconds))
  }
}
