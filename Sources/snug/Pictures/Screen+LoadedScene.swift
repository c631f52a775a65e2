import Drawing
import InterfaceBuilder
import UIKit

@MainActor extension Screen {
  /// Makes the screen to draw for a laid-out scene, with the surrounding bars, such as a navigation bar.
  init(_ scene: LoadedScene) {
    let (root, around) = (scene.rootView, scene.surroundings)
    // A view that is not as large as the screen, such as a cell, is drawn alone, without bars.
    let isScreen = scene.viewController != nil || root.bounds.size == scene.environment.screenSize
    guard isScreen, root.bounds.size == around.rootViewSize, !around.isEmbedded else {
      self.init(root)
      return
    }
    self.init(
      root, size: around.size, rootOrigin: around.rootViewOrigin, bars: scene.surroundingBars,
      statusBarHeight: around.statusBar, homeAreaHeight: around.homeArea)
  }
}
