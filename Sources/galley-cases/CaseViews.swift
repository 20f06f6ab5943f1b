import GalleyAdditions
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyViews

/// Makes views of the notation's items.
struct CaseViews {
  /// The guides of one case.
  let guides = CaseGuides()

  func view(_ item: CaseItem) throws -> AnyView {
    var view = try atom(item)
    if let name = item.name { view = AnyView(view.layoutName(name)) }
    let modifiers = CaseModifiers(builder: self)
    let isImage = item.head == "Image" && item.modifiers.first?.name == "resizable"
    for modifier in item.modifiers.dropFirst(isImage ? 1 : 0) {
      view = try modifiers.apply(modifier, to: view)
    }
    return view
  }

  /// Items as the children of a container.
  func children(_ items: [CaseItem]) throws -> ForEach<Range<Int>, Int, AnyView> {
    let views = try items.map(view)
    return ForEach(0..<views.count) { views[$0] }
  }

  private func atom(_ item: CaseItem) throws -> AnyView {
    // What a remark says of a guide's default holds for the views inside, which are made first.
    for case .guide(let name, let remark) in item.arguments.map(\.value) where !remark.isEmpty {
      _ = guides.vertical(name, remark: remark)
    }
    if let leaf = try CaseLeaves.view(item) {
      guard item.children == nil else {
        throw NotationError(text: "\(item.head) with views in it")
      }
      return leaf
    }
    if item.head == "Image" { return try image(item) }
    let arguments = CaseArguments(item.arguments, of: item.head, guides: guides)
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
    case "Divider": return AnyView(Divider())
    case "EmptyView": return AnyView(EmptyView())
    case "GeometryReader": return AnyView(GeometryReader { _ in children })
    case "ViewThatFits": return AnyView(ViewThatFits(in: try axes(arguments)) { children })
    case "ScrollView": return AnyView(ScrollView(try scrollAxes(arguments)) { children })
    default: return try grid(item, arguments, children)
    }
  }

  private func grid(
    _ item: CaseItem, _ arguments: CaseArguments, _ children: ForEach<Range<Int>, Int, AnyView>
  ) throws -> AnyView {
    switch item.head {
    case "Grid":
      try arguments.check(["alignment", "horizontalSpacing", "verticalSpacing"])
      return AnyView(
        Grid(
          alignment: try arguments.alignment() ?? .center,
          horizontalSpacing: try arguments.number("horizontalSpacing"),
          verticalSpacing: try arguments.number("verticalSpacing")
        ) { children })
    case "LazyVGrid":
      try arguments.check(["columns", "spacing"])
      return AnyView(
        LazyVGrid(
          columns: try arguments.gridItems("columns"), spacing: try arguments.number("spacing")
        ) { children })
    case "LazyHGrid":
      try arguments.check(["rows", "spacing"])
      return AnyView(
        LazyHGrid(rows: try arguments.gridItems("rows"), spacing: try arguments.number("spacing")) {
          children
        })
    case "GridRow":
      try arguments.check(["alignment"])
      return AnyView(GridRow(alignment: try arguments.vertical()) { children })
    default: return try articleLayout(item, arguments, children)
    }
  }

  private func axes(_ arguments: CaseArguments) throws -> Axis.Set {
    try arguments.check(["in"])
    guard let value = arguments["in"] else { return [.horizontal, .vertical] }
    return try arguments.axes(value)
  }

  private func scrollAxes(_ arguments: CaseArguments) throws -> Axis.Set {
    try arguments.check(["showsIndicators"])
    var axes: Axis.Set = []
    for value in arguments.plain {
      let members: [CaseValue] =
        if case .list(let list) = value { list } else { [value] }
      for member in members {
        switch member {
        case .member("horizontal"): axes.insert(.horizontal)
        case .member("vertical"): axes.insert(.vertical)
        default: throw NotationError(text: "ScrollView(\(member))")
        }
      }
    }
    return axes.isEmpty ? .vertical : axes
  }

  /// An image of `40x20pt`, resizable or not.
  private func image(_ item: CaseItem) throws -> AnyView {
    guard case .call("pt", let sides)? = item.arguments.first?.value, sides.count == 2,
      case .number(let width) = sides[0].value, case .number(let height) = sides[1].value
    else { throw NotationError(text: "Image") }
    let image = Image(bitmap: Bitmap(width: Int(width), height: Int(height)))
    return item.modifiers.first?.name == "resizable" ? AnyView(image.resizable()) : AnyView(image)
  }

  /// The containers that the articles build, as their listings work: the cases describe those.
  private func articleLayout(
    _ item: CaseItem, _ arguments: CaseArguments, _ children: ForEach<Range<Int>, Int, AnyView>
  ) throws -> AnyView {
    switch item.head {
    case "WrappingHStack":
      try arguments.check(["horizontalSpacing", "verticalSpacing"])
      let layout = ListedWrappingHStack(
        horizontalSpacing: try arguments.number("horizontalSpacing"),
        verticalSpacing: try arguments.number("verticalSpacing"))
      return AnyView(layout { children })
    case "SimpleHStack":
      try arguments.check(["spacing"])
      let layout = ListedSimpleHStack(
        spacing: try arguments.number("spacing"), leadingGuide: item.remark.contains("leading"),
        places: !item.remark.contains("empty placeSubviews"))
      return AnyView(layout { children })
    case "FlexibleView":
      try arguments.check(["spacing", "alignment"])
      let views = try (item.children ?? []).map(view)
      return AnyView(
        ListedFlexibleView(
          views: views, spacing: try arguments.number("spacing") ?? 8,
          alignment: try arguments.horizontal() ?? .leading))
    case "BareLayout":
      return AnyView(try BareLayout(arguments) { children })
    default:
      throw NotationError(text: item.head)
    }
  }
}
