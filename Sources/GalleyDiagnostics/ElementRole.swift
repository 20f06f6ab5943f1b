/// What kind of control a view is. The text is the word that is written for it.
package enum ElementRole: String, Hashable, CaseIterable, Sendable, Decodable {
  case button, link, menu, toggle, slider, stepper, picker, option, tab
  case textField = "text field"
  case datePicker = "date picker"
  /// A column of rows that turns.
  case pickerWheel = "picker wheel"
  case progressView = "progress view"
  case gauge
}

/// What a view is besides its kind, by the names of SwiftUI's `AccessibilityTraits`, in the order of its declaration; what has
/// `accessibilityAdjustableAction` is `adjustable`, by the name of UIKit's trait.
package enum ElementTrait: String, Hashable, CaseIterable, Sendable, Decodable {
  case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey
  case isStaticText, isSummaryElement, updatesFrequently, startsMediaSession
  case allowsDirectInteraction, causesPageTurn, isModal, isToggle, isTabBar
  case adjustable
}

/// What a view reacts to: touches by the names of `ImageRenderer`'s methods, and what those do who have the screen read to them.
package enum ElementAction: String, Hashable, CaseIterable, Sendable, Decodable {
  case tap, touch, type, slide
  case increment, decrement

  /// Whether a finger does it, which needs room.
  package var isTouch: Bool { self != .increment && self != .decrement }
}
