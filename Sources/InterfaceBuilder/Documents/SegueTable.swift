/// All segues of a storyboard except unwind segues, indexed by destination and by source.
nonisolated struct SegueTable: Sendable {
  /// By the identifier of a controller: the segues that lead to it, in document order.
  private(set) var incoming: [String: [Segue]] = [:]
  /// By the identifier of a controller: the segues that start in its scene, in document order.
  private(set) var outgoing: [String: [Segue]] = [:]
  /// Identifiers of the segues that the document names as tie breakers: if several segues lead to a screen, these
  /// decide which bars the canvas infers for it (`inferredMetricsTieBreakers`).
  private(set) var tieBreakers: Set<String> = []

  init(root: Element) {
    for scene in root.child("scenes").map({ Array($0.children) }) ?? [] {
      guard let objects = scene.child("objects"),
        let controller = objects.children.first(where: ElementCatalogue.isController)?.id
      else { continue }
      for object in objects.children {
        for element in object.descendants where element.name == "segue" {
          add(element, from: controller, startsOutsideController: object.id != controller)
        }
      }
    }
    for segue in root.child("inferredMetricsTieBreakers").map({ Array($0.children) }) ?? [] {
      if let id = segue["reference"] { tieBreakers.insert(id) }
    }
  }

  private mutating func add(_ element: Element, from controller: String, startsOutsideController: Bool) {
    guard let id = element.id, let destination = element["destination"],
      let kind = element["kind"].flatMap(Segue.Kind.init), kind != .unwind
    else { return }
    let segue = Segue(
      id: id, kind: kind, relationship: element["relationship"], source: controller, destination: destination,
      modalPresentationStyle: element["modalPresentationStyle"], startsOutsideController: startsOutsideController,
      element: element)
    incoming[destination, default: []].append(segue)
    outgoing[controller, default: []].append(segue)
  }

  /// The segue that decides which bars are inferred for a controller's screen: a tie breaker of the document, otherwise
  /// a relationship, otherwise the first segue; nil if no segue leads to the controller.
  func deciding(for controller: String) -> Segue? {
    guard let candidates = incoming[controller] else { return nil }
    return candidates.first { tieBreakers.contains($0.id) }
      ?? candidates.first { $0.kind == .relationship }
      ?? candidates.first
  }

  /// Whether a controller is shown inside a container view: directly, or because a parent controller of it is, such as
  /// its navigation controller.
  func isEmbedded(_ controller: String) -> Bool {
    var controller = controller
    var visited: Set<String> = []
    while visited.insert(controller).inserted, let segue = deciding(for: controller) {
      if segue.kind == .embed { return true }
      guard segue.kind == .relationship else { return false }
      controller = segue.source
    }
    return false
  }
}
