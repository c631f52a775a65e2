import Foundation

extension LayoutPolicy {
  /// The policy for a running app on iOS 26.
  ///
  /// Sizes were measured in screenshots that public projects recorded on iOS 26 (`Tests/DeviceTests/Recorded`).
  public static let iOS26: LayoutPolicy = {
    var policy = LayoutPolicy.device
    policy.controls.switchSize = CGSize(width: 63, height: 28)
    policy.controls.sliderKnobWidth = 38
    policy.controls.segmentDistance = 1 / 3
    policy.controls.segmentTitlesHaveWholePoints = false
    policy.bars.navigationBarHeight = 54
    policy.bars.tabBarHeight = 83
    return policy
  }()
}

extension LayoutPolicy {
  /// The policy for a running app on a version of iOS. What changed before iOS 15, apart from what is named here, is as on a
  /// current device.
  package init(system: SystemVersion) {
    self = system.major >= 26 ? .iOS26 : .device
    // https://developer.apple.com/documentation/technotes/tn3106-customizing-uinavigationbar-appearance
    bars.fillsNavigationBarsAtRest = system.major < 15
    // https://developer.apple.com/documentation/uikit/uitableview/fillerrowheight
    tables.showsEmptyRows = system.major < 15
    tables.plainTitlesHaveBackground = system.major < 15
    evensJustifiedLines = system.major >= 17
  }
}
