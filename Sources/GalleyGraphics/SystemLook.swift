/// Which release's numbers lists, bars, menus and controls have.
///
/// Those of iOS 26 stand in a table of their own, with what was measured there; all else is as on iOS 18. Liquid Glass is
/// not drawn in either.
public enum SystemLook: String, Hashable, Sendable, CaseIterable {
  /// As iOS 17 and 18 draw them.
  case iOS18
  /// As iOS 26 draws them, and its named colours, where no palette is stated.
  case iOS26
}
