import SwiftUI

// row: `@Entry`
extension EnvironmentValues {
  @Entry var sampleRadius: CGFloat = 3
}

struct Sample_entry: View {
  @Environment(\.sampleRadius) private var radius
  var body: some View { Text("\(radius)").environment(\.sampleRadius, 4) }
}

// row: `#Preview`, `@Previewable`, `PreviewProvider`
#Preview("Sample", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Sample_entry().previewDisplayName("Entry").previewLayout(.fixed(width: 100, height: 40))
  }
}
