/// What conditions such as `#if os(iOS)` say in a preview: it shows what an iPhone shows, and it is compiled on Linux.
enum PreviewPlatform {
  /// What the compiler is told in the place of a condition; nil leaves it to the compiler. Who names Linux means this
  /// machine: `os(Linux)` is what it is.
  static func replaced(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "Linux" ? nil : argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    default: nil
    }
  }

  /// What a condition is, as far as it is known without a compiler.
  static func value(_ function: String, _ argument: String) -> Bool? {
    if let replaced = replaced(function, argument) { return replaced }
    switch function {
    case "os": return true
    case "canImport" where ["SwiftUI", "UIKit", "Foundation", "Combine"].contains(argument):
      return true
    case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(argument): return false
    default: return nil
    }
  }

  /// What a name is in a condition; nil for a flag that a project may set.
  static func value(_ name: String) -> Bool? {
    switch name {
    case "true", "DEBUG": true
    case "false": false
    default: nil
    }
  }
}
