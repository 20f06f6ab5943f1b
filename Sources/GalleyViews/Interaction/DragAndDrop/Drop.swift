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

/// Something that is held above a view.
public struct DropInfo {
  /// In the view's own points.
  public let location: CGPoint
  let provider: NSItemProvider?

  /// Whether what is held can be given as one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    provider?.conforms(to: contentTypes) ?? false
  }

  /// What is held, where it can be given as one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    provider.flatMap { $0.conforms(to: contentTypes) ? [$0] : nil } ?? []
  }
}

/// Takes what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether something may be dropped here.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped, and says whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something comes above the view.
  func dropEntered(info: DropInfo)
  /// Says what a drop would do, while something moves above the view; nil is as before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something leaves the view.
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
  /// Takes values that a finger drops onto the view (`draggable`).
  /// - Parameters:
  ///   - action: gets the values and the finger's place in the view's own points.
  ///   - isTargeted: called with true when a value of the type comes above the view, and with false when it leaves it or
  ///     is dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    taking("dropDestination") {
      value($0, as: T.self) != nil
    } isTargeted: {
      isTargeted($0)
    } drop: { item, place in
      if let value = value(item, as: T.self) { _ = action([value], place) }
    }
  }

  /// Takes items that a finger drops onto the view (`onDrag`, `draggable`).
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes items that a finger drops onto the view, with the finger's place in the view's own points.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    taking("onDrop") {
      NSItemProvider(dragged: $0)?.conforms(to: supportedContentTypes) ?? false
    } isTargeted: {
      isTargeted?.wrappedValue = $0
    } drop: { item, place in
      if let provider = NSItemProvider(dragged: item) { _ = action([provider], place) }
    }
  }

  /// Asks `delegate` what becomes of items that a finger holds above the view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    func ask<Answer>(
      _ item: Any, _ place: CGPoint, _ body: @MainActor (any DropDelegate, DropInfo) -> Answer
    ) -> Answer {
      let info = DropInfo(location: place, provider: NSItemProvider(dragged: item))
      return onAnyActor((delegate, info)) { body($0.0, $0.1) }
    }
    return PlacedView(content: self) {
      DropContent(
        name: "onDrop",
        accepts: { item in
          ask(item, .zero) {
            $1.hasItemsConforming(to: supportedContentTypes) && $0.validateDrop(info: $1)
          }
        },
        enter: { item, place in ask(item, place) { $0.dropEntered(info: $1) } },
        move: { item, place in ask(item, place) { _ = $0.dropUpdated(info: $1) } },
        leave: { item, place in ask(item, place) { $0.dropExited(info: $1) } },
        drop: { item, place in
          ask(item, place) {
            let operation = $0.dropUpdated(info: $1)?.operation
            if operation != .forbidden, operation != .cancel { _ = $0.performDrop(info: $1) }
          }
        }, place: $0)
    }
  }

  /// Takes items that a finger drops onto the view, by the identifiers of their types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Asks `delegate` what becomes of items that a finger holds above the view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }

  private func taking(
    _ name: String, _ accepts: @escaping (Any) -> Bool, isTargeted: @escaping (Bool) -> Void,
    drop: @escaping (Any, CGPoint) -> Void
  ) -> some View {
    PlacedView(content: self) {
      DropContent(
        name: name, accepts: accepts, enter: { _, _ in isTargeted(true) },
        leave: { _, _ in isTargeted(false) },
        drop: { item, place in
          isTargeted(false)
          drop(item, place)
        }, place: $0)
    }
  }
}

/// What the rows of a collection take that is dropped between them.
package struct RowDrop {
  let name: String
  let accepts: (Any) -> Bool
  let insert: (Int, Any) -> Void

  /// Takes values of a type.
  package static func values<T>(
    of type: T.Type, insert: @escaping ([T], Int) -> Void
  ) -> RowDrop {
    RowDrop(name: "dropDestination") {
      value($0, as: type) != nil
    } insert: { place, item in
      if let value = value(item, as: type) { insert([value], place) }
    }
  }

  /// Takes items that can be given as one of some types.
  package static func items(
    of types: [UTType], insert: @escaping (Int, [NSItemProvider]) -> Void
  ) -> RowDrop {
    RowDrop(name: "onInsert") {
      NSItemProvider(dragged: $0)?.conforms(to: types) ?? false
    } insert: { place, item in
      if let provider = NSItemProvider(dragged: item) { insert(place, [provider]) }
    }
  }
}

nonisolated extension View {
  /// Takes what is dropped onto a row or beside it: in its upper half, it comes before the row.
  /// - Parameter place: that of the row, from 0.
  package func takingRowDrops(_ drop: RowDrop, at place: @escaping () -> Int?) -> some View {
    PlacedView(content: self) {
      DropContent(
        name: drop.name, accepts: drop.accepts, drop: { _, _ in },
        insert: { item, isBehind in
          if let place = place() { drop.insert(isBehind ? place + 1 : place, item) }
        }, place: $0)
    }
  }
}

/// What was taken along as a type; nil where it is of another one.
nonisolated private func value<T>(_ item: Any, as type: T.Type) -> T? {
  item as? T ?? (item as? NSItemProvider)?.item as? T
}

extension NSItemProvider {
  /// What was taken along; nil where its type has no identifier here.
  fileprivate convenience init?(dragged item: Any) {
    let type: UTType
    switch item {
    case let provider as NSItemProvider:
      self.init(copying: provider)
      return
    case is String: type = .utf8PlainText
    case is URL: type = .url
    case is Data: type = .data
    case is Image: type = .image
    default: return nil
    }
    self.init(item: item, typeIdentifier: type.identifier)
  }

  /// A provider of an object without a type is taken for one of what it is.
  private convenience init(copying provider: NSItemProvider) {
    let identifier = provider.registeredTypeIdentifiers.first
    let isText = identifier == nil && provider.item is String
    self.init(
      item: provider.item,
      typeIdentifier: isText ? UTType.utf8PlainText.identifier : identifier)
    suggestedName = provider.suggestedName
  }

  fileprivate func conforms(to types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}
