import SwiftUI

struct TicketShape: Shape {
  var notchRadius: CGFloat = 14
  var cornerRadius: CGFloat = 18
  /// Vertical position of the notches, 0...1.
  var notchPosition: CGFloat = 0.68

  func path(in rect: CGRect) -> Path {
    let y = rect.minY + rect.height * notchPosition
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + cornerRadius, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: y), radius: cornerRadius)
    path.addLine(to: CGPoint(x: rect.maxX, y: y - notchRadius))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: y), radius: notchRadius,
      startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: cornerRadius)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: y), radius: cornerRadius)
    path.addLine(to: CGPoint(x: rect.minX, y: y + notchRadius))
    path.addArc(
      center: CGPoint(x: rect.minX, y: y), radius: notchRadius,
      startAngle: .degrees(90), endAngle: .degrees(-90), clockwise: true)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: cornerRadius)
    path.closeSubpath()
    return path
  }
}

struct TicketShapeLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

private struct Barcode: View {
  let code: String

  var body: some View {
    Canvas { context, size in
      var x: CGFloat = 0
      var seed = code.unicodeScalars.reduce(7) { $0 &* 31 &+ Int($1.value) }
      while x < size.width {
        seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
        let width = CGFloat(1 + seed % 4)
        context.fill(
          Path(CGRect(x: x, y: 0, width: width, height: size.height)),
          with: .color(.black))
        x += width + CGFloat(1 + (seed >> 8) % 3)
      }
    }
    .frame(height: 54)
    .accessibilityLabel("Barcode \(code)")
  }
}

struct TicketShapeView: View {
  @State private var isTorn = false

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, .purple]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      ticket
        .rotation3DEffect(.degrees(isTorn ? 8 : 0), axis: (x: 1, y: 0.4, z: 0))
        .onLongPressGesture(minimumDuration: 0.3) {
          withAnimation(.interpolatingSpring(stiffness: 120, damping: 8)) { isTorn.toggle() }
        }
    }
  }

  private var ticket: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          airport("LIS", "Lisbon")
          Spacer()
          Image(systemName: "airplane").font(.title2).foregroundColor(.blue)
          Spacer()
          airport("KEF", "Reykjavík", alignment: .trailing)
        }
        HStack {
          info("PASSENGER", "J. Doe")
          Spacer()
          info("SEAT", "14A")
        }
        HStack {
          info("DATE", "12 Jun, 09:40")
          Spacer()
          info("GATE", "B22")
        }
      }
      .padding(24)
      .frame(height: 250)

      TicketShapeLine()
        .stroke(style: StrokeStyle(lineWidth: 1, dash: [6]))
        .foregroundColor(.gray)
        .frame(height: 1)
        .padding(.horizontal, 22)

      Barcode(code: "LIS-KEF-14A")
        .padding(24)
        .frame(height: 117)
    }
    .frame(width: 320)
    .background(Color.white)
    .foregroundColor(.black)
    .clipShape(TicketShape())
    .shadow(color: .black.opacity(0.3), radius: 20, x: 0, y: 12)
  }

  private func airport(
    _ code: String,
    _ city: String,
    alignment: HorizontalAlignment = .leading
  ) -> some View {
    VStack(alignment: alignment) {
      Text(code).font(.system(size: 36, weight: .heavy, design: .monospaced))
      Text(city).font(.caption).foregroundColor(.gray)
    }
  }

  private func info(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption2).tracking(1.5).foregroundColor(.gray)
      Text(value).font(.headline)
    }
  }
}

struct TicketShapeView_Previews: PreviewProvider {
  static var previews: some View {
    TicketShapeView().previewDisplayName("Boarding pass")
  }
}
