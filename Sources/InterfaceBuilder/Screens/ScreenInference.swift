import UIKit

/// Infers the screen and the bars around each controller of a document from the segues that lead to the controller.
///
/// As in Interface Builder, the bars result from the incoming segues and relationships (``SegueTable``), and the
/// simulated metrics of a scene override them. The result is the scene's ``ScreenSurroundings``: those of
/// ``BareScreen`` with bars added.
nonisolated struct ScreenInference {
  let document: InterfaceDocument
  let environment: Environment

  func surroundings(ofController id: String) -> ScreenSurroundings {
    var visited: Set<String> = []
    var screen = inherited(byController: id, visited: &visited)
    guard let controller = document.objects[id] else { return screen }
    applySize(of: controller, to: &screen)
    applySimulatedMetrics(of: controller, to: &screen)
    applyExtendedEdges(of: controller, to: &screen)
    if screen.size.height >= Self.leastHeightOfScreen || screen.isEmbedded {
      countSafeAreaTwice(of: &screen, in: environment)
    }
    return screen
  }

  /// The screen of a top-level view of a xib.
  ///
  /// On the canvas, the view is at the top of the screen, so it has the inset of the status bar. A table cell does not
  /// have the insets of the screen, because it scrolls.
  func surroundings(ofView view: Element) -> ScreenSurroundings {
    // For a top-level cell, the document has only the frame of its content view.
    let stored = view.rect("frame") ?? view.child(key: "contentView")?.rect("frame")
    let size = stored?.size ?? environment.screenSize
    var oriented = environment
    if environment.safeAreaSource == .canvas {
      // On the canvas, a top-level view is shown in landscape only if it has the device's landscape size, whatever
      // orientation the document states.
      oriented.orientation = size == environment.device.size(.landscape) ? .landscape : .portrait
    }
    var screen = BareScreen.surroundings(in: oriented, canvas: document.canvas)
    if environment.safeAreaSource == .canvas || view.child(key: "simulatedDestinationMetrics") != nil {
      screen.size = size
    } else {
      // If the view is smaller or larger than the screen of the document's canvas, it is only a part of a screen, such
      // as a cell. It then keeps its own width and height on all devices.
      let drawnFor = document.device == nil ? nil : Environment.designTime(of: document).screenSize
      if size.width != drawnFor?.width ?? max(size.width, 320) { screen.size.width = size.width }
      if size.height != drawnFor?.height ?? max(size.height, Self.leastHeightOfScreen) {
        screen.size.height = size.height
      }
    }
    if view.name == "tableViewCell" {
      screen.statusBar = 0
      screen.homeArea = 0
    } else if environment.safeAreaSource == .canvas, oriented.orientation == .portrait, environment.device.hasNotch {
      leaveHomeAreaFree(&screen, in: oriented)
    } else if screen.size.height < Self.leastHeightOfScreen {
      if environment.safeAreaSource == .device || !document.canvas.lowViewsHaveStatusBar { screen.statusBar = 0 }
      // A low view may be anywhere on the screen, so it has no inset for the home indicator. Exception: on the canvas,
      // a view that is as large as the whole screen in landscape.
      if screen.size != oriented.screenSize || environment.safeAreaSource == .device { screen.homeArea = 0 }
    }
    applySimulatedMetrics(of: view, to: &screen)
    if view.name != "tableViewCell" { countSafeAreaTwice(of: &screen, in: oriented) }
    return screen
  }

  /// Adds the safe-area insets of a device with a notch a second time, if the canvas of the document's Xcode version
  /// does so.
  private func countSafeAreaTwice(of screen: inout ScreenSurroundings, in environment: Environment) {
    guard environment.safeAreaSource == .canvas, document.canvas.countsSafeAreaTwice, environment.device.hasNotch,
      environment.orientation == .portrait, !screen.isSheet
    else { return }
    let bare = BareScreen.surroundings(in: environment, canvas: document.canvas)
    screen.addedInsets.top = bare.statusBar
    screen.addedInsets.bottom = bare.homeArea
  }

  /// Reduces the inset for the home indicator to the overlap with the view, if the view is at the top of the screen and
  /// does not reach its bottom. The inset of views that are wider than the screen is not reduced.
  private func leaveHomeAreaFree(_ screen: inout ScreenSurroundings, in environment: Environment) {
    let whole = environment.screenSize
    let isScreen = Device.all.contains { $0.portraitSize == screen.size }
    guard !document.canvas.lowViewsHaveHomeArea, !isScreen, screen.size.width <= whole.width else { return }
    screen.homeArea = max(0, screen.size.height - (whole.height - screen.homeArea))
  }

  /// The height in points from which a view counts as a screen, with a status bar. The canvas's actual limit is between
  /// 380 and 496 points.
  static let leastHeightOfScreen = 440.0

  /// The surroundings that a controller's segues pass on to the destination controllers: those of the controller
  /// itself, without a size that was set for it alone.
  private func inherited(byController id: String, visited: inout Set<String>) -> ScreenSurroundings {
    let bare = BareScreen.surroundings(in: environment, canvas: document.canvas)
    guard let controller = document.objects[id], visited.insert(id).inserted else { return bare }
    var screen = bare
    if let segue = document.segues.deciding(for: id) {
      screen = surroundings(along: segue, to: controller, bare: bare, visited: &visited)
    }
    applyOwnBarState(of: controller, to: &screen)
    applySimulatedMetrics(of: controller, to: &screen)
    return screen
  }

  private func surroundings(
    along segue: Segue, to controller: Element, bare: ScreenSurroundings, visited: inout Set<String>
  ) -> ScreenSurroundings {
    guard let source = document.objects[segue.source] else { return bare }
    // The canvas ignores segues that start at other top-level objects of a scene.
    if environment.safeAreaSource == .canvas, segue.startsOutsideController { return bare }
    switch segue.kind {
    case .relationship:
      var screen = inherited(byController: segue.source, visited: &visited)
      switch segue.relationship {
      case "rootViewController": addBars(ofNavigationController: source, to: &screen)
      case "viewControllers":
        if source.name == "tabBarController" {
          screen.setBottomBar(
            .init(
              kind: .tabBar, isOpaque: isOpaque(source.child("tabBar")), owner: source.id, chosen: segue.destination,
              isCoveredByPushes: screen.isInNavigationController))
        }
      default: break
      }
      return screen
    case .replace:
      return inherited(byController: segue.source, visited: &visited)
    case .push, .show:
      var screen = inherited(byController: segue.source, visited: &visited)
      if segue.kind == .show, !screen.isInNavigationController { return sheet(bare) }
      screen.navigationBar?.previous = segue.source
      screen.bottomBars.removeAll(where: \.isCoveredByPushes)
      return screen
    case .presentation, .modal, .popoverPresentation, .popover, .showDetail, .sheet:
      let style = segue.modalPresentationStyle ?? controller["modalPresentationStyle"]
      return Self.coveringStyles.contains(style ?? "") ? bare : sheet(bare)
    case .embed:
      return embedded(controller, by: segue, bare: bare)
    case .unwind, .custom:
      return bare
    }
  }

  private static let coveringStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// The surroundings of a page sheet, the default modal presentation on phones since iOS 13. If the canvas or device
  /// has no page sheets, those of the whole screen.
  private func sheet(_ bare: ScreenSurroundings) -> ScreenSurroundings {
    let canvas = document.canvas
    guard canvas.hasPageSheets, environment.device.idiom == .phone, environment.orientation == .portrait else {
      return bare
    }
    var screen = bare
    screen.isSheet = true
    guard environment.safeAreaSource == .canvas, environment.device.hasNotch else {
      screen.size.height -= environment.device.hasNotch ? 54 : 20
      screen.statusBar = 0
      return screen
    }
    screen.size.height -= canvas.gapAboveSheets ?? bare.statusBar
    if !canvas.sheetsHaveStatusBar { screen.statusBar = 0 }
    if !canvas.sheetsHaveHomeArea { screen.homeArea = 0 }
    return screen
  }

  /// The surroundings of a controller inside a container view: the size is that of the controller's view in the
  /// document, or if the document has none, that of the container view.
  private func embedded(_ controller: Element, by segue: Segue, bare: ScreenSurroundings) -> ScreenSurroundings {
    var screen = bare
    screen.isEmbedded = true
    screen.homeArea = 0
    let container = segue.element.parent?.parent
    if let size = controller.child(key: "view")?.rect("frame")?.size ?? container?.rect("frame")?.size {
      screen.size = size
    }
    // A low container has no inset at the top, except on devices with a notch.
    if screen.size.height < Self.leastHeightOfScreen, !environment.device.hasNotch { screen.statusBar = 0 }
    return screen
  }

  private func addBars(ofNavigationController controller: Element, to screen: inout ScreenSurroundings) {
    let bar = controller.child("navigationBar", key: "navigationBar")
    screen.isInNavigationController = true
    for index in screen.bottomBars.indices { screen.bottomBars[index].isCoveredByPushes = false }
    if controller.bool("navigationBarHidden") != true {
      if screen.isSheet { screen.statusBar = 0 }
      screen.navigationBar = .init(
        prefersLargeTitles: bar?.bool("largeTitles") ?? false, hasLargeTitle: bar?.bool("largeTitles") ?? false,
        isOpaque: isOpaque(bar), owner: controller.id)
    }
    if controller.bool("toolbarHidden") == false {
      screen.setBottomBar(
        .init(kind: .toolbar, isOpaque: isOpaque(controller.child("toolbar", key: "toolbar")), owner: controller.id))
    }
  }

  /// Applies the controller's settings for bars (hidden bottom bar, large title, prompt) to the bars from its segues.
  private func applyOwnBarState(of controller: Element, to screen: inout ScreenSurroundings) {
    if controller.bool("hidesBottomBarWhenPushed") == true { screen.bottomBars = [] }
    guard var bar = screen.navigationBar else { return }
    let item = controller.child("navigationItem", key: "navigationItem")
    // With other values, `hasLargeTitle` of the previous controller in the navigation stack is kept.
    switch item?["largeTitleDisplayMode"] {
    case "never": bar.hasLargeTitle = false
    case "always": bar.hasLargeTitle = bar.prefersLargeTitles
    default: break
    }
    bar.hasPrompt = item?.string("prompt") != nil
    screen.navigationBar = bar
  }

  /// Applies a freeform size that was set in Interface Builder, or on the canvas the size of a popover.
  private func applySize(of controller: Element, to screen: inout ScreenSurroundings) {
    guard let stored = controller.child(key: "view")?.rect("frame")?.size else { return }
    let metrics = controller.child(key: "simulatedDestinationMetrics")?.name
    if metrics == "modalPageSheetSimulatedSizeMetrics", !screen.isSheet, !screen.isInNavigationController {
      screen = sheet(screen)
    } else if metrics == "freeformSimulatedSizeMetrics" {
      screen.size = controller.size("freeformSize") ?? stored
      if environment.safeAreaSource == .device { spreadFreeform(&screen) }
      guard screen.size.height < Self.leastHeightOfScreen else { return }
      screen.statusBar = 0
      screen.homeArea = 0
    } else if environment.safeAreaSource == .canvas, isPopover(controller), stored.height < Self.leastHeightOfScreen {
      screen.size = stored
      screen.statusBar = 0
      screen.homeArea = 0
    }
  }

  /// Gives a freeform controller on a device the width of the screen, if its canvas is as wide as the screen of some
  /// device. Whoever shows the controller decides its size, and the size in the document is for the canvas alone. A
  /// narrower or wider controller is a part of a screen: it keeps its width, and the notch does not reach it.
  private func spreadFreeform(_ screen: inout ScreenSurroundings) {
    if Device.all.contains(where: { $0.portraitSize.width == screen.size.width }) {
      screen.size.width = environment.screenSize.width
    } else {
      screen.sides = 0
    }
  }

  private func isPopover(_ controller: Element) -> Bool {
    guard let kind = controller.id.flatMap({ document.segues.deciding(for: $0) })?.kind else { return false }
    return kind == .popover || kind == .popoverPresentation
  }

  /// Treats bars as opaque at those edges where the view does not extend under bars (`edgesForExtendedLayout`).
  ///
  /// In old documents, this is recognised by the stored frame of the view, which begins below the navigation bar.
  private func applyExtendedEdges(of controller: Element, to screen: inout ScreenSurroundings) {
    if environment.safeAreaSource == .canvas, screen.navigationBar != nil,
      let frame = controller.child(key: "view")?.rect("frame"),
      frame.minY == screen.statusBar + screen.navigationBarHeight
    {
      screen.navigationBar?.isOpaque = true
    }
    guard let edges = controller.child("extendedEdge", key: "edgesForExtendedLayout") else { return }
    if edges.bool("top") != true { screen.navigationBar?.isOpaque = true }
    if edges.bool("bottom") != true {
      for index in screen.bottomBars.indices { screen.bottomBars[index].isOpaque = true }
    }
  }

  private func applySimulatedMetrics(of element: Element, to screen: inout ScreenSurroundings) {
    if let top = element.child(key: "simulatedTopBarMetrics") {
      if top.name == "nil" {
        screen.navigationBar = nil
      } else {
        screen.isInNavigationController = true
        screen.navigationBar = .init(
          prefersLargeTitles: screen.navigationBar?.prefersLargeTitles ?? false,
          hasLargeTitle: screen.navigationBar?.hasLargeTitle ?? false, hasPrompt: top.bool("prompted") ?? false,
          isOpaque: isOpaque(top))
      }
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      switch bottom.name {
      case "nil": screen.bottomBars = []
      case "simulatedTabBarMetrics": screen.setBottomBar(.init(kind: .tabBar, isOpaque: isOpaque(bottom)))
      case "simulatedToolbarMetrics": screen.setBottomBar(.init(kind: .toolbar, isOpaque: isOpaque(bottom)))
      default: break
      }
    }
    // On devices with a notch, simulated metrics cannot remove the top inset.
    if let status = element.child(key: "simulatedStatusBarMetrics"), status.name == "nil",
      document.canvas.statusBarCanBeRemoved, !environment.device.hasNotch
    {
      screen.statusBar = 0
    }
  }

  private func isOpaque(_ bar: Element?) -> Bool { bar?.bool("translucent") == false }
}
