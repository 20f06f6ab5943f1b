import GalleyGeometry
import GalleyViews

// Bars of UIKit whose appearance SwiftUI files change. What is set is not drawn; `appearance()` is noted for
// the report.

extension UIView {
  /// What the views of the class are told to look like; nothing of it is drawn.
  public class func appearance() -> Self {
    CurrentCanvas.ignore("\(Self.self).appearance()")
    return Self(frame: .zero)
  }

  public class func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
}

@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
}

/// How an item of a bar looks in one of its states.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
}

@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var barStyle = UIBarStyle.default
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

@MainActor @preconcurrency
public final class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var barStyle = UIBarStyle.default
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor @preconcurrency
public final class UIToolbar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Hashable, Sendable { case `default`, compact }
