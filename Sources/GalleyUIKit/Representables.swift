import GalleyGeometry
import GalleyViews

// Views and view controllers of AppKit in SwiftUI: they cannot be drawn, and say so where they are written. The rest of
// their words is there, so that it is all that is said.

/// A view that is made of something that cannot be drawn.
@MainActor @preconcurrency
public protocol _RepresentedView: View where Body == Never {
  associatedtype Coordinator = Void
  func makeCoordinator() -> Coordinator
}

extension _RepresentedView {
  public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

extension _RepresentedView where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a represented view is made with.
@MainActor @preconcurrency
public struct _RepresentedContext<Representable: _RepresentedView> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// What a represented view of AppKit would be made with. It cannot be drawn.
public typealias NSViewRepresentableContext = _RepresentedContext
/// What a represented view controller of AppKit would be made with. It cannot be drawn.
public typealias NSViewControllerRepresentableContext = _RepresentedContext

@available(*, unavailable, message: "AppKit views cannot be drawn: write the view in SwiftUI")
@MainActor @preconcurrency
public protocol NSViewRepresentable: _RepresentedView {
  associatedtype NSViewType
  typealias Context = _RepresentedContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
}

@available(
  *, unavailable, message: "AppKit view controllers cannot be drawn: write the view in SwiftUI"
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _RepresentedView {
  associatedtype NSViewControllerType
  typealias Context = _RepresentedContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}
