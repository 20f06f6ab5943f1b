import Foundation
import Galley
import GalleyControls
import GalleyViews
import Testing

/// Alerts and confirmation dialogs, where images of iOS have them.
@Suite struct DialogLookTests {
  private func drawing(
    _ view: some View, look: SystemLook, width: CGFloat, height: CGFloat, safeArea: EdgeInsets?
  ) throws -> Drawing {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.environment.systemLook = look
    renderer.environment.deviceSafeArea = safeArea
    return try renderer.draw()
  }

  /// On a screen of 393 x 852 points.
  private func drawing(_ view: some View) throws -> Drawing {
    try drawing(view, look: .iOS18, width: 393, height: 852, safeArea: nil)
  }

  /// On a screen of 402 x 874 points in the look of iOS 26.
  private func drawing26(_ view: some View) throws -> Drawing {
    try drawing(view, look: .iOS26, width: 402, height: 874, safeArea: nil)
  }

  private func tree(_ drawing: Drawing) throws -> LayoutTree {
    try #require(drawing.layoutTree)
  }

  private func box(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.first { $0.text == text }?.frame, "there is no \(text)")
  }

  /// Boxes are whole pixels, and so are lines.
  private func isAlike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }

  // Dialogs at the lower edge: SwiftUI-confirmationDialog.png of mvolkmann/blog, ios-items-sheet.png of rn-nui/alert.

  private func dialog(_ titleVisibility: Visibility) -> some View {
    Color.white.confirmationDialog(
      "Cheese", isPresented: .constant(true), titleVisibility: titleVisibility
    ) {
      Button("Yes") {}
      Button("No") {}
    } message: {
      Text("Do you like cheese?")
    }
  }

  /// 44 of words, which begin at 14, a line of a pixel, buttons of 57, 8 and Cancel.
  @Test func aDialogsOnlyTextHas44() throws {
    let tree = try tree(drawing(dialog(.hidden)))
    let (message, yes) = (try box("Do you like cheese?", in: tree), try box("Yes", in: tree))
    #expect(isAlike(yes.midY - message.minY, 44 - 14 + 0.33 + 28.5))
    let (no, cancel) = (try box("No", in: tree), try box("Cancel", in: tree))
    #expect(isAlike(no.midY - yes.midY, 57.33))
    #expect(isAlike(cancel.midY - no.midY, 57 + 8))
    #expect(isAlike(cancel.midY, 852 - 8 - 28.5))
  }

  /// 77 of words: 14, a line, 6.67, a line and 25.
  @Test func aDialogsTitleAndMessageHave77() throws {
    let tree = try tree(drawing(dialog(.visible)))
    let (title, message) = (try box("Cheese", in: tree), try box("Do you like cheese?", in: tree))
    #expect(isAlike(message.minY - title.minY, 22.33))
    #expect(isAlike(try box("Yes", in: tree).midY - title.minY, 77 - 14 + 0.33 + 28.5))
  }

  @Test func aMessageWithoutATitleIsSemibold() throws {
    let alone = try box("Do you like cheese?", in: tree(drawing(dialog(.hidden))))
    let below = try box("Do you like cheese?", in: tree(drawing(dialog(.visible))))
    #expect(alone.width > below.width + 1)
    #expect(isAlike(alone.height, below.height))
  }

  // Alerts.

  /// ios-alert.png of rn-nui/alert: the middle of 62 and 840.
  @Test func anAlertIsInTheMiddleOfTheSafeArea() throws {
    let view = Color.white.alert("Title", isPresented: .constant(true)) { Button("Close") {} }
    let safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    let tree = try tree(
      drawing(view, look: .iOS18, width: 402, height: 874, safeArea: safeArea))
    let (title, button) = (try box("Title", in: tree), try box("Close", in: tree))
    #expect(isAlike((title.minY - 20 + button.midY + 22) / 2, 451))
  }

  private var login: some View {
    Color.white.alert("Login", isPresented: .constant(true)) {
      TextField("Username", text: .constant(""))
      SecureField("Password", text: .constant(""))
    } message: {
      Text("Please sign in.")
    }
  }

  /// SwiftUI-alert-login.png of mvolkmann/blog: 207 in all.
  @Test func anAlertsFieldsAreOneBox() throws {
    let drawing = try drawing(login)
    let tree = try tree(drawing)
    let (name, password) = (try box("Username", in: tree), try box("Password", in: tree))
    let (title, message) = (try box("Login", in: tree), try box("Please sign in.", in: tree))
    let ok = try box("OK", in: tree)
    #expect(isAlike(name.minX, (393 - 270) / 2 + 15 + 7.67))
    #expect(isAlike(password.minX, name.minX))
    #expect(isAlike(password.midY - name.midY, 34.67))
    #expect(isAlike(name.midY - message.maxY, 37.66))
    #expect(isAlike(ok.midY - password.midY, 52.99))
    #expect(isAlike(ok.midY - title.minY, 207 - 20 - 22))
    let bitmap = try drawing.bitmap()
    func reds(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      (-2...2).map { bitmap[Int(x * 3), Int((y * 3).rounded()) + $0].red }
    }
    // White, and a line of a pixel between the fields; beside them the alert.
    let line = reds(name.minX + 150, name.midY + 17.33).sorted()
    #expect((179...217).contains(line[0]) && line[2] == 255)
    #expect(reds(name.minX + 150, name.midY) == Array(repeating: 255, count: 5))
    #expect(reds(name.minX - 7.67 - 5, name.midY) == Array(repeating: 242, count: 5))
    #expect((179...220).contains(try #require(reds(name.minX + 150, name.midY - 17.33).min())))
    // The corner is round.
    #expect(bitmap[Int((name.minX - 7) * 3), Int((name.midY - 16.7) * 3)].red == 242)
  }

  @Test func theOKOfFieldsIsRegular() throws {
    let bold = Color.white.alert("Done", isPresented: .constant(true)) {}
    let own = Color.white.alert("Done", isPresented: .constant(true)) {
      TextField("Name", text: .constant(""))
      Button("Close") {}
    }
    let regular = try box("OK", in: tree(drawing(login)))
    #expect(try box("OK", in: tree(drawing(bold))).width > regular.width + 0.3)
    let tree = try tree(drawing(own))
    #expect(tree.first { $0.text == "OK" } == nil && tree.first { $0.text == "Close" } != nil)
  }

  @Test func fieldsOfAnAlertAreTypedInto() throws {
    let renderer = ImageRenderer(content: Asking())
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    try renderer.type("Ada", into: "Name")
    try renderer.tap("OK")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "Hello Ada" } != nil)
    #expect(try renderer.draw().layoutTree?.first { $0.text == "OK" } == nil)
  }

  private nonisolated struct Asking: View {
    @State private var name = ""
    @State private var isAsking = true
    var body: some View {
      Text("Hello \(name)").alert("Who?", isPresented: $isAsking) {
        TextField("Name", text: $name)
      }
    }
  }

  // iOS 26: alert.png of berkaycatak/adaptive_platform_ui, AdaptiveAlertDialog-ios-liquid-glass.png and
  // AdaptiveAlertDialog-ios-liquid-glass-action-sheet.png of MohamedRejeb/Calf.

  private func alert26(_ shortcut: KeyboardShortcut?) -> some View {
    Color.white.alert("Title", isPresented: .constant(true)) {
      Button("Allow") {}.keyboardShortcut(shortcut)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Message")
    }
  }

  /// 320 wide and 156 high; two capsules of 140 by 48, 16 from the sides and from the bottom.
  @Test func anAlertOfIOS26Is320Wide() throws {
    let tree = try tree(drawing26(alert26(nil)))
    let (title, message) = (try box("Title", in: tree), try box("Message", in: tree))
    let (allow, cancel) = (try box("Allow", in: tree), try box("Cancel", in: tree))
    #expect(isAlike(title.minX, 41 + 30) && isAlike(message.minX, title.minX))
    #expect(isAlike(message.minY - title.maxY, 10))
    #expect(isAlike(cancel.midX, 41 + 16 + 70) && isAlike(allow.midX, 41 + 320 - 16 - 70))
    #expect(isAlike(allow.midY, cancel.midY))
    #expect(isAlike(cancel.midY - title.minY, 156 - 23 - 16 - 24))
    #expect(isAlike((title.minY - 23 + cancel.midY + 24 + 16) / 2, 437))
  }

  @Test func buttonsOfIOS26AreGrayOrTinted() throws {
    func pixel(_ drawing: Drawing, beside text: String, by distance: CGFloat) throws -> Pixel {
      let box = try box(text, in: tree(drawing))
      return try drawing.bitmap()[Int((box.midX + distance) * 3), Int(box.midY * 3)]
    }
    let plain = try drawing26(alert26(nil))
    for text in ["Allow", "Cancel"] {
      let gray = try pixel(plain, beside: text, by: 60)
      #expect(abs(Int(gray.red) - 209) <= 1 && abs(Int(gray.blue) - 213) <= 1)
    }
    // Between both, and beside the capsule's end.
    let ground = try pixel(plain, beside: "Cancel", by: 74)
    #expect(ground.red == 237 && ground.green == 238 && ground.blue == 242)
    let tinted = try drawing26(alert26(.defaultAction))
    let filled = try pixel(tinted, beside: "Allow", by: 60)
    #expect(filled.red < 20 && filled.blue == 255)
    #expect(try pixel(tinted, beside: "Cancel", by: 60).red < 212)
  }

  /// Also two buttons stand below each other, 56 apart.
  @Test func aDialogOfIOS26IsAnAlert() throws {
    let view = Color.white.confirmationDialog(
      "Title", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive) {}
    } message: {
      Text("Message")
    }
    let tree = try tree(drawing26(view))
    let (title, remove) = (try box("Title", in: tree), try box("Remove", in: tree))
    let cancel = try box("Cancel", in: tree)
    #expect(isAlike(title.minX, 71) && isAlike(remove.midX, 201) && isAlike(cancel.midX, 201))
    #expect(isAlike(cancel.midY - remove.midY, 48 + 8))
    #expect(isAlike(remove.midY - title.minY, 156 - 23 - 16 - 24))
    #expect(isAlike((title.minY - 23 + cancel.midY + 24 + 16) / 2, 437))
    let own = Color.white.confirmationDialog("Title", isPresented: .constant(true)) {
      Button("Keep", role: .cancel) {}
      Button("Remove", role: .destructive) {}
    }
    let other = try self.tree(drawing26(own))
    #expect(other.first { $0.text == "Cancel" } == nil)
    let (last, first) = (try box("Keep", in: other), try box("Remove", in: other))
    #expect(isAlike(last.midY - first.midY, 56))
    // 16 above the first button where there are no words.
    #expect(isAlike((first.midY - 24 + last.midY + 24) / 2, 437))
  }
}
