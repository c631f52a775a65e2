/// What the page asks of a living screen.
struct LiveQuestion: Codable, Sendable {
  /// The number of the session. A worker that has another one begins the screen anew, and leaves the events out.
  var session: Int
  /// What was done since the last question.
  var events: [LiveEvent]
  /// The present, in seconds by the page's clock.
  var time: Double
}
