/// What the compiler is answered.
struct PluginAnswer: Encodable {
  struct Capability: Encodable {
    var protocolVersion = 7
    var features: [String] = []
  }

  struct CapabilityResult: Encodable { var capability = Capability() }

  struct Expansion: Encodable {
    var expandedSource: String
    var diagnostics: [Diagnostic]
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?

  static let capability = PluginAnswer(getCapabilityResult: CapabilityResult())

  static func expansion(_ source: String, _ diagnostics: [Diagnostic] = []) -> PluginAnswer {
    PluginAnswer(
      expandMacroResult: Expansion(expandedSource: source, diagnostics: diagnostics))
  }
}

/// What the compiler reports at a place of the source.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName = ""
    /// In bytes from the file's start.
    var offset = 0
  }

  var message: String
  var severity = "error"
  var position = Position()
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []
}

/// Why a macro has no expansion.
struct MacroError: Error {
  let message: String
  /// In bytes from the start of the macro's text; nil is its beginning.
  let offset: Int?

  init(_ message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
