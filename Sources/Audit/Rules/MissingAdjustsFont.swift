import Environments
import InterfaceBuilder
import UIKit

/// Labels with a text style that keep their font size if the text size is changed while the app runs.
nonisolated struct MissingAdjustsFont: Rule {
  let identifier = "missing-adjusts-font"
  let impact = Impact.minor
  let summary = "A label has a text style, but does not follow a new text size until the screen is created again."
  let rationale = """
    A text style gives a label the reader's text size when the label is loaded. Without “Automatically Adjusts Font” \
    the label keeps that size when the reader changes the setting, and then differs from labels that follow it. It \
    always needs review, because code may set the option.
    """
  let example = RuleExample(
    fault: "A label has the text style Body, and “Automatically Adjusts Font” is off.",
    fix: "Turn “Automatically Adjusts Font” on.")
  let reference: RuleReference? = RuleReference(
    "UIContentSizeCategoryAdjusting: adjustsFontForContentSizeCategory",
    "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory")
}

@MainActor extension MissingAdjustsFont {
  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard let element = screen.document.element(view.location.id), view.location.element == "label",
        element["adjustsFontForContentSizeCategory"] != "YES",
        let font = element.children.first(where: { $0["key"] == "fontDescription" }), let style = font["style"]
      else { return nil }
      return Observation(
        view: view.view, doubt: "code may set the font again when the text size changes", magnitude: 1,
        message: "It keeps its size when the reader changes the text size.",
        because: ["its font is the text style \(style), and it does not adjust its font"],
        fix: "Turn “Automatically Adjusts Font” on.")
    }
  }
}
