import GalleyGeometry
import GalleyStrings

/// The phones and tablets that previews are drawn on.
///
/// Points and scales are those of Apple's Human Interface Guidelines, Layout, "Device screen dimensions". Safe areas
/// are not published as a table; they are what `UIView.safeAreaInsets` answers on a simulator. 59 and 34, and 59,
/// 59 and 21 on its side, of the screen of 393 x 852 points, and 44 and 34 of that of 375 x 812, are in public
/// articles; those of 320 x 568, 375 x 667, 414 x 736, 390 x 844 and 428 x 926 in `ViewImageConfig` of
/// pointfreeco/swift-snapshot-testing; all others are from memory, those of the screens of 2025 (402 x 874, 420 x 912,
/// 440 x 956) the least certain.
package enum DeviceTable {
  /// All screens, phones first, each kind from the oldest to the newest.
  package static let screens: [DeviceScreen] = rows.flatMap { $0.screens }

  /// The screen of a preview that says nothing: that of an iPhone 15, 393 x 852 points.
  package static let defaultScreen = DeviceScreen(
    name: "iPhone 15", kind: .phone, size: CGSize(width: 393, height: 852), scale: 3,
    portrait: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    landscape: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))

  /// The screen of a device. Case, spaces and punctuation do not count: `iphone-15-pro` is `iPhone 15 Pro`.
  /// - Throws: `UnknownDevice` with the nearest names.
  /// - Complexity: O(n) in the screens.
  package static func screen(named name: String) throws(UnknownDevice) -> DeviceScreen {
    let plain = plain(name)
    guard !plain.isEmpty, let found = screens.first(where: { Self.plain($0.name) == plain }) else {
      throw UnknownDevice(name: name)
    }
    return found
  }

  /// A name that no device of the table has.
  package struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    package let name: String

    /// Up to three names that are alike: those that begin with this one, the newest first, or those that differ from it
    /// by the fewest letters.
    package var nearest: [String] {
      var names = DeviceTable.screens.map(\.name)
      let plain = DeviceTable.plain(name)
      let begun = names.filter { plain.count > 1 && DeviceTable.plain($0).hasPrefix(plain) }
      guard begun.isEmpty else { return begun.suffix(3).reversed() }
      var result: [String] = []
      while result.count < 3, let next = SpellingSuggestion.of(name, among: names) {
        result.append(next)
        names.removeAll { $0 == next }
      }
      return result
    }

    package var description: String {
      let quoted = "\"\(name)\""
      let near = nearest
      let advice =
        near.isEmpty
        ? "expected a device from the table, such as iPhone 15 Pro or iPad mini (A17 Pro)"
        : "did you mean \(near.joined(separator: ", or "))?"
      return "there is no device \(quoted); \(advice)"
    }
  }

  /// Letters and digits alone, in lower case.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Devices with one screen.
  private struct Row {
    var names: [String]
    var kind = DeviceScreen.Kind.phone
    var size: (CGFloat, CGFloat)
    var scale: CGFloat = 3
    /// Points at the top and at the bottom of the upright screen.
    var upright: (top: CGFloat, bottom: CGFloat)
    /// Points at the top, at each side and at the bottom of the screen on its side.
    var side: (top: CGFloat, sides: CGFloat, bottom: CGFloat)

    var screens: [DeviceScreen] {
      names.map {
        DeviceScreen(
          name: $0, kind: kind, size: CGSize(width: size.0, height: size.1), scale: scale,
          portrait: EdgeInsets(top: upright.top, leading: 0, bottom: upright.bottom, trailing: 0),
          landscape: EdgeInsets(
            top: side.top, leading: side.sides, bottom: side.bottom, trailing: side.sides))
      }
    }
  }

  private static let rows: [Row] = phones + tablets

  private static let phones = [
    Row(
      names: ["iPhone SE (1st generation)"], size: (320, 568), scale: 2, upright: (20, 0),
      side: (0, 0, 0)),
    Row(
      names: ["iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
      size: (375, 667), scale: 2, upright: (20, 0), side: (0, 0, 0)),
    Row(
      names: ["iPhone 8 Plus"], size: (414, 736), upright: (20, 0), side: (0, 0, 0)),
    Row(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], size: (375, 812), upright: (44, 34),
      side: (0, 44, 21)),
    Row(
      names: ["iPhone XR", "iPhone 11"], size: (414, 896), scale: 2, upright: (48, 34),
      side: (0, 48, 21)),
    Row(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"], size: (414, 896), upright: (44, 34),
      side: (0, 44, 21)),
    Row(
      names: ["iPhone 12 mini", "iPhone 13 mini"], size: (375, 812), upright: (50, 34),
      side: (0, 50, 21)),
    Row(
      names: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], size: (390, 844), upright: (47, 34), side: (0, 47, 21)),
    Row(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], size: (428, 926),
      upright: (47, 34), side: (0, 47, 21)),
    Row(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], size: (393, 852),
      upright: (59, 34), side: (0, 59, 21)),
    Row(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      size: (430, 932), upright: (59, 34), side: (0, 59, 21)),
    Row(
      names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], size: (402, 874),
      upright: (62, 34), side: (0, 62, 21)),
    Row(
      names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], size: (440, 956), upright: (62, 34),
      side: (0, 62, 21)),
    Row(names: ["iPhone Air"], size: (420, 912), upright: (68, 34), side: (0, 68, 21)),
  ]

  private static let tablets = [
    Row(
      names: ["iPad (9th generation)"], kind: .tablet, size: (810, 1080), scale: 2,
      upright: (20, 0), side: (20, 0, 0)),
    Row(
      names: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], kind: .tablet,
      size: (744, 1133), scale: 2, upright: (24, 20), side: (24, 0, 20)),
    Row(
      names: [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], kind: .tablet, size: (820, 1180), scale: 2, upright: (24, 20), side: (24, 0, 20)),
    Row(
      names: [
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      ], kind: .tablet, size: (1024, 1366), scale: 2, upright: (24, 20), side: (24, 0, 20)),
    Row(
      names: ["iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"],
      kind: .tablet, size: (834, 1194), scale: 2, upright: (24, 20), side: (24, 0, 20)),
    Row(
      names: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], kind: .tablet,
      size: (834, 1210), scale: 2, upright: (24, 20), side: (24, 0, 20)),
    Row(
      names: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], kind: .tablet,
      size: (1032, 1376), scale: 2, upright: (24, 20), side: (24, 0, 20)),
  ]
}
