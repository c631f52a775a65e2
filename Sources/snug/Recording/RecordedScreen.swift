import Pages

/// A screen in one environment, beside its recording.
struct RecordedScreen: Codable, Sendable {
  /// How it compares with its recording.
  enum State: Codable, Sendable {
    /// It is as recorded.
    case same
    /// Nothing is recorded.
    case new
    /// It differs from its recording.
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
  /// Whether its recording cannot be read.
  var isDamaged: Bool { if case .damaged = state { true } else { false } }
  /// How many pixels differ, of how many.
  var differentPixels = 0
  var pixels = 0
  /// The lines by which the view trees differ.
  var lines: [String] = []
  /// Pictures for the page.
  var pictures: ComparedPictures?
}
