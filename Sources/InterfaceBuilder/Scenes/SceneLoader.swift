import Foundation
@_spi(Generated) import UIKit

extension InterfaceDocument {
  /// Makes the UIKit objects of a scene for an environment. Call ``LoadedScene/layout()`` to lay them out.
  ///
  /// - Parameters:
  ///   - scene: a scene of this document.
  ///   - environment: the environment for which the scene is made.
  ///   - showsEmbeddedScenes: whether container views show the scenes to which their embed segues lead. Otherwise they
  ///     are empty, as on the canvas.
  @preconcurrency @MainActor public func instantiate(
    _ scene: SceneDescription, in environment: Environment, showsEmbeddedScenes: Bool = false
  ) -> LoadedScene {
    SceneLoader(
      document: self, environment: environment, showsEmbeddedScenes: showsEmbeddedScenes,
      runsCode: !scenesWithoutCode.contains(scene.id), givesEmptyValues: scenesWithEmptyValues.contains(scene.id)
    ).load(scene)
  }
}

/// Makes the UIKit objects of one scene for one environment.
///
/// Works in two passes: first, all objects are made and put into the view tree. Then constraints are added, because
/// they may refer to any object.
///
/// ``ScreenInference`` finds the screen around the scene. ``ControllerReader`` makes the controller, ``ViewTreeReader``
/// makes the views, and ``ViewLoader`` completes the views. The result is a ``LoadedScene``.
struct SceneLoader {
  private let document: InterfaceDocument
  private let environment: Environment
  private let setting: SceneSetting
  let context: ReadingContext
  private let tree: ViewTreeReader
  private let embedding: SceneEmbedding?

  init(
    document: InterfaceDocument, environment: Environment, showsEmbeddedScenes: Bool, runsCode: Bool = true,
    givesEmptyValues: Bool = false
  ) {
    self.document = document
    self.environment = environment
    setting = SceneSetting(
      of: document, in: environment, runsCode: runsCode, givesEmptyValues: givesEmptyValues)
    context = ReadingContext(setting)
    tree = ViewTreeReader(context: context)
    embedding =
      showsEmbeddedScenes ? SceneEmbedding(document: document, environment: environment, tree: tree) : nil
  }

  func load(_ scene: SceneDescription) -> LoadedScene {
    // Code makes its screens on the canvas, too.
    if !context.isOnCanvas || document.codeScreens[scene.id] != nil { SceneTrace.observer?(scene.id) }
    let inference = ScreenInference(document: document, environment: environment)
    let screen =
      scene.kind == .controller
      ? inference.surroundings(ofController: scene.id) : inference.surroundings(ofView: scene.element)
    return setting.perform { load(scene, on: screen) }
  }

  private func load(_ scene: SceneDescription, on screen: ScreenSurroundings) -> LoadedScene {
    var absence: String?
    do throws(ScreenAbsence) {
      if let shown = try shownScene(scene) { return shown }
    } catch {
      absence = error.reason
    }
    let controller =
      codeController(of: scene)
      ?? (scene.kind == .controller ? controller(of: scene, size: screen.rootViewSize) : owner(ofView: scene))
    let container = controller.flatMap { SceneContainer(document: document, tree: tree).container(of: $0, scene) }
    if let controller { context.giveEmptyValues(to: controller) }
    let rootView = controller.map(loadView) ?? view(of: scene)
    if environment.safeAreaSource == .device {
      document.show(document.shownTexts, in: context.registry, environment)
    }
    host(rootView, scene: scene, on: screen)
    if let controller {
      startContentBelowBars(of: controller, on: screen)
      controller.beginAppearanceTransition(true, animated: false)
      controller.announceIsAppearing(animated: false)
    }
    let bars = SurroundingBarsReader(document: document, screen: screen, tree: tree)
    let objects = LoadedScene.Objects(
      rootView: rootView, viewController: controller, container: container,
      surroundingBars: controller.map { bars.bars(over: $0) } ?? [],
      registry: context.registry, reusedLocations: context.reusedLocations)
    return LoadedScene(
      scene, objects, in: setting, surroundings: screen,
      notes: context.notes.sorted { ($0.line, $0.message) < ($1.line, $1.message) },
      absence: absence,
      canvasMarksCells: document.canvas.marksCells, runsCode: runsCode)
  }

  /// Whether the app's code may run when scenes of the document are made and laid out: the app's classes are available,
  /// and the document has an object with such a class, user-defined runtime attributes, or screens that code makes.
  private var runsCode: Bool {
    guard context.hasOwnClasses else { return false }
    return !document.codeScreens.isEmpty
      || document.elementsForCode.contains { $0["customClass"] == nil || context.ownClass(of: $0) != nil }
  }

