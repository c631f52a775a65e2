import Foundation

extension CGRect {
  /// A rectangle that contains all rows and items of a list.
  static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
