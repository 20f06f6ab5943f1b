import GalleyGeometry
import GalleyLayout

/// How much a length counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The same as `init(rawValue:)`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1,000: must be so.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750: a control's resistance to being made smaller.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 250: a control's wish not to become larger.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// 50: what counts as long as nothing else does.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension NSLayoutConstraint {
  /// The direction of a length, which is SwiftUI's.
  public typealias Axis = GalleyGeometry.Axis
}

/// How much a view keeps to the size of its content.
struct ContentPriorities {
  var hugging: [Axis: UILayoutPriority] = [:]
  var resistance: [Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// How much the view keeps from becoming larger than its content: 250 by default, and of some controls 750.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? (hugs(axis) ? .defaultHigh : .defaultLow)
  }

  /// Changes how much the view keeps from becoming larger than its content: from 750, a control in a
  /// `UIViewRepresentable` is not. In a stack view, what is lowest is stretched.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { priorities.hugging[axis] = priority }

  /// How much the view keeps from becoming smaller than its content: 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { priorities.resistance[axis] ?? .defaultHigh }

  /// Changes how much the view keeps from becoming smaller than its content: below 750, a control in a
  /// `UIViewRepresentable` may be. In a stack view, what is lowest is made smaller.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { priorities.resistance[axis] = priority }

  /// The length of a control in a representable, by the priorities, as OpenSwiftUI's `PlatformViewHost` has it: at least
  /// and at most that of its content where they are 750 and above.
  func length(_ axis: Axis, proposed: CGFloat?, content: CGFloat) -> CGFloat {
    let least =
      contentCompressionResistancePriority(for: axis).rawValue >= 750 ? content : 0
    let most =
      contentHuggingPriority(for: axis).rawValue >= 750 ? content : CGFloat.infinity
    return min(max(proposed ?? content, least), most)
  }
}
