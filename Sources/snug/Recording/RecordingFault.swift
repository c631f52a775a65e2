/// What is wrong with a file of a recording.
struct RecordingFault: Codable, Hashable, Sendable {
  /// The file.
  var path: String
  /// The line, from 1; `nil` for pictures.
  var line: Int?
  /// The rest of the sentence.
  var message: String

  /// The fault as one line.
  var words: String { "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
