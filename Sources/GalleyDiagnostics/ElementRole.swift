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

/// What an element is made of.
package enum ElementType: Hashable, Sendable {
  case text, image
  /// A view that has a name, or says something of what is in it, and is none of the others.
  case group
  case control(ElementRole)
  /// Another view that reacts to touches, by its name.
  case view(String)

  /// As trees and messages say it.
  package var name: String {
    switch self {
    case .text: "Text"
    case .image: "Image"
    case .group: "Group"
    case .control(let role): role.rawValue
    case .view(let name): name
    }
  }

  /// What `name` is of, as files have it.
  package init(name: String) {
    switch name {
    case Self.text.name: self = .text
    case Self.image.name: self = .image
    case Self.group.name: self = .group
    default: self = ElementRole(rawValue: name).map { .control($0) } ?? .view(name)
    }
  }
}

/// What a view is besides its kind, by the names of SwiftUI's `AccessibilityTraits`, in the order of its declaration; what has
/// `accessibilityAdjustableAction` is `adjustable`, by the name of UIKit's trait.
package enum ElementTrait: String, Hashable, CaseIterable, Sendable, Decodable {
  case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey
  case isStaticText, isSummaryElement, updatesFrequently, startsMediaSession
  case allowsDirectInteraction, causesPageTurn, isModal, isToggle, isTabBar
  case adjustable
}

/// What a view reacts to: touches by the names of `ImageRenderer`'s methods, and what those do who have the screen read to them,
/// the last ones by the names of SwiftUI's `AccessibilityActionKind`.
package enum ElementAction: String, Hashable, CaseIterable, Sendable, Decodable {
  case tap, touch, type, slide
  case increment, decrement
  case `default`, escape, magicTap, delete, showMenu

  /// Whether a finger does it, which needs room.
  package var isTouch: Bool {
    switch self {
    case .tap, .touch, .type, .slide: true
    case .increment, .decrement, .default, .escape, .magicTap, .delete, .showMenu: false
    }
  }

  /// Whether `accessibilityAction` adds it.
  package var isPerformed: Bool { !isTouch && self != .increment && self != .decrement }
}
