/// An error in a file of a recording.
struct RecordingFault: Codable, Hashable, Sendable {
  /// The path of the file.
  var path: String
  /// The line, from 1; `nil` for pictures.
  var line: Int?
  /// The error message, without the path.
  var message: String

  /// The error as a line to print: path, line and message.
  var words: String { "\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
