import Foundation

/// The date that functions of C tell the code of previews, which the drawing program answers: see
/// `Sources/galley-previewer/clock.c`.
enum PreviewClock {
  private typealias Begin = @convention(c) (UnsafeRawPointer) -> Void

  /// From now on the date of the image is told to the library in which some code lies.
  static func begin(for code: UnsafeMutableRawPointer?) {
    guard let code, let begin = dlsym(nil, "galley_clock_begin") else { return }
    unsafeBitCast(begin, to: Begin.self)(code)
  }
}
