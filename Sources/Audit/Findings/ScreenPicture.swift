/// A picture of a screen in one environment, with the frames of the views that have findings.
nonisolated public struct ScreenPicture: Codable, Hashable, Sendable {
  /// The frame of a finding's view in the picture.
  public struct Mark: Codable, Hashable, Sendable {
    /// The finding, by its index in ``ScreenReport/findings``.
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

  /// The environment (device, text size and so on) in which the screen was drawn, by `Environment.id`.
  public var environment: String
  /// The path of the picture file, relative to the folder of the report.
  public var path: String
  /// The width of the screen in points.
  public var width: Double
  /// The height of the screen in points.
  public var height: Double
  /// The frames of the views of the findings that show in the environment, in the order of ``ScreenReport/findings``. A
  /// finding whose view is not on the screen has no mark.
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
