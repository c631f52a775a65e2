import UIKit

/// The twelve content size categories and their short names, as Apple's design guidelines write them.
nonisolated public enum TextSize {
  /// The names, from the smallest to the largest.
  public static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The categories, in the order of ``names``.
  public static let categories = UIContentSizeCategory.allCases

  /// The index of a name in ``names``, ignoring case; `nil` if there is no such name.
  public static func index(of name: String) -> Int? {
    names.firstIndex(of: name.uppercased())
  }

  /// The short name of a category.
  public static func name(of category: UIContentSizeCategory) -> String {
    categories.firstIndex(of: category).map { names[$0] } ?? category.rawValue
  }

  /// The index of a name in ``names``, for sorting; an unknown name gets the number of names, so that it is sorted
  /// last.
  public static func rank(_ name: String) -> Int {
    index(of: name) ?? names.count
  }
}
