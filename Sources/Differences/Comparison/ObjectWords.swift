import Environments
import InterfaceBuilder
import UIKit

/// Gives the words for all kinds of objects of a document.
struct ObjectWords {
  let document: InterfaceDocument
  let graph: ObjectGraph
  /// The screens, laid out as on Interface Builder's canvas, by the indices of their scenes.
  private var screens: [Int: (loaded: LoadedScene, words: ViewWords)] = [:]

  init(document: InterfaceDocument, graph: ObjectGraph) {
    self.document = document
    self.graph = graph
    for (number, scene) in document.scenes.enumerated() where scene.rootViewElement != nil {
      let loaded = document.instantiate(scene, in: .designTime(of: document))
      loaded.layout()
      screens[number] = (loaded, ViewWords(document: document, loaded: loaded))
    }
  }

  /// The words for the object at an index in ``ObjectGraph/objects``, such as “label “Name””.
  func words(for place: Int) -> String {
    let object = graph.objects[place]
    let text =
      switch object.kind {
      case .constraint: ConstraintStatement(object, in: graph).words { words($0) }
      case .connection: connection(object)
      case .view, .guide, .other: shown(object) ?? described(object)
      }
    return PlainLine.of(text)
  }

  /// The words for the object with an identifier.
  func words(_ id: String) -> String {
    graph.place(of: id).map { words(for: $0) } ?? "“\(id)”, which the document does not have"
  }

  func words(for value: PropertyValue?) -> String {
    switch value {
    case nil: "not set"
    case .text(let text)?: "“\(text)”"
    case .plain(let text)?: text
    case .objects(let ids)?: ids.map { words($0) }.joined(separator: ", ")
    }
  }

  /// The frame of a view as on Interface Builder's canvas, in the coordinates of its superview; `nil` for an object
  /// that is not a view there.
  func frame(of place: Int) -> CGRect? {
    let object = graph.objects[place]
    return object.scene.flatMap { screens[$0] }.flatMap { $0.loaded.object(object.id) as? UIView }?.frame
  }

  /// The words for a view or layout guide; `nil` for other objects.
  private func shown(_ object: DocumentObject) -> String? {
    guard let screen = object.scene.flatMap({ screens[$0] }) else { return nil }
    switch screen.loaded.object(object.id) {
    case let view as UIView: return screen.words.words(for: view)
    case let guide as UILayoutGuide: return screen.words.words(forItem: guide)
    default: return nil
    }
  }

  private func described(_ object: DocumentObject) -> String {
    if let scene = document.scene(object.id) { return SceneWords(document: document).name(of: scene) }
    if object.element.name == "placeholder" { return object.element["userLabel"] ?? "a placeholder" }
    if object.element.name == "viewControllerLayoutGuide" {
      return "\(object.element["type"] ?? "") layout guide"
    }
    if object.element.name == "viewLayoutGuide", object.element["key"] == "safeArea" {
      return "safe area" + (object.parent.map { " of \(words(for: $0))" } ?? "")
    }
    let kind = object.element["customClass"] ?? PropertyNames.words(for: object.element.name)
    guard let name = object.ownName, name != kind else { return kind }
    return "\(kind) “\(ViewWords.short(name))”"
  }

  private func connection(_ object: DocumentObject) -> String {
    let element = object.element
    let owner = object.parent.map { words(for: $0) } ?? "nothing"
    let destination = element["destination"].map { words($0) } ?? "nothing"
    switch element.name {
    case "action":
      let event = element["eventType"].map { " on \(PropertyNames.words(for: $0))" } ?? ""
      return "action “\(element["selector"] ?? "")” of \(owner)\(event), sent to \(destination)"
    case "segue":
      let kind = element["kind"].map(PropertyNames.words) ?? ""
      let name = element["identifier"].map { " “\($0)”" } ?? ""
      return "\(kind) segue\(name) from \(owner) to \(destination)"
    default: return "outlet “\(element["property"] ?? "")” of \(owner) to \(destination)"
    }
  }
}
