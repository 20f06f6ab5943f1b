import QuartzCore
import SwiftUI

// row: `QuartzCore`
struct Sample_quartzCore: View {
  @State private var start: CFTimeInterval = CACurrentMediaTime()
  private let turn = CATransform3DMakeRotation(1, 0, 0, 1)

  var body: some View { Text("\(CACurrentMediaTime() - start + Double(turn.m11))") }
}
