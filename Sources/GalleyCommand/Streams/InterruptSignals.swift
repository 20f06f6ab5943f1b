import Galley
import Synchronization

/// Catches the first Ctrl-C or request to end; a second one ends the process at once.
final class InterruptSignals {
  private var sources: [any DispatchSourceSignal] = []
  private let caught: Flag

  /// Set when one came.
  private final class Flag: Sendable {
    let value = Atomic<Bool>(false)
  }

  init(_ handler: @escaping @Sendable () -> Void) {
    let flag = Flag()
    caught = flag
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.value.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
        handler()
      }
      source.resume()
      sources.append(source)
    }
  }

  deinit { sources.forEach { $0.cancel() } }

  /// Asks whether one came, from any thread.
  var question: @Sendable () -> Bool {
    { [caught] in caught.value.load(ordering: .relaxed) }
  }

  var wereCaught: Bool { caught.value.load(ordering: .relaxed) }
}
