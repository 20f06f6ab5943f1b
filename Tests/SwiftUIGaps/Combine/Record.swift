import Combine

// row: `Record`
struct Sample_records {
  enum Trouble: Error, Codable { case late }
  let record = Record<Int, Trouble> { recording in
    recording.receive(1)
    recording.receive(completion: .failure(.late))
  }
  var numbers: AnyPublisher<Int, Trouble> {
    Record(output: record.recording.output + [2], completion: .finished)
      .append(Record(recording: record.recording)).eraseToAnyPublisher()
  }
  func archive() throws -> Data { try JSONEncoder().encode(record) }
}
