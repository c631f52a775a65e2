import UIKit

/// The split view controller around a scene that is shown on its own, because the scene's code may ask for it.
struct SplitContainer {
  let document: InterfaceDocument
  let tree: ViewTreeReader

  /// Puts a controller into its split view controller, inside its navigation controller if it has one.
  ///
  /// Returns `nil` if the document has no split view controller around the scene, or if no code runs.
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

  /// The controllers of a split view controller, with the given one instead of a new one for its scene.
  private func columns(of split: SceneDescription, with own: UIViewController, id: String) -> [UIViewController] {
    let relationships = (document.segues.outgoing[split.id] ?? []).filter { $0.kind == .relationship }
    let controllers = StoryboardControllers(
      document: document, environment: SceneSetting.current ?? .designTime(of: document))
    return relationships.compactMap { $0.destination == id ? own : controllers.controller(ofID: $0.destination) }
  }
}