  /// Shows a scene that is looked at as it stands in a window, such as a screen that a walk through the app leads to; `nil` if
  /// the scene is another one.
  private func shownScene(_ scene: SceneDescription) throws(ScreenAbsence) -> LoadedScene? {
    guard let show = document.codeScreens[scene.id]?.show else { return nil }
    let window = UIWindow(on: setting)
    let shown = try show(window)
    return self.scene(scene, showing: shown.controller, in: window, setting, partSize: shown.partSize)
  }

  /// Takes a scene as it stands in a window that shows its controller.
  ///
  /// - Parameters:
  ///   - setting: the settings with which the controller is shown.
  ///   - partSize: the size that a test gives the view, if it is only a part of a screen.
  func scene(
    _ scene: SceneDescription, showing controller: UIViewController, in window: UIWindow, _ setting: SceneSetting,
    partSize: CGSize? = nil
  ) -> LoadedScene {
    context.registry.register(controller, for: scene.element)
    if let element = scene.rootViewElement { context.registry.register(controller.view, for: element) }
    let objects = LoadedScene.Objects(
      rootView: controller.view, viewController: controller, window: window, registry: context.registry,
      reusedLocations: context.reusedLocations)
    var surroundings = BareScreen.surroundings(in: environment, canvas: document.canvas)
    surroundings.isEmbedded = partSize != nil
    return LoadedScene(
      scene, objects, in: setting, surroundings: surroundings, partSize: partSize, runsCode: true, hasAppeared: true)
  }

  /// Makes the controller of a scene that comes from a ``CodeScreenFile``; `nil` if the document describes the
  /// controller, or if the code makes none.
  private func codeController(of scene: SceneDescription) -> UIViewController? {
    guard let screen = document.codeScreens[scene.id] else { return nil }
    guard screen.show == nil else { return nil }
    guard let controller = screen.makeController() else {
      context.note(.missingObject, scene.element, "the code of “\(screen.name)” makes no controller and no view")
      return nil
    }
    context.registry.register(controller, for: scene.element)
    if let element = scene.rootViewElement { context.registry.register(controller.view, for: element) }
    return controller
  }

  /// Makes the controller of a scene as in a running app, with its child controllers; `nil` if the scene is a view that
  /// no controller owns.
  func controllerInApp(of scene: SceneDescription) -> UIViewController? {
    if document.codeScreens[scene.id] != nil { return codeController(of: scene) }
    guard scene.kind == .controller else { return owner(ofView: scene) }
    return StoryboardControllers(document: document, environment: environment).controller(of: scene)
  }

  /// Makes the controller of the app that is the File's Owner of a xib, if its `view` outlet leads to the given scene;
  /// `nil` if there is none, or if the controller cannot be made without arguments.
  private func owner(ofView scene: SceneDescription) -> UIViewController? {
    guard let objects = document.root.child("objects")?.children,
      let placeholder = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let ownClass = context.ownClass(of: placeholder), placeholder.hasOutlet("view", to: scene.id),
      let controller = RuntimeTable.shared.makeObject(of: ownClass) as? UIViewController
    else { return nil }
    context.registry.register(controller, for: placeholder)
    context.begin(with: controller, element: placeholder)
    controller.loadsViewFromDocument = { controller in
      controller.loadsViewFromDocument = nil
      controller.view = tree.view(from: scene.element)
      controller.topLevelObjects = TopLevelObjects(tree: tree).objects(of: objects.filter { $0.id != scene.id })
      ViewLoader(tree: tree).finish()
    }
    return controller
  }

  /// Makes the view of a scene without a controller.
  private func view(of scene: SceneDescription) -> UIView {
    let view = tree.view(from: scene.element)
    view.setRootTraits(context.traits)
    ViewLoader(tree: tree).finish()
    return view
  }

  /// Loads the view of a controller, and sets the traits of the view as the root of the tree.
  private func loadView(of controller: UIViewController) -> UIView {
    let view: UIView = controller.view
    view.setRootTraits(context.traits)
    return view
  }

