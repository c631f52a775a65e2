import Drawing
import InterfaceBuilder
import UIKit

@MainActor extension Screen {
  /// The screen of a laid-out scene, with the bars under which it is shown.
  init(_ scene: LoadedScene) {
    let (root, around) = (scene.rootView, scene.surroundings)
    // A view that was given a size of its own, a cell for example, is no screen: nothing surrounds it.
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
