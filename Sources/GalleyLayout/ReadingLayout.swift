/// A layout whose views are read aloud in another order than they are written in, as the bar of a screen before its content.
package protocol ReadingLayout {
  /// The places of its views in the order in which they are read, those of each together; views that it leaves out follow.
  var readingOrder: [Int] { get }
}
