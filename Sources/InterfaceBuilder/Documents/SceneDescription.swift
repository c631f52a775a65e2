/// A part of a document that can be laid out: a controller with its view, or a top-level view.
nonisolated public struct SceneDescription: Sendable {
  /// Whether the root of the scene is a controller or a view.
  public enum Kind: Hashable, Sendable {
    /// A controller, whose view fills the screen.
    case controller
    /// A top-level view of a xib, or a view beside the controller in a storyboard's scene.
    case view
  }

  /// Identifier of the controller or view.
  public let id: String
  /// Whether the root of the scene is a controller or a view.
  public let kind: Kind
  /// The label that the object was given in Interface Builder; nil if it has none.
  public let userLabel: String?
  /// The app's class of the controller or view; nil if its class is UIKit's.
  public let customClass: String?
  /// The identifier with which code instantiates the controller from its storyboard; nil if it has none.
  public let storyboardIdentifier: String?
  /// Title of the controller.
  public let title: String?
  /// Whether the scene is shown inside a container view of another scene of the document.
  public internal(set) var isEmbedded = false
  /// The element of the controller or view.
  public let element: Element

  /// Line of the document, counted from 1.
  public var line: Int { element.line }

  /// The element of the root view; nil for controllers whose view comes from other controllers or from code.
  public var rootViewElement: Element? { kind == .view ? element : element.child(key: "view") }

  /// The name of the scene in reports: the first that exists of label, class, storyboard identifier, title, title of
  /// the navigation item, and identifier.
  public var name: String {
    userLabel ?? customClass ?? storyboardIdentifier ?? title ?? element.child("navigationItem")?["title"] ?? id
  }

  private init(_ element: Element, id: String, kind: Kind) {
    self.id = id
    self.kind = kind
    self.element = element
    userLabel = element["userLabel"]
    customClass = element["customClass"]
    storyboardIdentifier = element["storyboardIdentifier"]
    title = element["title"]
  }

  /// All scenes of a document in document order.
  static func all(in root: Element) -> [SceneDescription] {
    if let scenes = root.child("scenes") {
      return scenes.children.flatMap { scene in topLevel(of: scene.child("objects")) }
    }
    return topLevel(of: root.child("objects"))
  }

  private static func topLevel(of objects: Element?) -> [SceneDescription] {
    guard let objects else { return [] }
    return objects.children.flatMap { element -> [SceneDescription] in
      // If a table section is a top-level object, its cells are separate scenes.
      if element.name == "tableViewSection" { return topLevel(of: element.child("cells")) }
      guard let id = element.id else { return [] }
      if ElementCatalogue.isController(element) { return [SceneDescription(element, id: id, kind: .controller)] }
      return ElementCatalogue.isView(element) ? [SceneDescription(element, id: id, kind: .view)] : []
    }
  }
}
