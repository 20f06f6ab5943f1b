import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What the content of a sheet says of it.
struct PresentationStyle: ReportedFacts, Equatable {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  /// Chooses a detent; nil without a binding for the chosen one.
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  /// Points.
  var cornerRadius: CGFloat?
  var allowsBackgroundInteraction: Bool?
  /// Whether a finger cannot take the sheet away.
  var staysWhenPulled: Bool?

  mutating func add(_ later: PresentationStyle) {
    detents = detents ?? later.detents
    selectedDetent = selectedDetent ?? later.selectedDetent
    selection = selection ?? later.selection
    dragIndicator = dragIndicator ?? later.dragIndicator
    cornerRadius = cornerRadius ?? later.cornerRadius
    allowsBackgroundInteraction = allowsBackgroundInteraction ?? later.allowsBackgroundInteraction
    staysWhenPulled = staysWhenPulled ?? later.staysWhenPulled
  }

  /// The sheet's height in points: that of the chosen detent, or the least of all.
  func height(within room: CGFloat) -> CGFloat {
    if let chosen = selectedDetent?.points(within: room) { return chosen }
    return (detents ?? []).compactMap { $0.points(within: room) }.min() ?? room
  }

  var showsDragIndicator: Bool {
    switch dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (detents?.count ?? 0) > 1
    }
  }
}

/// What chooses a detent. All are taken for equal, as they stand for one binding.
nonisolated struct DetentSelection: Equatable {
  let choose: (PresentationDetent) -> Void

  static func == (one: DetentSelection, other: DetentSelection) -> Bool { true }
}

/// The views that the content of what is presented puts behind it.
struct PresentationGround: ReportedFacts {
  var view: AnyView?

  mutating func add(_ later: PresentationGround) { view = view ?? later.view }
}

nonisolated extension View {
  private func stating(_ body: (inout PresentationStyle) -> Void) -> some View {
    reporting(PresentationStyle.stating(body))
  }

  /// The heights at which the sheet rests; it rests at the least of them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    stating { $0.detents = detents }
  }

  /// The heights at which the sheet rests, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    stating {
      ($0.detents, $0.selectedDetent) = (detents, selection.wrappedValue)
      $0.selection = DetentSelection { selection.wrappedValue = $0 }
    }
  }

  /// Whether the sheet shows a bar to drag it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    stating { $0.dragIndicator = visibility }
  }

  /// The radius of the sheet's upper corners in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    stating { $0.cornerRadius = cornerRadius }
  }

  /// The style behind the sheet's content.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Views behind the sheet's content.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      VStack { content() }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return reporting(PresentationGround(view: view))
  }

  /// Whether views behind the sheet can be used, and so are not dimmed.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    stating { $0.allowsBackgroundInteraction = interaction.isEnabled }
  }

  /// No effect: images do not scroll.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// What a popover is on a phone's screen: a sheet, unless this says otherwise.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: CompactAdaptationKey.self, value: adaptation)
  }

  /// What a popover is on a phone's screen: a sheet, unless this says otherwise.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// No effect: sheets have the size of their detents.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Whether a sheet that is pulled down stays, and so does one beside which a finger taps.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    stating { $0.staysWhenPulled = isDisabled }
  }
}

/// Whether views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// The same as `disabled`.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// Views behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// Views behind the sheet are dimmed.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// Enabled up to a detent, at which an image's sheet is taken to rest.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet grows to its next detent. On an image it has no effect.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The content scrolls. On an image it has no effect.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What is presented where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// What the system chooses: a sheet.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is where there is room.
  public static let none = PresentationAdaptation(name: "none")
  /// A card with an arrow to its view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A view that covers the screen. On an image, a sheet.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What the content of a popover wants to be on a phone's screen.
enum CompactAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }
  static func reduce(
    value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation
  ) {
    if value == .automatic { value = nextValue() }
  }
}

/// The size of a sheet where there is much room.
@MainActor @preconcurrency
public protocol PresentationSizing {}

nonisolated public struct _SystemPresentationSizing: PresentationSizing {
  /// No effect: sheets have the size of their detents.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// No effect: sheets have the size of their detents.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

nonisolated extension PresentationSizing where Self == _SystemPresentationSizing {
  /// On an image, the size of the sheet's detent.
  public static var automatic: _SystemPresentationSizing { .init() }
  /// The size of the content. On an image, that of the sheet's detent.
  public static var fitted: _SystemPresentationSizing { .init() }
  /// The size of a form. On an image, that of the sheet's detent.
  public static var form: _SystemPresentationSizing { .init() }
  /// The size of a page. On an image, that of the sheet's detent.
  public static var page: _SystemPresentationSizing { .init() }
}
