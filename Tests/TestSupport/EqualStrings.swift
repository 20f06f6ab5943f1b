/// Strings that Swift takes for equal, as Unicode does, and that have other bytes.
package enum EqualStrings {
  package static let pairs = [
    ("\u{387}", "\u{B7}"), ("\u{374}", "\u{2B9}"), ("\u{1FEE}", "\u{385}"), ("\u{212B}", "\u{C5}"),
    ("A\u{30A}", "\u{C5}"), ("\u{F900}", "\u{8C48}"),
  ]
}
