import Environments
import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// Text that does not fit its view.
nonisolated struct TruncatedText: Rule {
  let identifier = "truncated-text"
  let impact = Impact.serious
  let summary = "Text does not fit: it ends in “…” or is cut off."
  let rationale = """
    Nobody can read what is cut off, and people who choose a larger text size lose the most. Text that shrinks to fit \
    is measured at its smallest size. It needs review if code may show another text or decides the room: in \
    collection items, in rows made from a prototype, in views that are alone in a xib, and beside views of a stack \
    view that code hides. It also needs review if the room depends on which of several contradicting constraints is \
    broken (unsatisfiable-constraints reports the cause); if the font is not available here, unless more than a \
    quarter of the room is missing; and if no more than 3 points or 4 % of the width are missing, because the letters \
    of another release of iOS may fit.
    """
  let isReviewWorthIt = false
  let readsFrames = true
  let example = RuleExample(
    fault: "A label of one line stands between the edges of the screen and is adjusted for the text size.",
    fix: "Set its number of lines to 0, and let the views below it move.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Typography, Supporting Dynamic Type",
    "https://developer.apple.com/design/human-interface-guidelines/typography")
}

@MainActor extension TruncatedText {
  /// The fractions of its height that a line may lose above and below before letters are cut off. The fraction above is
  /// larger, because accents on capitals are rarer than descenders.
  private static let airAboveLetters: CGFloat = 0.2
  private static let airBelowLetters: CGFloat = 0.1
  /// The errors of measured widths and heights: in points, and for widths also as a fraction of the width.
  private static let widthError: CGFloat = 1
  private static let relativeWidthError: CGFloat = 0.01
  private static let heightError: CGFloat = 1
  /// The missing width up to which a line may fit on one release of iOS and not on another: in points and as a fraction
  /// of the needed width. Such a fault needs review.
  private static let doubtfulWidth: CGFloat = 3
  private static let relativeDoubtfulWidth: CGFloat = 0.04
  /// Points of width below which not even one letter fits.
  private static let leastWidth: CGFloat = 8
  /// About the width of a letter, as a fraction of the font's size.
  private static let widthOfLetter = 0.6
  /// How much wider or higher a substitute font may be than the missing font that it replaces, as a fraction.
  private static let standInError: CGFloat = 0.25

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.flatMap { view -> [Observation] in
      guard isJudged(view.view), !view.isPlacedBySystem else { return [] }
      return view.texts.enumerated().compactMap { index, text in
        fault(of: text, in: view).map { fault in
          let doubt = doubt(about: fault, of: text, in: view, on: screen)
          return Observation(
            view: view.view, variant: "\(index)", doubt: doubt, magnitude: fault.lost, message: fault.message,
            because: fault.because, fix: fix(for: view, text: text, on: screen)
          ).suggesting(suggestions(for: view, text, on: screen))
        }
      }
    }
  }

  /// Why the text, or the space for it, may be different in the running app; `nil` if there is no such reason.
  private func doubt(
    about fault: Fault, of text: ScreenText, in view: ScreenView, on screen: AuditedScreen
  ) -> Doubt? {
    if let doubt = doubt(aboutWordsOf: fault, text, in: view, on: screen) { return doubt }
    if screen.code.sharesStackWithHiddenViews(view, fault.axis) { return "code hides a view beside it" }
    if screen.constraints.dependsOnConflict(view, fault.axis) {
      return "it depends on which of several contradicting constraints is broken"
    }
    if fault.missing < Self.standInError, text.usesStandInFont { return "its font is not known here" }
    return fault.isNearlyWhole ? "so little is missing that it may fit on another release of iOS" : nil
  }

  /// Why another text may fit. A place in which no letter fits cuts off every text, so only the place counts there.
  private func doubt(
    aboutWordsOf fault: Fault, _ text: ScreenText, in view: ScreenView, on screen: AuditedScreen
  ) -> Doubt? {
    if fault.cutsAnyText, view.location.customClass == nil, !PlaceholderText.matches(text.string),
      let place = screen.geometry.places[view.location.id]
    {
      if screen.code.effect(of: .visibility, on: view.location.id) == .certain { return .visibilityFromCode }
      return screen.code.hasRoomFromCode(place, fault.axis) ? .roomFromCode : nil
    }
    return screen.texts.doubt(about: text, in: view, along: fault.axis)
  }

  /// Whether the rule judges the texts of a view: labels, buttons, segmented controls, placeholders of text fields, and
  /// text views that do not scroll. Text that scrolls is not lost.
  private func isJudged(_ view: UIView) -> Bool {
    switch view {
    case let textView as UITextView: !textView.isScrollEnabled
    case let field as UITextField: (field.text ?? "").isEmpty
    default: view is UILabel || view is UIButton || view is UISegmentedControl
    }
  }

  private struct Fault {
    /// The fraction of the text that is cut off, 0 to 1.
    var lost: Double
    /// The axis along which the text has too little space.
    var axis: NSLayoutConstraint.Axis
    /// The fraction of the needed width or height that is missing, 0 to 1; 0 if it is not known.
    var missing: CGFloat
    /// Whether so little width is missing that the text would fit on another release of iOS.
    var isNearlyWhole = false
    /// Whether not one letter of the text can be read, and there is no room for a few letters of any other text.
    var cutsAnyText = false
    var message: String
    var because: [String]
  }

  private func fault(of text: ScreenText, in view: ScreenView) -> Fault? {
    let placement = text.placement
    let shrinking =
      placement.scale < 1 ? ["the text is shrunk to \(Number.points(placement.scale * 100)) % of its size"] : []
    if let truncation = placement.truncation, !isWithinError(truncation, of: placement) {
      return fault(of: truncation, in: placement, because: shrinking)
    }
    guard view.view is UILabel, placement.truncation == nil else { return nil }
    return faultOfLetters(of: text, because: shrinking)
  }

  /// The fault that characters are left out, because the text has too little width or height.
  private func fault(of truncation: TextTruncation, in placement: TextPlacement, because first: [String]) -> Fault {
    let string = placement.layout.text.string
    let (count, hidden) = (string.count, hiddenCharacters(of: string, units: truncation.hiddenCharacters))
    let quoted = Self.quoted(placement)
    let (width, height) = (placement.room.width, placement.room.height)
    let (neededWidth, neededHeight) = (width + truncation.missingWidth, height + truncation.missingHeight)
    var because = first
    if truncation.missingWidth > 0 {
      because.append(
        "on one line it needs \(Number.points(neededWidth)) points of width and has \(Number.points(width))")
    }
    if truncation.missingHeight > 0 {
      because.append(
        "\(Number.points(width)) points wide, it needs \(Number.points(neededHeight)) points of height and has "
          + Number.points(height))
    }
    return Fault(
      lost: count > 0 ? Double(hidden) / Double(count) : 0,
      axis: truncation.missingWidth > 0 ? .horizontal : .vertical,
      missing: truncation.missingWidth > 0
        ? truncation.missingWidth / neededWidth : truncation.missingHeight / neededHeight,
      isNearlyWhole: truncation.missingWidth > 0
        && truncation.missingWidth <= max(Self.doubtfulWidth, neededWidth * Self.relativeDoubtfulWidth),
      cutsAnyText: hidden == count && count > 1 && truncation.missingWidth > 0
        && width < Self.widthOfLetter * (placement.layout.text.runs.map(\.attributes.font.pointSize).max() ?? 0),
      message: hidden < count
        ? "\(hidden) of \(count) characters of \(quoted) are cut off."
        : "All of \(quoted) is cut off.", because: because)
  }

  /// How many characters, as people count them, the last UTF-16 units of a text are: an emoji is one character and may
  /// be eight units.
  private func hiddenCharacters(of text: String, units: Int) -> Int {
    let units = min(units, text.utf16.count)
    let start = text.utf16.index(text.utf16.endIndex, offsetBy: -units)
    return text[(start.samePosition(in: text) ?? start)...].count
  }

  /// The fault that a label cuts off the tops or bottoms of letters, because it is lower than a line; `nil` if it does
  /// not.
  private func faultOfLetters(of text: ScreenText, because first: [String]) -> Fault? {
    let layout = text.placement.layout
    let cut = zip(text.lines, layout.lines).map { line, own in
      let air = air(in: own, of: layout.text)
      return max(
        (line.maxY - text.room.maxY) / line.height - air.below, (text.room.minY - line.minY) / line.height - air.above)
    }
    guard let worst = cut.max(), worst > 0, let line = text.lines.first else { return nil }
    let heights =
      "a line is \(Number.points(line.height)) points high, and the label is \(Number.points(text.room.height))"
    return Fault(
      lost: Double(worst), axis: .vertical, missing: 0,
      message: "The letters of \(Self.quoted(text.placement)) are cut off above or below.", because: first + [heights])
  }

  private static func quoted(_ placement: TextPlacement) -> String {
    "“\(ViewWords.short(placement.layout.text.string))”"
  }

  /// The fractions of a line's height above and below its letters that may be cut off without loss. Text of capitals
  /// and digits does not need the room for accents above, and text without descenders does not need the room below the
  /// baseline.
  private func air(in line: Line, of text: AttributedText) -> (above: CGFloat, below: CGFloat) {
    let capitals = text.runs.map(\.attributes.font.capHeight).max() ?? 0
    let above = (line.baseline - line.y - capitals) / line.height
    let below = (line.y + line.height - line.baseline) / line.height
    return (
      LetterShapes.endAtCapitals(text.string) ? max(above, Self.airAboveLetters) : Self.airAboveLetters,
      LetterShapes.standOnBaseline(text.string) ? max(below, Self.airBelowLetters) : Self.airBelowLetters
    )
  }

  /// Whether the missing width and height are smaller than the errors of measurement: widths of system fonts are
  /// estimates.
  private func isWithinError(_ truncation: TextTruncation, of placement: TextPlacement) -> Bool {
    truncation.missingWidth <= max(Self.widthError, placement.room.width * Self.relativeWidthError)
      && truncation.missingHeight <= Self.heightError
  }

  /// The edits that may give a text room; `nil` if none is known for the view.
  private func suggestions(for view: ScreenView, _ text: ScreenText, on screen: AuditedScreen) -> FixSuggestions? {
    guard !isTooNarrow(text) else { return nil }
    let words = ConstraintWords(views: screen.words)
    let limit = limits(of: view, text).first
    var fixes: [SuggestedFix] = []
    if let limit, let id = screen.loaded.location(of: limit)?.id {
      fixes.append(SuggestedFix(text: fix(for: view, text: text, on: screen), edits: [Self.loosening(id)]))
    }
    if let label = view.view as? UILabel {
      if !breaksWord(text, of: label) { fixes += wrapping(of: label, in: view, limitedBy: limit, on: screen) }
    } else if fixes.isEmpty {
      return nil
    }
    return FixSuggestions(
      fixes: fixes,
      otherwise: limit.map { "Look at “\(words.equation($0))”." }
        ?? "Shorten the text, or give it more room: no single edit of the label does.")
  }

  /// Whether a word is wider than the label, so that the label would break the word if the text wrapped.
  private func breaksWord(_ text: ScreenText, of label: UILabel) -> Bool {
    guard let font = label.font, let words = label.text?.split(whereSeparator: \.isWhitespace) else { return false }
    return words.contains { word in
      (String(word) as NSString).size(withAttributes: [.font: font]).width > text.placement.room.width
    }
  }

  /// The edits that let a label's text wrap, and if need be a container of a fixed height grow.
  private func wrapping(
    of label: UILabel, in view: ScreenView, limitedBy limit: NSLayoutConstraint?, on screen: AuditedScreen
  ) -> [SuggestedFix] {
    let lines = label.numberOfLines == 0 ? [] : [ObjectEdit(view.location.id, "numberOfLines", "0")]
    var fixes = lines.isEmpty ? [] : [SuggestedFix(text: Self.wrapping, edits: lines)]
    let around = screen.geometry.path(of: screen.geometry.places[view.location.id] ?? 0).lazy.compactMap {
      screen.geometry.fixedSize(of: screen.geometry.views[$0].view, .vertical)
    }
    if let height = around.first, height !== limit, let id = screen.loaded.location(of: height)?.id {
      let make = "ake “\(ConstraintWords(views: screen.words).equation(height))” an “at least”."
      fixes.append(
        SuggestedFix(
          text: lines.isEmpty ? "M\(make)" : "Set the number of lines to 0, and m\(make)",
          edits: lines + [Self.loosening(id)]))
    }
    return fixes
  }

  /// Turns the constraint of a size into one of the least size.
  private static func loosening(_ id: String) -> ObjectEdit { ObjectEdit(id, "relation", "greaterThanOrEqual") }

  private static let wrapping =
    "Set the number of lines to 0, so that the text wraps, and let the label grow in height."

  /// Whether a text lacks width, and not only height.
  private func needsWidth(_ text: ScreenText) -> Bool { (text.placement.truncation?.missingWidth ?? 0) > 0 }

  /// Whether a text lacks width in a place that is narrower than a letter, so that wrapping does not help.
  private func isTooNarrow(_ text: ScreenText) -> Bool {
    needsWidth(text) && text.placement.room.width < Self.leastWidth
  }

  /// The constraints of a view that limit its own width or height, whichever its text lacks.
  private func limits(of view: ScreenView, _ text: ScreenText) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = needsWidth(text) ? .width : .height
    return view.view.constraints.filter { constraint in
      constraint.firstItem === view.view && constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual
        && constraint.firstAttribute == attribute
    }
  }

  private func fix(for view: ScreenView, text: ScreenText, on screen: AuditedScreen) -> String {
    let needsWidth = needsWidth(text)
    if let limit = limits(of: view, text).first {
      let origin = ConstraintWords(views: screen.words).origin(of: limit)
      return "Make the \(needsWidth ? "width" : "height") of \(Number.exact(limit.constant))\(origin) an “at least”."
    }
    if isTooNarrow(text) {
      return "Raise its horizontal compression resistance above that of the views beside it, or remove what takes its "
        + "room."
    }
    switch view.view {
    case let label as UILabel where needsWidth && label.numberOfLines != 0:
      return Self.wrapping
    case is UIButton: return "Give the button more width, or let its title wrap."
    case is UISegmentedControl: return "Shorten the segment's title, or give the control more width."
    case is UITextField: return "Shorten the placeholder, or put what it says into a label above the field."
    default: return "Let it grow in height: remove what limits it, or put the screen's content into a scroll view."
    }
  }
}
