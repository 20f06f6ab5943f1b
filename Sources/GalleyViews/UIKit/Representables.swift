import GalleyGeometry

// Views of other frameworks in SwiftUI: they cannot be drawn, and say so where they are written.

/// What a represented view is made with.
@available(*, unavailable, message: "views of UIKit cannot be drawn: write the view in SwiftUI")
public struct UIViewRepresentableContext<Representable> {
  public var coordinator: Any
}

@available(*, unavailable, message: "views of UIKit cannot be drawn: write the view in SwiftUI")
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
}

@available(
  *, unavailable, message: "controllers of UIKit cannot be drawn: write the view in SwiftUI")
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
}

@available(*, unavailable, message: "views of AppKit cannot be drawn: write the view in SwiftUI")
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType
  associatedtype Coordinator = Void
}

@available(
  *, unavailable, message: "controllers of AppKit cannot be drawn: write the view in SwiftUI")
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
}
