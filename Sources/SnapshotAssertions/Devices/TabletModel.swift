import UIKit

/// A tablet of which configurations are made.
struct TabletModel {
  /// The size in portrait in points.
  let size: CGSize
  let insets: UIEdgeInsets
  /// The widths in points of the parts of the screen in landscape.
  let landscape: (third: Double, half: Double, twoThirds: Double)
  /// The widths in points of the parts of the screen in portrait.
  let portrait: (third: Double, twoThirds: Double)

  init(
    _ width: Double, _ height: Double, top: Double = 20, bottom: Double = 0,
    landscape: (third: Double, half: Double, twoThirds: Double), portrait: (third: Double, twoThirds: Double)
  ) {
    size = CGSize(width: width, height: height)
    insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.landscape = landscape
    self.portrait = portrait
  }

  /// Parts of the screen that are less wide than this, in points, are compactly wide.
  private static let leastRegularWidth = 678.0

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    switch orientation {
    case .landscape(let part):
      let width =
        switch part {
        case .oneThird: landscape.third
        case .oneHalf: landscape.half
        case .twoThirds: landscape.twoThirds
        case .full: Double(self.size.height)
        }
      size = CGSize(width: width, height: Double(self.size.width))
    case .portrait(let part):
      let width =
        switch part {
        case .oneThird: portrait.third
        case .twoThirds: portrait.twoThirds
        case .full: Double(self.size.width)
        }
      size = CGSize(width: width, height: Double(self.size.height))
    }
    return ViewImageConfig(
      safeArea: insets, size: size, traits: Self.traits(isCompact: size.width < Self.leastRegularWidth))
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }

  static func traits(isCompact: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  static let mini = TabletModel(768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let ten2 = TabletModel(810, 1080, landscape: (320, 535, 750), portrait: (320, 480))
  static let ten5 = TabletModel(834, 1112, landscape: (320, 551, 782), portrait: (320, 504))
  static let eleven = TabletModel(
    834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504))
  static let twelve9 = TabletModel(1024, 1366, landscape: (375, 678, 981), portrait: (375, 639))
}
