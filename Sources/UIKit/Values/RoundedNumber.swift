/// A number as text, rounded to a given number of decimals and without trailing zeros.
///
/// In UIKit, ``ConstraintDescription`` uses it. `Number` in the module Environments builds on it, and decides how many
/// decimals each kind of number has.
package struct RoundedNumber: CustomStringConvertible {
  package let description: String

  /// - Parameter scale: The power of ten that gives the number of decimals: 1 for none, 10 for one, 100 for two.
  package init(_ value: CGFloat, scale: CGFloat) {
    guard value.isFinite, abs(value) < Self.largest else {
      description = "\(value)"
      return
    }
    let rounded = (value * scale).rounded() / scale
    // in range: the guard above
    description = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }

  /// Numbers from this size on are not rounded, because their decimals are floating-point errors.
  private static let largest: CGFloat = 1e12
}
