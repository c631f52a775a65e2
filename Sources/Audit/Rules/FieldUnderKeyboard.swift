import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text fields that the keyboard covers while people type into them.
nonisolated struct FieldUnderKeyboard: Rule {
  let identifier = "field-under-keyboard"
  let impact = Impact.serious
  let summary = "The keyboard covers a text field, and nothing moves the field."
  let rationale = """
    People type without seeing what they type, and cannot reach the buttons below either. UIKit moves fields out of the \
    way in table view controllers alone. The rule judges screens of iPhones in portrait. It does not judge a screen if \
    the document has a keyboard layout guide, if the code of its class or of a view's class has a name with “keyboard” \
    in it, if the project has a library that moves fields, or if the class has no source. Of the views of a xib it \
    judges the one that a controller loads, if it is as large as a screen. It needs review if code may hide the field, \
    or if other code loads the xib.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "A field for a comment stands at the lower edge of the screen, pinned to the safe area.",
    fix: "Pin it to the top of the keyboard layout guide.")
  let reference: RuleReference? = RuleReference(
    "UIKeyboardLayoutGuide", "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide")
}

@MainActor extension FieldUnderKeyboard {
  /// The height of the keyboard in portrait without the row of suggestions, in points, above the home indicator's area:
  /// the same on all iPhones of 320 to 440 points in width.
  private static let keysHeight: CGFloat = 216
  /// The row with the globe below the keys, on iPhones with a home indicator.
  private static let globeHeight: CGFloat = 41

  func observations(on screen: AuditedScreen) -> [Observation] {
    let environment = screen.loaded.environment
    guard screen.isOfController, environment.orientation == .portrait,
      environment.device.idiom == .phone, !screen.document.isLaunchScreen, !screen.loaded.surroundings.isEmbedded,
      !isOfTableController(screen), isWithoutKeyboardCode(screen)
    else { return [] }
    let owner = screen.loaded.scene.kind == .view ? screen.controllerClass : nil
    let doubt = owner.flatMap(screen.code.app.doubt(aboutOwner:))
    let home = screen.loaded.surroundings.homeArea
    let keyboard = Self.keysHeight + home + (home > 0 ? Self.globeHeight : 0)
    let top = screen.loaded.rootView.bounds.maxY - keyboard
    return screen.geometry.views.compactMap { view in
      guard isField(view.view), !view.isPlacedBySystem, view.location.customClass == nil, view.frame.midY > top,
        view.frame.minY < screen.loaded.rootView.bounds.maxY, isReached(view)
      else { return nil }
      let isShownByCode = screen.code.effect(of: .visibility, on: view.location.id) != .none
      return Observation(
        view: view.view, doubt: isShownByCode ? .visibilityFromCode : doubt, magnitude: Double(view.frame.maxY - top),
        message: "The keyboard covers it while people type.",
        because: [
          "it reaches from \(Number.points(view.frame.minY)) to \(Number.points(view.frame.maxY)) points, and the keyboard "
            + "begins at \(Number.points(top))"
        ],
        fix: "Pin it to the top of the keyboard layout guide, or scroll it into sight when the keyboard appears.")
    }
  }

  private func isField(_ view: UIView) -> Bool {
    switch view {
    case let field as UITextField: field.isEnabled && field.isUserInteractionEnabled && field.inputView == nil
    case let text as UITextView: text.isEditable && text.isUserInteractionEnabled
    default: false
    }
  }

  /// Whether the field is on the visible part of the screen, not further down in a scroll view.
  private func isReached(_ view: ScreenView) -> Bool { view.frame.height > 0 && view.reach.rect.intersects(view.frame) }

  /// Whether the screen belongs to a table view controller, which moves fields itself.
  private func isOfTableController(_ screen: AuditedScreen) -> Bool {
    screen.loaded.scene.element.name == "tableViewController" || screen.loaded.rootView is UITableView
  }

  /// Whether it is known that nothing moves fields: the class of the screen has sources without any name about keyboards,
  /// or the screen has no class at all.
  private func isWithoutKeyboardCode(_ screen: AuditedScreen) -> Bool {
    let code = screen.code.app
    if code.hasKeyboardLibrary { return false }
    let hasGuide = screen.loaded.scene.element.descendants.contains {
      $0.name == "viewLayoutGuide" && $0["key"] == "keyboard"
    }
    if hasGuide { return false }
    let classes = [screen.controllerClass] + screen.geometry.views.map(\.location.customClass)
    return classes.compactMap(\.self).allSatisfy { code.mentionsKeyboard(in: $0) == false }
  }
}
