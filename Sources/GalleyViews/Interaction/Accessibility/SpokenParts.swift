import GalleyDiagnostics
import GalleyGeometry

/// What of a label a view is.
package enum LabelPart: Hashable, Sendable {
  case icon, title
}

nonisolated extension EnvironmentValues {
  /// Whether the texts are the title of a screen or the header of a section.
  @Entry package var isHeading: Bool = false

  /// What of a label the views are; nil outside of labels.
  @Entry package var labelPart: LabelPart?
}

/// What a control holds that has no knob and no text.
package enum HeldValue: Hashable, Sendable {
  case isOn(Bool)
  /// A switch for several values of which only some are on.
  case isMixed
  case isExpanded(Bool)
  /// A part of a whole, from 0 to 1.
  case share(Double)

  /// What is said of it. A switch is 1 or 0, as the `accessibilityValue` of `UISwitch`, of which VoiceOver makes on and off;
  /// the share is in percent of the locale, as that of `UIProgressView`. The other words are assumed.
  func words(in environment: EnvironmentValues) -> String {
    switch self {
    case .isOn(let isOn): isOn ? "1" : "0"
    case .isMixed: "mixed"
    case .isExpanded(let isExpanded): isExpanded ? "expanded" : "collapsed"
    case .share(let share):
      share.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
    }
  }
}

/// What a view that is tapped is, for those who do not see it.
package struct TappedPart: Hashable, Sendable {
  /// Nil for what is no control of a kind of its own.
  package let role: ElementRole?
  /// Whether it is the chosen one of several.
  package let isSelected: Bool
  let value: HeldValue?

  package init(_ role: ElementRole? = nil, isSelected: Bool = false, value: HeldValue? = nil) {
    (self.role, self.isSelected, self.value) = (role, isSelected, value)
  }
}

extension ViewNode {
  /// What the node is as a view that is tapped; nil where it says nothing of that.
  package var tappedPart: TappedPart? { touchable?.part }
  /// Whether a tap is what the node reacts to, and not a gesture of its own.
  package var reactsToTaps: Bool { tappedPart != nil || touchable?.pressAction != nil }
  /// What the node holds as a control without a knob and a text.
  package var heldValue: String? {
    (element?.held ?? tappedPart?.value)?.words(in: environment)
  }
  /// Whether the node is of a title of a screen, or of the header of a section.
  package var isHeading: Bool { environment.isHeading }
  /// What of a label the node is; nil outside of labels.
  package var labelPart: LabelPart? { environment.labelPart }
}
