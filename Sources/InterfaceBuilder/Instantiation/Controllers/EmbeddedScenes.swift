import UIKit

/// Scenes that are shown inside the container views of others.
extension SceneInstantiator {
  /// Puts the scene that an embed segue leads to into its container view.
  ///
  /// Scenes that would contain themselves stay empty.
  func embedScene(in container: UIView, element: Element) {
    guard showsEmbeddedScenes,
      let segue = element.child("connections")?.children.first(where: { $0["kind"] == "embed" }),
      let destination = segue["destination"], let shown = shownScene(from: destination),
      embeddingControllers.insert(shown.controller.id ?? "").inserted,
      let viewElement = shown.controller.child(key: "view")
    else { return }
    defer { embeddingControllers.remove(shown.controller.id ?? "") }
    let child = makeController(shown.controller)
    let view = makeView(viewElement)
    child.view = view
    registerLayoutSupports(of: child, element: shown.controller)
    child.additionalSafeAreaInsets = shown.additionalInsets
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.addSubview(view)
    embeddedControllers.append(child)
  }

  private struct ShownScene {
    var controller: Element
    var additionalInsets = UIEdgeInsets.zero
  }

  /// The controller whose view is seen: a navigation controller shows its root below a bar, a tab bar controller its
  /// first tab above one.
  private func shownScene(from id: String) -> ShownScene? {
    let heights = BarHeights(environment: environment, canvas: document.canvas)
    var insets = UIEdgeInsets.zero
    var id = id
    for _ in 0..<8 {
      guard let controller = document.objects[id] else { return nil }
      if controller.child(key: "view") != nil { return ShownScene(controller: controller, additionalInsets: insets) }
      guard let next = document.segues.outgoing[id]?.first(where: { $0.kind == .relationship }) else { return nil }
      if controller.name == "navigationController", controller.bool("navigationBarHidden") != true {
        insets.top += heights.navigationBar
      }
      if controller.name == "tabBarController" { insets.bottom += heights.tabBar }
      id = next.destination
    }
    return nil
  }
}
