import Foundation
import UIKit

/// Makes the controllers of a storyboard. A container controller, such as a navigation controller, gets its children.
struct StoryboardControllers {
  let document: InterfaceDocument
  let environment: Environment

  /// Makes the controller with an identifier; `nil` if the document has none. If the identifier is that of a storyboard
  /// reference, the controller is loaded from the other storyboard.
  func controller(ofID id: String) -> UIViewController? {
    if let scene = document.scene(id) { return controller(of: scene) }
    guard let reference = document.objects[id], reference.name == "viewControllerPlaceholder",
      let name = reference["storyboardName"]
    else { return nil }
    return DocumentLoader.current?.controller(
      reference["referencedIdentifier"], in: UIStoryboard(name: name, bundle: nil), creator: nil)
  }

  /// Makes the controller of a scene, with its child controllers.
  ///
  /// - Parameter creator: makes the controller instead of `init(coder:)`.
  func controller(
    of scene: SceneDescription, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let controller = SceneLoader(document: document, environment: environment, showsEmbeddedScenes: true)
      .controller(of: scene, size: environment.screenSize, creator: creator)
    let relationships = (document.segues.outgoing[scene.id] ?? []).filter { $0.kind == .relationship }
    // The detail controller of a split view controller is its last child, even if it is not the last in the document.
    let isDetail = { (segue: Segue) in segue.relationship == "detailViewController" }
    let children = (relationships.filter { !isDetail($0) } + relationships.filter(isDetail))
      .compactMap { self.controller(ofID: $0.destination) }
    guard !children.isEmpty else { return controller }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController:
      // Xcode's styles “Double Column” and “Triple Column”.
      if scene.element.bool("allowDoubleColumnStyle") ?? false {
        split.setColumns(children)
      } else {
        split.viewControllers = children
      }
    default: break
    }
    return controller
  }
}
