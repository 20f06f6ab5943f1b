import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Makes views of the notation's items.
struct CaseViews {
  func view(_ item: CaseItem) throws -> AnyView {
    var view = try atom(item)
    if let name = item.name { view = AnyView(view.layoutName(name)) }
    let modifiers = CaseModifiers(builder: self)
    for modifier in item.modifiers { view = try modifiers.apply(modifier, to: view) }
    return view
  }

  /// Items as the children of a container.
  func children(_ items: [CaseItem]) throws -> ForEach<Range<Int>, Int, AnyView> {
    let views = try items.map(view)
    return ForEach(0..<views.count) { views[$0] }
  }

  private func atom(_ item: CaseItem) throws -> AnyView {
    if let leaf = try CaseLeaves.view(item) { return leaf }
    let arguments = CaseArguments(item.arguments, of: item.head)
    let children = try children(item.children ?? [])
    switch item.head {
    case "HStack":
      try arguments.check(["alignment", "spacing"])
      return AnyView(
        HStack(
          alignment: try arguments.vertical() ?? .center, spacing: try arguments.number("spacing")
        ) { children })
    case "VStack":
      try arguments.check(["alignment", "spacing"])
      return AnyView(
        VStack(
          alignment: try arguments.horizontal() ?? .center, spacing: try arguments.number("spacing")
        ) { children })
    case "ZStack":
      try arguments.check(["alignment"])
      return AnyView(ZStack(alignment: try arguments.alignment() ?? .center) { children })
    case "Group": return AnyView(Group { children })
    case "Spacer":
      try arguments.check(["minLength"])
      return AnyView(Spacer(minLength: try arguments.number("minLength")))
    case "Color": return AnyView(Color.clear)
    case "Rectangle": return AnyView(Rectangle())
    case "Circle": return AnyView(Circle())
    case "Capsule": return AnyView(Capsule())
    case "Ellipse": return AnyView(Ellipse())
    default: return try articleLayout(item, arguments, children)
    }
  }

  /// The containers that the articles build, as their listings work: the cases describe those.
  private func articleLayout(
    _ item: CaseItem, _ arguments: CaseArguments, _ children: ForEach<Range<Int>, Int, AnyView>
  ) throws -> AnyView {
    switch item.head {
    case "WrappingHStack":
      try arguments.check(["alignment", "horizontalSpacing", "verticalSpacing"])
      let layout = ListedWrappingHStack(
        horizontalSpacing: try arguments.number("horizontalSpacing"),
        verticalSpacing: try arguments.number("verticalSpacing"))
      return AnyView(layout { children })
    default:
      throw UnknownConstruct(text: item.head)
    }
  }
}