  /// Makes the controller of a scene. Its view is loaded from the document when it is first used.
  ///
  /// - Parameters:
  ///   - size: the size of the controller's view if the document has no view for it.
  ///   - creator: makes the controller instead of `init(coder:)`.
  func controller(
    of scene: SceneDescription, size: CGSize, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let controller = ControllerReader.controller(from: scene.element, in: tree, creator: creator)
    context.begin(with: controller, element: scene.element)
    controller.segueTemplates = SegueReader(document: document, environment: environment, context: context)
      .templates(ofScene: scene.element)
    if let name = storyboardName { controller.storyboard = UIStoryboard(name: name, bundle: nil) }
    controller.awakeFromNib()
    controller.loadsViewFromDocument = { controller in
      controller.loadsViewFromDocument = nil
      embedding?.begin(with: scene.id)
      let view = scene.rootViewElement.map(tree.view) ?? UIView(frame: CGRect(origin: .zero, size: size))
      controller.view = view
      view.setRootTraits(context.traits)
      LayoutGuideReader.registerLayoutSupports(of: controller, element: scene.element, in: context)
      controller.topLevelObjects = TopLevelObjects(tree: tree).objects(of: document.elements(beside: scene))
      let children = embedding?.controllers ?? []
      for child in children { controller.addChild(child) }
      ViewLoader(tree: tree).finish()
      SegueStarters(context: context).connect(in: scene.element, to: controller)
      for child in children { child.viewDidLoad() }
    }
    return controller
  }

  /// The name of the storyboard; `nil` for a xib.
  ///
  /// It is taken from the path without `URL`, because making a `URL` would access the file system each time.
  private var storyboardName: String? {
    guard document.path.hasSuffix(Self.storyboardSuffix) else { return nil }
    let file = document.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { document.path[$0...].dropFirst() }
    return String((file ?? document.path[...]).dropLast(Self.storyboardSuffix.count))
  }

  private static let storyboardSuffix = ".storyboard"

  /// Gives the root view the size and safe area that an app's window would give it.
  private func host(_ view: UIView, scene: SceneDescription, on screen: ScreenSurroundings) {
    view.translatesAutoresizingMaskIntoConstraints = true
    // The view still has its size from the document. Changing the frame resizes the subviews with autoresizing masks.
    view.frame = CGRect(origin: .zero, size: rootSize(of: scene, on: screen))
    let hasBars = screen.navigationBar != nil || screen.bottomBars.contains { $0.kind == .tabBar }
    view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: screen.safeArea, usesRootMargins: hasRootMargins(view, scene: scene),
      isShownByContainer: hasBars || !context.isOnCanvas)
  }

  /// Makes the content of a list (scroll view) start below the bars, if the canvas of the document's Xcode version does
  /// so. Also tells a table view whether it is below a large title.
  ///
  /// As UIKit did at that time, this affects only a scroll view that is the controller's view or its first subview,
  /// whatever its frame is.
  private func startContentBelowBars(of controller: UIViewController, on screen: ScreenSurroundings) {
    guard let bar = screen.navigationBar, let view = controller.viewIfLoaded else { return }
    let list = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    (list as? UITableView)?.startsBelowLargeTitle = bar.hasLargeTitle
    guard context.isOnCanvas, document.device == nil, document.canvas.startsListsBelowBars,
      controller.automaticallyAdjustsScrollViewInsets
    else { return }
    list?.documentContentTop = screen.safeArea.top
  }

  /// Whether a scene's view has the layout margins of a controller's root view.
  private func hasRootMargins(_ view: UIView, scene: SceneDescription) -> Bool {
    if view is UITableViewCell || view is UICollectionReusableView { return document.canvas.cellsHaveRootMargins }
    return scene.kind == .controller || document.canvas.xibViewsHaveRootMargins
  }

  /// The size of the root view in points: on the canvas, the size that the document stores for it; on a device, the
  /// size that the screen, sheet or container gives it.
  private func rootSize(of scene: SceneDescription, on screen: ScreenSurroundings) -> CGSize {
    guard context.isOnCanvas, let stored = scene.rootViewElement?.storedFrame, stored.width > 0, stored.height > 0
    else { return screen.rootViewSize }
    // If the view begins below an opaque bar but the document still stores the full height of the screen, the height of
    // the bar is subtracted, so that the view ends at the bottom of the screen.
    let isBelowBar = screen.navigationBar?.isOpaque == true && stored.minY == screen.rootViewOrigin.y
    let isScreen = Device.all.contains { $0.portraitSize == stored.size }
    return CGSize(width: stored.width, height: stored.height - (isBelowBar && isScreen ? stored.minY : 0))
  }
}

extension Element {
  /// Whether the object has an outlet with the given property name to the object with the given identifier.
  fileprivate func hasOutlet(_ property: String, to id: String) -> Bool {
    child("connections")?.children.contains {
      $0.name == "outlet" && $0["property"] == property && $0["destination"] == id
    } ?? false
  }
}
