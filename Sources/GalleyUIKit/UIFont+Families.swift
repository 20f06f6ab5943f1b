import GalleyGeometry
import GalleyText
import GalleyViews

extension UIFont {
  /// The families that texts of the image can be set in, in the order of their characters: those of Galley and of the
  /// fonts that were added, not those of a phone.
  public static var familyNames: [String] { CurrentCanvas.device.fonts.familyNames }

  /// The names of a family's faces, each of which `Font.custom` and `UIFont(name:size:)` take; none for a family that
  /// is not there.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    CurrentCanvas.device.fonts.faceNames(ofFamily: familyName)
  }
}
