import Foundation
import Testing

/// A product and a sum are rounded twice. Compilers for arm64 make one instruction of both, which rounds once, where a file of
/// C does not forbid it; Swift's never does.
@Suite struct ContractionTests {
  /// They name such numbers and hand them on.
  private static let withoutArithmetic: Set<String> = [
    "Sources/CExpat/shim.h", "Sources/CICU/CICU.c", "Sources/CICU/include/CICU.h",
    "Sources/CLibc/Libc.c",
    "Sources/CPixelKernels/include/pixel_kernels.h", "Sources/CWebP/shim.h",
  ]

  private static func hasBinaryFractions(_ text: String) -> Bool {
    text.split(separator: "\n").contains {
      !$0.drop { $0 == " " }.hasPrefix("//") && $0.contains(#/\b(?:double|float|float64x2_t)\b/#)
    }
  }

  @Test func filesOfCForbidIt() throws {
    var (found, forbidding): (Set<String>, Set<String>) = ([], [])
    for file in try SourceTree.files(below: "Sources", ["c", "h"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard Self.hasBinaryFractions(text) else { continue }
      let path = SourceTree.path(of: file)
      found.insert(path)
      let isIncluded = text.contains("\n#include \"plain_pixels.h\"\n")
      let shared = isIncluded ? try SourceTree.text("Sources/CPixelKernels/plain_pixels.h") : ""
      if (text + shared).contains("\n#pragma STDC FP_CONTRACT OFF\n") { forbidding.insert(path) }
    }
    #expect(found.subtracting(forbidding) == Self.withoutArithmetic)
    // The plain loops, those of each kind of processor, what they share, and the date of previews.
    #expect(forbidding.count == 5)
  }

  @Test(arguments: ["double a(double x) { return x * x; }", "  float64x2_t b = c;"])
  func numbersAreFound(text: String) { #expect(Self.hasBinaryFractions(text)) }

  @Test(arguments: ["  // double", "int doubled = 3;"])
  func otherWordsAreNotFound(text: String) { #expect(!Self.hasBinaryFractions(text)) }
}
