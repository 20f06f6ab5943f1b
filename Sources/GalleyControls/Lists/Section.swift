import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// Views with a header and a footer. In a list they are a group of rows, in a lazy grid header and footer have lines of
/// their own, and in other containers they are views one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown.
  private var isExpanded = true
  /// Whether a side bar shows a symbol to close the section.
  private var closes = false
  @Environment(\.listContext) private var list
  @Environment(\.isAmongRows) private var isAmongRows
  @Environment(\.headerProminence) private var prominence

  init(header: Parent, footer: Footer, isExpanded: Bool? = nil, content: Content) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded ?? true
    closes = isExpanded != nil
  }
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionParts(header: header, footer: footer) {
      if isExpanded { content }
    } drawn: {
      drawn
    }
  }

  @ViewBuilder private var drawn: some View {
    // In a stack that is a row, a section is views one after the other (assumed).
    if let list, isAmongRows {
      Color.clear.frame(width: 0, height: 0).listRole(.sectionStart).besideElements()
      header
        .modifier(
          SectionHeaderLook(
            list: list, prominence: prominence, isExpanded: closes ? isExpanded : nil)
        )
        .changingEnvironment { $0.isHeading = true }
        .listRole(.header)
        .besideElements()
      if isExpanded { content }
      footer
        .font(.footnote._ofLabels)
        .defaultForegroundStyle(Color.secondary)
        .listRole(.footer)
        .besideElements()
      Color.clear.frame(width: 0, height: 0).listRole(.sectionEnd).besideElements()
    } else {
      header.layoutValue(key: WholeLineKey.self, value: true).besideElements()
      if isExpanded { content }
      footer.layoutValue(key: WholeLineKey.self, value: true).besideElements()
    }
  }

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// The form before the closures for header and footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// The form before the closure for the header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// A section that is shown without its content where `isExpanded` is false.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue,
      content: content())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// The form before the closure for the footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// A section with a title that is not localized as its header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// A section that is shown without its content where `isExpanded` is false.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded.wrappedValue,
      content: content())
  }

  /// A section with a title that is not localized, shown without its content where `isExpanded` is false.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), footer: EmptyView(), isExpanded: isExpanded.wrappedValue,
      content: content())
  }
}

nonisolated extension Section {
  /// Whether a side bar shows a symbol to close the section.
  public func collapsible(_ collapsible: Bool) -> Section {
    var section = self
    section.closes = closes && collapsible
    return section
  }
}

/// The font and the colour of a section's header.
private struct SectionHeaderLook {
  let list: ListContext
  let prominence: Prominence
  /// Whether the section is open; nil where it cannot be closed.
  let isExpanded: Bool?
  @Environment(\._systemLook) private var look
}

nonisolated extension SectionHeaderLook: ViewModifier {
  /// Above a header of increased prominence, in points; in a plain list as above its others (assumed).
  private var prominentTop: CGFloat {
    list.isGrouped ? ScreenMetrics.prominentHeaderTop : list.metrics.headerTop
  }

  func body(content: Content) -> some View {
    if prominence == .increased || list.isSidebar {
      HStack(spacing: 8) {
        content.font(.title3.bold()._ofLabels).defaultForegroundStyle(Color.primary)
        if list.isSidebar, let isExpanded {
          Spacer(minLength: 0)
          Chevron(pointsForward: true)
            .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: ScreenMetrics.chevronWidth, height: ScreenMetrics.chevronHeight)
            .layoutDirectionBehavior(.mirrors)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
        }
      }
      .padding(.top, prominentTop - list.metrics.headerTop)
      .padding(.bottom, ScreenMetrics.prominentHeaderBottom - list.metrics.headerBottom)
    } else if list.isGrouped, look == .iOS26 {
      content
        .font(.headline._ofLabels)
        .defaultForegroundStyle(Color.secondary)
    } else if list.isGrouped {
      content
        .font(.footnote._ofLabels)
        .defaultForegroundStyle(Color.secondary)
        .changingEnvironment { if !$0.isTextCaseStated { $0.textCase = .uppercase } }
    } else {
      content
        .font(.subheadline.weight(.semibold))
        .defaultForegroundStyle(Color.secondary)
    }
  }
}
