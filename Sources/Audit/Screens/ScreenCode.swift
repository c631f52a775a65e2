import InterfaceBuilder
import UIKit

/// What the app's code may do to a screen, and what the screen's objects ask of it.
@preconcurrency @MainActor public final class ScreenCode {
  /// What the sources beside the document say of its classes.
  public let app: AppCode
  let document: InterfaceDocument
  let loaded: LoadedScene
  let geometry: ScreenGeometry

  /// What the objects of the scene do when they are used, by their identifiers: targets and selectors.
  private(set) lazy var actions: [String: Set<String>] = {
    let actions = document.connections(of: loaded.scene).filter { $0.kind == .action && $0.leadsToObject }
    return Dictionary(grouping: actions) { $0.source ?? "" }
      .mapValues { Set($0.map { "\($0.destination) \($0.name)" }) }
  }()

  init(_ app: AppCode, of loaded: LoadedScene, in document: InterfaceDocument, geometry: ScreenGeometry) {
    self.app = app
    self.loaded = loaded
    self.document = document
    self.geometry = geometry
  }

  /// What code may do to an object, by the outlets and the properties of controllers that lead to it.
  func effect(of change: CodeChange, on id: String) -> CodeEffect {
    // The project says what the text shows.
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

  /// What code may do to the title of a navigation item. A controller has it in `navigationItem.title`; its own `title`
  /// is the same.
  private func effectOnTitle(ofItem id: String) -> CodeEffect {
    guard document.element(id)?.name == "navigationItem", let name = loaded.scene.customClass else { return .none }
    let isSet = ["navigationItem", "self"].contains { app.uses(of: $0, in: name)?.contains("title") == true }
    if isSet { return .certain }
    // A name that stands alone, without an object, may be a variable as well.
    return app.uses(of: "title", in: name)?.contains("") == true ? .possible : .none
  }

  /// The properties by which code reaches an item of a bar without an outlet: the controller has its items in
  /// `navigationItem` and in `toolbarItems`, a toolbar in `items`.
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

  /// Whether code may hide or show one of the views at these places in ``ScreenGeometry/views``.
  func mayBeHiddenByCode(_ places: some Sequence<Int>) -> Bool {
    places.contains { effect(of: .visibility, on: geometry.views[$0].location.id) != .none }
  }

  /// Whether the code of a class that has an outlet to the object is known.
  func knowsOwner(ofOutletsTo id: String) -> Bool {
    document.outletConnections(to: id).contains { outlet in
      outlet.ownerClass.flatMap { app.uses(of: outlet.property, in: $0) } != nil
    }
  }
}
