import Pages

/// The result of comparing a screen in one environment with its recording.
struct RecordedScreen: Codable, Sendable {
  /// How the screen compares with its recording.
  enum State: Codable, Sendable {
    /// The screen is as recorded.
    case same
    /// The screen has no recording.
    case new
    /// The screen differs from its recording.
    case changed
    /// The recording cannot be read, for the reasons given.
    case damaged([RecordingFault])
    /// The screen could not be drawn, or its recording could not be written. The value is the error message.
    case failed(String)
  }

  /// The name of the recording (``RecordingName``).
  var name: String
  /// The screen's name.
  var screen: String
  /// The environment in which the screen was drawn, in words, such as “iPhone SE, AX3”.
  var environment: String
  var state: State
  /// Whether the screen's recording cannot be read.
  var isDamaged: Bool { if case .damaged = state { true } else { false } }
  /// The number of pixels that differ from the recorded picture; ``pixels`` is the number of all pixels.
  var differentPixels = 0
  var pixels = 0
  /// The lines of the difference between the recorded view tree and the present one.
  var lines: [String] = []
  /// The expected and actual pictures for the HTML page; `nil` if none were written.
  var pictures: ComparedPictures?
}
