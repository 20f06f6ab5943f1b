import SwiftUI

/// A word or two in a capsule.
struct BadgeView: View {
  let title: LocalizedStringResource
  var systemImage: String?
  var color = Color.accentColor

  var body: some View {
    HStack(spacing: 4) {
      if let systemImage {
        Image(systemName: systemImage)
          .imageScale(.small)
      }
      Text(title)
    }
    .font(.caption.weight(.semibold))
    .lineLimit(1)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .foregroundStyle(color)
    .background(color.opacity(0.15), in: .capsule)
  }
}

extension BadgeView {
  static var new: BadgeView {
    BadgeView(title: "New", systemImage: "sparkles", color: Color("AccentColor"))
  }

  init(_ caffeine: Caffeine) {
    self.init(title: caffeine.title, systemImage: caffeine.symbol, color: .secondary)
  }
}

struct BadgeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BadgeView.new
        .previewDisplayName("New")
      BadgeView(.strong)
        .previewDisplayName("Caffeine")
      VStack(alignment: .leading) {
        ForEach(Caffeine.allCases, id: \.self) { BadgeView($0) }
      }
      .environment(\.dynamicTypeSize, .accessibility2)
      .previewDisplayName("Large type")
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
