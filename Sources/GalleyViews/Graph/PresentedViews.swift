/// What the views below a host present: sheets, alerts and the like, the first one at the back.
package struct PresentedViews: ReportedFacts {
  package private(set) var views: [AnyView] = []

  package init() {}

  package init(_ view: AnyView) { views = [view] }

  package mutating func add(_ later: PresentedViews) { views += later.views }
}
