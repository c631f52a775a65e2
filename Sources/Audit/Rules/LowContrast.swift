import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text whose colour has too little contrast with the colour of its background.
nonisolated struct LowContrast: Rule {
  let identifier = "low-contrast"
  let impact = Impact.serious
  let summary = "Text has too little contrast with its background."
  let rationale = """
    WCAG requires a contrast of 4.5 to 1, and of 3 to 1 for large text. Below 1.7 to 1 hardly anybody can read the \
    text: that is a violation. Contrasts between these limits need review. So do text over an image, a blur or a \
    custom view, text whose colours code may change, titles in the app's tint colour, and default titles of Interface \
    Builder. The default matrix includes dark appearance once per screen, because fixed black text on a background \
    that turns black is the most common fault. It includes increased contrast if a colour of the screen has a \
    separate value for it. Disabled controls are not judged.
    """
  let example = RuleExample(
    fault: "A label is black, and its background has the colour systemBackground.",
    fix: "Give the label the colour label.")
  let reference: RuleReference? = RuleReference(
    "WCAG 2.2, 1.4.3 Contrast (Minimum)", "https://www.w3.org/TR/WCAG22/#contrast-minimum")

  /// The contrast ratio, to 1, that text needs; text with less is reported.
  var minimum = 4.5
  /// The contrast ratio, to 1, that large text needs: from 24 points up, or from 19 points up in bold.
  var minimumOfLargeText = 3.0
  /// The contrast ratio, to 1, below which hardly anybody can read a text, so that it is a violation.
  var unreadable = 1.7

  var settings: [RuleSetting] {
    [
      RuleSetting(
        name: "minimum", summary: "The contrast to 1 from which text is easy to read.", value: minimum, range: 1...21),
      RuleSetting(
        name: "minimum_of_large_text",
        summary: "The same for text from 24 points up, and for bold text from 19 points up.", value: minimumOfLargeText,
        range: 1...21),
      RuleSetting(
        name: "violation_below", summary: "The contrast to 1 below which text is a violation; above it needs review.",
        value: unreadable, range: 1...21),
    ]
  }

  func set(to numbers: [String: Double]) -> any Rule {
    var rule = self
    rule.minimum = numbers["minimum"] ?? minimum
    rule.minimumOfLargeText = numbers["minimum_of_large_text"] ?? minimumOfLargeText
    rule.unreadable = numbers["violation_below"] ?? unreadable
    return rule
  }
}

@MainActor extension LowContrast {
  func observations(on screen: AuditedScreen) -> [Observation] {
    if screen.document.isLaunchScreen { return [] }
    let backs = screen.geometry.views.indices.filter { canBeGround(screen.geometry.views[$0]) }
    return screen.geometry.views.compactMap { view in
      guard let (color, font) = ink(of: view, on: screen), isShown(view), !view.isPlacedBySystem,
        let place = screen.geometry.places[view.location.id],
        let ground = ground(behind: place, among: backs, on: screen)
      else { return nil }
      let foreground = color.over(ground.color)
      let contrast = foreground.contrast(with: ground.color)
      let isLarge = font.pointSize >= 24 || font.pointSize >= 19 && font.fontName.lowercased().contains("bold")
      // People recognise a button by its position and shape as well, and Apple's own tint has 3.7 to 1 on light grey.
      // So buttons are only reported if hardly anybody can read them.
      let least = view.view is UIButton ? unreadable : isLarge ? minimumOfLargeText : minimum
      guard contrast < least else { return nil }
      let isKnown =
        contrast < unreadable && ground.isKnown && view.location.customClass == nil
        // Interface Builder's default titles, such as “Button”, are not judged: they are leftovers, mostly covered by
        // an image.
        && !view.texts.allSatisfy { PlaceholderText.matches($0.string) }
        && !hasDefaultColorOnFixedGround(view, ground, on: screen) && !hasColorOfMacOS(view, on: screen)
        && !hasTintOfApp(view, on: screen)
        && screen.code.effect(of: .color, on: view.location.id) == .none
        && screen.code.effect(of: .visibility, on: view.location.id) == .none
      return Observation(
        view: view.view, outcome: isKnown ? .violation : .needsReview, magnitude: 21 - contrast,
        message: "Its contrast is \(Number.points(contrast)) to 1.",
        because: ["the text is \(foreground.words), its background \(ground.color.words)"],
        fix: screen.loaded.environment.appearance == .dark
          ? "Give the text a colour that follows the appearance, such as label."
          : "Give the text a colour with a contrast of at least \(Number.points(minimum)) to 1, such as label or secondaryLabel."
      )
    }
  }

  /// Whether a line of the view's text can be seen or scrolled to.
  private func isShown(_ view: ScreenView) -> Bool {
    view.texts.contains { $0.lines.contains(where: view.reach.rect.intersects) }
  }

  /// The colour and font of a view's text; `nil` for a view that shows none or is disabled.
  private func ink(of view: ScreenView, on screen: AuditedScreen) -> (color: CGColor, font: UIFont)? {
    switch view.view {
    case let label as UILabel where label.isEnabled && !isAttributed(view, on: screen):
      return (label.textColor.cgColor(with: label.traitCollection), label.font)
    case let button as UIButton where button.isEnabled && hasPlainTitle(button):
      let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
      return (button.currentTitleColor.cgColor(with: button.traitCollection), font)
    default: return nil
    }
  }

