import UIKit

/// The heights of bars in points, for an environment and a version of Interface Builder's canvas.
nonisolated struct BarHeights: Hashable, Sendable {
  var navigationBar: Double
  var navigationBarInSheet: Double
  var largeTitle: Double
  var prompt: Double
  var tabBar: Double
  var toolbar: Double

  init(environment: Environment, canvas: CanvasPolicy) {
    let isFlatPhone = environment.device.idiom == .phone && environment.orientation == .landscape
    let isPad = environment.device.idiom == .pad
    navigationBar = isPad ? canvas.padNavigationBarHeight : isFlatPhone ? 32 : canvas.phoneNavigationBarHeight
    navigationBarInSheet = isFlatPhone ? 32 : canvas.sheetNavigationBarHeight
    largeTitle = isFlatPhone ? 0 : 52
    prompt = 30
    tabBar = 49
    let isOnCanvas = environment.safeAreaSource == .canvas
    toolbar =
      environment.device.hasNotch
      ? canvas.layout.bars.toolbarHeightOnHomeArea : isOnCanvas ? canvas.toolbarHeightAboveHomeButton : 44
  }
}
