/// What the page asks of a live screen.
struct LiveQuestion: Codable, Sendable {
  /// The number of the session. If the worker has a different session, it restarts the screen and ignores the events.
  var session: Int
  /// What was done since the last question.
  var events: [LiveEvent]
  /// The present, in seconds by the page's clock.
  var time: Double
}
