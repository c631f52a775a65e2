import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Texts that keep their size when people choose larger text.
nonisolated struct FixedFont: Rule {
  let identifier = "fixed-font"
  let impact = Impact.moderate
  let summary = "Text has a font of a fixed size, so it does not follow the reader's text size."
  let rationale = """
    One in four people reads at another text size than the default. Text with a text style follows that size, and \
    text with a fixed font does not. The rule reports it once per screen. It is a violation if most other texts of \
    the screen have text styles. It needs review if only some have, or if code may change the font. Screens without \
    any text style are not judged, nor are fonts below 10 and above 24 points, views of custom classes and \
    placeholder text.
    """
  let example = RuleExample(
    fault: "A title has the text style Headline, and the text below it is set in 15 points.",
    fix: "Give the text the text style Subheadline.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Typography, Supporting Dynamic Type",
    "https://developer.apple.com/design/human-interface-guidelines/typography")
  let dependsOnEnvironment = false
}

@MainActor extension FixedFont {
  /// The largest point size that is reported: larger letters can be read at any text size.
  private static let largestJudged: CGFloat = 24
  /// The smallest point size that is reported: smaller letters are taken to be part of a drawing.
  private static let smallestJudged: CGFloat = 10

  func observations(on screen: AuditedScreen) -> [Observation] {
    guard !screen.document.isLaunchScreen else { return [] }
    var fixed: [ScreenView] = []
    var following = 0
    for view in screen.geometry.views where isJudged(view, on: screen) {
      switch screen.texts.followsTextSize(view) {
      case true?: following += 1
      case false? where isJudged(screen.texts.ownFont(of: view.view)):
        fixed.append(view)
      default: break
      }
    }
    fixed.removeAll { screen.code.effect(of: .font, on: $0.location.id) == .certain }
    guard let first = fixed.first, following > 0 else { return [] }
    let isForgotten = following > fixed.count
    let isUnknown = fixed.allSatisfy { screen.code.effect(of: .font, on: $0.location.id) != .none }
    let name = screen.words.words(for: first.view)
    return [
      Observation(
        view: first.view,
        doubt: isUnknown
          ? "code may set their fonts"
          : isForgotten ? nil : "most texts of the screen have a fixed size, so it may be meant",
        magnitude: Double(fixed.count),
        message: fixed.count == 1
          ? "It keeps its size when people choose larger text."
          : "\(name) and \(fixed.count - 1) more keep their size when people choose larger text.",
        because: ["\(following) other text\(following == 1 ? "" : "s") of the screen follow the text size"]
          + fixed.prefix(4).map { view in
            "\(screen.words.words(for: view.view)) (line \(view.location.line)) is set in "
              + "\(Number.points(screen.texts.ownFont(of: view.view)?.pointSize ?? 0)) points"
          },
        fix: "Give it a text style, and turn “Automatically Adjusts Font” on.")
    ]
  }

  private func isJudged(_ font: UIFont?) -> Bool {
    font.map { (Self.smallestJudged...Self.largestJudged).contains($0.pointSize) } ?? false
  }

  private func isJudged(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard !view.isPlacedBySystem, view.location.customClass == nil, screen.texts.ownFont(of: view.view) != nil else {
      return false
    }
    if let button = view.view as? UIButton, button.configuration != nil { return false }
    if view.view is UITextField { return true }
    return view.texts.contains { !PlaceholderText.matches($0.string) }
  }
}
