import UIKit

/// The size classes that a `<variation>` asks for, as `heightClass=regular-widthClass=compact`; `default` asks for none.
nonisolated struct SizeClassCondition: Hashable, Sendable {
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?

  /// Reads the `key` of a variation; none where it is not a condition on size classes.
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

  /// How many size classes are asked for; more of them win over fewer.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether traits have all that is asked for.
  func holds(in traits: UITraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
  }
}
