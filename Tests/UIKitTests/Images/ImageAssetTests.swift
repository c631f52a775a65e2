import Testing

@testable import UIKit

/// Variants of an image are chosen by traits.
@Suite struct ImageAssetTests {
  @Test func theVariantThatSaysMostIsChosen() {
    let asset = UIImageAsset()
    let (any, dark, darkLarge) = (
      UIImage(name: "any", size: .zero), UIImage(name: "dark", size: .zero), UIImage(name: "large", size: .zero)
    )
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    let isRegular = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [isDark, isRegular])
    asset.register(any, with: UITraitCollection())
    asset.register(dark, with: isDark)
    asset.register(darkLarge, with: both)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == any)
    #expect(asset.image(with: isDark) == dark)
    #expect(asset.image(with: both) == darkLarge)
    asset.unregisterImage(with: both)
    #expect(asset.image(with: both) == dark)
  }

  @Test func anImageHasAnAssetToWhichVariantsAreAdded() {
    let (light, dark) = (UIImage(name: "light", size: .zero), UIImage(name: "dark", size: .zero))
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    light.imageAsset?.register(dark, with: isDark)
    #expect(light.imageAsset?.image(with: isDark) == dark)
    #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    #expect(dark.imageAsset === light.imageAsset)
  }

  @Test func anImageAndItsAssetDoNotKeepEachOtherAlive() {
    weak var asset: UIImageAsset?
    do {
      let image = UIImage(name: "a", size: .zero)
      asset = image.imageAsset
      #expect(asset != nil)
    }
    AssociatedObjects.shared.dropValuesOfDeadObjects()
    #expect(asset == nil)
  }
}
