import InterfaceBuilder
import UIKit

/// What VoiceOver takes for one element.
extension ScreenCode {
  /// Whether the document makes a view around a view an element for VoiceOver, which then reads nothing inside of it.
  func standsInAccessibilityElement(_ view: ScreenView) -> Bool {
    geometry.ancestors(of: view).contains { place in
      document.element(geometry.views[place].location.id)?.children.contains { child in
        child.name == "accessibility" && child.children.contains { $0["key"] == "isElement" && $0["value"] == "YES" }
      } == true
    }
  }

  /// Whether the document sets a property of the app's own class that is about accessibility: the app's code may make a
  /// label from it.
  func hasOwnAccessibilityAttribute(_ id: String) -> Bool {
    document.element(id)?.descendants.contains { attribute in
      guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"] else { return false }
      return path.lowercased().contains("accessibility") && !Self.silentAttributes.contains(path)
    } ?? false
  }

  /// UIKit's accessibility properties that give an object no name.
  private static let silentAttributes: Set<String> = [
    "accessibilityIdentifier", "accessibilityHint", "accessibilityTraits", "accessibilityLanguage",
    "accessibilityValue",
  ]

  /// Whether the code of a view around a view sets what VoiceOver reads for it. The code is that of the classes of
  /// these views, and of the classes that have an outlet to the view.
  func mayStandInAccessibilityElement(_ view: ScreenView) -> Bool {
    let around = geometry.ancestors(of: view).compactMap { geometry.views[$0].location.customClass }
    let owners = document.outletConnections(to: view.location.id).compactMap(\.ownerClass)
    return (around + owners).contains { name in
      !app.isController(name)
        && (app.overrides(Self.elementMembers, in: name) == true
          || app.uses(of: "self", in: name)?.isDisjoint(with: Self.elementMembers) == false)
    }
  }

  /// The members that decide which element a view is for VoiceOver.
  private static let elementMembers: Set<String> = [
    "isAccessibilityElement", "setIsAccessibilityElement", "accessibilityElements", "setAccessibilityElements",
    "accessibilityCustomActions", "setAccessibilityCustomActions",
  ]
}
