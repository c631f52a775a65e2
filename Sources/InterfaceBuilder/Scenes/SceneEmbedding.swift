import UIKit

/// Makes the scenes to which embed segues lead, and puts their views into the container views.
final class SceneEmbedding {
  private let document: InterfaceDocument
  private let environment: Environment
  private let tree: ViewTreeReader
  /// Identifiers of the controllers whose views are being made, to detect a scene that contains itself.
  private var beingMade: Set<String> = []
  /// The controllers inside container views, in document order.
  private(set) var controllers: [UIViewController] = []

  init(document: InterfaceDocument, environment: Environment, tree: ViewTreeReader) {
    self.document = document
    self.environment = environment
    self.tree = tree
    tree.containerViewIsComplete = { [unowned self] container, element in embedScene(in: container, element: element) }
  }

  /// Records the identifier of the outermost scene's controller, so that it is not embedded in itself.
  func begin(with controller: String) { beingMade.insert(controller) }

  /// Puts the scene to which the embed segue of a container view leads into the container view.
  ///
  /// If a scene contains itself, the inner container view is left empty.
  private func embedScene(in container: UIView, element: Element) {
    guard let segue = element.child("connections")?.children.first(where: { $0["kind"] == "embed" }),
      let destination = segue["destination"], let shown = shownScene(from: destination),
      beingMade.insert(shown.controller.id ?? "").inserted, let viewElement = shown.controller.child(key: "view")
    else { return }
    defer { beingMade.remove(shown.controller.id ?? "") }
    let child = ControllerReader.controller(from: shown.controller, in: tree)
    child.awakeFromNib()
    if let parent = tree.context.owner {
      let embedding = UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child)
      parent.prepare(for: embedding, sender: container)
    }
    let view = tree.view(from: viewElement)
    child.view = view
    LayoutGuideReader.registerLayoutSupports(of: child, element: shown.controller, in: tree.context)
    child.additionalSafeAreaInsets = shown.additionalInsets
    container.addResizing(view)
    controllers.append(child)
  }

  private struct ShownScene {
    var controller: Element
    var additionalInsets = UIEdgeInsets.zero
  }

  /// The controller whose view is visible if a controller is embedded: for a navigation controller its root controller,
  /// for a tab bar controller that of its first tab. Also the safe-area insets that their bars add.
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
