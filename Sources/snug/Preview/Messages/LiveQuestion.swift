/// A request of the page to a live screen: it applies events and asks for a new picture.
struct LiveQuestion: Codable, Sendable {
  /// The number of the session with the live screen. If the worker process has another session, it restarts the screen
  /// and ignores the events.
  var session: Int
  /// The touches and keys since the last request.
  var events: [LiveEvent]
  /// The present time, in seconds by the page's clock.
  var time: Double
}
