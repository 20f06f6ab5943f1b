// CGFloat, CGPoint, CGSize and CGRect are Foundation's: they are what SwiftUI code names, and on
// Linux no other module can offer them. An import of any Galley module brings them.
@_exported import Foundation
