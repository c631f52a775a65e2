import UIKit

/// A phone of which configurations are made.
struct PhoneModel {
  /// The size in portrait in points.
  let size: CGSize
  /// The safe area in portrait at the top and at the bottom, in landscape at the sides and at the bottom.
  let insets: (top: Double, bottom: Double, sides: Double, landscapeBottom: Double)
  /// Whether the phone is regularly wide in landscape.
  var isRegularInLandscape = false

  init(
    _ width: Double, _ height: Double, top: Double = 20, bottom: Double = 0, sides: Double = 0,
    landscapeBottom: Double = 0, isRegularInLandscape: Bool = false
  ) {
    size = CGSize(width: width, height: height)
    insets = (top, bottom, sides, landscapeBottom)
    self.isRegularInLandscape = isRegularInLandscape
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = traits(orientation)
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0), size: size, traits: traits)
    case .landscape:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: insets.sides, bottom: insets.landscapeBottom, right: insets.sides),
        size: CGSize(width: size.height, height: size.width), traits: traits)
    }
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: !isPortrait && isRegularInLandscape ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isPortrait ? .regular : .compact),
    ])
  }

  static let se = PhoneModel(320, 568)
  static let eight = PhoneModel(375, 667)
  static let eightPlus = PhoneModel(414, 736, isRegularInLandscape: true)
  static let x = PhoneModel(375, 812, top: 44, bottom: 34, sides: 44, landscapeBottom: 24)
  static let xr = PhoneModel(414, 896, top: 44, bottom: 34, sides: 44, landscapeBottom: 24, isRegularInLandscape: true)
  static let twelve = PhoneModel(390, 844, top: 47, bottom: 34, sides: 47, landscapeBottom: 21)
  static let twelveProMax = PhoneModel(
    428, 926, top: 47, bottom: 34, sides: 47, landscapeBottom: 21, isRegularInLandscape: true)
  static let thirteenMini = PhoneModel(375, 812, top: 50, bottom: 34, sides: 50, landscapeBottom: 21)
}
