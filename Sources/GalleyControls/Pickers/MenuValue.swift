import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What is chosen, as the button of a menu shows it: of a label its icon and its title, close together, without what
/// surrounds the label (measured: tca-form.png, whose option has a background and corners in the menu); anything else as
/// it is.
nonisolated struct MenuValue<Option: View>: View {
  let option: Option

  init(@ViewBuilder option: () -> Option) { self.option = option() }

  var body: some View {
    MenuValueLayout {
      VStack(spacing: 0) { option }.changingEnvironment { $0.readsMenuValue = true }
      FollowingViews(MenuValueFacts.self, readsLeftOut: true) { facts in
        if let label = facts.label {
          HStack(spacing: 0) {
            label.icon.imageScale(.large)
            label.title
          }
        }
      }
    }
    .endingReports(of: MenuValueFacts.self)
    .changingEnvironment {
      // A button of UIKit, whose lines are closer: 20 points apart where texts have 22 (measured: 4-beforeSave.png of
      // easydev991/SwiftUI-Days).
      $0.font = ($0.font ?? .body)._ofLabels
    }
  }
}

/// The second view where there is something of it, else the first.
nonisolated private struct MenuValueLayout: Layout, Equatable {
  /// The index of the view that is shown.
  private func shown(in subviews: Subviews) -> Int {
    guard subviews.count > 1, subviews[1].sizeThatFits(.unspecified) != .zero else { return 0 }
    return 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return subviews[shown(in: subviews)].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = shown(in: subviews)
    for (index, subview) in subviews.enumerated() {
      if index == shown {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      } else {
        subview.leaveOut()
      }
    }
  }
}
