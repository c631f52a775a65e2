import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text that shrinks until it is hard to read.
nonisolated struct ShrunkText: Rule {
  let identifier = "shrunk-text"
  let impact = Impact.moderate
  let summary = "Text shrinks below 11 points to fit its room."
  let rationale = """
    Apple's guidelines ask for at least 11 points. A text may shrink a little to fit. How far it shrinks depends on \
    the device and the language, so the developers may never see it. Text that is smaller without shrinking is not \
    judged, nor are text sizes below the default. It needs review if code may show another text or decides the room.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "A title may shrink to half of its 17 points, and has 80 points of width.",
    fix: "Let the title wrap, or give it more width.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Typography, Ensuring legibility",
    "https://developer.apple.com/design/human-interface-guidelines/typography")

  /// The size in points below which letters are hard to read.
  var minimum = 11.0

  var settings: [RuleSetting] {
    [
      RuleSetting(
        name: "minimum", summary: "The size in points below which letters are hard to read.", value: minimum,
        range: 1...100)
    ]
  }

  func set(to numbers: [String: Double]) -> any Rule {
    var rule = self
    rule.minimum = numbers["minimum"] ?? minimum
    return rule
  }
}

@MainActor extension ShrunkText {
  /// The error of measured font sizes, in points.
  private static let error: CGFloat = 0.25

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard !view.isPlacedBySystem, let font = screen.texts.ownFont(of: view.view), font.pointSize >= minimum,
        let text = view.texts.first(where: { $0.placement.scale < 1 })
      else { return nil }
      let size = font.pointSize * text.placement.scale
      guard size < minimum - Self.error, screen.loaded.environment.contentSizeCategory >= .large else { return nil }
      return Observation(
        view: view.view,
        doubt: screen.texts.doubt(about: text, in: view, along: .horizontal),
        magnitude: Double(minimum - size),
        message: "“\(ViewWords.short(text.string))” shrinks to \(Number.points(size)) points.",
        because: [
          "its font has \(Number.points(font.pointSize)) points and is shrunk to "
            + "\(Number.points(text.placement.scale * 100)) %",
          "it has \(Number.points(text.room.width)) × \(Number.points(text.room.height)) points of room",
        ],
        fix: "Let it wrap, give it more room, or let it shrink less.")
    }
  }
}
