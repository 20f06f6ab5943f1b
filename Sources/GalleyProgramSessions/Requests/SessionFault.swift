import GalleyPreviews

/// Why a request failed. The session goes on.
package struct SessionFault: Error, Sendable, Equatable {
  package enum Code: String, Sendable, CaseIterable {
    /// The request itself: its JSON, its name, a key, a value.
    case request
    /// A path leads out of the folder, or a file cannot be read or written.
    case file
    /// The source does not compile.
    case compile
    /// There is no such preview, or it cannot be drawn.
    case preview
    /// There is no such element, or there are several.
    case element
    /// The views do not do it: nothing reacts, or what would is disabled or covered.
    case refused
    /// The code of the preview ended, or took too long: its states are lost, and the next request starts it anew.
    case ended
    /// The user ended the session.
    case interrupted
  }

  package var code: Code
  package var message: String
  /// The key of the request that is wrong, where one is.
  package var key: String?
  /// What would be right there.
  package var expected: String?
  /// Names that are nearest to an unknown one.
  package var nearest: [String] = []
  /// What the compiler says.
  package var diagnostics: [SourceDiagnostic] = []

  package init(
    _ code: Code, _ message: String, key: String? = nil, expected: String? = nil,
    nearest: [String] = []
  ) {
    (self.code, self.message, self.key) = (code, message, key)
    (self.expected, self.nearest) = (expected, nearest)
  }

  /// A value of a request that is none of its key.
  static func value(_ key: String, found: String, expected: String) -> SessionFault {
    SessionFault(
      .request, "\(key) is \(found), expected \(expected)", key: key, expected: expected)
  }

  init(_ error: PreviewError) {
    let code: Code =
      switch error.kind {
      case .file, .toolchain: .file
      case .compile: .compile
      case .interrupted: .interrupted
      case .usage, .none, .preview: .preview
      }
    self.init(code, error.message)
  }
}
