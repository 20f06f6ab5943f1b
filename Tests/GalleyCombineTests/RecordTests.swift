import Foundation
import Testing

@testable import GalleyCombine

@Suite struct RecordTests {
  private struct Trouble: Error, Codable, Equatable, CustomStringConvertible {
    var description: String { "trouble" }
  }

  @Test func whatWasNotedIsSentToEachSubscriber() {
    let finished = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .finished)
    }
    #expect(finished.words == "1 2 |" && finished.words == "1 2 |")
    #expect(Record<Int, Never> { $0.receive(3) }.words == "3 |")
    #expect(
      Record<Int, Trouble>(output: [5, 6], completion: .failure(Trouble())).words == "5 6 !trouble")
    #expect(Record<Int, Trouble>(output: [], completion: .failure(Trouble())).words == "!trouble")
    #expect(Record<Int, Never>(output: [], completion: .finished).words == "|")
  }

  @Test func valuesAreSentAsTheyAreAskedFor() {
    let recorder = Recorder<Int, Trouble>(.max(1))
    Record(output: [1, 2], completion: .failure(Trouble())).subscribe(recorder)
    #expect(recorder.words == "1")
    recorder.request(1)
    #expect(recorder.words == "1 2 !trouble")
  }

  @Test func nothingIsNotedAfterTheEnd() {
    var recording = Record<Int, Trouble>.Recording()
    recording.receive(1)
    recording.receive(completion: .failure(Trouble()))
    recording.receive(2)
    recording.receive(completion: .finished)
    #expect(recording.output == [1] && recording.completion == .failure(Trouble()))
    var whole = Record<Int, Never>.Recording(output: [4])
    whole.receive(5)
    #expect(whole.output == [4] && whole.completion == .finished)
  }

  @Test func recordsAreArchived() throws {
    let record = Record<Int, Trouble>(output: [5, 6], completion: .failure(Trouble()))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(record)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"recording":{"completion":{"error":{},"success":false},"output":[5,6]}}"#)
    #expect(try JSONDecoder().decode(Record<Int, Trouble>.self, from: data).words == "5 6 !trouble")
    let finished = try encoder.encode(Subscribers.Completion<Trouble>.finished)
    #expect(String(decoding: finished, as: UTF8.self) == #"{"success":true}"#)
    #expect(
      try JSONDecoder().decode(Subscribers.Completion<Trouble>.self, from: finished) == .finished)
  }
}
