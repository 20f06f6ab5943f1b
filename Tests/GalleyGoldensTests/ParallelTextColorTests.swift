import Foundation
import Galley
import GalleyBudget
import Testing

@testable import GalleyGoldens

/// Layouts with the colours of their texts are read while other threads draw, as workers of `galley compare` and of
/// goldens do.
@Suite struct ParallelTextColorTests {
  private static let colors: [Color] = [.red, .blue, .black, .white, .purple]

  /// Texts in rows, below opacity, on a screen of its own, with a view that asks for its size.
  private static func view(_ number: Int) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<12) { row in
        HStack {
          Text("Row \(row) of \(number)").foregroundStyle(colors[(row + number) % colors.count])
          Text("faint").opacity(0.5).font(.caption)
          GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(height: 20)
        }
      }
    }
    .frame(width: 220)
    .background(Color.yellow)
  }

  private static func layout(_ number: Int, _ renderer: Renderer) throws -> LayoutSnapshot? {
    let drawing = try GoldenCanvas(scale: 1).draw(view(number), with: renderer)
    let first = LayoutSnapshot(drawing, pixelHash: 1)
    _ = try drawing.bitmap()
    // Read again after painting: the list is a value.
    let second = LayoutSnapshot(drawing, pixelHash: 1)
    return first == second ? first : nil
  }

  @Test func manyThreadsFindWhatOneFinds() throws {
    let renderer = Renderer()
    let expected = try (0..<16).map { number in
      try #require(try Self.layout(number, renderer))
    }
    func colors(_ view: LayoutSnapshot.View) -> [String] {
      [view.textColor].compactMap { $0 } + view.children.flatMap(colors)
    }
    #expect(colors(expected[0].root).contains("#FFFFFF"))
    #expect(expected.map { colors($0.root).count }.min() ?? 0 >= 24)
    let different = Locked([Int]())
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      // A renderer belongs to one thread.
      let renderer = Renderer()
      for step in 0..<6 {
        let number = (thread + step) % 16
        let found = try? Self.layout(number, renderer)
        if found != expected[number] { different.withLock { $0.append(number) } }
      }
    }
    #expect(different.withLock { $0 } == [])
  }
}
