import Foundation
import Synchronization

/// What Swift Testing reports during a run. It does so on any thread.
final class TestRecords: Sendable {
  private let records = Mutex<[TestRecord]>([])

  /// Adds the JSON of a record.
  func add(_ json: Data) {
    guard let record = try? JSONDecoder().decode(TestRecord.self, from: json) else { return }
    records.withLock { $0.append(record) }
  }

  var all: [TestRecord] { records.withLock { $0 } }
}

/// A test, or an event of a run, as Swift Testing describes it in JSON.
struct TestRecord: Decodable, Sendable {
  struct Test: Decodable {
    var id: String
    var kind: String
    var name: String
  }

  struct Event: Decodable {
    var kind: String
    var testID: String?
    var issue: Issue?
    var messages: [Message]

    /// What is written about the event: the first message, and its details.
    var text: String? { messages.isEmpty ? nil : messages.map(\.text).joined(separator: "\n") }
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var isFailure: Bool?
    var sourceLocation: Location?
  }

  struct Location: Decodable {
    var _filePath: String?
    var line: Int
  }

  struct Message: Decodable {
    var text: String
  }

  var test: Test?
  var event: Event?

  private enum Key: String, CodingKey {
    case kind, payload
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(String.self, forKey: .kind) {
    case "test": test = try values.decode(Test.self, forKey: .payload)
    case "event": event = try values.decode(Event.self, forKey: .payload)
    default: break
    }
  }
}
