/// A picture of a screen in one environment, with the places of its findings.
nonisolated public struct ScreenPicture: Codable, Hashable, Sendable {
  /// The place of a finding's view in the picture.
  public struct Mark: Codable, Hashable, Sendable {
    /// The finding, by its place in ``ScreenReport/findings``.
    public var finding: Int
    /// The left edge in points, from the left edge of the picture.
    public var x: Double
    /// The top edge in points, from the top edge of the picture.
    public var y: Double
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Makes a mark from its parts.
    public init(finding: Int, x: Double, y: Double, width: Double, height: Double) {
      self.finding = finding
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The environment, by `Environment.id`.
  public var environment: String
  /// The path of the picture, as seen from the folder of the report.
  public var path: String
  /// The width of the screen in points.
  public var width: Double
  /// The height of the screen in points.
  public var height: Double
  /// The places of the findings that show in the environment, in the order of ``ScreenReport/findings``. A view that is
  /// not on the screen has none.
  public var marks: [Mark]

  /// Makes a picture from its parts.
  public init(environment: String, path: String, width: Double, height: Double, marks: [Mark]) {
    self.environment = environment
    self.path = path
    self.width = width
    self.height = height
    self.marks = marks
  }
}
