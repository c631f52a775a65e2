/// A number in text, with no more decimals than given and without trailing zeros.
///
/// ``ConstraintDescription`` uses it. Above UIKit, `Number` of the module Environments says how many decimals a kind of
/// number has.
package struct RoundedNumber: CustomStringConvertible {
  package let description: String

  /// - Parameter scale: the power of ten that the number is rounded by: 10 for one decimal.
  package init(_ value: CGFloat, scale: CGFloat) {
    guard value.isFinite, abs(value) < Self.largest else {
      description = "\(value)"
      return
    }
    let rounded = (value * scale).rounded() / scale
    // in range: the guard above
    description = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }

  /// Above this, decimals are rounding error.
  private static let largest: CGFloat = 1e12
}
