import Audit
import Environments
import UIKit

/// Letters that are too small to read.
nonisolated struct SmallLetters: Rule {
  let identifier = "small-letters"
  let impact = Impact.moderate
  let summary = "Text is smaller than 11 points."
  let rationale =
    "Apple's guidelines ask for 11 points at least. Text sizes below Large are not judged: people chose them."
  let example = RuleExample(fault: "A footnote is set in 9 points.", fix: "Use the text style Footnote.")

  @MainActor func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { seen in
      guard let label = seen.view as? UILabel, label.text?.isEmpty == false, label.font.pointSize < 11,
        screen.loaded.environment.contentSizeCategory >= .large
      else { return nil }
      let size = label.font.pointSize
      return Observation(
        view: label, doubt: nil, magnitude: Double(11 - size),
        message: "Its text is \(Number.points(size)) points high, and 11 can be read.",
        because: ["\(screen.words.words(for: label)) has the font \(label.font.fontName)"],
        fix: "Use a text style, or a font of at least 11 points.")
    }
  }
}
