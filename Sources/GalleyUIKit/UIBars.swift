import GalleyGeometry
import GalleyViews

// Bars of UIKit whose appearance SwiftUI files change. What is set is not drawn; `appearance()` is noted for
// the report.

extension UIView {
  /// What the views of the class are told to look like; nothing of it is drawn. What is returned is a view that
  /// `init(coder:)` made.
  public class func appearance() -> Self {
    CurrentCanvas.ignore("\(Self.self).appearance()")
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self): init(coder:) made no view")
    }
    return view
  }

  /// What the views of the class are told to look like in views of other classes; nothing of it is drawn, and the
  /// report names `appearance()`.
  public class func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour behind the bar; nil is none. On an image it has no effect.
  public var backgroundColor: UIColor?
  /// The blur behind the bar; nil is none. On an image it has no effect.
  public var backgroundEffect: UIBlurEffect?
  /// The image behind the bar; nil is none. On an image it has no effect.
  public var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge. On an image it has no effect.
  public var shadowColor: UIColor?
  /// The image at the bar's edge. On an image it has no effect.
  public var shadowImage: UIImage?
  /// Takes the system's background. Does nothing.
  public func configureWithDefaultBackground() {}
  /// Takes a background that nothing is seen through. Does nothing.
  public func configureWithOpaqueBackground() {}
  /// Takes no background. Does nothing.
  public func configureWithTransparentBackground() {}
}

/// How a navigation bar looks. On an image it has no effect.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. On an image it has no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. On an image it has no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look. On an image it has no effect.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks. On an image it has no effect.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// How a button that ends something looks. On an image it has no effect.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Changes the arrow of the button back, and its mask while screens slide. Does nothing.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a tab bar looks. On an image it has no effect.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs with the title below the symbol look. On an image it has no effect.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs with the title beside the symbol look. On an image it has no effect.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs with the title beside the symbol look in a low bar. On an image it has no effect.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a toolbar looks. On an image it has no effect.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// How the buttons of a bar look. On an image it has no effect.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  /// Of a button that can be pressed. On an image it has no effect.
  public let normal = UIBarItemStateAppearance()
  /// Of a button that is being pressed. On an image it has no effect.
  public let highlighted = UIBarItemStateAppearance()
  /// Of a button that cannot be pressed. On an image it has no effect.
  public let disabled = UIBarItemStateAppearance()
}

/// How the tabs of a bar look. On an image it has no effect.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// Of a tab that is not shown. On an image it has no effect.
  public let normal = UIBarItemStateAppearance()
  /// Of the tab that is shown. On an image it has no effect.
  public let selected = UIBarItemStateAppearance()
  /// Of a tab that cannot be chosen. On an image it has no effect.
  public let disabled = UIBarItemStateAppearance()
}

/// How an item of a bar looks in one of its states.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance: NSObject {
  /// The attributes of the title. On an image it has no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the symbol; nil is the system's. On an image it has no effect.
  public var iconColor: UIColor?
  /// The colour of the badge; nil is the system's. On an image it has no effect.
  public var badgeBackgroundColor: UIColor?
}

/// A navigation bar under the name of UIKit, for `appearance()`: what is set on it is not drawn.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  override var isDrawn: Bool { false }

  /// The colour of the bar. On an image it has no effect.
  public var barTintColor: UIColor?
  /// Whether content is seen through the bar: true by default. On an image it has no effect.
  public var isTranslucent = true
  /// Whether the bar is light or dark. On an image it has no effect.
  public var barStyle = UIBarStyle.default
  /// The image at the lower edge. On an image it has no effect.
  public var shadowImage: UIImage?
  /// Whether titles are large: false by default. On an image it has no effect. `navigationBarTitleDisplayMode`
  /// has one.
  public var prefersLargeTitles = false
  /// The attributes of the title; nil is the system's. On an image it has no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title; nil is the system's. On an image it has no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image beside the button back; nil is the system's arrow. On an image it has no effect.
  public var backIndicatorImage: UIImage?
  /// The mask of that image while screens slide. On an image it has no effect.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks at its usual height. On an image it has no effect.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks at its small height; nil is the standard. On an image it has no effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while content is at its upper end; nil is the standard. On an image it has no effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks at its small height while content is at its upper end; nil is one of the others. On an
  /// image it has no effect.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Changes the image behind the bar. Does nothing.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A tab bar under the name of UIKit, for `appearance()`: what is set on it is not drawn.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  override var isDrawn: Bool { false }

  /// The colour of the bar. On an image it has no effect.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not shown. On an image it has no effect.
  public var unselectedItemTintColor: UIColor?
  /// Whether content is seen through the bar: true by default. On an image it has no effect.
  public var isTranslucent = true
  /// Whether the bar is light or dark. On an image it has no effect.
  public var barStyle = UIBarStyle.default
  /// The image behind the bar. On an image it has no effect.
  public var backgroundImage: UIImage?
  /// The image at the upper edge. On an image it has no effect.
  public var shadowImage: UIImage?
  /// How the bar looks. On an image it has no effect.
  public var standardAppearance = UITabBarAppearance()
  /// How the bar looks while content is at its lower end; nil is the standard. On an image it has no effect.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar under the name of UIKit, for `appearance()`: what is set on it is not drawn.
@MainActor @preconcurrency
public final class UIToolbar: UIView {
  override var isDrawn: Bool { false }

  /// The colour of the bar. On an image it has no effect.
  public var barTintColor: UIColor?
  /// Whether content is seen through the bar: true by default. On an image it has no effect.
  public var isTranslucent = true
  /// How the bar looks. On an image it has no effect.
  public var standardAppearance = UIToolbarAppearance()
  /// How the bar looks while content is at its lower end; nil is the standard. On an image it has no effect.
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// Whether a bar is light or dark, for a bar's `barStyle`. On an image it has no effect.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Light, with dark texts. On an image it has no effect.
  case `default`
  /// Dark, with light texts. On an image it has no effect.
  case black
}
/// How high a bar is, for images that are set on it. On an image it has no effect.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height. On an image it has no effect.
  case `default`
  /// The small height of a phone that lies on its side. On an image it has no effect.
  case compact
}
