import GalleyGeometry

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// Deletes something: red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Ends something without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Does what was asked for.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is open.
  public static let close = ButtonRole(kind: .close)

  /// What a button of the role says that has no label of its own.
  var title: String {
    switch kind {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }
}
