/// How much a constraint matters, from 1 to 1000; 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold (1000).
  public static let required = UILayoutPriority(1000)
  /// How strongly a control resists being cut (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag may resize a scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag pulls that can't resize a scene (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a control hugs its content (250).
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view is pulled to the size that it is fitted to (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left priority matters less.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority raised by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// The priority lowered by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
