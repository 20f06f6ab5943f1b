// CGFloat, CGPoint, CGSize and CGRect are Foundation's: they are what SwiftUI code names, and on
// Linux no other module can offer them. Whoever imports a Galley module has them.
@_exported import Foundation
