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
    text: that is a violation. Contrasts between these limits need review. So do text on a custom view, text whose \
    colours code may change, titles in the app's tint colour, and default titles of Interface Builder. Text over an \
    image or a blur is not judged. Placeholders, which UIKit makes pale, are reported below 1.5 to 1, and titles of \
    segments, like those of buttons, below 1.7 to 1. The opacity of the text and of the views around it counts. The \
    default matrix includes dark appearance once per screen, because fixed black text on a background that turns black \
    is the most common fault. It includes increased contrast if a colour of the screen has a separate value for it. \
    Disabled controls are not judged.
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
    let grounds = TextGrounds(of: screen)
    return screen.geometry.views.compactMap { view in
      guard isShown(view), !view.isPlacedBySystem else { return nil }
      let faults = TextInk.all(of: view, on: screen).compactMap { ink in
        ground(of: ink, in: view, grounds).flatMap { fault(of: ink, on: $0, in: view) }
      }
      guard let worst = faults.min(by: { $0.contrast < $1.contrast }) else { return nil }
      let doubt = doubt(about: worst, in: view, on: screen)
      let observation = Observation(
        view: view.view, doubt: doubt, magnitude: 21 - worst.contrast,
        message: "Its contrast is \(Number.points(worst.contrast)) to 1.",
        because: ["the text is \(worst.letters.words), its background \(worst.ground.color.words)"],
        fix: advice(for: worst, on: screen))
      return doubt == nil
        ? observation.suggesting(TextColorFix(of: view, like: worst.letters, on: screen).suggestions(observation.fix))
        : observation
    }
  }

  /// What to do about a text, with those of UIKit's colours for text that are enough on its background.
  private func advice(for fault: Fault, on screen: AuditedScreen) -> String {
    if screen.loaded.environment.appearance == .dark {
      return "Give the text a colour that follows the appearance, such as label."
    }
    if fault.opaqueContrast >= fault.needed {
      return "Raise its alpha, or that of the view around it that fades it, so that the contrast is at least "
        + "\(Number.points(fault.needed)) to 1."
    }
    let traits = screen.loaded.rootView.traitCollection
    let enough = TextColorFix.colors.filter {
      $0.color.cgColor(with: traits).over(fault.ground.color).contrast(with: fault.ground.color) >= fault.needed
    }
    let such = enough.isEmpty ? "" : ", such as " + enough.map(\.member).joined(separator: " or ")
    return "Give the text a colour with a contrast of at least \(Number.points(fault.needed)) to 1\(such)."
  }

  /// The contrast to 1 below which a placeholder is reported. UIKit's own on its own backgrounds have 1.7 or more.
  private static let leastOfPlaceholder = 1.5

  private func ground(of ink: TextInk, in view: ScreenView, _ grounds: TextGrounds) -> TextGrounds.Ground? {
    guard let ground = ink.ground else { return grounds.ground(of: ink.color, in: view) }
    return TextGrounds.Ground(letters: ink.color.over(ground), color: ground, view: view, doubt: nil)
  }

  /// A text whose contrast is too low.
  private struct Fault {
    var contrast: Double
    /// The contrast that a text of its size needs, even if less is not reported.
    var needed: Double
    /// The contrast that the text would have if no view faded it.
    var opaqueContrast: Double
    var letters: CGColor
    var ground: TextGrounds.Ground
  }

  private func fault(of ink: TextInk, on ground: TextGrounds.Ground, in view: ScreenView) -> Fault? {
    let contrast = ground.letters.contrast(with: ground.color)
    let isLarge =
      ink.font.pointSize >= 24 || ink.font.pointSize >= 19 && ink.font.fontName.lowercased().contains("bold")
    let needed = isLarge ? minimumOfLargeText : minimum
    // People recognise a button by its position and shape as well, and Apple's own tint has 3.7 to 1 on light grey.
    // So buttons are only reported if hardly anybody can read them.
    let isButton = view.view is UIButton || view.view is UISegmentedControl
    let least = ink.isPlaceholder ? min(Self.leastOfPlaceholder, unreadable) : isButton ? unreadable : needed
    guard contrast < least else { return nil }
    return Fault(
      contrast: contrast, needed: needed,
      opaqueContrast: ink.color.over(ground.color).contrast(with: ground.color), letters: ground.letters,
      ground: ground)
  }

  private func doubt(about fault: Fault, in view: ScreenView, on screen: AuditedScreen) -> Doubt? {
    if fault.contrast >= unreadable { return "many people can read it" }
    if let name = view.location.customClass { return .ownClass(name).seldomReal }
    // Interface Builder's default titles of buttons, such as “Button”, are leftovers, mostly covered by an image. Of a
    // label only the words are replaced, not the colour.
    if view.view is UIButton, view.texts.allSatisfy({ PlaceholderText.matches($0.string) }) { return .standInText }
    // Code that colours what lies behind a text gives the text a colour that fits, or a theme does both.
    if let doubt = fault.ground.doubt { return doubt.seldomReal }
    if hasDefaultColorOnFixedGround(view, fault.ground, on: screen) {
      return "the text has UIKit’s own colour, and the app may not support dark appearance yet"
    }
    if hasColorOfMacOS(view, on: screen) { return "it has a colour of macOS, which iOS does not know" }
    if hasTintOfApp(view, on: screen) { return "code may set the tint colour of the app" }
    if screen.code.effect(of: .color, on: view.location.id) != .none { return "code may set its colour" }
    if view.view is UITextField, screen.code.effect(of: .text, on: view.location.id) != .none { return .textFromCode }
    return screen.code.effect(of: .visibility, on: view.location.id) != .none ? .visibilityFromCode : nil
  }

  /// Whether a line of the view's text can be seen or scrolled to.
  private func isShown(_ view: ScreenView) -> Bool {
    view.texts.contains { $0.lines.contains(where: view.reach.rect.intersects) }
  }

  /// Whether, in dark appearance, a text has UIKit's default colour on a background with a fixed colour. Such an app
  /// does not support dark appearance yet, or sets the colours of its texts in code, so the finding needs review.
  private func hasDefaultColorOnFixedGround(
    _ view: ScreenView, _ ground: TextGrounds.Ground, on screen: AuditedScreen
  ) -> Bool {
    guard screen.loaded.environment.appearance == .dark else { return false }
    let color = screen.document.element(view.location.id)?.children.first { $0["key"] == "textColor" }
    let back = screen.document.element(ground.view.location.id)?.children.first { $0["key"] == "backgroundColor" }
    // Interface Builder writes the default colour of text views.
    let isPlaceholder = (view.view as? UITextField).map { ($0.text ?? "").isEmpty } ?? false
    let isDefault =
      isPlaceholder || color?.name != "color" || view.view is UITextView && color?["systemColor"] == "labelColor"
    return isDefault && back?["systemColor"] == nil && back?["name"] == nil
  }

  /// Whether a button's title has the tint colour, and the document sets no tint colour for it. Apps often set one tint
  /// colour for all screens in code, so the real colour of the title is not known.
  private func hasTintOfApp(_ view: ScreenView, on screen: AuditedScreen) -> Bool {
    guard let own = view.view as? UIButton, let button = screen.document.element(view.location.id) else { return false }
    let hasTitleColor =
      if let configuration = own.configuration {
        configuration.baseForegroundColor != nil && configuration.baseBackgroundColor != nil
      } else {
        own.buttonType != .system
          || button.children.contains { state in
            state.name == "state" && state.children.contains { $0["key"] == "titleColor" }
          }
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
}
