import Environments
import InterfaceBuilder
import UIKit

/// Outlets and actions whose property, method or target object does not exist.
nonisolated struct BrokenOutlet: Rule {
  let identifier = "broken-outlet"
  let impact = Impact.critical
  let summary = "An outlet or action names a property or method that the class does not have."
  let rationale = """
    UIKit throws an exception when it loads the screen, or when the control is tapped, and the app ends. The rule \
    judges only classes whose sources are in the project, together with all their superclasses up to one of UIKit's. \
    A name counts as declared if the code of the class contains the word. A connection to an object that the document \
    does not have is broken as well. It needs review if most connections of a class are broken, because the screen \
    may be out of use; if a control has a working action besides a broken one to another scene, because storyboards \
    drop such a connection; if the control is hidden; and if the owner of a xib may be of another class, or none, \
    because of the code that loads it. The action of a bar item that also starts a segue is not judged: the segue \
    takes its place.
    """
  let example = RuleExample(
    fault: "The property “nameLabel” was renamed to “titleLabel”, and the document still has an outlet “nameLabel”.",
    fix: "Delete the outlet, and connect the new property.")
  let reference: RuleReference? = RuleReference(
    "NSUndefinedKeyException",
    "https://developer.apple.com/documentation/foundation/nsexceptionname/undefinedkeyexception")
  let dependsOnEnvironment = false
}

