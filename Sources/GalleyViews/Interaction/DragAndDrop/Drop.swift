import GalleyGeometry

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What would become of something if it was dropped here.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is held above a view. Nothing is held above an image.
public struct DropInfo {
  /// In points.
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// Takes what is dropped. Nothing is dropped onto an image.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
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
