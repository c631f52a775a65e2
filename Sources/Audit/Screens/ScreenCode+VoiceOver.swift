import InterfaceBuilder
import UIKit

/// Views that are, or may be, accessibility elements, so that VoiceOver does not read the views inside of them.
extension ScreenCode {
  /// Whether the document makes an ancestor of a view an accessibility element. VoiceOver then reads only the ancestor,
  /// not the view.
  func standsInAccessibilityElement(_ view: ScreenView) -> Bool {
    geometry.ancestors(of: view).contains { place in
      document.element(geometry.views[place].location.id)?.children.contains { child in
        child.name == "accessibility" && child.children.contains { $0["key"] == "isElement" && $0["value"] == "YES" }
      } == true
    }
  }

  /// Whether the document sets a user-defined runtime attribute with “accessibility” in its key path on an object, from
  /// which the object may get a label.
  func hasOwnAccessibilityAttribute(_ id: String) -> Bool {
    document.element(id)?.descendants.contains { attribute in
      guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"] else { return false }
      return path.lowercased().contains("accessibility") && !Self.silentAttributes.contains(path)
    } ?? false
  }

  /// UIKit's accessibility properties that do not give an object a label.
  private static let silentAttributes: Set<String> = [
    "accessibilityIdentifier", "accessibilityHint", "accessibilityTraits", "accessibilityLanguage",
    "accessibilityValue",
  ]

  /// Whether code may make an ancestor of a view an accessibility element: the code of the ancestors' custom classes,
  /// or of a class, other than a controller, that has an outlet to the view.
  func mayStandInAccessibilityElement(_ view: ScreenView) -> Bool {
    let around = geometry.ancestors(of: view).compactMap { geometry.views[$0].location.customClass }
    let owners = document.outletConnections(to: view.location.id).compactMap(\.ownerClass)
    return (around + owners).contains { name in
      !app.isController(name)
        && (app.overrides(Self.elementMembers, in: name) == true
          || app.uses(of: "self", in: name)?.isDisjoint(with: Self.elementMembers) == false)
    }
  }

  /// The members that decide whether a view, or which of its parts, is an accessibility element.
  private static let elementMembers: Set<String> = [
    "isAccessibilityElement", "setIsAccessibilityElement", "accessibilityElements", "setAccessibilityElements",
    "accessibilityCustomActions", "setAccessibilityCustomActions",
  ]
}
