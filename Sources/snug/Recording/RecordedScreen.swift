import Audit
import Pages

/// What became of a document's screens.
struct RecordedScreens: DocumentProduct {
  /// The path of the document.
  var document: String
  /// The screens in their order, each in all environments.
  var screens: [RecordedScreen]
  /// Why pictures of the app are boxes with a name.
  var notes: [String]
}

/// A screen in one environment, beside its recording.
struct RecordedScreen: Codable, Sendable {
  /// How it compares with its recording.
  enum State: Codable, Sendable {
    /// It is as recorded.
    case same
    /// Nothing is recorded.
    case new
    /// It is not as recorded.
    case changed
    /// The recording cannot be read, for the reasons given.
    case damaged([RecordingFault])
    /// The screen cannot be drawn, or its recording not be written, for a reason.
    case failed(String)
  }

  /// The name of the recording (``RecordingName``).
  var name: String
  /// The screen's name.
  var screen: String
  /// The environment in words.
  var environment: String
  var state: State
  /// How many pixels differ, of how many.
  var differentPixels = 0
  var pixels = 0
  /// The lines by which the view trees differ.
  var lines: [String] = []
  /// Pictures for the page.
  var pictures: ComparedPictures?
}

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
