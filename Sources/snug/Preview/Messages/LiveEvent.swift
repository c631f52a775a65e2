/// A touch or key of the user on a live screen in the page.
struct LiveEvent: Codable, Hashable, Sendable {
  /// The kinds of touches and keys.
  enum Kind: String, Codable {
    /// Puts a finger down.
    case down
    case move
    /// Lifts the finger.
    case up
    /// Cancels the touch, for example because the pointer left the page.
    case cancel
    /// Turns the wheel.
    case scroll
    /// Types letters; a line break is the return key.
    case text
    /// Presses the key that deletes the last letter.
    case delete
  }

  var kind: Kind
  /// The position in the screen's coordinates, in points.
  var x = 0.0
  var y = 0.0
  /// The distance by which the wheel moves the content, in points.
  var dx = 0.0
  var dy = 0.0
  /// The typed characters, for ``Kind/text``.
  var text = ""
  /// The time of the event, in seconds by the page's clock.
  var time = 0.0

  /// The most events that one request may have.
  static let most = 64
  private static let longestText = 1_000
  private static let largestNumber = 1e6
  /// The latest valid ``time``, in seconds.
  static let latestTime = 1e9

  private enum CodingKeys: CodingKey {
    case kind, x, y, dx, dy, text, time
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    x = try values.decodeIfPresent(Double.self, forKey: .x) ?? 0
    y = try values.decodeIfPresent(Double.self, forKey: .y) ?? 0
    dx = try values.decodeIfPresent(Double.self, forKey: .dx) ?? 0
    dy = try values.decodeIfPresent(Double.self, forKey: .dy) ?? 0
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    time = try values.decodeIfPresent(Double.self, forKey: .time) ?? 0
  }

  /// Whether the numbers and the text are within the limits of what a user can cause. Other events are refused.
  var isBounded: Bool {
    [x, y, dx, dy].allSatisfy { abs($0) <= Self.largestNumber } && time >= 0 && time <= Self.latestTime
      && text.utf8.count <= Self.longestText
  }
}
