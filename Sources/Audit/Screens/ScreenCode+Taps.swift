import Foundation
import InterfaceBuilder
import UIKit

/// Views and recognizers that react to taps.
extension ScreenCode {
  /// The single-tap recognizers, with one finger, that the document attaches to an object.
  func tapRecognizers(of element: Element) -> [Element] {
    element.children.filter { $0.name == "connections" }.flatMap { Array($0.children) }.compactMap { connection in
      guard connection["property"] == "gestureRecognizers", let id = connection["destination"],
        let recognizer = document.element(id), recognizer.name == "tapGestureRecognizer",
        (recognizer["numberOfTapsRequired"] ?? "1") == "1", (recognizer["numberOfTouchesRequired"] ?? "1") == "1"
      else { return nil }
      return recognizer
    }
  }

  /// The actions that a tap on a view sends according to the document, each as “target tag selector”; `nil` if the view
  /// does not react to taps.
  func tapActions(of view: ScreenView) -> Set<String>? {
    guard view.view.isUserInteractionEnabled else { return nil }
    let recognizers = document.element(view.location.id).map(tapRecognizers) ?? []
    let own = (view.view as? UIControl)?.isEnabled == true ? actions[view.location.id] : nil
    guard own != nil || !recognizers.isEmpty else { return nil }
    return recognizers.compactMap(\.id).reduce(into: own ?? []) { $0.formUnion(actions[$1] ?? []) }
  }

  /// Whether another view that reacts to taps lies in front of a view and covers it completely.
  func isBehindTapTarget(_ view: ScreenView) -> Bool {
    guard let place = geometry.places[view.location.id] else { return false }
    let frame = view.frame.insetBy(dx: 1, dy: 1)
    return geometry.views.indices.dropFirst(place + 1).contains { other in
      geometry.views[other].frame.contains(frame) && !geometry.path(of: other).contains(place)
        && (tapActions(of: geometry.views[other]) != nil || !methodsOfTaps(on: geometry.views[other]).isEmpty)
    }
  }

  /// Whether code makes an ancestor of a view react to taps with the same method, as for a card whose button only shows
  /// that the card can be tapped.
  ///
  /// The root view and scroll views are left out as ancestors, because a tap on them mostly ends editing.
  func standsInTapTarget(_ view: ScreenView) -> Bool {
    let own = (actions[view.location.id] ?? []).compactMap { $0.split(separator: " ").last?.prefix { $0 != ":" } }
    return geometry.ancestors(of: view).contains { place in
      let isWholeScreen = geometry.views[place].view === loaded.rootView && loaded.scene.kind == .controller
      guard !isWholeScreen, !(geometry.views[place].view is UIScrollView) else { return false }
      return methodsOfTaps(on: geometry.views[place]).contains { method in
        // Swift's `close(button:)` is `closeWithButton:` to UIKit.
        method.isEmpty || own.contains { $0 == method || $0.hasPrefix("\(method)With") }
      }
    }
  }

  /// Whether the row or item around a view does the same when it is selected: the controller's method for that names one
  /// of the view's actions.
  func standsInRowThatDoesTheSame(_ view: ScreenView) -> Bool {
    guard let name = loaded.scene.customClass,
      geometry.ancestors(of: view).contains(where: { geometry.views[$0].view.screenRole == .cell })
    else { return false }
    let words = app.wordsOfSelection(in: name)
    return (actions[view.location.id] ?? []).contains { action in
      action.split(separator: " ").last.map { words.contains(String($0.prefix { $0 != ":" })) } ?? false
    }
  }

  /// The methods that tap recognizers made by code may call for a view; an empty name stands for an unknown method. The
  /// code is that of the classes with an outlet to the view, and of the view's own class.
  private func methodsOfTaps(on view: ScreenView) -> Set<String> {
    let outlets = document.outletConnections(to: view.location.id).filter { $0.property != "view" }
    let users = outlets.compactMap { outlet in outlet.ownerClass.map { (name: $0, property: outlet.property) } }
    let own = view.location.customClass.map { (name: $0, property: "self") }
    return (users + [own].compactMap(\.self)).reduce(into: []) { methods, user in
      guard app.uses(of: user.property, in: user.name)?.contains("addGestureRecognizer") == true else { return }
      methods.formUnion(app.tapMethods(in: user.name))
    }
  }
}
