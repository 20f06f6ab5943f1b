/// What browsers may ask of a `LiveServer`, whether they know the token or not.
package struct LiveLimits: Sendable, Equatable {
  /// Bytes of a message from a browser; a longer one ends the connection (1009).
  package var message = 1 << 20
  /// Bytes of frames of one connection that wait to be sent. If a session sends more, the connection ends (1008): frames that
  /// replace each other cannot exceed it.
  package var pending = 64 << 20
  /// Open sessions. Another browser is refused with status 503.
  package var sessions = 16
  /// Connections that are not sessions. If there is one more, the one that has waited longest for its request is closed.
  package var requests = 64
  /// Bytes of a request, whose body is always empty; a longer one gets status 431.
  package var request = 8 << 10
  /// Frames a second of one connection. Frames beyond it are not lost: they are read later.
  package var framesPerSecond = 1000
  /// How long a request may take to arrive, and its response to be read.
  package var exchange = Duration.seconds(10)
  /// How long a connection that ends waits for its browser to notice.
  package var farewell = Duration.seconds(1)
  /// Bytes of a file of a folder; a larger one is not found.
  package var file = 64 << 20

  package init() {}
}
