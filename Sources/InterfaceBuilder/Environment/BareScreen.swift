import UIKit

/// A screen before any bar: what status bar, sensors and home area keep free.
///
/// The canvas of Interface Builder does not draw what the device has: Xcode 11 to 13 show no status bar on devices with
/// a home button, and newer phones keep the 44 points of the first ones. The figures were counted in saved documents.
nonisolated enum BareScreen {
  static func surroundings(in environment: Environment, toolsVersion: ToolsVersion) -> ScreenSurroundings {
    let insets =
      environment.surroundings == .canvas
      ? canvasInsets(environment, toolsVersion: toolsVersion) : environment.device.insets(environment.orientation)
    return ScreenSurroundings(
      size: environment.screenSize, statusBar: insets.top, homeArea: insets.bottom, sides: insets.left,
      barHeights: BarHeights(environment: environment, toolsVersion: toolsVersion))
  }

  private static func canvasInsets(_ environment: Environment, toolsVersion: ToolsVersion) -> Device.Insets {
    var insets = environment.device.insets(environment.orientation)
    let drawsNoStatusBar = (14800..<21000).contains(toolsVersion.major)
    if !environment.device.hasNotch, environment.device.idiom != .unspecified, drawsNoStatusBar { insets.top = 0 }
    if environment.device.id == "retina6_0", environment.orientation == .portrait { insets.top = 44 }
    return insets
  }
}
