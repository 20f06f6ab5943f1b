import SwiftUI

// row: `OffsetShape`, `RotatedShape`, `ScaledShape`, `TransformedShape`
struct Sample_transformed: View {
  let moved: OffsetShape<RotatedShape<ScaledShape<Circle>>> = Circle().scale(x: 2)
    .rotation(.degrees(3), anchor: .top).offset(CGSize(width: 3, height: 4))
  var body: some View {
    VStack {
      Capsule().offset(x: 4).strokeBorder(.red, lineWidth: 3)
      Circle().rotation(.degrees(45), anchor: .top).inset(by: 3).fill(.blue.opacity(0.2))
      Circle().scale(0.5).strokeBorder(style: StrokeStyle(lineWidth: 3))
      Circle().transform(CGAffineTransform(scaleX: 2, y: 2)).strokeBorder()
      ScaledShape(shape: Circle(), scale: moved.shape.shape.scale, anchor: moved.shape.anchor)
      TransformedShape(shape: Circle(), transform: .identity).fill(.red)
    }
    .clipShape(Capsule().rotation(.degrees(3)).inset(by: 2))
    .background(.red, in: RoundedRectangle(cornerRadius: 2).offset(CGPoint(x: 2, y: 2)))
  }
}

// row: `any Shape` filled and stroked
struct Sample_anyShape: View {
  var shape: any Shape = Capsule()
  var border: any InsettableShape = Circle()
  var filled: any View { shape.fill(.blue.gradient) }
  var body: some View {
    VStack {
      AnyView(shape.fill(.blue.opacity(0.2)))
      AnyView(shape.fill())
      AnyView(shape.fill(.red, style: FillStyle(eoFill: true)).padding())
      AnyView(shape.stroke(.red, lineWidth: 2))
      AnyView(shape.stroke(.red, style: StrokeStyle(lineWidth: 2)))
      AnyView(border.strokeBorder(.red, lineWidth: 2))
      AnyView(border.strokeBorder(style: StrokeStyle(lineWidth: 2)))
      AnyView(filled)
      AnyView(shape)
    }
  }
}
