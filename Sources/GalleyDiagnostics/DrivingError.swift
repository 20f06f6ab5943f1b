import GalleyGeometry
import GalleyStrings

/// Why a view could not be touched, or nothing came of it. No action has run.
public enum DrivingError: Error, Hashable, Sendable {
  /// No view has the label, the identifier or the text.
  /// - Parameters:
  ///   - nearest: the label that looks most like it.
  ///   - known: all labels, in the order of the views.
  case noView(String, nearest: String?, known: [String])
  /// More than one view has the label; their frames in points of the image.
  case severalViews(String, frames: [CGRect])
  /// Fewer views have the label than asked for.
  case noOccurrence(String, asked: Int, found: Int)
  /// Another view lies in front of it.
  case covered(String, at: CGPoint, by: String)
  /// The view does not react because it, or a view around it, is `disabled`.
  case disabled(String)
  /// The view lies outside of the image, or is scrolled out of its scroll view.
  case outOfSight(String, frame: CGRect)
  /// The view does not take part in hit testing: it is hidden, clear or told not to.
  case notHittable(String)
  /// No view at the place reacts to the touch.
  case noReaction(String, to: String)
  /// The view is no field for text, and none has the focus.
  case noTextField(String)
  /// The view has no value that a drag could set.
  case noValue(String)
  /// A place, a distance or a time that no touch can have.
  case invalid(String, found: String, expected: String)
}

extension DrivingError: CustomStringConvertible {
  /// One line: control characters of what it quotes are escaped.
  public var description: String {
    ControlCharacters.escaped(
      words(field: "into:", several: "say which one with occurrence: (from 1)"))
  }

  /// The same for who asks by requests, whose keys are not the parameters of Swift's functions.
  package var requestWords: String {
    ControlCharacters.escaped(
      words(
        field: "element, label, or x and y", several: "say which one with element, or x and y"))
  }

  /// - Parameters:
  ///   - field: what names a field.
  ///   - several: how one of several views is chosen.
  private func words(field: String, several: String) -> String {
    switch self {
    case .noView(let label, let nearest, let known):
      guard !known.isEmpty else { return "no view has the label \"\(label)\": no view has any" }
      let suggestion = nearest.map { "did you mean \"\($0)\"? The image has" } ?? "the image has"
      let listed = known.prefix(12).quoted
      let rest = known.count > 12 ? " and \(known.count - 12) more" : ""
      return "no view has the label \"\(label)\"; \(suggestion) \(listed)\(rest)"
    case .severalViews(let label, let frames):
      let places = frames.prefix(6).map(\.place).joined(separator: "; ")
      let rest = frames.count > 6 ? "; and \(frames.count - 6) more" : ""
      return "\(frames.count) views have the label \"\(label)\": \(places)\(rest); "
        + "\(several), or give one an accessibilityIdentifier"
    case .noOccurrence(let label, let asked, let found):
      let views = found == 1 ? "1 view has" : "\(found) views have"
      return "\(views) the label \"\(label)\": there is no occurrence \(asked)"
    case .covered(let label, let place, let cover):
      return "\"\(label)\" is covered at \(place.shortDescription) by \(cover)"
    case .disabled(let label): return "\"\(label)\" is disabled"
    case .outOfSight(let label, let frame):
      return "\"\(label)\" is out of sight, at \(frame.place) of the image"
    case .notHittable(let label):
      return "\"\(label)\" cannot be touched: it is hidden, clear, or does not allow hit testing"
    case .noReaction(let label, let touch): return "\(label) does not react to \(touch)"
    case .noTextField(let label):
      return label.isEmpty
        ? "no text field has the focus: tap one first, or name it with \(field)"
        : "\"\(label)\" is not a text field"
    case .noValue(let label): return "\"\(label)\" has no value to set: expected a slider"
    case .invalid(let what, let found, let expected):
      return "\(what) is \(found); expected \(expected)"
    }
  }
}

extension CGPoint {
  /// For messages.
  var shortDescription: String { "(\(x.shortDescription), \(y.shortDescription))" }
}

extension CGRect {
  /// For messages: where it lies and how large it is.
  var place: String {
    "(\(minX.shortDescription), \(minY.shortDescription)), \(width.shortDescription) x \(height.shortDescription) points"
  }
}
