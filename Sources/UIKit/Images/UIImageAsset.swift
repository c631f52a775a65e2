import Foundation

/// The variants of an image for different traits.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// The image that made the asset, which keeps the asset alive.
  private weak var original: UIImage?

  public override init() {}

  init(of original: UIImage) {
    self.original = original
  }

  /// Adds a variant, or replaces the variant with the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.append((traitCollection, image))
    if image !== original { image.belongs(to: self) }
  }

  /// Removes the variant of these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }

  /// The most specific of the variants whose traits are all contained in `traitCollection`. If no variant applies, the
  /// image that made the asset; without one, the variant that was added first, or an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    // A variant whose traits include all traits of another variant is more specific.
    let best = fitting.first { one in
      !fitting.contains { $0.traits != one.traits && $0.traits.containsTraits(in: one.traits) }
    }
    return best?.image ?? original ?? variants.first?.image ?? UIImage()
  }
}
