import GalleyBudget
import GalleyCombine
import GalleyGeometry

/// What surrounds the views of several previews: sample data, a model, an environment.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() throws -> Store { try Store(named: "sample") }
///   func body(content: Content, context: Store) -> some View { content.environmentObject(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { Shelf() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What all previews with a modifier of this type share.
  associatedtype Context = Void
  /// What the modifier makes of a preview's view.
  associatedtype Body: View
  /// The view that the modifier surrounds.
  typealias Content = PreviewModifierContent

  /// Makes what is shared: once in a process, before the first preview that needs it is drawn. What it waits for may
  /// take 10 seconds; an error of it is the preview's.
  static func makeSharedContext() async throws -> Context
  /// - Parameter content: the preview's view, or what the modifiers before made of it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` surrounds.
public struct PreviewModifierContent: PrimitiveView {
  let view: AnyView

  public func _collect(into collector: inout _ViewCollector) {
    collector.collect(view, at: .index(0))
  }
}

/// A preview's view with a modifier around it.
struct ModifiedPreview<Modifier: PreviewModifier>: PrimitiveView {
  let modifier: Modifier
  let content: AnyView

  func _collect(into collector: inout _ViewCollector) {
    switch SharedPreviewContext.value(for: Modifier.self, in: collector.graph) {
    case .success(let context):
      collector.collect(
        Surrounded(modifier: modifier, context: context, content: content), at: .index(0))
    case .failure(let failure):
      collector.graph.report(
        .unreadable("\(Modifier.self).makeSharedContext(): \(failure.reason)"),
        in: "\(Modifier.self)", source: collector.source)
    }
  }

  /// A view with a body, so that what it reads of the context is observed.
  private nonisolated struct Surrounded: View {
    let modifier: Modifier
    let context: Modifier.Context
    let content: AnyView

    var body: some View {
      onAnyActor(self) {
        $0.modifier.body(content: PreviewModifierContent(view: $0.content), context: $0.context)
      }
    }
  }
}

/// What the previews of a modifier's type share.
final class SharedPreviewContext<Modifier: PreviewModifier>: @unchecked Sendable {
  struct ContextError: Error {
    let reason: String
  }

  private let result = Locked<Result<Modifier.Context, ContextError>?>(nil)

  /// Begins to make it. What needs no waiting is there at once: it runs here, as the code of views does.
  fileprivate init() {
    asMainActor {
      // It belongs to all previews: what sleeps in it does not wait for the clock of one image.
      VirtualTimeContext.with({ $0.queue = nil }) {
        _ = Task.immediate { @MainActor in
          do {
            // Previews are drawn one after the other, and each waits until it is made.
            nonisolated(unsafe) let context = try await Modifier.makeSharedContext()
            self.result.withLock { $0 = .success(context) }
          } catch {
            self.result.withLock { $0 = .failure(ContextError(reason: "\(error)")) }
          }
        }
      }
    }
  }

  /// The result, for which the tasks of the main actor may run meanwhile. Waits at most as long as the graph's
  /// `GraphLimits` say.
  fileprivate func wait(in graph: ViewGraph) -> Result<Modifier.Context, ContextError> {
    let (limit, start) = (graph.limits.previewContext, ContinuousClock.now)
    while limit.map({ .now - start < $0 }) ?? true, !MainQueue.isCurrent {
      if let result = result.withLock({ $0 }) { return result }
      graph.code.turn.yield { _ = MainQueue.drain(within: .milliseconds(5)) }
    }
    if let result = result.withLock({ $0 }) { return result }
    return .failure(
      ContextError(
        reason: MainQueue.isCurrent
          ? "it waits for the main actor, whose code draws the preview"
          : "it did not finish within \(CGFloat((limit ?? .zero) / .seconds(1)).shortDescription) s"
      ))
  }
}

extension SharedPreviewContext {
  /// - Returns: the context, which the first call makes.
  static func value(
    for modifier: Modifier.Type, in graph: ViewGraph
  ) -> Result<Modifier.Context, ContextError> {
    SharedPreviewContexts.context(modifier).wait(in: graph)
  }
}

/// The contexts of this process, by the types of their modifiers.
private enum SharedPreviewContexts {
  private static let known = Locked<[ObjectIdentifier: any Sendable]>([:])

  static func context<Modifier: PreviewModifier>(
    _ modifier: Modifier.Type
  ) -> SharedPreviewContext<Modifier> {
    let key = ObjectIdentifier(modifier)
    if let known = known.withLock({ $0[key] }) as? SharedPreviewContext<Modifier> { return known }
    // User code runs outside of the lock; of two that begin at once the first counts.
    let made = SharedPreviewContext<Modifier>()
    return known.withLock { known in
      if let other = known[key] as? SharedPreviewContext<Modifier> { return other }
      known[key] = made
      return made
    }
  }
}
