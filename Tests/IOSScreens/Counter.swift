import SwiftUI

/// A number and two buttons on gray rounded grounds, in the middle of the screen.
private struct CounterScreen: View {
  var body: some View {
    VStack {
      Text("0")
        .modifier(Tile())
      HStack {
        Button("-") {}
          .modifier(Tile())
        Button("+") {}
          .modifier(Tile())
      }
    }
  }
}

private struct Tile: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.largeTitle)
      .padding()
      .background(Color.black.opacity(0.1))
      .cornerRadius(10)
  }
}

#Preview {
  CounterScreen()
}
