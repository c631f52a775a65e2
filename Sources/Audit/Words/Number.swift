import Foundation

/// Numbers as reports write them.
nonisolated enum Number {
  /// At most one decimal, none if it is zero: what a person can see.
  static func points(_ value: CGFloat) -> String {
    decimal(value, scale: 10)
  }

  /// At most three decimals: what a person can type into Interface Builder.
  static func exact(_ value: CGFloat) -> String {
    decimal(value, scale: 1000)
  }

  private static func decimal(_ value: CGFloat, scale: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }

  /// A size as width × height.
  static func size(_ size: CGSize) -> String {
    "\(points(size.width)) × \(points(size.height))"
  }
}
