import SwiftUI

// row: `@Entry`
extension EnvironmentValues {
  @Entry var sampleRadius: CGFloat = 3
  // Not `Sendable`.
  @Entry var sampleMaker = SampleMaker()
}

struct SampleMaker {
  var make: () -> Text = { Text("a") }
}

struct Sample_entry: View {
  @Environment(\.sampleRadius) private var radius
  var body: some View { Text("\(radius)").environment(\.sampleRadius, 4) }
}

// row: `#Preview`, `@Previewable`, `PreviewModifier`, `PreviewProvider`
#Preview("Sample", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

#Preview("Radii", traits: .modifier(SampleRadius()), .sample, arguments: [1.0, 2.0]) { radius in
  Text("\(radius)")
  Sample_entry()
}

struct SampleRadius: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat { 8 }
  func body(content: Content, context: CGFloat) -> some View {
    content.environment(\.sampleRadius, context)
  }
}

struct SampleBackground: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.background(.yellow) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self = .modifier(SampleBackground())
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Sample_entry().previewDisplayName("Entry").previewLayout(.fixed(width: 100, height: 40))
  }
}
