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
    SceneLoader(
      document: self, environment: environment, showsEmbeddedScenes: showsEmbeddedScenes, classes: classes
    ).load(scene)
  }
}

/// Makes the UIKit objects of one scene in one environment.
///
/// Reads the scene twice: first every object is made and put into the tree, then constraints are added, because they
/// may refer to any object.
struct SceneLoader {
  private let document: InterfaceDocument
  private let environment: Environment
  private let context: ReadingContext
  private let tree: ViewTreeReader
  private let embedding: SceneEmbedding?

  init(document: InterfaceDocument, environment: Environment, showsEmbeddedScenes: Bool, classes: CustomClasses) {
    self.document = document
    self.environment = environment
    let isOnCanvas = environment.surroundings == .canvas
    context = ReadingContext(
      traits: environment.traits(for: document), drawnTextSize: isOnCanvas ? document.canvas.textSize : .large,
      isOnCanvas: isOnCanvas, usesAutoLayout: document.usesAutoLayout,
      recordedSizes: isOnCanvas ? document.recordedSizes : [:], resources: document.resources, assets: document.assets,
      texts: environment.pseudoLanguage == nil ? environment.locale.map(document.localization.texts) : nil,
      pseudoLanguage: environment.pseudoLanguage,
      classes: classes)
    tree = ViewTreeReader(context: context)
    embedding =
      showsEmbeddedScenes ? SceneEmbedding(document: document, environment: environment, tree: tree) : nil
  }

  func load(_ scene: SceneDescription) -> LoadedScene {
    let inference = ScreenInference(document: document, environment: environment)
    let screen =
      scene.kind == .controller
      ? inference.surroundings(ofController: scene.id) : inference.surroundings(ofView: scene.element)
    let stage = Stage(
      screen: UIScreen(size: environment.screenSize, scale: environment.scale, traits: context.traits),
      traits: context.traits, images: document.assets)
    return stage.perform { load(scene, on: screen, stage: stage) }
  }

  private func load(_ scene: SceneDescription, on screen: ScreenSurroundings, stage: Stage) -> LoadedScene {
    let (rootView, controller) = makeObjects(of: scene, on: screen)
    host(rootView, scene: scene, on: screen)
    if let controller { startContentBelowBars(of: controller, on: screen) }
    let constraints = ConstraintReader(context: context, excluded: tree.excluded)
    for (view, properties) in tree.constraintOwners { constraints.addConstraints(of: view, properties: properties) }
    if let controller { OutletConnector.connect(controller, element: scene.element, in: context) }
    for view in context.ownViews { view.awakeFromNib() }
    if let controller { OutletConnector.awake(controller, element: scene.element, in: context) }
    let bars = SurroundingBarsReader(document: document, screen: screen, tree: tree)
    return LoadedScene(
      scene: scene, environment: environment, rootView: rootView, viewController: controller,
      surroundings: screen,
      surroundingBars: controller.map { bars.bars(over: $0, element: scene.element) } ?? [],
      notes: context.notes.sorted { ($0.line, $0.message) < ($1.line, $1.message) },
      canvasMarksCells: document.canvas.marksCells, stage: stage, registry: context.registry)
  }

  private func makeObjects(
    of scene: SceneDescription, on screen: ScreenSurroundings
  ) -> (rootView: UIView, controller: UIViewController?) {
    guard scene.kind == .controller else { return (tree.view(from: scene.element), nil) }
    let controller = ControllerReader.controller(from: scene.element, in: tree)
    embedding?.begin(with: scene.id)
    let rootView =
      scene.rootViewElement.map(tree.view) ?? UIView(frame: CGRect(origin: .zero, size: screen.rootViewSize))
    controller.view = rootView
    LayoutGuideReader.registerLayoutSupports(of: controller, element: scene.element, in: context)
    for child in embedding?.controllers ?? [] { controller.addChild(child) }
    return (rootView, controller)
  }

  /// Gives the root view its size, traits and safe area, which an app's window would.
  private func host(_ view: UIView, scene: SceneDescription, on screen: ScreenSurroundings) {
    view.setRootTraits(context.traits)
    view.translatesAutoresizingMaskIntoConstraints = true
    // Autoresizing subviews adjust to the change from the stored size to this one.
    view.frame = CGRect(origin: .zero, size: rootSize(of: scene, on: screen))
    view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: screen.safeArea, usesRootMargins: hasRootMargins(view, scene: scene))
  }

  /// Starts the rows of a list below the bars where the canvas does so.
  ///
  /// As in apps of that time, the list is the controller's view or its first subview, at any position.
  private func startContentBelowBars(of controller: UIViewController, on screen: ScreenSurroundings) {
    guard let bar = screen.navigationBar, let view = controller.viewIfLoaded else { return }
    let list = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    (list as? UITableView)?.startsBelowLargeTitle = bar.hasLargeTitle
    guard context.isOnCanvas, document.device == nil, document.canvas.startsListsBelowBars,
      controller.automaticallyAdjustsScrollViewInsets
    else { return }
    list?.documentContentTop = screen.safeArea.top
  }

  /// Whether a view has the margins of a screen.
  private func hasRootMargins(_ view: UIView, scene: SceneDescription) -> Bool {
    if view is UITableViewCell || view is UICollectionReusableView { return document.canvas.cellsHaveRootMargins }
    return scene.kind == .controller || document.canvas.xibViewsHaveRootMargins
  }

  /// On the canvas, the size that the document stores for its root view; elsewhere that of screen, sheet or container.
  private func rootSize(of scene: SceneDescription, on screen: ScreenSurroundings) -> CGSize {
    if context.isOnCanvas, let stored = scene.rootViewElement?.storedFrame?.size, stored.width > 0, stored.height > 0 {
      return stored
    }
    return screen.rootViewSize
  }
}