@MainActor extension BrokenOutlet {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let connections = screen.document.connections(of: screen.loaded.scene)
    let broken = connections.compactMap { connection -> Broken? in
      guard !isOfUnusedRecognizer(connection, on: screen), !isReplacedBySegue(connection, on: screen) else {
        return nil
      }
      return reason(connection, in: screen.code.app).map { Broken(connection: connection, reason: $0) }
    }
    // All broken connections to one class are one finding.
    return Dictionary(grouping: broken) { $0.connection.ownerClass ?? "" }.map { name, broken in
      let all = connections.count { $0.ownerClass == name }
      let doubts = broken.map { doubt(about: $0.connection, among: connections, on: screen) }
      return observation(of: broken, among: all, doubt: doubts.contains(nil) ? nil : doubts[0], on: screen)
    }
  }

  private func doubt(
    about connection: Connection, among connections: [Connection], on screen: AuditedScreen
  ) -> Doubt? {
    if isLeftOver(connection, among: connections, on: screen) {
      return "its target is in another scene, and the control has an action that works"
    }
    if connection.kind == .action, isHidden(connection.source, on: screen) { return "the control is hidden" }
    let owner = connection.kind == .outlet ? connection.source : connection.destination
    guard connection.leadsToObject, owner == Self.filesOwner, let name = connection.ownerClass else { return nil }
    return screen.code.app.doubt(aboutOwner: name)
  }

  /// The identifier of the object that loads a xib.
  private static let filesOwner = "-1"

  /// Whether the document hides an object or one of the views around it.
  private func isHidden(_ id: String?, on screen: AuditedScreen) -> Bool {
    guard let object = id.flatMap({ screen.document.element($0) }) else { return false }
    return sequence(first: object, next: \.parent).contains { $0["hidden"] == "YES" }
  }

  /// Whether an action belongs to a bar item that also starts a segue. An item has one target and one action, and the
  /// segue takes them.
  private func isReplacedBySegue(_ connection: Connection, on screen: AuditedScreen) -> Bool {
    guard connection.kind == .action, let item = connection.source.flatMap({ screen.document.element($0) }),
      item.name == "barButtonItem"
    else { return false }
    return item.children.contains { $0.name == "connections" && $0.children.contains { $0.name == "segue" } }
  }

  private struct Broken {
    var connection: Connection
    var reason: String
  }

  /// Whether an action is left over from copying its control out of another scene: its target is in another scene,
  /// where it has no effect, and the same control has another action that works.
  private func isLeftOver(_ connection: Connection, among all: [Connection], on screen: AuditedScreen) -> Bool {
    func scene(of id: String) -> String? {
      guard let object = screen.document.element(id) else { return nil }
      return sequence(first: object, next: \.parent).first { $0.name == "scene" }?["sceneID"]
    }
    guard connection.kind == .action, let source = connection.source, let own = scene(of: source),
      let other = scene(of: connection.destination), own != other
    else { return false }
    return all.contains { $0.kind == .action && $0.source == source && reason($0, in: screen.code.app) == nil }
  }

  private func observation(
    of broken: [Broken], among all: Int, doubt: Doubt?, on screen: AuditedScreen
  ) -> Observation {
    let first = broken[0].connection
    let source = first.source.flatMap { screen.view(nearest: $0) } ?? screen.loaded.rootView
    // No app ships with most connections of a screen broken, so the screen is taken to be out of use.
    let isOutOfUse = broken.count > 2 && broken.count * 2 > all
    let kind = first.kind == .outlet ? "outlet" : "action"
    return Observation(
      view: source, line: first.line, variant: first.ownerClass ?? "",
      doubt: isOutOfUse ? "most of its connections are broken, so the screen may be out of use" : doubt,
      magnitude: Double(broken.count),
      message: broken.count == 1
        ? "The \(kind) “\(first.name)” leads nowhere."
        : "The \(kind) “\(first.name)” and \(broken.count - 1) more lead nowhere.",
      because: broken.prefix(4).map { "line \($0.connection.line): \($0.reason)" },
      fix: "Delete the \(kind), or connect it with what is there.")
  }

  /// Whether the connection belongs to a gesture recognizer that is attached to no view, so that it never fires.
  private func isOfUnusedRecognizer(_ connection: Connection, on screen: AuditedScreen) -> Bool {
    guard let source = connection.source else { return false }
    return screen.document.element(source)?.name.hasSuffix("GestureRecognizer") == true
      && screen.document.outletConnections(to: source).isEmpty
  }

  /// Why a connection is broken; `nil` if it is not, or if that is not known.
  private func reason(_ connection: Connection, in code: AppCode) -> String? {
    guard connection.leadsToObject else { return "the document has no object \(connection.destination)" }
    guard let name = connection.ownerClass, code.knows(name) else { return nil }
    switch connection.kind {
    case .outlet:
      let property = connection.name
      guard !property.contains("."), !Self.propertiesOfUIKit.contains(property) else { return nil }
      let words: Set<String> = [
        property, "_\(property)", "set\(property.prefix(1).uppercased())\(property.dropFirst())",
        "is\(property.prefix(1).uppercased())\(property.dropFirst())",
        // Key-value coding looks for `setName:`, whether the outlet says “name” or “Name”.
        property.prefix(1).lowercased() + property.dropFirst(),
      ]
      return code.mentions(words, in: name) == false
        ? "the sources of \(name) and its superclasses do not have the word “\(property)”" : nil
    case .action:
      guard !Self.methodsOfUIKit.contains(connection.name) else { return nil }
      let method = String(connection.name.prefix { $0 != ":" })
      return code.mentionsBeginning(of: method, in: name) == false
        ? "the sources of \(name) and its superclasses have no method “\(connection.name)”" : nil
    }
  }

  /// The outlets that UIKit's own classes declare. They are not searched for in the app's sources.
  private static let propertiesOfUIKit: Set<String> = [
    "accessoryView", "accessibilityElements", "backBarButtonItem", "backgroundView", "collectionView",
    "collectionViewLayout", "contentView", "dataSource", "delegate", "detailTextLabel", "dragDelegate", "dropDelegate",
    "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView", "inputAccessoryViewController",
    "inputView", "leftBarButtonItem", "leftBarButtonItems", "leftView", "maskView", "multipleSelectionBackgroundView",
    "navigationBar", "navigationItem", "prefetchDataSource", "refreshControl", "rightBarButtonItem",
    "rightBarButtonItems", "rightView", "searchBar", "searchContentsController", "searchDisplayController",
    "searchResultsDataSource", "searchResultsDelegate", "selectedBackgroundView", "tabBar", "tabBarItem", "tableView",
    "tableFooterView", "tableHeaderView", "textLabel", "titleLabel", "titleView", "toolbarItems", "view",
    "viewControllers", "window",
  ]

  /// The action methods that UIKit's own classes declare. They are not searched for in the app's sources.
  private static let methodsOfUIKit: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "copy:", "cut:", "paste:", "selectAll:", "select:",
    "delete:", "reloadData", "dismissModalViewControllerAnimated:", "setEditing:animated:", "toggleSidebar:",
    "performSegueWithIdentifier:sender:", "removeFromSuperview", "setNeedsDisplay", "goBack", "goForward", "reload",
    "reload:", "goBack:", "goForward:", "stopLoading", "stopLoading:", "presentModalViewController:animated:",
    "popViewControllerAnimated:", "dismissViewControllerAnimated:completion:", "toggleMasterVisible:",
    "showViewController:sender:", "showDetailViewController:sender:",
  ]
}
