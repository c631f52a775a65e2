import InterfaceBuilder
import UIKit

/// Facts about what the app's code may do to the objects of a screen, and the actions that these objects send.
@preconcurrency @MainActor public final class ScreenCode {
  /// What the app's source files say about the document's classes.
  public let app: AppCode
  let document: InterfaceDocument
  let loaded: LoadedScene
  let geometry: ScreenGeometry

  /// The actions that the scene's controls and recognizers send, each as “target tag selector”, by the identifier of the
  /// object that sends them. A method that several controls call tells them apart by their tags.
  private(set) lazy var actions: [String: Set<String>] = {
    let actions = document.connections(of: loaded.scene).filter { $0.kind == .action && $0.leadsToObject }
    return Dictionary(grouping: actions) { $0.source ?? "" }
      .mapValues { Set($0.map { "\($0.destination) \(tag(of: $0.source)) \($0.name)" }) }
  }()

  /// The views that constraints of the app's own classes tie, along each axis.
  private(set) lazy var tiedByOwnConstraints = Self.tiedByOwnConstraints(in: loaded)

  init(_ app: AppCode, of loaded: LoadedScene, in document: InterfaceDocument, geometry: ScreenGeometry) {
    self.app = app
    self.loaded = loaded
    self.document = document
    self.geometry = geometry
  }

  private func tag(of source: String?) -> String { source.flatMap { document.element($0)?["tag"] } ?? "0" }

  /// Whether code makes a change to an object. Code reaches the object through an outlet or through a property of its
  /// controller.
  func effect(of change: CodeChange, on id: String) -> CodeEffect {
    // The project's configuration says which text is shown, so no code replaces it.
    if change.kind == .text, document.shownTexts[id] != nil { return .none }
    var effect = change.kind == .text ? effectOnTitle(ofItem: id) : .none
    if effect == .certain { return .certain }
    for outlet in document.outletConnections(to: id) + barItemConnections(to: id) {
      let found =
        change.kind == .voiceOver ? app.effectOnVoiceOver(through: outlet) : app.effect(of: change, through: outlet)
      switch found {
      case .certain: return .certain
      case .possible: effect = .possible
      case .none: break
      }
    }
    return effect
  }

  /// Whether code changes the title of a navigation item, through the controller's `navigationItem.title` or `title`.
  private func effectOnTitle(ofItem id: String) -> CodeEffect {
    guard document.element(id)?.name == "navigationItem", let name = loaded.scene.customClass else { return .none }
    let isSet = ["navigationItem", "self"].contains { app.uses(of: $0, in: name)?.contains("title") == true }
    if isSet { return .certain }
    // `title` without an object before it may be the controller's property or a local variable.
    return app.uses(of: "title", in: name)?.contains("") == true ? .possible : .none
  }

  /// The properties through which code reaches a bar button item without an outlet to it, as if they were outlets:
  /// those of `navigationItem`, the controller's `toolbarItems`, and a toolbar's `items`.
  private func barItemConnections(to id: String) -> [OutletConnection] {
    guard let item = document.element(id), item.name == "barButtonItem", let parent = item.parent else { return [] }
    if parent.name == "items" {
      return document.outletConnections(to: parent.parent?.id ?? "").filter { toolbar in
        toolbar.ownerClass.flatMap { app.uses(of: toolbar.property, in: $0) }?.contains("items") == true
      }
    }
    guard let name = loaded.scene.customClass else { return [] }
    // `rightBarButtonItem` is the first of `rightBarButtonItems`, so uses of either name count.
    let own = item["key"] ?? parent.name
    let names = own.hasSuffix("s") ? [own, String(own.dropLast())] : [own, "\(own)s"]
    return names.filter { app.uses(of: $0, in: name)?.isEmpty == false }
      .map { OutletConnection(property: $0, ownerClass: name) }
  }

  /// Whether code may hide or show one of the views at some indices in ``ScreenGeometry/views``.
  func mayBeHiddenByCode(_ places: some Sequence<Int>) -> Bool {
    places.contains { effect(of: .visibility, on: geometry.views[$0].location.id) != .none }
  }

  /// Whether the sources contain a class that has an outlet to the object.
  func knowsOwner(ofOutletsTo id: String) -> Bool {
    document.outletConnections(to: id).contains { outlet in
      outlet.ownerClass.flatMap { app.uses(of: outlet.property, in: $0) } != nil
    }
  }
}
