import Drawing
import InterfaceBuilder
import UIKit

extension Screen {
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
      root, size: around.size, rootOrigin: around.rootViewOrigin, bars: Self.bars(of: scene),
      statusBarHeight: around.statusBar, homeAreaHeight: around.homeArea)
  }

  private static func bars(of scene: LoadedScene) -> [UIView] {
    let around = scene.surroundings
    var bars: [UIView] = []
    if let top = around.navigationBar {
      let bar = UINavigationBar()
      bar.prefersLargeTitles = top.hasLargeTitle
      bar.isTranslucent = !top.isOpaque
      bar.items = scene.viewController.map { [$0.navigationItem] }
      bars.append(
        laidOut(bar, traitsOf: scene.rootView, y: around.statusBar, height: around.navigationBarHeight, in: around))
    }
    if let bottom = around.bottomBar {
      let height = around.bottomBarHeight
      let bar: UIView = bottom.kind == .tabBar ? UITabBar() : UIToolbar()
      bars.append(
        laidOut(
          bar, traitsOf: scene.rootView, y: around.size.height - around.homeArea - height, height: height, in: around))
    }
    return bars
  }

  private static func laidOut(
    _ bar: UIView, traitsOf root: UIView, y: Double, height: Double, in around: ScreenSurroundings
  ) -> UIView {
    bar.setRootTraits(root.traitCollection)
    bar.frame = CGRect(x: 0, y: y, width: around.size.width, height: height)
    bar.layoutIfNeeded()
    return bar
  }
}
