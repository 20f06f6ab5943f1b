import GalleyViews

/// A program with windows. Galley draws views: such a program builds, and says so when it is run.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes in `body`.
  associatedtype Body: Scene
  /// The windows of the program. Galley draws none.
  @SceneBuilder var body: Body { get }
  /// Makes the program. Galley never does.
  init()
}

nonisolated extension App {
  /// Says on the standard error that there are no windows.
  @MainActor public static func main() {
    let message =
      "\(Self.self): Galley draws views into images and does not open windows;"
      + " draw a view of this program with ImageRenderer, or its previews.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// Name only: there is no system that a delegate would hear from, and `main()` makes none.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  /// Traps if it is read: there is no delegate.
  public var wrappedValue: DelegateType {
    preconditionFailure("a \(DelegateType.self) is created by UIKit, which is not available here")
  }

  /// Makes no delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Name only: there is no system that a delegate would hear from, and `main()` makes none.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject> {
  /// Traps if it is read: there is no delegate.
  public var wrappedValue: DelegateType {
    preconditionFailure("a \(DelegateType.self) is created by AppKit, which is not available here")
  }

  /// Makes no delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
