import GalleyGeometry

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing; refused; copied; taken away from where it was.
  case cancel, forbidden, copy, move
}

/// What would become of something if it was dropped here.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation

  /// A proposal to do something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is held above a view. Nothing is held above an image.
public struct DropInfo {
  /// In points.
  public let location: CGPoint

  /// False: nothing is held above an image.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// None: nothing is held above an image.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// Takes what is dropped. Nothing is dropped onto an image.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether something may be dropped here. It is never called.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped, and says whether it could. It is never called.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something comes above the view. On an image it never does.
  func dropEntered(info: DropInfo)
  /// Says what a drop would do, while something moves above the view; nil is as before. It is never called.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something leaves the view. On an image it never does.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True: anything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil: the proposal stays.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  /// Changes nothing: nothing is dropped onto an image.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped onto an image.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped onto an image.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped onto an image.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped onto an image.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped onto an image.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
