import UIKit

/// Makes the container controller that a scene's controller has in the app: a split view controller or a navigation
/// controller. It is made even if only this scene is shown, because the scene's code may use its `splitViewController` or
/// `navigationController`. The container shows nothing.
struct SceneContainer {
  let document: InterfaceDocument
  let tree: ViewTreeReader

  /// Puts a controller into its container.
  ///
  /// - Returns: the outermost container; `nil` if the document has none for the scene, or if the app's code does not run.
  func container(of controller: UIViewController, _ scene: SceneDescription) -> UIViewController? {
    guard tree.context.hasOwnClasses, scene.kind == .controller else { return nil }
    return splitViewController(around: controller, scene) ?? navigationController(around: controller, scene)
  }

  /// Puts a controller into its split view controller, inside its navigation controller if it has one.
  private func splitViewController(
    around controller: UIViewController, _ scene: SceneDescription
  ) -> UISplitViewController? {
    guard let source = parent(of: scene.id) else { return nil }
    if source.element.name == "splitViewController" { return split(source, with: controller, id: scene.id) }
    guard let outer = parent(of: source.id), outer.element.name == "splitViewController",
      let navigation = ControllerReader.controller(from: source.element, in: tree) as? UINavigationController
    else { return nil }
    navigation.viewControllers = [controller]
    return split(outer, with: navigation, id: source.id)
  }

  private func split(
    _ scene: SceneDescription, with column: UIViewController, id: String
  ) -> UISplitViewController? {
    guard let split = ControllerReader.controller(from: scene.element, in: tree) as? UISplitViewController else {
      return nil
    }
    split.viewControllers = columns(of: scene, with: column, id: id)
    return split
  }

  /// Puts a controller into the navigation controller of which it is the root, or that is reached against the direction
  /// of the segues that show it.
  private func navigationController(
    around controller: UIViewController, _ scene: SceneDescription
  ) -> UINavigationController? {
    guard let parent = nearestParent(of: scene.id),
      let navigation = navigationController(parent, root: controller)
    else { return nil }
    return outerNavigationController(around: navigation, parent) ?? navigation
  }

  private func navigationController(
    _ scene: SceneDescription, root: UIViewController
  ) -> UINavigationController? {
    guard scene.element.name == "navigationController",
      let navigation = ControllerReader.controller(from: scene.element, in: tree) as? UINavigationController
    else { return nil }
    navigation.showsContent = false
    navigation.viewControllers = [root]
    return navigation
  }

  /// Puts a navigation controller into the one of the scene that embeds it. The code of that scene does not run: an empty
  /// controller is in its place.
  private func outerNavigationController(
    around navigation: UINavigationController, _ scene: SceneDescription
  ) -> UINavigationController? {
    let embedding = document.segues.incoming[scene.id]?.first { $0.kind == .embed }
    guard let embedding, let parent = nearestParent(of: embedding.source), parent.id != scene.id else { return nil }
    let host = UIViewController(nibName: nil, bundle: nil)
    host.addChild(navigation)
    return navigationController(parent, root: host)
  }

  /// The scene of the container of a scene, or of the nearest scene from which `show` and `push` segues lead to it.
  private func nearestParent(of scene: String) -> SceneDescription? {
    var scenes = [scene]
    var next = 0
    while next < scenes.count {
      if let parent = parent(of: scenes[next]) { return parent }
      let segues = (document.segues.incoming[scenes[next]] ?? []).filter { $0.kind == .show || $0.kind == .push }
      for segue in segues where !scenes.contains(segue.source) { scenes.append(segue.source) }
      next += 1
    }
    return nil
  }

  /// The scene of the container whose relationship leads to a scene.
  private func parent(of id: String) -> SceneDescription? {
    document.segues.incoming[id]?.first { $0.kind == .relationship }.flatMap { document.scene($0.source) }
  }

  /// Makes the controllers of a split view controller's columns. For the column with the identifier `id`, the existing
  /// controller `own` is used instead of a new one.
  private func columns(of split: SceneDescription, with own: UIViewController, id: String) -> [UIViewController] {
    let relationships = (document.segues.outgoing[split.id] ?? []).filter { $0.kind == .relationship }
    let controllers = StoryboardControllers(
      document: document, environment: SceneSetting.current ?? .designTime(of: document))
    return relationships.compactMap { $0.destination == id ? own : controllers.controller(ofID: $0.destination) }
  }
}
