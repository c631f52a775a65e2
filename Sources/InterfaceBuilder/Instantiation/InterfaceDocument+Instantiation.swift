import UIKit

extension InterfaceDocument {
  /// Makes the UIKit objects of a scene in an environment; nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - scene: a scene of this document.
  ///   - environment: what the screen is made for.
  ///   - showsEmbeddedScenes: whether container views hold the scenes that their segues lead to. Without that they
  ///     are empty, as on the canvas, and each scene stands for itself.
  ///   - classes: the app's own controllers and views; without them, the document's classes behave as UIKit's.
  public func instantiate(
    _ scene: SceneDescription, in environment: Environment, showsEmbeddedScenes: Bool = false,
    classes: CustomClasses = CustomClasses()
  ) -> LoadedScene {
    SceneInstantiator(
      document: self, environment: environment, showsEmbeddedScenes: showsEmbeddedScenes, classes: classes
    ).load(scene)
  }
}

extension SceneInstantiator {
  func load(_ scene: SceneDescription) -> LoadedScene {
    let inference = ScreenInference(document: document, environment: environment)
    let screen =
      scene.kind == .controller
      ? inference.surroundings(ofController: scene.id) : inference.surroundings(ofView: scene.element)
    return stage.perform { load(scene, screen: screen) }
  }

  private func load(_ scene: SceneDescription, screen: ScreenSurroundings) -> LoadedScene {
    let controller = scene.kind == .controller ? makeController(scene.element) : nil
    let rootView: UIView
    if let controller {
      embeddingControllers.insert(scene.id)
      rootView = scene.rootViewElement.map(makeView) ?? UIView(frame: CGRect(origin: .zero, size: screen.rootViewSize))
      controller.view = rootView
      registerLayoutSupports(of: controller, element: scene.element)
      for child in embeddedControllers { controller.addChild(child) }
    } else {
      rootView = makeView(scene.element)
    }
    host(rootView, scene: scene, on: screen)
    if let controller { startContentBelowBars(of: controller, on: screen) }
    addConstraints()
    if let controller { finish(controller, element: scene.element) }
    return LoadedScene(
      scene: scene, environment: environment, rootView: rootView, viewController: controller,
      surroundings: screen,
      surroundingBars: controller.map {
        makeSurroundingBars(of: screen, controller: $0, element: scene.element)
      } ?? [],
      notes: notes.sorted { ($0.line, $0.message) < ($1.line, $1.message) },
      canvasMarksCells: document.canvas.marksCells,
      stage: stage, registry: registry)
  }

  /// Gives the root view its size, and what a window would tell it.
  private func host(_ view: UIView, scene: SceneDescription, on screen: ScreenSurroundings) {
    view.setRootTraits(traits)
    view.translatesAutoresizingMaskIntoConstraints = true
    let size = rootSize(of: scene, on: screen)
    // Views inside that follow their superview's size adjust to the change from the stored size to this one.
    view.frame = CGRect(origin: .zero, size: size)
    view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: screen.safeArea, usesRootMargins: hasRootMargins(view, scene: scene))
  }

  /// Starts the rows of a list below the bars where the canvas did so.
  ///
  /// As in apps of that time the list is the controller's view or its first subview, wherever that one lies.
  private func startContentBelowBars(of controller: UIViewController, on screen: ScreenSurroundings) {
    guard environment.surroundings == .canvas, document.device == nil, document.canvas.startsListsBelowBars,
      controller.automaticallyAdjustsScrollViewInsets, screen.navigationBar != nil, let view = controller.viewIfLoaded
    else { return }
    let list = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    list?.documentContentTop = screen.safeArea.top
  }

  /// Whether a view has the margins of a screen.
  private func hasRootMargins(_ view: UIView, scene: SceneDescription) -> Bool {
    if view is UITableViewCell || view is UICollectionReusableView { return document.canvas.cellsHaveRootMargins }
    return scene.kind == .controller || document.canvas.xibViewsHaveRootMargins
  }

  /// On the canvas, the size that the document stores for its root view; elsewhere that of screen, sheet or container.
  private func rootSize(of scene: SceneDescription, on screen: ScreenSurroundings) -> CGSize {
    if environment.surroundings == .canvas, let stored = scene.rootViewElement.flatMap(storedFrame)?.size,
      stored.width > 0, stored.height > 0
    {
      return stored
    }
    return screen.rootViewSize
  }
}
