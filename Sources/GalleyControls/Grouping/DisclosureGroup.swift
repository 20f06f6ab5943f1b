import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label, and below it the content that it opens.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  /// Whether a group without a binding is open.
  @State private var isOpen = false
  @Environment(stylesOf: DisclosureGroupStyleConfiguration.self) private var styles

  /// A group that is closed until its label is pressed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// A group whose state is the binding's: pressing the label toggles it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }
}

nonisolated extension DisclosureGroup: View {
  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
      isExpanded: isExpanded ?? $isOpen)
    styles.view(of: configuration) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// A group with a localized title, closed until the title is pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that is not localized, closed until the title is pressed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a localized title, whose state is the binding's.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a title that is not localized, whose state is the binding's.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` makes.
  associatedtype Body: View
  /// The look of a disclosure group, made of the parts in `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What `makeBody(configuration:)` is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// What opens the content.
  nonisolated public struct Label: StylePart { let view: AnyView }

  /// What the label opens.
  nonisolated public struct Content: StylePart { let view: AnyView }

  /// What opens the content, to be placed in the style's view.
  public let label: Label
  /// What the label opens. A style places it only while `isExpanded` is true.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The label with a chevron at its end, the content below it.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainDisclosureGroup(configuration: configuration)
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a chevron, and the content below it. In a list both are rows, and the content is indented.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// In a list the label and each view of the content are rows.
private struct PlainDisclosureGroup {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listContext) private var list
}

nonisolated extension PlainDisclosureGroup: View {
  var body: some View {
    if list != nil {
      label
      if configuration.isExpanded {
        configuration.content.padding(.leading, ControlMetrics.disclosureIndent)
      }
    } else {
      VStack(spacing: 0) {
        label.controlForeground { $0.controlTint }
        if configuration.isExpanded { VStack { configuration.content } }
      }
    }
  }

  private var label: some View {
    HStack {
      TitleAndSubtitle(configuration.label)
      Spacer()
      DisclosureChevron(isExpanded: configuration.isExpanded)
    }
    .padding(.vertical, list == nil ? ControlMetrics.disclosurePadding : 0)
    .contentShape(Rectangle())
    .pressable(
      name: "DisclosureGroup",
      as: TappedPart(.button, value: .isExpanded(configuration.isExpanded))
    ) { configuration.isExpanded.toggle() }
  }
}

/// The mark of what can be opened: onwards, downwards once it is open. It is turned about the middle of its room, not of its
/// ink, and grows with the text.
package struct DisclosureChevron {
  private let isExpanded: Bool
  @ScaledMetric(ofFont: .body) private var width = ControlMetrics.chevronWidth
  @ScaledMetric(ofFont: .body) private var room = ControlMetrics.disclosureChevronRoom
  @ScaledMetric(ofFont: .body) private var end = ControlMetrics.disclosureChevronEnd

  package init(isExpanded: Bool) { self.isExpanded = isExpanded }
}

nonisolated extension DisclosureChevron: View {
  package var body: some View {
    SizedChevron(direction: .right)
      .padding(.leading, room - width - end)
      .padding(.trailing, end)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .environment(\.layoutDirection, .leftToRight)
      .layoutDirectionBehavior(.mirrors)
      .controlForeground { $0.controlTint }
  }
}

nonisolated extension View {
  /// The style of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
