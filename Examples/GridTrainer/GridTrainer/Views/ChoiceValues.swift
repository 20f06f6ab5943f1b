import SwiftUI

// The values of SwiftUI that the model's choices stand for.

extension GridAlignment {
  /// The grid's own default where it is unspecified.
  var value: Alignment {
    switch self {
    case .unspecified, .center: .center
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .leadingFirstTextBaseline: .leadingFirstTextBaseline
    case .centerFirstTextBaseline: .centerFirstTextBaseline
    case .trailingFirstTextBaseline: .trailingFirstTextBaseline
    case .leadingLastTextBaseline: .leadingLastTextBaseline
    case .centerLastTextBaseline: .centerLastTextBaseline
    case .trailingLastTextBaseline: .trailingLastTextBaseline
    }
  }
}

extension RowAlignment {
  var value: VerticalAlignment? {
    switch self {
    case .unspecified: nil
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

extension ColumnAlignment {
  var value: HorizontalAlignment? {
    switch self {
    case .unspecified: nil
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension CellAnchor {
  var value: UnitPoint? {
    switch self {
    case .unspecified: nil
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension UnsizedAxes {
  var value: Axis.Set {
    switch self {
    case .none: []
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: [.horizontal, .vertical]
    }
  }
}

extension TileColor {
  var value: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    }
  }
}
