import Foundation
import UIKit

enum UIKitExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let color = UIColor(red: 0.2, green: 0.7, blue: 0.8, alpha: 1)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    print([red, green, blue, alpha])
    print(UIFont.preferredFont(forTextStyle: .headline).pointSize)
    // end
  }
}
