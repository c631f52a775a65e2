/// The short names of the twelve content size categories, as Apple's design guidelines write them.
public enum TextSize {
  /// All of them, from the smallest to the largest.
  public static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The place of a name in ``names``; an unknown one comes last.
  static func rank(_ name: String) -> Int {
    names.firstIndex(of: name) ?? names.count
  }
}
