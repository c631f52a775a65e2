import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Fixed heights of views that are lower than one line of their text at some text size.
nonisolated struct FixedSizeAroundText: Rule {
  let identifier = "fixed-size-around-text"
  let impact = Impact.serious
  let summary = "A view with text has a fixed height that is too low for one line of a larger text size."
  let rationale = """
    With larger text, letters are cut off at the top or bottom, whatever the text is. truncated-text reports texts \
    that the document contains; this rule judges text fields, buttons, and labels whose text code sets. Only views \
    whose font is a text style are judged. It needs review if code may change the height or set an image, and for \
    custom classes.
    """
  let example = RuleExample(
    fault: "A text field has the text style Body and is 34 points high.",
    fix: "Make the height an “at least”.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Typography, Supporting Dynamic Type",
    "https://developer.apple.com/design/human-interface-guidelines/typography")
}

@MainActor extension FixedSizeAroundText {
  /// The fraction of a line's height by which a view may be lower than the line before letters are cut off.
  private static let airInLine: CGFloat = 0.2

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard !view.isPlacedBySystem, let font = screen.texts.ownFont(of: view.view),
        view.frame.height < font.lineHeight * (1 - Self.airInLine),
        let limit = screen.geometry.fixedSize(of: view.view, .vertical), screen.texts.followsTextSize(view) == true,
        isJudged(view, on: screen), screen.loaded.environment.contentSizeCategory >= .large
      else { return nil }
      let origin = ConstraintWords(views: screen.words).origin(of: limit)
      let fix = "Make the height of \(Number.exact(limit.constant))\(origin) an “at least”."
      let edits = screen.loaded.location(of: limit).map { [ObjectEdit($0.id, "relation", "greaterThanOrEqual")] }
      return Observation(
        view: view.view,
        doubt: doubt(about: view, limitedBy: limit, on: screen),
        magnitude: Double(font.lineHeight - view.frame.height),
        message: "It is \(Number.points(view.frame.height)) points high, and a line of its text "
          + "\(Number.points(font.lineHeight)).",
        because: [ConstraintWords(views: screen.words).equation(limit)], fix: fix
      ).suggesting(
        FixSuggestions(
          fixes: [SuggestedFix(text: fix, edits: edits ?? [])],
          otherwise: "Look at the height of \(Number.exact(limit.constant))\(origin), and at what stands beside it."))
    }
  }

  private func doubt(
    about view: ScreenView, limitedBy limit: NSLayoutConstraint, on screen: AuditedScreen
  ) -> Doubt? {
    if let name = view.location.customClass { return .ownClass(name) }
    if screen.code.isChangedByCode(limit) { return .constraintFromCode }
    let hasImage = screen.code.effect(of: .image, on: view.location.id) == .certain
    return hasImage ? "code may show an image in the place of the title" : nil
  }

  /// Whether this rule judges the view: a text field, a button, or a label whose text code sets. The rule
  /// `truncated-text` cannot judge these views, because it needs the text.
  private func isJudged(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    switch view.view {
    case is UITextField: true
    case let button as UIButton: button.configuration == nil && !view.texts.isEmpty
    case is UILabel:
      // A label without an outlet shows the document's text; if that has no letters, as “+”, this rule does not judge
      // it.
      (view.texts.contains { $0.string.contains(where: \.isLetter) }
        || !screen.document.outletConnections(to: view.location.id).isEmpty)
        && view.texts.allSatisfy { screen.texts.doubt(about: $0, in: view, along: .vertical) != nil }
    default: false
    }
  }
}
