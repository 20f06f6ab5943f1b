import Foundation
import Galley
import GalleyControls
import Testing

/// Labels of two texts, and badges of rows that have other modifiers.
@Suite struct RowPartTests {
  private func frame(_ text: String, in view: some View) throws -> CGRect {
    let page = view.frame(width: 390, height: 400)
    let tree = try ImageRenderer(content: page).draw().layoutTree
    return try #require(tree?.first { $0.text == text }?.frame, "\(text)")
  }

  private func images(in tree: LayoutTree) -> [CGRect] {
    (tree.name.hasPrefix("Image") ? [tree.frame] : []) + tree.children.flatMap(images)
  }

  /// Icons of labels grow with the text, and titles still begin on one line, beside them.
  @Test func iconsKeepOutOfTitles() throws {
    for size in [DynamicTypeSize.large, .accessibility1, .accessibility5] {
      let list = List {
        Label("Quay", systemImage: "location")
        Label("Wide", systemImage: "rectangle.fill")
      }
      .dynamicTypeSize(size)
      let page = list.frame(width: 390, height: 600)
      let tree = try #require(try ImageRenderer(content: page).draw().layoutTree)
      let titles = ["Quay", "Wide"].compactMap { title in tree.first { $0.text == title }?.frame }
      let icons = images(in: tree)
      #expect(titles.count == 2 && titles[0].minX == titles[1].minX, "\(size)")
      #expect(
        icons.count == 2 && icons.allSatisfy { $0.maxX < titles[0].minX && $0.minX > 20 },
        "\(size): \(icons), \(titles)")
    }
  }

  /// A field without a text has a space in it, of which nothing can be lost.
  @Test func emptyFieldsAreNotTruncated() throws {
    let field = TextField("", text: .constant(""))
    let drawing = try ImageRenderer(content: field.frame(width: 300)).draw()
    #expect(drawing.problems.isEmpty, "\(drawing.problems)")
  }

  /// The second text is a subtitle (SwiftUI's documentation of `LabeledContent`, `Toggle` and `Picker`).
  @Test func twoTextsAreATitleAndASubtitle() throws {
    let controls: [(String, AnyView)] = [
      (
        "Toggle",
        AnyView(
          Toggle(isOn: .constant(true)) {
            Text("Ring"); Text("On a call")
          })
      ),
      (
        "LabeledContent",
        AnyView(
          LabeledContent {
            Text("5")
          } label: {
            Text("Ring")
            Text("On a call")
          })
      ),
      (
        "Stepper",
        AnyView(
          Stepper(value: .constant(1)) {
            Text("Ring")
            Text("On a call")
          })
      ),
      (
        "Label",
        AnyView(
          Label {
            Text("Ring")
            Text("On a call")
          } icon: {
            Color.red.frame(width: 20, height: 20)
          })
      ),
    ]
    for (name, control) in controls {
      for view in [control, AnyView(Form { control })] {
        let (title, subtitle) = (try frame("Ring", in: view), try frame("On a call", in: view))
        #expect(subtitle.minX == title.minX && abs(subtitle.minY - title.maxY) < 0.01, "\(name)")
        #expect(subtitle.height < title.height, "\(name)")
      }
    }
  }

  @Test func otherViewsOfALabelStandSideBySide() throws {
    let view = Toggle(isOn: .constant(true)) {
      Text("Ring")
      Color.red.frame(width: 10, height: 10)
      Text("Call")
    }
    let (first, second) = (try frame("Ring", in: view), try frame("Call", in: view))
    #expect(second.minX > first.maxX && second.midY == first.midY)
    let subtitle: String? = nil
    let alone = Toggle(isOn: .constant(true)) {
      Text("Ring")
      if let subtitle { Text(subtitle) }
    }
    #expect(abs(try frame("Ring", in: alone).midY - 200) < 1)
  }

  /// A list is one view of UIKit: through a white row that is half seen, the list's ground is not.
  @Test func listsFadeAsOne() throws {
    let list = List { Text("Mail") }.frame(width: 200, height: 200)
    let page = list.opacity(0.5).background(Color.black)
    let pixels = try ImageRenderer(content: page).render().bitmap.pixels
    let green = Int(pixels[57 * 200 + 120] >> 8 & 255)
    #expect(abs(green - 128) <= 1)
  }

  /// The chevron of a link is the last of its row, whichever has the badge. A value ends at 331 of 390 points
  /// (ha-listpicker.png of home-assistant/iOS).
  @Test func badgesStandBeforeTheChevron() throws {
    func places(_ link: some View) throws -> [CGRect] {
      let list = NavigationStack { List { link } }
      return [try frame("Mail", in: list), try frame("12", in: list)]
    }
    let inside = try places(
      NavigationLink {
        Text("Inbox")
      } label: {
        Text("Mail").badge(12)
      })
    #expect(abs(inside[1].maxX - 331) < 0.5)
    #expect(try places(NavigationLink("Mail") { Text("Inbox") }.badge(12)) == inside)
    let filled = NavigationLink("Mail") { Text("Inbox") }.listRowBackground(Color.yellow)
    #expect(try places(filled.badge(12)) == inside)
    let link = NavigationLink("Mail") { Text("Inbox") }
    #expect(try places(link.foregroundStyle(.red).badge(12)) == inside)
    #expect(try places(link.badge(12).foregroundStyle(.red)) == inside)
    let padded = try places(link.tint(.red).font(.headline).padding(.vertical, 2).badge(12))
    #expect(padded[1].maxX == inside[1].maxX && padded[1].size == inside[1].size)
  }

  /// A control of UIKit keeps its height; its text is smaller where the row is too narrow.
  @Test func datesKeepTheirSizeInLowRooms() throws {
    func date(above height: CGFloat) throws -> CGRect {
      let picker = DatePicker(
        "Due", selection: .constant(Date(timeIntervalSince1970: 1_704_102_060)),
        displayedComponents: .date)
      let stack = VStack(spacing: 0) {
        picker
        Color.red.frame(height: height)
      }
      return try frame("Jan 1, 2024", in: stack)
    }
    #expect(try date(above: 390).size == (try date(above: 100).size))
  }

  /// A long label has several lines beside a date and a time, which are as large as beside a short one.
  @Test func longLabelsGiveWayToDates() throws {
    func sizes(beside label: String) throws -> [CGSize] {
      let picker = DatePicker(
        label, selection: .constant(Date(timeIntervalSince1970: 1_704_102_060)))
      let page = Form { picker }.environment(\.timeZone, .gmt).frame(width: 375, height: 400)
      let tree = try #require(try ImageRenderer(content: page).draw().layoutTree)
      return try ["Jan 1, 2024", "9:41"].map { text in
        try #require(tree.first { $0.text?.hasPrefix(text) == true }?.frame.size, "\(text)")
      }
    }
    let short = try sizes(beside: "Due")
    #expect(short[0].height == short[1].height)
    #expect(try sizes(beside: "Departure of the boat from the old harbour") == short)
  }

  /// A section in a stack is no group of the list around: its views stay in the row, and so does the row's ground.
  @Test func sectionsInStacksStayInTheRow() throws {
    let list = List {
      VStack(alignment: .leading, spacing: 0) {
        Section("Head") { Text("Mail") }
      }
      Section("Other") { Text("Next") }
    }
    let head = try frame("Head", in: list)
    #expect(try frame("Mail", in: list).minY - head.maxY < 1)
    let page = list.frame(width: 390, height: 400)
    let pixels = try ImageRenderer(content: page).render().bitmap.pixels
    let seen = Pixel(rawValue: pixels[Int(head.midY) * 390 + 350])
    #expect(seen.red == 255 && seen.green == 255 && seen.blue == 255)
    // A group of the list has its header in capitals.
    #expect(try frame("OTHER", in: list).minY > head.maxY)
  }

  /// The order of a row's modifiers says nothing about where its texts are.
  @Test func badgesStandInRowsWithOtherModifiers() throws {
    func places(_ row: some View) throws -> [CGRect] {
      let list = List { row }
      return [try frame("Mail", in: list), try frame("12", in: list)]
    }
    let plain = try places(Text("Mail").badge(12))
    #expect(try places(Text("Mail").badge(12).swipeActions { Button("Bin") {} }) == plain)
    #expect(try places(Text("Mail").swipeActions { Button("Bin") {} }.badge(12)) == plain)
    #expect(try places(Text("Mail").listRowBackground(Color.yellow).badge(12)) == plain)
    let both = Text("Mail").swipeActions { Button("Bin") {} }
      .swipeActions(edge: .leading) { Button("Read") {} }
    #expect(try places(both.badge(12)) == plain)
  }
}
