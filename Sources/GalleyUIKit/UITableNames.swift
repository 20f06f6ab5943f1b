import GalleyGeometry
import GalleyViews

// What tables talk to under the names of UIKit. Tables are not drawn: a file that has one builds, the table is an outlined
// box, and the report names it.

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge. On an image it has no effect.
    case plain
    /// Sections of rows. On an image it has no effect.
    case grouped
    /// Sections in boxes. On an image it has no effect.
    case insetGrouped
  }
  /// How rows come and go. On an image it has no effect.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade. On an image it has no effect.
    case fade
    /// To the right. On an image it has no effect.
    case right
    /// To the left. On an image it has no effect.
    case left
    /// Upwards. On an image it has no effect.
    case top
    /// Downwards. On an image it has no effect.
    case bottom
    /// At once. On an image it has no effect.
    case none
    /// From the middle. On an image it has no effect.
    case middle
    /// As the system chooses. On an image it has no effect.
    case automatic = 100
  }
  /// Where a row is scrolled to. On an image it has no effect.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// As little as can be. On an image it has no effect.
    case none
    /// To the top. On an image it has no effect.
    case top
    /// To the middle. On an image it has no effect.
    case middle
    /// To the bottom. On an image it has no effect.
    case bottom
  }

  /// Takes a class for the rows of a name. Does nothing.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Takes a class for the headers and footers of a name. Does nothing.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  /// A new row of UIKit's own class: rows are not asked for.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A new row of UIKit's own class: rows are not asked for.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// The row at a place: nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The place of the row that is chosen: nil.
  public var indexPathForSelectedRow: IndexPath? { nil }
  /// How many sections there are: those of the data source, 0 without one.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has: those of the data source, 0 without one.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Takes the choice from a row. Does nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Chooses a row. Does nothing.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Scrolls to a row. Does nothing.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Asks for new rows. Does nothing.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Forgets rows. Does nothing.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Asks for rows anew. Does nothing.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Asks for sections anew. Does nothing.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Begins changes. Does nothing.
  public func beginUpdates() {}
  /// Ends changes. Does nothing.
  public func endUpdates() {}
}

/// What the rows of a table are. Galley does not ask for rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The row at a place. Not called.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  /// How many sections there are: 1 unless it is implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title of a section. Not called.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

/// What a table tells of. Galley does not call it.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Hears that a row was chosen. Not called.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row, in points. Not called.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
}

/// What a scroll view tells of. Galley does not call it.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Hears that the content was scrolled. Not called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Hears that the content was made larger or smaller. Not called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view that is made larger or smaller. Not called.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Hears that a finger begins to scroll. Not called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Hears that the finger was lifted. Not called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Hears that the content came to rest. Not called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section; 0 of a path without one.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }
  /// The row in its section; 0 of a path without one.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }
  /// The item in its section; 0 of a path without one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
