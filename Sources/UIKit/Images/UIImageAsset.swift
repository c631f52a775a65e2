import Foundation

/// The variants of an image for different traits.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// An asset without variants.
  public override init() {}

  /// Adds a variant, or replaces the one of the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.append((traitCollection, image))
  }

  /// Removes the variant of these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }

  /// The variant whose traits all hold, the one with the most traits first; without one, the variant that was added first,
  /// or an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    // A variant's traits may hold another one's, too: then they say more.
    let best = fitting.first { one in
      !fitting.contains { $0.traits != one.traits && $0.traits.containsTraits(in: one.traits) }
    }
    return (best ?? variants.first)?.image ?? UIImage()
  }
}
