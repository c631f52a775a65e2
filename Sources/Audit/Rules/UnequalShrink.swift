import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Texts side by side that shrink to different sizes.
nonisolated struct UnequalShrink: Rule {
  let identifier = "unequal-shrink"
  let impact = Impact.minor
  let summary = "Texts of one row have the same font, and shrink to different sizes."
  let rationale = """
    Values that belong together look unrelated. UIKit shrinks each label separately, as far as the label's own room \
    requires. The rule judges only labels and buttons in one row with the same font that may all shrink, and \
    differences of at least one point. It needs review if code may show other texts.
    """
  let example = RuleExample(
    fault: "Name, attack and health stand in a row, each may shrink to half of its size, and the name is long.",
    fix: "Set all three at the smallest of their sizes.")
  let reference: RuleReference? = RuleReference(
    "UILabel: adjustsFontSizeToFitWidth",
    "https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth")
}

@MainActor extension UnequalShrink {
  /// The least difference of two font sizes that is reported, in points. Smaller differences are invisible.
  private static let leastDifference: CGFloat = 1

  func observations(on screen: AuditedScreen) -> [Observation] {
    let texts = screen.geometry.views.compactMap { Shrinking($0, on: screen) }
    // Each text is put into the first row whose first text it stands beside, or else begins a new row.
    var rows: [[Shrinking]] = []
    for text in texts {
      if let index = rows.firstIndex(where: { $0[0].isBeside(text) }) {
        rows[index].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows.compactMap { observation(of: $0, on: screen) }
  }

  private func observation(of row: [Shrinking], on screen: AuditedScreen) -> Observation? {
    guard let smallest = row.min(by: { $0.size < $1.size }), let largest = row.max(by: { $0.size < $1.size }),
      largest.size - smallest.size >= Self.leastDifference
    else { return nil }
    return Observation(
      view: smallest.view.view,
      doubt: row.lazy.compactMap { screen.texts.doubt(about: $0.text, in: $0.view, along: .horizontal) }.first,
      magnitude: Double(largest.size - smallest.size),
      message:
        "It shrinks to \(Number.points(smallest.size)) points, and \(screen.words.words(for: largest.view.view)) "
        + "beside it has \(Number.points(largest.size)).",
      because: row.prefix(5).map { text in
        "\(screen.words.words(for: text.view.view)) (line \(text.view.location.line)): "
          + "\(Number.points(text.size)) of \(Number.points(text.font.pointSize)) points"
      },
      fix: "Set all of the row at the smallest size, or let the texts wrap instead of shrinking.")
  }

  /// A text of one line that may shrink.
  @MainActor private struct Shrinking {
    var view: ScreenView
    var text: ScreenText
    var font: UIFont
    /// The font size in points after shrinking to fit.
    var size: CGFloat

    init?(_ view: ScreenView, on screen: AuditedScreen) {
      let label = (view.view as? UIButton)?.titleLabel ?? view.view as? UILabel
      guard !view.isPlacedBySystem, let label, label.adjustsFontSizeToFitWidth, label.numberOfLines == 1,
        let font = label.font, let text = view.texts.first
      else { return nil }
      self.view = view
      self.text = text
      self.font = font
      size = font.pointSize * text.placement.scale
    }

    /// Whether two texts stand side by side in the same superview, and have the same font and size before shrinking.
    func isBeside(_ other: Shrinking) -> Bool {
      guard view.parent == other.view.parent, font.fontName == other.font.fontName,
        font.pointSize == other.font.pointSize
      else { return false }
      let top = max(view.frame.minY, other.view.frame.minY)
      let bottom = min(view.frame.maxY, other.view.frame.maxY)
      return bottom - top > min(view.frame.height, other.view.frame.height) / 2
        && view.frame.intersection(other.view.frame).width < 1
    }
  }
}