  /// Whether a button shows its title in one colour and without a background of its own.
  private func hasPlainTitle(_ button: UIButton) -> Bool {
    button.configuration == nil && button.currentAttributedTitle == nil && button.currentBackgroundImage == nil
  }

  private struct Ground {
    var color: CGColor
    /// The view that has the background colour.
    var view: ScreenView
    var isKnown: Bool
  }

  /// Whether, in dark appearance, a text has UIKit's default colour on a background with a fixed colour. Such an app
  /// does not support dark appearance yet, or sets the colours of its texts in code, so the finding needs review.
  private func hasDefaultColorOnFixedGround(_ view: ScreenView, _ ground: Ground, on screen: AuditedScreen) -> Bool {
    guard screen.loaded.environment.appearance == .dark else { return false }
    let color = screen.document.element(view.location.id)?.children.first { $0["key"] == "textColor" }
    let back = screen.document.element(ground.view.location.id)?.children.first { $0["key"] == "backgroundColor" }
    return color?.name != "color" && back?["systemColor"] == nil && back?["name"] == nil
  }

  /// Whether a button's title has the tint colour, and the document sets no tint colour for it. Apps often set one tint
  /// colour for all screens in code, so the real colour of the title is not known.
  private func hasTintOfApp(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard (view.view as? UIButton)?.buttonType == .system, let button = screen.document.element(view.location.id)
    else { return false }
    let hasTitleColor = button.children.contains { state in
      state.name == "state" && state.children.contains { $0["key"] == "titleColor" }
    }
    let around = sequence(first: button, next: \.parent)
    return !hasTitleColor && !around.contains { $0.children.contains { $0["key"] == "tintColor" } }
  }

  /// Whether a view has one of macOS's system colours, which iOS does not know. Old versions of Xcode wrote such
  /// colours into documents.
  private func hasColorOfMacOS(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    screen.document.element(view.location.id)?.descendants.contains {
      $0.name == "color" && $0["catalog"] == "System"
    } ?? false
  }

  /// Whether the view's text is an attributed string of the document, which has its own colours.
  private func isAttributed(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    screen.document.element(view.location.id)?.children.contains { $0["key"] == "attributedText" } ?? false
  }

  /// Whether a view can affect the background of a text that it contains or that lies in front of it. Plain views
  /// without a background colour cannot.
  private func canBeGround(_ view: ScreenView) -> Bool {
    switch view.view {
    case is UIVisualEffectView, is UIImageView, is UIButton, is UITableViewCell, is UICollectionView: true
    default: view.location.customClass != nil || view.view.backgroundColor != nil
    }
  }

  /// The colour behind the text of a view; `nil` if it is not known or not a single colour.
  ///
  /// - Parameters:
  ///   - place: the view's index in ``ScreenGeometry/views``.
  ///   - backs: the indices of the views that can be backgrounds, in ascending order, that is, from back to front.
  private func ground(behind place: Int, among backs: [Int], on screen: AuditedScreen) -> Ground? {
    let view = screen.geometry.views[place]
    guard let text = view.texts.first?.lines.first else { return nil }
    let around = Set([place] + screen.geometry.ancestors(of: view))
    var layers: [CGColor] = []
    var isKnown = true
    for index in backs.reversed() where index <= place {
      let back = screen.geometry.views[index]
      guard around.contains(index) || back.frame.intersects(text) else { continue }
      if back.view is UIVisualEffectView || back.view is UIImageView { return nil }
      // UIKit gives rows a background that depends on the style of the table.
      if index != place, back.view is UIButton || back.view is UITableViewCell || back.view is UICollectionView {
        isKnown = false
      }
      guard let color = back.view.backgroundColor?.cgColor(with: back.view.traitCollection), color.alpha > 0.01 else {
        if back.location.customClass != nil { isKnown = false }
        continue
      }
      if !around.contains(index), !back.frame.contains(text) { return nil }
      if back.location.customClass != nil || screen.code.effect(of: .color, on: back.location.id) != .none {
        isKnown = false
      }
      if index == 0, controllerColorsGround(of: screen) { isKnown = false }
      layers.append(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * back.view.alpha))
      if color.alpha * back.view.alpha > 0.99 {
        let ground = layers.dropLast().reversed().reduce(color) { $1.over($0) }
        return Ground(color: ground, view: back, isKnown: isKnown)
      }
    }
    return nil
  }

  /// Whether the code of the screen's controller mentions a background colour, so that it may change its view's.
  private func controllerColorsGround(of screen: AuditedScreen) -> Bool {
    guard let name = screen.loaded.scene.customClass else { return false }
    return screen.code.app.mentions(["backgroundColor", "setBackgroundColor"], in: name) ?? false
  }
}

extension CGColor {
  /// The opaque colour that results if this colour, which may be translucent, is drawn over an opaque one.
  func over(_ ground: CGColor) -> CGColor {
    CGColor(
      red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
      blue: blue * alpha + ground.blue * (1 - alpha), alpha: 1)
  }

  /// The contrast ratio of two opaque colours by WCAG 2, from 1 to 21.
  func contrast(with other: CGColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The colour as #RRGGBB.
  var words: String {
    let digits = String(rgba >> 8, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
