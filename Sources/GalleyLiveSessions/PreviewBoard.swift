import Galley
import GalleyBudget

/// What is known of the previews now, and the sessions that are told when it changes.
final class PreviewBoard: Sendable {
  private struct Reader {
    weak var inbox: SessionInbox?
  }
  private struct State {
    var listing = PreviewListing()
    var readers: [Reader] = []
  }
  private let state = Locked(State())

  var listing: PreviewListing { state.withLock { $0.listing } }

  /// From now on an inbox learns of changes.
  func add(_ inbox: SessionInbox) {
    state.withLock {
      $0.readers.removeAll { $0.inbox == nil }
      $0.readers.append(Reader(inbox: inbox))
    }
  }

  /// Changes the listing; if it then differs, all sessions are told.
  func change(_ body: (inout PreviewListing) -> Void) {
    let readers = state.withLock { state -> [SessionInbox] in
      let before = state.listing
      body(&state.listing)
      return state.listing == before ? [] : state.readers.compactMap(\.inbox)
    }
    for reader in readers { reader.putNews() }
  }
}
