import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Heights that are too low for any text at some text size.
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
  /// The part of a line's height that may be missing before letters are cut.
  private static let airInLine: CGFloat = 0.2

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard !view.isPlacedBySystem, let font = screen.texts.ownFont(of: view.view),
        view.frame.height < font.lineHeight * (1 - Self.airInLine),
        let limit = screen.geometry.fixedSize(of: view.view, .vertical), screen.texts.followsTextSize(view) == true,
        isJudged(view, on: screen), screen.loaded.environment.contentSizeCategory >= .large
      else { return nil }
      let origin = ConstraintWords(views: screen.words).origin(of: limit)
      return Observation(
        view: view.view,
        outcome: view.location.customClass != nil || screen.code.isChangedByCode(limit)
          // Code may show an image in the place of the title.
          || screen.code.effect(of: .image, on: view.location.id) == .certain ? .needsReview : .violation,
        magnitude: Double(font.lineHeight - view.frame.height),
        message: "It is \(Number.points(view.frame.height)) points high, and a line of its text "
          + "\(Number.points(font.lineHeight)).",
        because: [ConstraintWords(views: screen.words).equation(limit)],
        fix: "Make the height of \(Number.exact(limit.constant))\(origin) an “at least”.")
    }
  }

  /// Whether this rule judges the view. The rule `truncated-text` cannot, because the user or code decides the text.
  private func isJudged(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    switch view.view {
    case is UITextField: true
    case let button as UIButton: button.configuration == nil && !view.texts.isEmpty
    case is UILabel:
      // If no code reaches the view, it shows the symbol that the document has.
      (view.texts.contains { $0.string.contains(where: \.isLetter) }
        || !screen.document.outletConnections(to: view.location.id).isEmpty)
        && view.texts.allSatisfy { screen.texts.isUnknown($0, in: view, along: .vertical) }
    default: false
    }
  }
}
