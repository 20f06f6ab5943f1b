import GalleyGeometry

// Foundation reads Markdown on Apple's systems alone; these are its names.
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      /// Blocks, too: headings, lists, quotes, code and tables, of which the words are left, one block behind the other
      /// and nothing between them.
      case full
      /// Emphasis, code and links; the end of a line is a space.
      case inlineOnly
      /// Emphasis, code and links; lines and spaces stay as they are, as in a text of the source.
      case inlineOnlyPreservingWhitespace
    }
    /// What becomes of what cannot be read. Nothing is.
    public enum FailurePolicy: Sendable {
      /// Throws an error. It does not happen: all of Markdown can be read.
      case throwError
      /// Reads what can be read: all of it.
      case returnPartiallyParsedIfPossible
    }

    /// No effect: attributes such as `inflect` are read, and are not kept.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is read: blocks, too, unless set.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of what cannot be read. Nothing is.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as an attribute of all of it; nil is none.
    public var languageCode: String?
    /// No effect: places in the source are not kept.
    public var appliesSourcePositionAttributes: Bool

    /// Options of which `interpretedSyntax` and `languageCode` have an effect.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The words of a text in Markdown with `inlinePresentationIntent`, `link` and `imageURL`; the words of an image are
  /// its description. Blocks have no `presentationIntent`, so that `Text` shows what it shows in SwiftUI, which does not
  /// read that.
  /// - Parameters:
  ///   - options: blocks are read unless they say otherwise.
  ///   - baseURL: what addresses are relative to.
  /// - Throws: nothing; Foundation's declaration has it.
  /// - Complexity: O(n) in the text but for delimiters, O(m²) in those.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    func append(_ text: String, keepsWhitespace: Bool) {
      for part in InlineMarkdown.parts(of: text, keepsWhitespace: keepsWhitespace) {
        self += AttributedString(
          part.text, attributes: AttributeContainer(part.style, relativeTo: baseURL))
      }
    }
    switch options.interpretedSyntax {
    case .inlineOnly: append(markdown, keepsWhitespace: false)
    case .inlineOnlyPreservingWhitespace: append(markdown, keepsWhitespace: true)
    case .full:
      for block in MarkdownBlocks.blocks(of: markdown) {
        switch block {
        case .inline(let text): append(text, keepsWhitespace: false)
        case .literal(let text): self += AttributedString(text)
        }
      }
    }
    if let language = options.languageCode, !characters.isEmpty {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
    }
  }

  /// - Throws: where the bytes are not text in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// - Throws: where the file cannot be read or is no text in UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// - Parameter scope: no effect: attributes of one's own are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// - Parameter scope: no effect: attributes of one's own are not read.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
