import UIKit

/// The size classes for which a `<variation>` applies, such as `heightClass=regular-widthClass=compact`. A variation
/// with the key `default` applies for all.
nonisolated struct SizeClassCondition: Hashable, Sendable {
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?

  /// Parses the `key` of a variation; nil if the key is not a condition on size classes.
  init?(key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let sizeClass: UIUserInterfaceSizeClass
      switch sides[1] {
      case "compact": sizeClass = .compact
      case "regular": sizeClass = .regular
      default: return nil
      }
      switch sides[0] {
      case "widthClass": width = sizeClass
      case "heightClass": height = sizeClass
      default: return nil
      }
    }
  }

  /// The number of required size classes. If several variations apply, the one with the greatest number wins.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether the traits have the required size classes.
  func holds(in traits: UITraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
  }
}
