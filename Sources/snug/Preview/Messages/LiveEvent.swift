/// Something that a person did to a live screen in the page.
struct LiveEvent: Codable, Hashable, Sendable {
  /// What a person can do.
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
  /// Where, in points of the screen.
  var x = 0.0
  var y = 0.0
  /// How far the content moves with the wheel, in points.
  var dx = 0.0
  var dy = 0.0
  /// The letters.
  var text = ""
  /// When, in seconds by the page's clock.
  var time = 0.0

  /// How many events one request may have.
  static let most = 64
  private static let longestText = 1_000
  private static let largestNumber = 1e6
  /// The latest time, in seconds.
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

  /// Whether its numbers and its text are in a range that a person can cause.
  var isBounded: Bool {
    [x, y, dx, dy].allSatisfy { abs($0) <= Self.largestNumber } && time >= 0 && time <= Self.latestTime
      && text.utf8.count <= Self.longestText
  }
}
