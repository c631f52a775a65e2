import UIKit

/// Makes the split view controller that contains a scene's controller in the app. It is made even if only this scene is
/// shown, because the scene's code may use its `splitViewController`.
struct SplitContainer {
  let document: InterfaceDocument
  let tree: ViewTreeReader

  /// Puts a controller into its split view controller, inside its navigation controller if it has one.
  ///
  /// - Returns: the split view controller; `nil` if the document has none that contains the scene, or if the app's code
  ///   does not run.
  func container(of controller: UIViewController, _ scene: SceneDescription) -> UISplitViewController? {
    guard tree.context.hasOwnClasses, scene.kind == .controller else { return nil }
    var content = controller
    var id = scene.id
    for _ in 0..<2 {
      guard let segue = document.segues.incoming[id]?.first(where: { $0.kind == .relationship }),
        let source = document.scene(segue.source)
      else { return nil }
      switch ControllerReader.controller(from: source.element, in: tree) {
      case let split as UISplitViewController:
        split.viewControllers = columns(of: source, with: content, id: id)
        return split
      case let navigation as UINavigationController where content === controller:
        guard isColumn(source) else { return nil }
        navigation.viewControllers = [controller]
        (content, id) = (navigation, source.id)
      default: return nil
      }
    }
    return nil
  }

  private func isColumn(_ scene: SceneDescription) -> Bool {
    document.segues.incoming[scene.id]?.contains {
      $0.kind == .relationship && document.scene($0.source)?.element.name == "splitViewController"
    } ?? false
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
