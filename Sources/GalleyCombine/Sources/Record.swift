/// Values and an end that were noted before: each subscriber is sent all of them.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end.
  public let recording: Recording

  /// Notes what `record` sends.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of what was noted.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error):
      Publishers.Concatenate(prefix: values, suffix: Fail(error: error))
        .receive(subscriber: subscriber)
    }
  }

  /// The values and the end.
  public struct Recording {
    /// The type of the values that are noted.
    public typealias Input = Output

    /// The values that were noted, in order.
    public private(set) var output: [Output] = []
    /// Finished unless another end was noted.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOver = false

    /// A recording without values.
    public init() {}

    /// A recording that notes nothing more.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Notes a value; what comes after the end is not noted, where Apple's Combine ends the program.
    public mutating func receive(_ input: Input) {
      if !isOver { output.append(input) }
    }

    /// Notes the end, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if isOver { return }
      self.completion = completion
      isOver = true
    }
  }
}

// Archives. The keys are those of Apple's Combine.

private enum RecordingKey: String, CodingKey { case output, completion }
private enum RecordKey: String, CodingKey { case recording }
private enum CompletionKey: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the values and the end.
  /// - Throws: what the encoder throws.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode(recording, forKey: .recording)
  }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    self.init(recording: try container.decode(Recording.self, forKey: .recording))
  }
}
