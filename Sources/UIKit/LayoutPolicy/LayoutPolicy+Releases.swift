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
