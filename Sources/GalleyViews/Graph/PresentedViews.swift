/// What the views below a host present: sheets, alerts and the like, the first one at the back.
package struct PresentedViews: ReportedFacts {
  package private(set) var views: [AnyView] = []

  package init() {}

  package init(_ view: AnyView) { views = [view] }

  package mutating func add(_ later: PresentedViews) { views += later.views }
}

/// What becomes of the views below a host while they present something.
package struct PresenterLook: ReportedFacts, Equatable {
  /// Whether what is coloured with the tint is gray, as under an alert.
  package var dimsTint = false

  package init() {}

  package mutating func add(_ later: PresenterLook) { dimsTint = dimsTint || later.dimsTint }

  /// Changes the environment of the views.
  package func apply(to environment: inout EnvironmentValues) {
    if dimsTint { environment.tintDimming = .views }
  }
}
