/// What kind of control a view is. The text is the word that is written for it.
package enum ElementRole: String, Hashable, CaseIterable, Sendable, Decodable {
  case button, link, menu, toggle, slider, stepper, picker, option, tab
  case textField = "text field"
  case datePicker = "date picker"
  case progressView = "progress view"
  case gauge
}

/// What a view is besides its kind, by the names of SwiftUI's `AccessibilityTraits`, in the order of its declaration.
package enum ElementTrait: String, Hashable, CaseIterable, Sendable, Decodable {
  case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey
  case isStaticText, isSummaryElement, updatesFrequently, startsMediaSession
  case allowsDirectInteraction, causesPageTurn, isModal, isToggle, isTabBar
}

/// What a view reacts to, by the names of `ImageRenderer`'s methods.
package enum ElementAction: String, Hashable, CaseIterable, Sendable, Decodable {
  case tap, touch, type, slide
}
